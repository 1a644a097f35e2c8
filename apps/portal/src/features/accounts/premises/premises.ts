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
  /** By the digits of each account number, whatever its spelling. */
  readonly byDigits: ReadonlyMap<string, Premises>;
  /** The one marked default, else the first active, else the first; null without any. */
  readonly defaultPremises: Premises | null;
  /** Premises with at least one Active account. */
  readonly activePremises: readonly Premises[];
  /** false: some premises say nothing of it before they are fetched. */
  readonly isStatusKnown: boolean;
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
  const activePremises = answer.premises.filter((each) => findStatus({ accountList }, each) === 'Active');
  const marked = answer.premises.find((each) => each.default);
  return {
    premises: new Map(answer.premises.map((each) => [premisesKey(each), each])),
    accountList,
    byDigits: new Map(
      // The first of two that claim a number has it.
      answer.premises
        .flatMap((each) =>
          each.accounts.map((accountNo) => [findDigits(accountNo) ?? accountNo, each] as const),
        )
        .reverse(),
    ),
    defaultPremises: marked ?? activePremises[0] ?? answer.premises[0] ?? null,
    activePremises,
    isStatusKnown: answer.premises.every((each) => findStatus({ accountList }, each) !== null),
  };
}

/** The accounts of a premises that are known by now; those of a premises not yet fetched are not. */
export function listAccounts(
  directory: Pick<PremisesDirectory, 'accountList'>,
  premises: Premises | null,
): readonly Account[] {
  return (premises?.accounts ?? []).flatMap((accountNo) => directory.accountList.get(accountNo) ?? []);
}

/** The premises of an account number in any spelling; null when no premises of this person has it. */
export function premisesOfAccount(directory: PremisesDirectory, spelling: string): Premises | null {
  const wanted = findDigits(spelling);
  return wanted === null ? null : (directory.byDigits.get(wanted) ?? null);
}

function findDigits(spelling: string): string | null {
  const canonical = canonicalAccountNo(spelling);
  return canonical === null ? null : accountDigits(canonical);
}

/** A premises that its holder lets the person see: nothing there can be changed. Another gateway may not name it. */
export const isShared = (premises: Premises | null | undefined): boolean =>
  (premises?.shared ?? null) !== null;

/** Of a person who sees homes of others alone nothing is asked that is about a customer. */
export const hasOwn = (premises: Iterable<Premises>): boolean =>
  [...premises].some((each) => !isShared(each));

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

/**
 * Everything supplied at a premises: by its accounts, and before they are fetched as the premises says itself;
 * null: it does not.
 */
export function findServices(
  directory: Pick<PremisesDirectory, 'accountList'>,
  premises: Premises,
): readonly Service[] | null {
  const accounts = listAccounts(directory, premises);
  return accounts.length > 0 ? servicesAt(accounts) : (premises.services ?? null);
}

/** Active with at least one active account; null: not known before it is fetched. */
export function findStatus(
  directory: Pick<PremisesDirectory, 'accountList'>,
  premises: Premises,
): Account['status'] | null {
  const accounts = listAccounts(directory, premises);
  if (accounts.length === 0) return premises.status ?? null;
  return accounts.some(({ status }) => status === 'Active') ? 'Active' : 'Inactive';
}

/** Every service supplied at a premises, once each. */
export function servicesAt(accounts: readonly Account[]): Service[] {
  return [...new Set(accounts.flatMap((account) => account.services))];
}
