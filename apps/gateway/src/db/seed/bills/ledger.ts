/**
 * The entries of an account's ledger that the world makes: bills, rebates, payments, late charges, credits.
 * Every entry is the consequence of days alone, so a later start adds entries and never changes one.
 */
import { type Cents, cents, divideRounded } from '@portal/domain/money';
import {
  addDays,
  addMonths,
  getFirstDay,
  monthNumber,
  type SgDay,
  startOfSgDay,
  toMonth,
  toSgDay,
} from '@portal/domain/sg-time';
import type { WorldAccount } from '../accounts/world-account.ts';
import { chooseOne, hashToSeed, rollBetween } from '../chance.ts';
import { MEI_LIN, meiLinPayments } from '../usage/mei-lin.ts';
import { usualUse, type WorldUse } from '../usage/world-use.ts';
import { FIRST_BILL_MONTH } from '../world-days.ts';
import { billsUntil, makeBill, type WorldBill } from './bills.ts';
import { makeOrder, type WorldOrder } from './orders.ts';

export type EntryKind = 'bill' | 'payment' | 'rebate' | 'refund' | 'waiver' | 'adjustment';

export interface WorldEntry {
  readonly account: WorldAccount;
  readonly kind: EntryKind;
  readonly amount: Cents;
  readonly at: number;
  /** When the ledger first shows it: a payment of the newest bill waits for the next bill. */
  readonly shownAt: number;
  readonly dueOn: SgDay | null;
  readonly billId: string | null;
  /** When that bill came. */
  readonly billedOn: SgDay | null;
  readonly channel: string | null;
  /** Of a payment. */
  readonly order: WorldOrder | null;
  /** Source of the entry; begins with 'world:', unlike entries of the portal. */
  readonly ref: string;
}

const HOUR = 3_600_000;
const PINK_NOTICE = 1_090;
const LATE_PERCENT = 1;
/** Bills of a business are not paid at a shop. */
const channels = {
  DOM: ['PAYNOW', 'PAYNOW', 'PAYNOW', '7-Eleven', 'COUNTER'],
  NON: ['PAYNOW'],
} as const;

const atHour = (day: SgDay, hour: number): number => startOfSgDay(day) + Math.round(hour * 60) * 60_000;

/** All entries that were in the ledger at an instant, oldest first. */
export function entriesUntil(account: WorldAccount, now: number, world: WorldUse = usualUse): WorldEntry[] {
  const bills = billsUntil(account, now, world);
  return [...bills.flatMap((bill) => entriesOfBill(bill, world)), ...credits(account, now)]
    .filter((entry) => entry.shownAt <= now)
    .sort((one, other) => one.at - other.at);
}

function entriesOfBill(bill: WorldBill, world: WorldUse): WorldEntry[] {
  const { account, id, period, issuedAt } = bill;
  const common = {
    account,
    billId: id,
    billedOn: period.issuedOn,
    at: issuedAt,
    shownAt: issuedAt,
    channel: null,
    order: null,
  };
  const charged: WorldEntry[] = [
    { ...common, kind: 'bill', amount: bill.charges, dueOn: period.dueOn, ref: `world:bill:${id}` },
  ];
  if (bill.rebate > 0) {
    const amount = cents(-bill.rebate);
    charged.push({
      ...common,
      kind: 'rebate',
      amount,
      dueOn: null,
      ref: `world:u-save:${id}`,
      channel: 'U-SAVE',
    });
  }
  const late = account.payer === 'late' ? lateCharges(bill) : [];
  return [...charged, ...late, ...payments(bill, late, world)];
}

/** One per cent a week after the due day, and the Pink Notice two weeks later. */
function lateCharges(bill: WorldBill): WorldEntry[] {
  const { account, id, period } = bill;
  const charge = (name: string, amount: number, days: number): WorldEntry => {
    const day = addDays(period.dueOn, days);
    const at = atHour(day, 7);
    const dueOn = addDays(day, 14);
    return {
      account,
      kind: 'adjustment',
      amount: cents(amount),
      at,
      shownAt: at,
      dueOn,
      billId: id,
      billedOn: period.issuedOn,
      channel: null,
      order: null,
      ref: `world:${name}:${id}`,
    };
  };
  return [
    charge('late-charge', divideRounded(bill.total * LATE_PERCENT, 100), 7),
    charge('pink-notice', PINK_NOTICE, 21),
  ];
}

function payments(bill: WorldBill, late: readonly WorldEntry[], world: WorldUse): WorldEntry[] {
  const { account, id, period, issuedAt } = bill;
  const seed = hashToSeed('payment', `${account.no}-${period.month}`);
  const owed = late.reduce<number>((sum, entry) => sum + entry.amount, bill.total);
  const pay = (amount: number, at: number, channel: string, shownAt = at, part = ''): WorldEntry => ({
    account,
    kind: 'payment',
    amount: cents(-amount),
    at,
    shownAt,
    dueOn: null,
    billId: id,
    billedOn: period.issuedOn,
    channel,
    order: makeOrder(account, period.month, channel, at),
    ref: `world:payment${part}:${id}`,
  });
  if (owed <= 0) return [];
  switch (account.payer) {
    case 'at-once':
      return [pay(owed, issuedAt + 3 * HOUR, 'PAYNOW')];
    case 'direct-debit':
      return [pay(owed, atHour(period.dueOn, 9), account.debit?.kind === 'EGIRO' ? 'EGIRO' : 'GIRO')];
    case 'late':
      return [pay(owed, atHour(addDays(period.issuedOn, 78), 18.5), 'COUNTER')];
    case 'early': {
      const day = addDays(period.issuedOn, 2 + Math.floor(rollBetween(seed, 0, 0, 9)));
      return [
        pay(
          owed,
          atHour(day, rollBetween(seed, 1, 8, 21)),
          chooseOne<string>(seed, 2, channels[account.type]),
        ),
      ];
    }
    case 'newest-open': {
      const next = makeBill(account, addMonths(period.month, 1), world);
      const given = account.id === MEI_LIN ? meiLinPayments[period.month] : undefined;
      const day = addDays(period.issuedOn, 8 + Math.floor(rollBetween(seed, 0, 0, 5)));
      const usual = atHour(day, rollBetween(seed, 1, 8, 21));
      const shownAt = next?.issuedAt ?? usual;
      if (given === undefined)
        return [pay(owed, usual, chooseOne<string>(seed, 2, channels[account.type]), shownAt)];
      const paid = given.reduce((sum, [, amount]) => sum + (amount ?? 0), 0);
      return given.map(([time, amount, channel], index) =>
        pay(amount ?? owed - paid, Date.parse(time), channel, shownAt, index === 0 ? '' : `-${index + 1}`),
      );
    }
  }
}

/** A credit of each quarter, paid out to the bank on the morning when the next one comes. */
function credits(account: WorldAccount, now: number): WorldEntry[] {
  if (!account.quarterlyCredit) return [];
  const entries: WorldEntry[] = [];
  let before: WorldEntry | null = null;
  const today = toSgDay(now);
  for (let month = addMonths(FIRST_BILL_MONTH, 2); month <= toMonth(today); month = addMonths(month, 1)) {
    if (monthNumber(month) % 3 !== 1) continue;
    const at = atHour(addDays(getFirstDay(month), 2), 10);
    const common = { account, at, shownAt: at, dueOn: null, billId: null, billedOn: null, order: null };
    if (before !== null) {
      const amount = cents(-before.amount);
      entries.push({
        ...common,
        kind: 'refund',
        amount,
        at: at - HOUR,
        shownAt: at - HOUR,
        channel: 'BANK',
        ref: `world:refund:${account.no}-${month}`,
      });
    }
    before = {
      ...common,
      kind: 'adjustment',
      amount: cents(-computeCredit(account, month)),
      channel: null,
      ref: `world:credit:${account.no}-${month}`,
    };
    entries.push(before);
  }
  return entries;
}

/** The credits of the pictures (26, 37) in the last quarter of 2026. */
const picturedCredits: Readonly<Record<string, number>> = { '8934530034': 21_240, '8934550016': 6_415 };

function computeCredit(account: WorldAccount, month: string): number {
  const pictured = month === '2026-10' ? picturedCredits[account.no] : undefined;
  return pictured ?? Math.round(rollBetween(hashToSeed('credit', account.no, month), 0, 3_000, 24_000));
}
