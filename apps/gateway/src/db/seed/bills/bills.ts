/** The bills of an account, oldest first. */
import { billTotal } from '@portal/domain/bills/bill-arithmetic';
import { type Cents, cents } from '@portal/domain/money';
import { addMonths, type SgMonth, startOfSgDay } from '@portal/domain/sg-time';
import type { WorldAccount } from '../accounts/world-account.ts';
import { findPeriod, type Period } from '../usage/periods.ts';
import { usualUse, type WorldUse } from '../usage/world-use.ts';
import { FIRST_BILL_MONTH } from '../world-days.ts';
import { chargeLines, rebateLine, type WorldBillLine } from './bill-lines.ts';
import { uSaveUsed } from './u-save.ts';

export interface WorldBill {
  readonly account: WorldAccount;
  readonly id: string;
  readonly period: Period;
  readonly lines: readonly WorldBillLine[];
  /** Charges before rebates. */
  readonly charges: Cents;
  readonly rebate: Cents;
  readonly total: Cents;
  /** Bills go out in the morning. */
  readonly issuedAt: number;
}

/** The bill of a month; null when the account had ended before its period did. */
export function makeBill(
  account: WorldAccount,
  month: SgMonth,
  world: WorldUse = usualUse,
): WorldBill | null {
  const period = findPeriod(account, month);
  if (!account.billed || (account.closedOn !== null && period.to > account.closedOn)) return null;
  const charged = chargeLines(account, period, world);
  const charges = billTotal(charged);
  const rebate = uSaveUsed(account, month, charges);
  const lines = rebate === 0 ? charged : [...charged, rebateLine(rebate)];
  return {
    account,
    id: billId(account, month),
    period,
    lines,
    charges,
    rebate,
    total: cents(charges - rebate),
    issuedAt: startOfSgDay(period.issuedOn) + 6 * 3_600_000,
  };
}

/** 'B2611-100101': it stands in addresses, so no account number is in it. */
const billId = ({ id }: WorldAccount, month: SgMonth): string => `B${month.slice(2).replace('-', '')}-${id}`;

/** All bills that were out at an instant. */
export function billsUntil(account: WorldAccount, now: number, world: WorldUse = usualUse): WorldBill[] {
  const bills: WorldBill[] = [];
  for (let month = FIRST_BILL_MONTH; ; month = addMonths(month, 1)) {
    const bill = makeBill(account, month, world);
    if (bill === null || bill.issuedAt > now) return bills;
    bills.push(bill);
  }
}
