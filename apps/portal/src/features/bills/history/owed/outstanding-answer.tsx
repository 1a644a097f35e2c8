/** The amount owed, on ink: the sum with its date, the actions that pay it, how it is collected, and its parts in one line. */
import { buttonClass } from '../../../../ui/actions/button.tsx';
import { EgiroOffer } from '../../../../ui/actions/egiro-offer.tsx';
import { FeatureLink } from '../../../../ui/actions/feature-link.tsx';
import { PayAction } from '../../../../ui/actions/pay-action.tsx';
import { Icon } from '../../../../ui/surfaces/icons.tsx';
import { unbroken } from '../../../../ui/text/unbroken.tsx';
import { copy as statementCopy } from '../../copy.ts';
import { type OwedAnswer, OwedSum } from '../../owed-frame.tsx';
import type { Statement } from '../../statement.ts';
import { copy } from '../copy.ts';
import { PartsLine } from '../parts-line.tsx';
import { Collection } from '../table/collection.tsx';
import styles from './outstanding.module.css';

export function OutstandingAnswer({ statement, outstanding, outOfDate }: OwedAnswer) {
  return (
    <div className={styles.columns} data-columns="">
      <div>
        <OwedSum statement={statement} outOfDate={outOfDate} />
      </div>
      <div className={styles.beside}>
        <StatementActions statement={statement} />
        {outOfDate?.act ?? <Around statement={statement} />}
      </div>
      <Collection payments={outstanding.outstandingPayments} />
      {'lines' in statement && statement.lines.length > 0 && (
        <div className={styles.parts}>
          <PartsLine statement={statement} />
        </div>
      )}
    </div>
  );
}

/** Only what is owed can be paid (readings §1); each act only while its feature is open. */
function StatementActions({ statement }: { readonly statement: Statement }) {
  return (
    <div className={styles.actions}>
      {'lines' in statement && (
        <>
          {statement.toPay > 0 && (
            <PayAction
              className={buttonClass({ kind: 'act' })}
              otherwise={<p>{statementCopy.otherMethods}</p>}
            >
              <Icon name="qr" size={20} />
              {copy.outstanding.payByPayNow}
            </PayAction>
          )}
          <EgiroOffer className={buttonClass({ kind: 'on-ink' })}>{copy.outstanding.setUpEgiro}</EgiroOffer>
        </>
      )}
      {statement.kind === 'credit' && (
        <FeatureLink feature="request-refund" className="text-link">
          {copy.outstanding.requestRefund}
          <Icon name="chevronRight" size={18} />
        </FeatureLink>
      )}
    </div>
  );
}

/** The payment before and the bill after. */
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
  return words === '' ? null : <p className="small second-on-ink">{unbroken(words)}</p>;
}
