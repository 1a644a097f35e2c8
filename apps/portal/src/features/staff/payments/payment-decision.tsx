/** Decision about a payment: one of three, a note, and one button that asks once more. Errors stand at their fields. */
import { type ReactNode, useRef, useState } from 'react';
import { ChoiceForm } from '../queue/choice-form.tsx';
import { formatMoney } from '../queue/money.rules.ts';
import { ConfirmPayment } from './confirm-payment.tsx';
import { copy } from './copy.ts';
import { judge, listChoices, type Missing, partsTyped, withOnlyChoice } from './decision.rules.ts';
import type { Choice, Draft } from './draft.ts';
import { PartsFields } from './parts-fields.tsx';
import { PAYEE_FIELD, PayeeField } from './payee-field.tsx';
import type { Payment } from './payment.ts';
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

  const fields: Partial<Record<Choice, ReactNode>> = {
    order: (
      <PartsFields
        payment={payment}
        typed={partsTyped(payment, draft)}
        onType={(parts) => onDraft({ ...draft, parts })}
      />
    ),
    other: <PayeeField {...{ payment, draft, onDraft }} isMissing={stillMissing === 'account'} />,
  };

  const ask = () => {
    setMissing('missing' in judged ? judged.missing : null);
    if ('missing' in judged) form.current?.querySelector<HTMLElement>(toFieldId(judged.missing))?.focus();
    else setAsked(true);
  };

  return (
    <>
      <ChoiceForm
        ref={form}
        choices={listChoices(payment).map((name) => ({
          name,
          label: formatChoice(name, payment),
          fields: fields[name],
        }))}
        choice={choice}
        note={draft.note}
        missing={stillMissing}
        action={{
          label: choice === 'return' ? copy.giveBack : copy.post(formatMoney(payment)),
          busy: decide.busy,
          onPress: ask,
        }}
        hint={payment.currency === 'SGD' ? undefined : copy.onlyReturn}
        onChoice={(name) => onDraft({ ...draft, choice: name })}
        onNote={(note) => onDraft({ ...draft, note })}
      />
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
    </>
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
