/** Total of this bill, whether it is paid, and its composition. */
import { cents } from '@portal/domain/money';
import { daysBetween, sgDay, toSgDay } from '@portal/domain/sg-time';
import { now } from '../../../lib/clock.ts';
import { buttonClass } from '../../../ui/actions/button.tsx';
import { EgiroOffer } from '../../../ui/actions/egiro-offer.tsx';
import { PayAction } from '../../../ui/actions/pay-action.tsx';
import { BigNumber } from '../../../ui/surfaces/big-number.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Icon, type IconName } from '../../../ui/surfaces/icons.tsx';
import { Pill } from '../../../ui/surfaces/pill.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { copy as statementCopy } from '../copy.ts';
import { DaysLeft, UnderReview } from '../owed.tsx';
import { type Part, PartsList } from '../parts-list.tsx';
import { toChecking } from '../statement.ts';
import { groupCharges, listOtherCharges } from './bill-charges.ts';
import type { BillDetail } from './bill-detail.query.ts';
import styles from './bill-statement.module.css';
import { copy } from './copy.ts';
import { PaymentsOfBill } from './payments-of-bill.tsx';

export function BillStatementCard({ bill }: { readonly bill: BillDetail }) {
  const payable = cents(bill.payable);
  return (
    <Card title={copy.payable} tone="statement" className={styles.card}>
      <BigNumber amount={payable} />
      <State bill={bill} />
      <UnderReview checking={toChecking(bill)} toPay={cents(bill.toPay)} />
      <PaymentsOfBill bill={bill} />
      <Parts bill={bill} />
      <Before bill={bill} />
      <WillBeTaken bill={bill} />
      {bill.stillOwed.total > 0 && (
        <div className={styles.actions}>
          {bill.toPay > 0 && (
            <PayAction className={buttonClass({ kind: 'act' })}>
              <Icon name="qr" size={20} />
              {copy.payByPayNow}
            </PayAction>
          )}
          <EgiroOffer className={buttonClass({ kind: 'on-ink' })}>{copy.setUpEgiro}</EgiroOffer>
        </div>
      )}
    </Card>
  );
}

function State({ bill }: { readonly bill: BillDetail }) {
  if (bill.payable < 0) return <p className="second-on-ink">{copy.creditTakenOff}</p>;
  if (bill.stillOwed.total <= 0)
    return (
      <p className={styles.state}>
        <Pill kind="neutral" icon={<Icon name="check" />}>
          {copy.paid}
        </Pill>
      </p>
    );
  const due = sgDay(bill.stillOwed.dueBy ?? bill.due);
  const daysLeft = daysBetween(toSgDay(now()), due);
  return (
    <>
      <p className={styles.state}>
        <span>
          {statementCopy.due} <strong>{statementCopy.dueDay(due)}</strong>
        </span>
        {daysLeft < 0 ? (
          <Pill kind="error" icon={<Icon name="warning" />}>
            {statementCopy.overdue}
          </Pill>
        ) : (
          <DaysLeft days={daysLeft} />
        )}
      </p>
      {due !== bill.due && <p className="second-on-ink">{copy.arranged(sgDay(bill.due))}</p>}
      <ToPay bill={bill} />
    </>
  );
}

/** Of the number above, what is still to pay, and what of that is older than this bill. */
function ToPay({ bill: { stillOwed, payable } }: { readonly bill: BillDetail }) {
  const { total, earlier, earlierDue } = stillOwed;
  if (total === payable && earlier === 0) return null;
  const due = earlierDue === null ? null : sgDay(earlierDue);
  const isOver = due !== null && due < toSgDay(now());
  return (
    <p className="second-on-ink">
      {total < payable ? copy.toPay(cents(total)) : copy.allToPay}
      {earlier > 0 && ` ${copy.ofEarlier(cents(earlier), due, isOver)}`}
    </p>
  );
}

/** Readings §7: paying what is taken anyway may charge twice. */
function WillBeTaken({ bill: { deduction, toPay } }: { readonly bill: BillDetail }) {
  if (deduction === null) return null;
  const { way, on, amount, attempt } = deduction;
  const isSecond = attempt === 2 && sgDay(on) > toSgDay(now());
  return (
    <p className={styles.taken}>
      <Icon name={way === 'giro' ? 'building' : 'card'} size={20} />
      <span>
        <strong>{statementCopy.collectedBy[way]}</strong>{' '}
        {isSecond
          ? copy.secondAttempt(sgDay(on))
          : statementCopy.deducted([{ on: sgDay(on), amount: cents(amount) }], cents(toPay))}
      </span>
    </p>
  );
}

/** Payment of the bill before, of which nothing is left. */
function Before({ bill: { lastBill, earlier } }: { readonly bill: BillDetail }) {
  const last = lastBill?.entries.findLast(({ kind, amount }) => kind === 'payment' && amount < 0);
  if (!last) return null;
  const paid = copy.lastPayment(cents(-last.amount), last.channel, sgDay(last.date));
  return <p className={styles.before}>{unbroken(earlier === 0 ? `${paid} ${copy.nothingCarried}` : paid)}</p>;
}

function listParts(bill: BillDetail): Part[] {
  const plain = (key: 'rebate' | 'earlier' | 'other', icon: IconName, amount: number): Part[] =>
    amount === 0
      ? []
      : [{ key, name: copy.lines[key], icon, utility: null, amount: cents(amount), isEstimated: false }];
  const other = listOtherCharges(bill).reduce((sum, { amount, gst }) => sum + amount + gst, 0);
  return [
    ...groupCharges(bill).map(({ utility, total, isEstimated }) => ({
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
  const parts = listParts(bill);
  return (
    <PartsList
      parts={parts}
      bar={parts.flatMap(({ key, utility, amount }) =>
        utility && amount > 0 ? [{ key, tone: utility, amount }] : [],
      )}
    />
  );
}
