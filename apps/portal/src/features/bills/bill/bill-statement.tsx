/** What this bill comes to, whether it is paid, and what it is made of. */
import { type Cents, cents, formatAmount, spokenSgd } from '@portal/domain/money';
import { daysBetween, sgDay, sgDayOf } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import { now } from '../../../lib/clock.ts';
import { BigNumber } from '../../../ui/big-number.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import { PayAct } from '../../../ui/pay-act.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { copy as statementCopy } from '../copy.ts';
import type { Payment } from '../history/payment.ts';
import { chargesOf, otherChargesOf } from './bill-charges.ts';
import type { BillDetail } from './bill-detail.query.ts';
import styles from './bill-statement.module.css';
import { copy } from './copy.ts';

interface BillStatementCardProps {
  readonly bill: BillDetail;
  /** The payment that settled it alone; null: not known to be one. */
  readonly paidWith: Payment | null;
}

export function BillStatementCard({ bill, paidWith }: BillStatementCardProps) {
  const payable = cents(bill.payable);
  return (
    <Card title={copy.payable} tone="statement" className={styles.card}>
      <BigNumber amount={payable} />
      <State bill={bill} paidWith={paidWith} />
      <Parts bill={bill} />
      <Before bill={bill} />
      {bill.open > 0 && (
        <div className={styles.acts}>
          <PayAct className={buttonClass({ kind: 'act' })}>
            <Icon name="qr" size={20} />
            {copy.payByPayNow}
          </PayAct>
          <PlaceLink place="egiro-about" className={buttonClass({ kind: 'on-ink' })}>
            {copy.setUpEgiro}
          </PlaceLink>
        </div>
      )}
    </Card>
  );
}

function State({ bill, paidWith }: BillStatementCardProps) {
  if (bill.payable < 0) return <p className={styles.second}>{copy.creditTakenOff}</p>;
  if (bill.open <= 0)
    return (
      <p className={styles.state}>
        <Pill kind="neutral" icon={<Icon name="check" />}>
          {copy.paid}
        </Pill>
        {paidWith && <span>{copy.paidBy(paidWith.on, paidWith.channel)}</span>}
      </p>
    );
  const daysLeft = daysBetween(sgDayOf(now()), sgDay(bill.due));
  return (
    <>
      <p className={styles.state}>
        <span>
          {statementCopy.due} <strong>{statementCopy.dueDay(sgDay(bill.due))}</strong>
        </span>
        {daysLeft < 0 ? (
          <Pill kind="error" icon={<Icon name="warning" />}>
            {statementCopy.overdue}
          </Pill>
        ) : (
          <Pill kind="strong" icon={<Icon name="clock" />}>
            {statementCopy.daysLeft(daysLeft)}
          </Pill>
        )}
      </p>
      {bill.open < bill.payable && <p className={styles.second}>{copy.toPay(cents(bill.open))}</p>}
    </>
  );
}

/** What was paid for the bill before, and that nothing of it is left. */
function Before({ bill: { lastBill, earlier } }: { readonly bill: BillDetail }) {
  const last = lastBill?.payments.at(-1);
  if (!last) return null;
  const paid = copy.lastPayment(cents(last.amount), last.channel, sgDay(last.date));
  return <p className={styles.before}>{earlier === 0 ? `${paid} ${copy.nothingCarried}` : paid}</p>;
}

interface Part {
  readonly key: string;
  readonly name: string;
  readonly icon: IconName;
  readonly utility: Utility | null;
  readonly amount: Cents;
  readonly isEstimated: boolean;
}

function partsOf(bill: BillDetail): Part[] {
  const plain = (key: 'rebate' | 'earlier' | 'other', icon: IconName, amount: number): Part[] =>
    amount === 0
      ? []
      : [{ key, name: copy.lines[key], icon, utility: null, amount: cents(amount), isEstimated: false }];
  const other = otherChargesOf(bill).reduce((sum, { amount, gst }) => sum + amount + gst, 0);
  return [
    ...chargesOf(bill).map(({ utility, total, isEstimated }) => ({
      key: utility,
      name: copy.utilities[utility],
      icon: utility,
      utility,
      amount: total,
      isEstimated,
    })),
    ...plain('other', 'file', other),
    ...plain('rebate', 'gift', bill.rebates),
    ...plain('earlier', 'file', bill.earlier),
  ];
}

function Parts({ bill }: { readonly bill: BillDetail }) {
  const parts = partsOf(bill);
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(
          ({ key, utility, amount }) =>
            utility &&
            amount > 0 && (
              // The length is set through the style object: the policy allows that, not a style attribute.
              <span key={key} className={styles[utility]} style={{ flexGrow: amount }} />
            ),
        )}
      </div>
      <ul className={styles.parts} aria-label={copy.madeOf}>
        {parts.map(({ key, name, icon, utility, amount, isEstimated }) => (
          <li key={key}>
            <span className={utility ? styles[`${utility}Icon`] : undefined}>
              <Icon name={icon} size={20} />
            </span>
            <span>
              {name}
              {isEstimated && (
                <>
                  <span aria-hidden="true">{copy.star}</span>
                  <span className="hidden-visually">{copy.estimatedSpoken}</span>
                </>
              )}
            </span>
            <span className={styles.amount}>
              <span aria-hidden="true">{formatAmount(amount)}</span>
              <span className="hidden-visually">{spokenSgd(amount)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
