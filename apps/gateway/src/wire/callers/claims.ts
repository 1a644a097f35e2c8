/**
 * The things that an input names and that must belong to whoever asks. Made by an operation's owner rule,
 * judged here in one place; the answer never says which of them was refused.
 */
import type { AccountNo } from '@portal/domain/account-number';
import { Refusal } from '../calls/refusal.ts';
import type { OwnedAccount, Subject } from './subject.ts';

interface AccountClaim {
  readonly accountNo: AccountNo;
  /** Further details of the account that the caller sent: each must match it. */
  readonly bpNo?: string;
  readonly premiseNo?: string;
  readonly system?: string;
  /** It must belong to the caller, and needs not have the feature of the call: the target of a transfer. */
  readonly isWithoutFeature?: true;
}

/** Premises by number, with its business partner where it was sent: the caller must have an account there. */
interface PremisesClaim {
  readonly accountNo?: never;
  readonly premiseNo: string;
  readonly bpNo?: string;
}

/** A business partner by number alone: the caller must have an account of it. */
interface PartnerClaim {
  readonly accountNo?: never;
  readonly premiseNo?: never;
  readonly bpNo: string;
}

export type Claim = AccountClaim | PremisesClaim | PartnerClaim;

export type Resources<Input> = (input: Input) => readonly Claim[];

/** The owner rule of an operation that names nothing: it can only ever answer about the caller. */
export const noResources = (): readonly Claim[] => [];

export const account = (
  accountNo: AccountNo,
  said: { readonly bpNo?: string; readonly premiseNo?: string; readonly system?: string } = {},
): AccountClaim => ({ accountNo, ...said });

/** An account that the call is not about. */
export const otherAccount = (accountNo: AccountNo): AccountClaim => ({ accountNo, isWithoutFeature: true });

export const accounts = (accountNos: readonly AccountNo[]): readonly Claim[] =>
  accountNos.map((accountNo) => account(accountNo));

/** @param premiseNos null: not named */
export const premises = (...premiseNos: readonly (string | null)[]): readonly PremisesClaim[] =>
  premiseNos.filter((premiseNo) => premiseNo !== null).map((premiseNo) => ({ premiseNo }));

/** @param bpNo null: not named */
export const premisesOf = (
  bpNo: string | null,
  ...premiseNos: readonly (string | null)[]
): readonly Claim[] => premises(...premiseNos).map((claim) => (bpNo === null ? claim : { ...claim, bpNo }));

export const businessPartner = (bpNo: string): readonly Claim[] => [{ bpNo }];

/** @throws Refusal SK_ACCESS_1001 unless everything that is named belongs to the subject */
export function assertOwned(subject: Subject | null, claims: readonly Claim[]): void {
  if (subject ? !ownsAll(subject, claims) : claims.length > 0) throw new Refusal('SK_ACCESS_1001');
}

/** The accounts of the subject that a claim names, whatever else it says of them. */
export function listNamed(subject: Subject, claim: Claim): readonly OwnedAccount[] {
  if (claim.accountNo === undefined)
    return claim.premiseNo === undefined
      ? subject.ofPartner(claim.bpNo)
      : subject.atPremises(claim.premiseNo, claim.bpNo);
  const account = subject.find(claim.accountNo);
  return account ? [account] : [];
}

/** True when everything that is named belongs to the subject. */
function ownsAll(subject: Subject, claims: readonly Claim[]): boolean {
  return claims.every((claim) => {
    const [owned] = listNamed(subject, claim);
    return owned !== undefined && (claim.accountNo === undefined || agrees(owned, claim));
  });
}

function agrees(owned: OwnedAccount, claim: AccountClaim): boolean {
  return (
    (claim.bpNo ?? owned.bpNo) === owned.bpNo &&
    (claim.premiseNo ?? owned.premiseNo) === owned.premiseNo &&
    (claim.system ?? owned.system) === owned.system
  );
}
