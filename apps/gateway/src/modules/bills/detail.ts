/** One bill as the page reads it. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { filePeriod } from '@portal/domain/file-names';
import { meterDigits } from '@portal/domain/meters/meter-digits';
import { addCents, type Cents, cents } from '@portal/domain/money';
import { channelCode } from '@portal/domain/payment-channel';
import { instantText, monthOf } from '@portal/domain/sg-time';
import { stillToPayInAll } from '@portal/domain/still-to-pay';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { accountWithBill, type ReadingPair } from './bill.store.ts';
import { type BillFacts, billFactsOf, type FactLine, payableOf } from './bill-facts.ts';
import { billOwedOf } from './bill-owed.ts';
import { billReferenceOf } from './bill-reference.ts';
import { settledBy } from './histories/settled-by.rules.ts';
import { sendReadingsOf } from './send-readings.ts';
import { type Checking, checkingOf, type PaymentSources } from './settlement/being-checked.ts';
import type { AccountSettlement } from './settlement/settlement.store.ts';

type Detail = Output<'bills:detail'>;

interface AskedBill {
  /** Left out: whichever of the caller's accounts has it. */
  readonly accountNo?: AccountNo | undefined;
  readonly billId: string;
}

/** @throws Refusal SK_ACCESS_1001 for a bill that the account, or none of the caller's, has */
export async function billDetailOf(
  context: SubjectContext,
  sources: PaymentSources,
  asked: AskedBill,
): Promise<Detail> {
  const account = await accountOf(context, asked);
  const facts = await billFactsOf(context.db, account.accountId, asked.billId);
  if (facts === null) throw new Refusal('SK_ACCESS_1001');
  const { bill, month, checked, previous, next } = facts;
  const [{ settlement, owed, deduction }, checking, sendReadings, encryptedUrl] = await Promise.all([
    billOwedOf(context, account, facts),
    checkingOf(context, sources, [account]),
    sendReadingsOf(context, account, facts),
    billReferenceOf(context, account, bill.billId),
  ]);
  return {
    billId: bill.billId,
    accountNo: account.accountNo,
    period: filePeriod(month),
    month,
    date: bill.issuedOn,
    due: bill.dueOn,
    from: bill.periodFrom,
    to: bill.periodTo,
    days: facts.days,
    gstBasisPoints: facts.gstBasisPoints,
    lines: checked.lines.map(lineOf),
    charges: checked.charges,
    rebates: checked.rebates,
    earlier: facts.earlier,
    lastBill: lastBillOf(facts),
    payable: facts.payable,
    open: owed.open,
    stillOwed: { total: owed.total, earlier: owed.earlier, earlierDue: owed.earlierDue },
    ...checkedOf(cents(owed.total), account.accountId, checking),
    deduction,
    settledBy: paymentsOf(bill.billId, settlement),
    agrees: checked.agrees,
    changes:
      facts.changes?.map(({ isEstimated, ...change }) => ({ ...change, estimated: isEstimated })) ?? null,
    readings: facts.readings.map(readingOf),
    sendReadings: sendReadings && {
      from: instantText(sendReadings.from),
      to: instantText(sendReadings.to),
      utilities: [...sendReadings.utilities],
    },
    uSaveLeft: facts.uSaveLeft,
    use: [...facts.use],
    previous: previous && {
      billId: previous.billId,
      period: filePeriod(monthOf(previous.issuedOn)),
      payable: payableOf(previous),
    },
    next: next && {
      billId: next.billId,
      period: filePeriod(monthOf(next.issuedOn)),
      payable: next.payableCents,
    },
    encryptedUrl,
  };
}

/** Money being checked for the account settles its earliest bills first, as any payment does. */
function checkedOf(total: Cents, accountId: number, checking: Checking): Pick<Detail, 'checking' | 'toPay'> {
  const own = checking.ofAccount.get(accountId) ?? cents(0);
  const undivided = addCents(cents(0), ...checking.undivided.map(({ amount }) => amount));
  return {
    checking: { amount: addCents(own, undivided), undivided: [...checking.undivided] },
    toPay: stillToPayInAll([{ amount: total, checking: own }], undivided),
  };
}

function lineOf({ line, expected, agrees }: BillFacts['checked']['lines'][number]): Detail['lines'][number] {
  const { stored }: FactLine = line;
  return {
    kind: stored.kind,
    item: stored.item,
    utility: stored.utility,
    quantityMilli: stored.quantityMilli,
    unit: stored.unit,
    rateE4: stored.rateE4,
    amount: stored.amountCents,
    gst: stored.gstCents,
    from: stored.usedFrom,
    to: stored.usedTo,
    estimated: stored.estimated,
    expectedAmount: expected.amount,
    expectedGst: expected.gst,
    agrees,
  };
}

function lastBillOf({ previous, between }: BillFacts): Detail['lastBill'] {
  return (
    previous && {
      payable: payableOf(previous),
      entries: between.map(({ kind, on, amountCents, channel }) => ({
        kind,
        date: on,
        amount: amountCents,
        channel: channelCode(channel ?? ''),
      })),
    }
  );
}

function paymentsOf(billId: string, { charged, credits }: AccountSettlement): Detail['settledBy'] {
  return settledBy(billId, charged, credits)
    .filter(({ credit }) => credit.isPayment)
    .map(({ credit, amountCents }) => ({
      date: credit.on,
      amount: amountCents,
      channel: channelCode(credit.channel ?? ''),
      order_id: credit.orderId,
    }));
}

function readingOf(reading: ReadingPair): Detail['readings'][number] {
  const register = { before: reading.digitsBefore, after: reading.digitsAfter };
  return {
    utility: reading.utility,
    deviceNo: reading.deviceNo,
    before: meterDigits(reading.beforeMilli, register),
    now: meterDigits(reading.nowMilli, register),
    estimated: reading.estimated,
  };
}

async function accountOf({ db, subject }: SubjectContext, { accountNo, billId }: AskedBill) {
  if (accountNo !== undefined) return subject.own(accountNo);
  const ids = subject.accounts.map(({ accountId }) => accountId);
  const found = await accountWithBill(db, ids, billId);
  const account = subject.accounts.find(({ accountId }) => accountId === found);
  if (!account) throw new Refusal('SK_ACCESS_1001');
  return account;
}
