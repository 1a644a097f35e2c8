/** U-Save of a household: credits, use by bills, and returns at the quarter's end. */

import type { USaveType } from '@portal/domain/bills/u-save-items';
import { type Cents, cents } from '@portal/domain/money';
import {
  addDays,
  addMonths,
  getFirstDay,
  getLastDay,
  type SgDay,
  type SgMonth,
  sgMonth,
  startOfSgDay,
} from '@portal/domain/sg-time';
import type { WorldAccount } from '../accounts/world-account.ts';
import { findPeriod } from '../usage/periods.ts';
import { usualUse, type WorldUse } from '../usage/world-use.ts';
import { FIRST_BILL_MONTH } from '../world-days.ts';
import { makeBill } from './bills.ts';

export interface WorldUSaveEntry {
  readonly account: WorldAccount;
  readonly type: USaveType;
  /** Change of the balance. */
  readonly amount: Cents;
  readonly at: number;
  readonly expiresOn: SgDay | null;
  readonly billId: string | null;
  readonly ref: string;
}

/** The quarter of the first bills. */
const FIRST_QUARTER: SgMonth = sgMonth('2024-10');
const HOUR = 3_600_000;

/** All entries up to an instant, oldest first. */
export function uSaveUntil(
  account: WorldAccount,
  now: number,
  world: WorldUse = usualUse,
): WorldUSaveEntry[] {
  const entries: WorldUSaveEntry[] = [];
  if (account.uSave === 0 || !account.billed) return entries;
  for (
    let quarter = FIRST_QUARTER;
    startOfSgDay(getFirstDay(quarter)) <= now;
    quarter = addMonths(quarter, 3)
  ) {
    if (account.closedOn !== null && computeCreditDay(account, quarter) > account.closedOn) break;
    entries.push(...makeQuarter(account, quarter, world));
  }
  return entries.filter(({ at }) => at <= now);
}

function makeQuarter(account: WorldAccount, quarter: SgMonth, world: WorldUse): WorldUSaveEntry[] {
  const last = getLastDay(addMonths(quarter, 2));
  const entry = (
    type: USaveType,
    amount: number,
    at: number,
    more: Partial<WorldUSaveEntry> = {},
  ): WorldUSaveEntry => ({
    account,
    type,
    amount: cents(amount),
    at,
    expiresOn: null,
    billId: null,
    ref: `world:u-save:${quarter}`,
    ...more,
  });
  const used = [0, 1, 2].flatMap((turn) => {
    const month = addMonths(quarter, turn);
    const bill = month < FIRST_BILL_MONTH ? null : makeBill(account, month, world);
    if (bill === null || bill.rebate === 0) return [];
    return [
      entry('Utilised', -bill.rebate, bill.issuedAt, { billId: bill.id, ref: `world:u-save:${bill.id}` }),
    ];
  });
  const credit = entry(
    'Credited',
    account.uSave,
    startOfSgDay(computeCreditDay(account, quarter)) + 5 * HOUR,
    {
      expiresOn: last,
    },
  );
  const left = used.reduce<number>((sum, { amount }) => sum + amount, account.uSave);
  const back = left > 0 ? [entry('Return to Govt', -left, startOfSgDay(last) + 22 * HOUR)] : [];
  return [credit, ...used, ...back];
}

/** The 15th of January, April, July and October, or earlier where the first bill of the quarter comes before it. */
function computeCreditDay(account: WorldAccount, quarter: SgMonth): SgDay {
  const first = getFirstDay(quarter);
  const usual = addDays(first, 14);
  const beforeBill = addDays(findPeriod(account, quarter).issuedOn, -2);
  const day = beforeBill < usual ? beforeBill : usual;
  return day < first ? first : day;
}
