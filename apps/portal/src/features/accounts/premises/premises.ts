/**
 * Premises and the accounts in them, as pure look-ups over the accounts answer: keys, which one is the
 * default, which belongs to an account number. Knows nothing of what is selected now.
 */

import { findEditBlock } from '@portal/domain/account-kind';
import { accountDigits, canonicalAccountNo } from '@portal/domain/account-number';
import type { Service } from '@portal/domain/utility-names';
import type { AccountsAnswer } from '../get-accounts.query.ts';

export type Premises = AccountsAnswer['premises'][number];
export type Account = AccountsAnswer['accounts'][number];

/** S1 §3: business partner and sorted account numbers, all joined with '&'. */
export function premisesKey(premises: Pick<Premises, 'bp_no' | 'accounts'>): string {
  return [premises.bp_no, ...[...premises.accounts].sort()].join('&');
}

export interface PremisesDirectory {
  /** By premises key, in the order of the answer. */
  readonly premises: ReadonlyMap<string, Premises>;
  readonly accountList: ReadonlyMap<string, Account>;
  /** The one marked default, else the first active, else the first; null without any. */
  readonly defaultPremises: Premises | null;
  /** Premises with at least one Active account. */
  readonly activePremises: readonly Premises[];
}

/** Made once per answer: every card of a page looks things up, in thousands of premises. */
const directories = new WeakMap<object, PremisesDirectory>();

export function buildDirectory(answer: Pick<AccountsAnswer, 'premises' | 'accounts'>): PremisesDirectory {
  const made = directories.get(answer) ?? makeDirectory(answer);
  directories.set(answer, made);
  return made;
}

function makeDirectory(answer: Pick<AccountsAnswer, 'premises' | 'accounts'>): PremisesDirectory {
  const accountList = new Map(answer.accounts.map((account) => [account.accountNo, account]));
  const isActive = (each: Premises) =>
    each.accounts.some((accountNo) => accountList.get(accountNo)?.status === 'Active');
  const activePremises = answer.premises.filter(isActive);
  const marked = answer.premises.find((each) => each.default);
  return {
    premises: new Map(answer.premises.map((each) => [premisesKey(each), each])),
    accountList,
    defaultPremises: marked ?? activePremises[0] ?? answer.premises[0] ?? null,
    activePremises,
  };
}

/** The accounts of a premises that are known by now; those of a premises not yet fetched are not. */
export function listAccounts(directory: PremisesDirectory, premises: Premises | null): readonly Account[] {
  return (premises?.accounts ?? []).flatMap((accountNo) => directory.accountList.get(accountNo) ?? []);
}

/** The premises of an account number in any spelling; null when no premises of this person has it. */
export function premisesOfAccount(directory: PremisesDirectory, spelling: string): Premises | null {
  const wanted = findDigits(spelling);
  if (wanted === null) return null;
  for (const premises of directory.premises.values()) {
    if (premises.accounts.some((accountNo) => findDigits(accountNo) === wanted)) return premises;
  }
  return null;
}

function findDigits(spelling: string): string | null {
  const canonical = canonicalAccountNo(spelling);
  return canonical === null ? null : accountDigits(canonical);
}

/** S1 §4: with version v2 a premises that is not the default is fetched before it is selected. */
export function mustFetchFirst(answer: Pick<AccountsAnswer, 'version'>, premises: Premises): boolean {
  return answer.version === 'v2' && !premises.fetched && !premises.default;
}

/** The account whose mailing address the menu leads to: the first that may be edited (readings §2, §14). */
export function firstEditable(
  accounts: readonly Account[],
  blockedTypes: readonly string[] | undefined,
): Account | null {
  return accounts.find((account) => findEditBlock(account, blockedTypes) === null) ?? null;
}

/** Every service supplied at a premises, once each. */
export function servicesAt(accounts: readonly Account[]): Service[] {
  return [...new Set(accounts.flatMap((account) => account.services))];
}
