/**
 * The things that an input names and that must belong to whoever asks. Made by an operation's owner rule,
 * judged here in one place; the answer never says which of them was refused.
 */
import type { AccountNo } from '@portal/domain/account-number';
import { Refusal } from '../calls/refusal.ts';
import type { Subject } from './subject.ts';

export interface Claim {
  readonly accountNo: AccountNo;
  /** Further details of the account that the caller sent: each must match it. */
  readonly bpNo?: string;
  readonly premiseNo?: string;
  readonly system?: string;
}

export type Resources<Input> = (input: Input) => readonly Claim[];

/** The owner rule of an operation that names nothing: it can only ever answer about the caller. */
export const noResources = (): readonly Claim[] => [];

export const account = (
  accountNo: AccountNo,
  said: { readonly bpNo?: string; readonly premiseNo?: string; readonly system?: string } = {},
): Claim => ({ accountNo, ...said });

export const accounts = (accountNos: readonly AccountNo[]): readonly Claim[] =>
  accountNos.map((accountNo) => account(accountNo));

/** @throws Refusal SK_ACCESS_1001 unless everything that is named belongs to the subject */
export function assertOwned(subject: Subject | null, claims: readonly Claim[]): void {
  if (subject ? !ownsAll(subject, claims) : claims.length > 0) throw new Refusal('SK_ACCESS_1001');
}

/** True when everything that is named belongs to the subject. */
function ownsAll(subject: Subject, claims: readonly Claim[]): boolean {
  return claims.every((claim) => ownsOne(subject, claim));
}

function ownsOne(subject: Subject, claim: Claim): boolean {
  const owned = subject.find(claim.accountNo);
  return (
    owned !== undefined &&
    (claim.bpNo ?? owned.bpNo) === owned.bpNo &&
    (claim.premiseNo ?? owned.premiseNo) === owned.premiseNo &&
    (claim.system ?? owned.system) === owned.system
  );
}
