/**
 * The order of sub-accounts (S3 §2.1, §9). An order by a value of few kinds is a row of groups, each by number inside;
 * so a page anywhere is found by counting whole groups. Pure.
 */
import { type Utility, utilities } from '../utility-names.ts';

/** Rows of one page (S3 §9). */
export const SUB_ACCOUNTS_PER_PAGE = 10;

export const subAccountStatuses = ['active', 'inactive'] as const;
export type SubAccountStatus = (typeof subAccountStatuses)[number];

export const subAccountSorts = ['subAccountNo', 'deviceNo', 'utilityType', 'status'] as const;
export type SubAccountSort = (typeof subAccountSorts)[number];
export type SortDirection = 'ASC' | 'DESC';

export type UtilityFilter = Utility | 'all';

export interface SubAccountOrder {
  readonly sortBy: SubAccountSort;
  readonly direction: SortDirection;
  readonly utility: UtilityFilter;
}

/** Rows of an order that stand together; null: of any utility, of any status. */
export interface SubAccountGroup {
  readonly utility: Utility | null;
  readonly status: SubAccountStatus | null;
}

/** The groups of an order, first to last. By number and by device there is one. */
export function listSubAccountGroups({ sortBy, direction, utility }: SubAccountOrder): SubAccountGroup[] {
  const chosen = utility === 'all' ? null : utility;
  const turn = <T>(values: readonly T[]): T[] => (direction === 'ASC' ? [...values] : values.toReversed());
  if (sortBy === 'status') return turn(subAccountStatuses).map((status) => ({ utility: chosen, status }));
  if (sortBy === 'utilityType' && chosen === null)
    return turn(utilities.toSorted()).map((each) => ({ utility: each, status: null }));
  return [{ utility: chosen, status: null }];
}

/** Whether the rows of a group run backwards. Groups of one utility or status keep the order of numbers inside. */
export const isReversed = ({ sortBy, direction }: SubAccountOrder): boolean =>
  direction === 'DESC' && (sortBy === 'subAccountNo' || sortBy === 'deviceNo');

/**
 * Key by which device numbers are ordered: digits count as numbers, so that 'E9' comes before 'E10'. Compared byte by byte.
 * @param deviceNo at most 30 characters
 */
export const toDeviceOrder = (deviceNo: string): string =>
  deviceNo.toUpperCase().replace(/\d+/g, (digits) => {
    const number = digits.replace(/^0+(?=\d)/, '');
    return `${String(number.length).padStart(2, '0')}${number}`;
  });
