/** Pure look-ups of the GIRO page: the rows of each account, and the deduction that comes first. */
import type { NextDeduction } from '@portal/contract/giro/giro.contract';
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
