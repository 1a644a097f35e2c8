/** Decision about a payment: one of three, a note, and one button that asks once more. Errors stand at their fields. */
import { STAFF_NOTE_LENGTH } from '@portal/contract/http';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { formatMoney } from './amounts.rules.ts';
import { ConfirmPayment } from './confirm-payment.tsx';
import { copy } from './copy.ts';
import { judge, listChoices, type Missing, partsTyped, withOnlyChoice } from './decision.rules.ts';
import type { Choice, Draft } from './draft.ts';
import { PartsFields } from './parts-fields.tsx';
import { PAYEE_FIELD, PayeeField } from './payee-field.tsx';
import type { Payment } from './payment.ts';
import styles from './payment-decision.module.css';
import type { DecidePayment } from './use-decide-payment.ts';

interface PaymentDecisionProps {
  readonly payment: Payment;
  readonly draft: Draft;
  readonly decide: DecidePayment;
  onDraft(draft: Draft): void;
}

export function PaymentDecision({ payment, draft: given, decide, onDraft }: PaymentDecisionProps) {
  const [missing, setMissing] = useState<Missing | null>(null);
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const draft = withOnlyChoice(payment, given);
  const { choice } = draft;
  const judged = judge(payment, draft);
  const stillMissing = missing !== null && 'missing' in judged && judged.missing === missing ? missing : null;

  const ask = () => {
    setMissing('missing' in judged ? judged.missing : null);
    if ('missing' in judged) form.current?.querySelector<HTMLElement>(toFieldId(judged.missing))?.focus();
    else setAsked(true);
  };

  return (
    <div ref={form} className={styles.form}>
      <fieldset>
        <legend className={styles.heading}>{copy.what}</legend>
        {stillMissing === 'choice' && (
          <p className="field-error" id="choice-missing">
            <Icon name="warning" size={20} />
            {copy.chooseFirst}
          </p>
        )}
        {listChoices(payment).map((name) => (
          <div key={name}>
            <div className={`tick ${styles.choice}`}>
              <input
                type="radio"
                name="what"
                id={`what-${name}`}
                checked={choice === name}
                aria-describedby={stillMissing === 'choice' ? 'choice-missing' : undefined}
                onChange={() => onDraft({ ...draft, choice: name })}
              />
              <label htmlFor={`what-${name}`}>{formatChoice(name, payment)}</label>
            </div>
            {name === 'order' && choice === 'order' && (
              <PartsFields
                payment={payment}
                typed={partsTyped(payment, draft)}
                onType={(parts) => onDraft({ ...draft, parts })}
              />
            )}
            {name === 'other' && choice === 'other' && (
              <PayeeField {...{ payment, draft, onDraft }} isMissing={stillMissing === 'account'} />
            )}
          </div>
        ))}
        {payment.currency !== 'SGD' && <p className="small second">{copy.onlyReturn}</p>}
      </fieldset>
      <TextArea
        label={
          <>
            {copy.note}
            <span className={styles.rest}>{copy.noteRest}</span>
          </>
        }
        placeholder={copy.notePlaceholder}
        maxLength={STAFF_NOTE_LENGTH}
        value={draft.note}
        error={stillMissing === 'note' ? copy.noteRequired : undefined}
        onChange={({ target }) => onDraft({ ...draft, note: target.value })}
      />
      <div className={styles.actions}>
        <Button busy={decide.busy} onClick={ask}>
          {choice === 'return' ? copy.giveBack : copy.post(formatMoney(payment))}
        </Button>
      </div>
      {isAsked && !('missing' in judged) && (
        <ConfirmPayment
          payment={payment}
          draft={draft}
          parts={judged.parts}
          onGoBack={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            const { note, parts } = judged;
            decide.submit(
              parts === null ? { decision: 'return', note } : { decision: 'post', parts: [...parts], note },
            );
          }}
        />
      )}
    </div>
  );
}

function formatChoice(choice: Choice, { order, accounts }: Payment): string {
  if (choice === 'return') return copy.giveBack;
  if (choice === 'other') return copy.toOther;
  return order === null ? copy.toNamed : copy.toOrder(accounts.length);
}

const toFieldId = (missing: Missing): string =>
  ({
    choice: 'input[type=radio]',
    parts: 'input[id^=part-]',
    account: `#${PAYEE_FIELD}`,
    note: 'textarea',
  })[missing];
