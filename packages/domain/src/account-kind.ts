/** Kinds of accounts, and what goes by the kind alone. */

export interface AccountKind {
  readonly system: 'EBS' | 'MSSL';
  readonly type: string;
}

export interface AccountStanding extends AccountKind {
  readonly status: 'Active' | 'Inactive';
}

/** A contestable account buys in the open market: MSSL and NON together (S1 §5, readings §4). */
export function isContestable(account: AccountKind): boolean {
  return account.system === 'MSSL' && account.type === 'NON';
}

/** Contestable accounts and inactive ones cannot be edited online (S3 §2.3, readings §14). */
export function mayEditAccount(account: AccountStanding): boolean {
  return !isContestable(account) && account.status !== 'Inactive';
}
