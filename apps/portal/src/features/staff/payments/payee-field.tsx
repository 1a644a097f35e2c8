/** An account number that the officer types, and whose it is: seen before anything is posted to it. */
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { sgd } from './amounts.rules.ts';
import { copy } from './copy.ts';
import type { Draft } from './drafts.ts';
import type { Payee, Payment } from './parked.query.ts';
import styles from './payment-decision.module.css';
import { usePayee } from './use-payee.ts';

interface PayeeFieldProps {
  readonly payment: Payment;
  readonly draft: Draft;
  /** Somebody wanted to go on without a checked account. */
  readonly isMissing: boolean;
  onDraft(draft: Draft): void;
}

export const PAYEE_FIELD = 'payee-account';

export function PayeeField({ payment, draft, isMissing, onDraft }: PayeeFieldProps) {
  const { itemId, openedAt } = payment;
  const latest = useRef(draft);
  latest.current = draft;
  const { busy, failure, look, forget } = usePayee(itemId, (found) => {
    // What was typed since is another number.
    if (latest.current.accountTyped === draft.accountTyped)
      onDraft({ ...latest.current, payee: { found, openedAt } });
  });
  const typed = draft.accountTyped.trim();
  const missing = typed === '' ? copy.otherRequired : copy.otherUnchecked;
  return (
    <div className={styles.inside}>
      <div className={styles.lookup}>
        <TextField
          id={PAYEE_FIELD}
          label={copy.otherAccount}
          hint={copy.otherHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={64}
          value={draft.accountTyped}
          error={failure ?? (isMissing && draft.payee === null ? missing : undefined)}
          onChange={({ target }) => {
            forget();
            onDraft({ ...draft, accountTyped: target.value, payee: null });
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (typed !== '' && !busy) look(typed);
          }}
        />
        <Button kind="second" busy={busy || typed === ''} onClick={() => look(typed)}>
          {copy.check}
        </Button>
      </div>
      <div role="status">{draft.payee !== null && <Found {...draft.payee.found} />}</div>
    </div>
  );
}

function Found({ accountNo, holder, outstanding, isActive, isOwn }: Payee) {
  return (
    <p className={styles.payee}>
      <Icon name={isOwn ? 'warning' : 'check'} size={20} />
      <span>
        <strong>{accountNo}</strong> {isOwn ? copy.ownPayee : copy.payee(holder, sgd(outstanding))}{' '}
      </span>
      {!isActive && <Pill kind="outline">{copy.inactive}</Pill>}
    </p>
  );
}
