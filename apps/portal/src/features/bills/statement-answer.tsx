/** The answer on ink: the sum, its date or its state, and what it is made of. */
import type { ReactNode } from 'react';
import { BigNumber } from '../../ui/big-number.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Pill } from '../../ui/pill.tsx';
import { Composition } from './composition.tsx';
import { copy } from './copy.ts';
import type { Statement } from './statement.ts';
import styles from './statement-card.module.css';

interface StatementAnswerProps {
  readonly statement: Statement;
  readonly dated: boolean;
  /** Stands below the date, in place of what came before and comes next. */
  readonly children?: ReactNode;
}

export function StatementAnswer({ statement, dated, children }: StatementAnswerProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.answer}>
        <BigNumber amount={statement.total} dated={dated} />
        {'lines' in statement ? <DueLine statement={statement} /> : <Settled kind={statement.kind} />}
        {children ?? <Around statement={statement} />}
      </div>
      {'lines' in statement && statement.lines.length > 0 && (
        <div className={styles.beside}>
          <Composition statement={statement} />
        </div>
      )}
    </div>
  );
}

function DueLine({ statement }: { readonly statement: Extract<Statement, { lines: unknown }> }) {
  const { due, daysLeft } = statement;
  if (due === null || daysLeft === null) return null;
  return (
    <p className={styles.due}>
      <span>
        {copy.due} <strong>{copy.dueDay(due)}</strong>
      </span>
      {statement.kind === 'overdue' ? (
        <Pill kind="error" icon={<Icon name="warning" />}>
          {copy.overdue}
        </Pill>
      ) : (
        <Pill kind="strong" icon={<Icon name="clock" />}>
          {copy.daysLeft(daysLeft)}
        </Pill>
      )}
    </p>
  );
}

function Settled({ kind }: { readonly kind: 'nothing' | 'credit' }) {
  return (
    <p className={styles.settled}>
      {kind === 'nothing' && <Icon name="check" size={20} />}
      {kind === 'nothing' ? copy.nothingToPay : copy.credit}
    </p>
  );
}

/** What came before and what comes next. */
function Around({ statement }: { readonly statement: Statement }) {
  const { kind, lastPayment, nextBillAround } = statement;
  const paid = lastPayment && copy.lastPayment(lastPayment.amount, lastPayment.channel, lastPayment.paidOn);
  const next = nextBillAround && copy.nextBill(nextBillAround);
  const words =
    kind === 'credit' ? copy.creditTakenOff(nextBillAround) : [paid, next].filter(Boolean).join(' ');
  return words === '' ? null : <p className={styles.around}>{words}</p>;
}
