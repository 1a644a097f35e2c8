/** Kinds of accounts, and what goes by the kind alone. */

export interface AccountKind {
  readonly system: 'EBS' | 'MSSL';
  readonly type: string;
}

export interface AccountStanding extends AccountKind {
  readonly status: 'Active' | 'Inactive';
}

/** No home: all of its water is charged in the first tier. */
export const isBusiness = ({ type }: Pick<AccountKind, 'type'>): boolean => type === 'NON';

/** A contestable account buys in the open market: MSSL and NON together (S1 §5, readings §4). */
export function isContestable(account: AccountKind): boolean {
  return account.system === 'MSSL' && isBusiness(account);
}

/** Kinds of account that cannot be edited online, by the setting editBlockedTypes (readings §14): contestable ones. */
export const usualEditBlockedTypes: readonly string[] = ['MSSL-NON'];

/** Reason why an account cannot be edited online; null: it can (S3 §2.3). */
export function findEditBlock(
  account: AccountStanding,
  blockedTypes: readonly string[] = usualEditBlockedTypes,
): 'INACTIVE' | 'TYPE' | null {
  if (account.status === 'Inactive') return 'INACTIVE';
  return blockedTypes.includes(`${account.system}-${account.type}`) ? 'TYPE' : null;
}
