/** An account number that the officer types, and whose it is: seen before anything is posted to it. */
import { useRef } from 'react';
import { write } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Pill } from '../../../ui/surfaces/pill.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { sgd } from '../queue/money.rules.ts';
import { copy } from './copy.ts';
import type { Draft } from './draft.ts';
import type { Payee, Payment } from './payment.ts';
import styles from './payment-decision.module.css';

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
  // Each look is recorded: a press alone asks for it.
  const { busy, failure, run, dismissFailure } = useAction({
    send: (accountNo: string, idempotencyKey) =>
      write('staff:parkedPayee', { itemId, accountNo }, { idempotencyKey }),
    onSuccess: (found, accountNo) => {
      if (latest.current.accountTyped.trim() === accountNo)
        onDraft({ ...latest.current, payee: { found, openedAt } });
    },
    describeFailure: ({ message, details }) => details[0]?.message ?? message,
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
            dismissFailure();
            onDraft({ ...draft, accountTyped: target.value, payee: null });
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (typed !== '' && !busy) void run(typed);
          }}
        />
        <Button kind="second" busy={busy || typed === ''} onClick={() => void run(typed)}>
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
