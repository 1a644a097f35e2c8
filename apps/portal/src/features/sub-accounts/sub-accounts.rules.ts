/** The address of the page: master account, utility, order and page. Pure. */
import { canonicalAccountNo } from '@portal/domain/account-number';
import type {
  SortDirection,
  SubAccountSort,
  UtilityFilter,
} from '@portal/domain/sub-accounts/sub-account-order';
import { utilities } from '@portal/domain/utility-names';

/** Keys of the address (S3 §2.1); each is whatever somebody typed. */
export interface SubAccountsSearch {
  readonly masteracct?: string;
  readonly utility?: string;
  readonly sort?: string;
  readonly page?: string;
}

/** Names of the six orders in the address, as the control lists them. */
export const sortKeys = [
  'device-smallest',
  'device-highest',
  'utility-a-z',
  'utility-z-a',
  'status-a-z',
  'status-z-a',
] as const;
export type SortKey = (typeof sortKeys)[number];

export interface SortOrder {
  readonly sortBy: SubAccountSort;
  readonly direction: SortDirection;
}

const orders: Readonly<Record<SortKey, SortOrder>> = {
  'device-smallest': { sortBy: 'deviceNo', direction: 'ASC' },
  'device-highest': { sortBy: 'deviceNo', direction: 'DESC' },
  'utility-a-z': { sortBy: 'utilityType', direction: 'ASC' },
  'utility-z-a': { sortBy: 'utilityType', direction: 'DESC' },
  'status-a-z': { sortBy: 'status', direction: 'ASC' },
  'status-z-a': { sortBy: 'status', direction: 'DESC' },
};
/** Of a first request (S3 §9). */
const firstOrder: SortOrder = { sortBy: 'subAccountNo', direction: 'ASC' };

/** @param sort null: none of the six is chosen */
export const toSortOrder = (sort: SortKey | null): SortOrder => (sort === null ? firstOrder : orders[sort]);

export interface ShownList {
  /** One of the caller's; null: none is chosen. */
  readonly master: string | null;
  readonly utility: UtilityFilter;
  readonly sort: SortKey | null;
  /** Text that is no page is page 1; a page after the last one is the gateway's to find. */
  readonly page: number;
}

/** The largest page that can be asked for. */
const MOST_PAGES = 1_000_000;

/**
 * Values that mean nothing count as absent.
 * @param masters of the caller; null while they are not known, when any account number counts
 */
export function readSearch(search: SubAccountsSearch, masters: readonly string[] | null): ShownList {
  const named = canonicalAccountNo(search.masteracct ?? '');
  const page = /^[1-9]\d*$/.test(search.page ?? '') ? Number(search.page) : 1;
  return {
    master: masters === null ? named : (masters.find((master) => master === named) ?? null),
    utility: utilities.find((utility) => utility === search.utility) ?? 'all',
    sort: sortKeys.find((key) => key === search.sort) ?? null,
    page: Math.min(page, MOST_PAGES),
  };
}

/** The address of a list. Another filter or order begins with page 1. */
export function toSearch(shown: Omit<ShownList, 'page'>, page = 1): Record<string, string> {
  const { master, utility, sort } = shown;
  return {
    ...(master !== null && { masteracct: master }),
    ...(utility !== 'all' && { utility }),
    ...(sort !== null && { sort }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** An address whose last words are 'Singapore 427205': they are said in a second voice. null: it has no such end. */
export function splitAddress(address: string): { street: string; city: string | null } {
  const [, street, city] = /^([\s\S]*\S)\s+(Singapore \d{6})$/.exec(address) ?? [];
  return street === undefined || city === undefined ? { street: address, city: null } : { street, city };
}
