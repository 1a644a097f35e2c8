/** Pure look-ups of the GIRO pages: the rows of each account, the deduction that comes first, and what is owed already. */
import type { NextDeduction } from '@portal/contract/giro/giro.contract';
import { addCents, type Cents, cents } from '@portal/domain/money';
import { type SgDay, sgDay } from '@portal/domain/sg-time';
import type { GiroRecord } from './giro.query.ts';

export interface GiroAccount {
  readonly accountNo: string;
  /** Null: a premises that was not fetched yet. */
  readonly system: 'EBS' | 'MSSL' | null;
  readonly isInactive: boolean;
  /** 'Water & Gas' */
  readonly label: string;
}

export interface GiroPremises {
  readonly key: string;
  readonly address: string;
  readonly accounts: readonly GiroAccount[];
}

export const listNumbers = (premises: readonly GiroPremises[] | null): readonly string[] | null =>
  premises?.flatMap(({ accounts }) => accounts.map(({ accountNo }) => accountNo)) ?? null;

/** The premises with accounts, cut where the calls take no more. */
export function takeFirst(premises: readonly GiroPremises[], most: number): readonly GiroPremises[] {
  let left = most;
  return premises.flatMap((each) => {
    const accounts = each.accounts.slice(0, left);
    left -= accounts.length;
    return accounts.length === 0 ? [] : [{ ...each, accounts }];
  });
}

/** An authorisation in force stands before one that is under way. */
const order = (record: GiroRecord): number =>
  record.status === 'ACTIVE' || record.status === 'SUSPENDED' ? 0 : 1;

/** The authorisations of an account; none: an empty list. */
export function recordsOf(records: readonly GiroRecord[], accountNo: string): readonly GiroRecord[] {
  return records
    .filter((record) => record.account_number === accountNo)
    .toSorted((one, other) => order(one) - order(other));
}

/** The bank would return it; null: no deduction to come, or none above the payer's limit. */
export const findExceededLimit = ({ limit, next_deduction: next }: GiroRecord): Cents | null =>
  limit !== null && next !== null && next.amount > limit ? cents(limit) : null;

interface ComingDeduction {
  readonly record: GiroRecord;
  readonly next: NextDeduction;
}

/** Those to come, the first one first; accounts of one day in the order of the page. */
export function listComing(records: readonly GiroRecord[]): readonly ComingDeduction[] {
  return records
    .flatMap((record) => (record.next_deduction ? [{ record, next: record.next_deduction }] : []))
    .toSorted((one, other) => one.next.on.localeCompare(other.next.on));
}

/** Amounts that an account owes by day, and how they are collected without the customer. */
export interface AccountOwed {
  readonly by: 'giro' | 'card' | null;
  /** The earliest day first; null: owed without a day. */
  readonly dues: readonly { readonly due: string | null; readonly amount: number }[];
}

/** By account number; an account that is not in it is not known. Null while nobody knows. */
export type OwedAccounts = ReadonlyMap<string, AccountOwed> | null;

interface OpenBills {
  /** Owed since a day that has passed, or without a day, and collected by nobody: the customer's in any case. */
  readonly overdue: { readonly amount: Cents; readonly since: SgDay | null } | null;
  /** Due today or later, or still tried by GIRO; the first one first. */
  readonly bills: readonly { readonly on: SgDay; readonly amount: Cents }[];
}

/** The amounts that a GIRO which is set up today comes too late for, or may come too late for. */
export function splitOwed({ by, dues }: AccountOwed, today: SgDay): OpenBills {
  const dated = dues.flatMap(({ due, amount }) =>
    due === null ? [] : [{ on: sgDay(due), amount: cents(amount) }],
  );
  const isOver = ({ on }: (typeof dated)[number]): boolean => by !== 'giro' && on < today;
  const over = dated.filter(isOver);
  const undated = dues.flatMap(({ due, amount }) => (due === null ? [cents(amount)] : []));
  const amount = addCents(cents(0), ...undated, ...over.map((each) => each.amount));
  return {
    overdue: amount > 0 ? { amount, since: over[0]?.on ?? null } : null,
    bills: dated.filter((each) => !isOver(each)),
  };
}
