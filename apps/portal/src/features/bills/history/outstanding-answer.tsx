/** What is owed, on ink: the sum with its date, the acts that pay it, how it is collected, and its parts in one line. */
import type { ReactNode } from 'react';
import { BigNumber } from '../../../ui/big-number.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { PayAct } from '../../../ui/pay-act.tsx';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { unbroken } from '../../../ui/unbroken.tsx';
import { copy as statementCopy } from '../copy.ts';
import type { Outstanding } from '../outstanding.query.ts';
import { BeingChecked, DueLine, Settled } from '../owed.tsx';
import type { Statement } from '../statement.ts';

import { Collection } from './collection.tsx';
import { copy } from './copy.ts';
import styles from './outstanding.module.css';
import { PartsLine } from './parts-line.tsx';

interface OutstandingAnswerProps {
  readonly statement: Statement;
  readonly payments: Outstanding['outstandingPayments'];
  /** When the figures could not be refreshed: from when they are, and the act that tries again. */
  readonly outOfDate?: { readonly since: string; readonly act: ReactNode } | undefined;
}

export function OutstandingAnswer({ statement, payments, outOfDate }: OutstandingAnswerProps) {
  const isDue = 'lines' in statement;
  return (
    <div className={styles.columns} data-columns="">
      <div>
        <BigNumber amount={statement.total} dated={outOfDate !== undefined} />
        {isDue ? (
          <DueLine statement={statement} since={outOfDate?.since} />
        ) : (
          <Settled kind={statement.kind} since={outOfDate?.since} />
        )}
        <BeingChecked checking={statement.checking} toPay={statement.toPay} />
      </div>
      <div className={styles.beside}>
        <Acts statement={statement} />
        {outOfDate?.act ?? <Around statement={statement} />}
      </div>
      <Collection payments={payments} />
      {isDue && statement.lines.length > 0 && (
        <div className={styles.parts}>
          <PartsLine statement={statement} />
        </div>
      )}
    </div>
  );
}

/** Only what is owed can be paid (readings §1); each act only while its place is open. */
function Acts({ statement }: { readonly statement: Statement }) {
  return (
    <div className={styles.acts}>
      {'lines' in statement && (
        <>
          {statement.toPay > 0 && (
            <PayAct className={buttonClass({ kind: 'act' })} otherwise={<p>{statementCopy.otherWays}</p>}>
              <Icon name="qr" size={20} />
              {copy.outstanding.payByPayNow}
            </PayAct>
          )}
          <PlaceLink place="egiro-about" className={buttonClass({ kind: 'on-ink' })}>
            {copy.outstanding.setUpEgiro}
          </PlaceLink>
        </>
      )}
      {statement.kind === 'credit' && (
        <PlaceLink place="request-refund" className="text-link">
          {copy.outstanding.requestRefund}
          <Icon name="chevronRight" size={18} />
        </PlaceLink>
      )}
    </div>
  );
}

/** What came before and what comes next. */
function Around({ statement: { kind, lastPayment, nextBillAround } }: { readonly statement: Statement }) {
  const paid =
    lastPayment && copy.outstanding.lastPayment(lastPayment.amount, lastPayment.channel, lastPayment.paidOn);
  const next = nextBillAround && statementCopy.nextBill(nextBillAround);
  const words = {
    due: [paid],
    overdue: [paid],
    nothing: [paid, next],
    credit: [statementCopy.creditTakenOff(nextBillAround)],
  }[kind]
    .filter(Boolean)
    .join(' ');
  return words === '' ? null : <p className={styles.second}>{unbroken(words)}</p>;
}
