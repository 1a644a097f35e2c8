/** The answer on ink: the sum, its date or its state, and what it is made of. */
import { Icon } from '../../ui/surfaces/icons.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { Composition } from './composition.tsx';
import { copy } from './copy.ts';
import { type OwedAnswer, OwedSum } from './owed-frame.tsx';
import type { Statement } from './statement.ts';
import { StatementActions } from './statement-actions.tsx';
import styles from './statement-card.module.css';

export function StatementAnswer({ statement, outOfDate }: OwedAnswer) {
  const lines = 'lines' in statement ? statement.lines : [];
  return (
    <div className={styles.columns} data-alone={lines.length === 0 || undefined}>
      <div className={styles.answer}>
        <OwedSum statement={statement} outOfDate={outOfDate}>
          {'lines' in statement && <Deductions statement={statement} />}
        </OwedSum>
      </div>
      <div className={styles.around}>{outOfDate?.act ?? <Around statement={statement} />}</div>
      <StatementActions statement={statement} />
      {'lines' in statement && lines.length > 0 && (
        <div className={styles.beside}>
          <Composition statement={statement} />
        </div>
      )}
    </div>
  );
}

/** Said before the act that pays, as paying it as well may charge twice. */
function Deductions({ statement }: { readonly statement: Extract<Statement, { lines: unknown }> }) {
  return statement.deductions.map(({ by, days }) => (
    <div key={by}>
      <p className={styles.settled}>
        <Icon name={by === 'giro' ? 'building' : 'card'} size={20} />
        {copy.collectedBy[by]}
      </p>
      {days.length > 0 && <p>{copy.deducted(days, statement.total)}</p>}
    </div>
  ));
}

/** The payment before and the bill after. */
function Around({ statement }: { readonly statement: Statement }) {
  const { kind, lastPayment, nextBillAround } = statement;
  const paid = lastPayment && copy.lastPayment(lastPayment.amount, lastPayment.channel, lastPayment.paidOn);
  const next = nextBillAround && copy.nextBill(nextBillAround);
  const words =
    kind === 'credit' ? copy.creditTakenOff(nextBillAround) : [paid, next].filter(Boolean).join(' ');
  return words === '' ? null : <p>{unbroken(words)}</p>;
}
