/** One bill as the page reads it. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { filePeriod } from '@portal/domain/file-names';
import { meterDigits } from '@portal/domain/meters/meter-digits';
import { addCents, type Cents, cents } from '@portal/domain/money';
import { channelCode } from '@portal/domain/payment-channel';
import { instantText, toMonth, toSgDay } from '@portal/domain/sg-time';
import { stillToPayInAll } from '@portal/domain/still-to-pay';
import { findOwnedAmong } from '../../wire/callers/sub-accounts.ts';
import { recordLooks } from '../../wire/callers/viewers.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { accountWithBill, type ReadingPair } from './bill.store.ts';
import { type BillFacts, computePayable, type FactLine, findBillFacts } from './bill-facts.ts';
import { loadBillOwed } from './bill-owed.ts';
import { makeBillReference } from './bill-reference.ts';
import { settledBy } from './histories/settled-by.rules.ts';
import { findSendReadings } from './send-readings.ts';
import type { AccountSettlement } from './settlement/settlement.store.ts';
import type { Checking, PaymentSources } from './settlement/under-review.ts';

type Detail = Output<'bills:detail'>;

interface BillQuery {
  /** Left out: whichever of the caller's accounts has it. */
  readonly accountNo?: AccountNo | undefined;
  readonly billId: string;
}

/** @throws Refusal SK_ACCESS_1001 for a bill that the account, or none of the caller's, has */
export async function loadBillDetail(
  context: SubjectContext,
  sources: PaymentSources,
  query: BillQuery,
): Promise<Detail> {
  const account = await findOwnedAccount(context, query);
  const facts = await findBillFacts(context.db, account.accountId, query.billId);
  if (facts === null) throw new Refusal('SK_ACCESS_1001');
  const { bill, month, checked, previous, next } = facts;
  const [{ settlement, owed, checking, deduction }, sendReadings, encryptedUrl] = await Promise.all([
    loadBillOwed(context, sources, account, facts),
    findSendReadings(context, account, facts),
    makeBillReference(context, account, bill.billId),
    recordLooks(context, 'bill', [account], [month]),
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
    lines: checked.lines.map(toLine),
    charges: checked.charges,
    rebates: checked.rebates,
    earlier: facts.earlier,
    lastBill: toLastBill(facts),
    payable: facts.payable,
    open: owed.open,
    stillOwed: { total: owed.total, earlier: owed.earlier, earlierDue: owed.earlierDue, dueBy: owed.dueBy },
    ...toChecked(cents(owed.total), account.accountId, checking),
    deduction,
    settledBy: listPayments(bill.billId, settlement),
    agrees: checked.agrees,
    changes:
      facts.changes?.map(({ isEstimated, ...change }) => ({ ...change, estimated: isEstimated })) ?? null,
    readings: facts.readings.map(toReading),
    sendReadings: sendReadings && {
      from: instantText(sendReadings.from),
      to: instantText(sendReadings.to),
      utilities: [...sendReadings.utilities],
    },
    // Money of the holder, as bills:uSave, which is closed to people who were invited.
    uSaveLeft: account.shared === null ? facts.uSaveLeft : null,
    use: [...facts.use],
    previous: previous && {
      billId: previous.billId,
      period: filePeriod(toMonth(previous.issuedOn)),
      payable: computePayable(previous),
    },
    next: next && {
      billId: next.billId,
      period: filePeriod(toMonth(next.issuedOn)),
      payable: next.payableCents,
    },
    encryptedUrl,
  };
}

/** Money being checked for the account settles its earliest bills first, as any payment does. */
function toChecked(total: Cents, accountId: number, checking: Checking): Pick<Detail, 'checking' | 'toPay'> {
  const own = checking.ofAccount.get(accountId) ?? cents(0);
  const undivided = addCents(cents(0), ...checking.undivided.map(({ amount }) => amount));
  return {
    checking: { amount: addCents(own, undivided), undivided: [...checking.undivided] },
    toPay: stillToPayInAll([{ amount: total, checking: own }], undivided),
  };
}

function toLine({ line, expected, agrees }: BillFacts['checked']['lines'][number]): Detail['lines'][number] {
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

function toLastBill({ previous, between }: BillFacts): Detail['lastBill'] {
  return (
    previous && {
      payable: computePayable(previous),
      entries: between.map(({ kind, on, amountCents, channel }) => ({
        kind,
        date: on,
        amount: amountCents,
        channel: channelCode(channel ?? ''),
      })),
    }
  );
}

function listPayments(billId: string, { charged, credits }: AccountSettlement): Detail['settledBy'] {
  return settledBy(billId, charged, credits)
    .filter(({ credit }) => credit.isPayment)
    .map(({ credit, amountCents }) => ({
      date: credit.on,
      amount: amountCents,
      channel: channelCode(credit.channel ?? ''),
      order_id: credit.orderId,
    }));
}

function toReading(reading: ReadingPair): Detail['readings'][number] {
  const register = { before: reading.digitsBefore, after: reading.digitsAfter };
  return {
    utility: reading.utility,
    deviceNo: reading.deviceNo,
    before: meterDigits(reading.beforeMilli, register),
    now: meterDigits(reading.nowMilli, register),
    estimated: reading.estimated,
    sent:
      reading.sentMilli === null || reading.sentAt === null
        ? null
        : { reading: meterDigits(reading.sentMilli, register), date: toSgDay(reading.sentAt) },
  };
}

async function findOwnedAccount(context: SubjectContext, { accountNo, billId }: BillQuery) {
  const { db, subject } = context;
  if (accountNo !== undefined) return subject.own(accountNo);
  const found = await accountWithBill(db, subject, billId);
  const account = found === null ? undefined : (await findOwnedAmong(context, [found])).get(found);
  if (!account) throw new Refusal('SK_ACCESS_1001');
  return account;
}
