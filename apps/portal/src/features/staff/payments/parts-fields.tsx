/** How much each account of an order gets of what came; with one account there is nothing to ask. */
import { TextField } from '../../../ui/fields/text-field.tsx';
import { sgd } from '../queue/money.rules.ts';
import { formatSize, splitAmount } from './amounts.rules.ts';
import { copy } from './copy.ts';
import type { Payment } from './payment.ts';
import styles from './payment-decision.module.css';

interface PartsFieldsProps {
  readonly payment: Payment;
  readonly typed: readonly string[];
  onType(typed: readonly string[]): void;
}

export function PartsFields({ payment, typed, onType }: PartsFieldsProps) {
  const { accounts } = payment;
  if (accounts.length < 2) return null;
  const { left, wrong } = splitAmount(payment, typed);
  return (
    <div className={styles.inside}>
      {accounts.map(({ accountNo, asked: requestedAmount, outstanding }, index) => (
        <TextField
          key={accountNo}
          id={`part-${accountNo}`}
          label={copy.part(accountNo)}
          hint={copy.partHint(requestedAmount === null ? null : sgd(requestedAmount), sgd(outstanding))}
          className={styles.amount}
          inputMode="decimal"
          autoComplete="off"
          value={typed[index] ?? ''}
          error={wrong.includes(accountNo) ? copy.partProblem : undefined}
          onChange={({ target }) => onType(typed.with(index, target.value))}
        />
      ))}
      <p role="status" className="small second">
        {left > 0 && copy.left(formatSize(left))}
        {left < 0 && copy.tooMuch(formatSize(left))}
      </p>
    </div>
  );
}
