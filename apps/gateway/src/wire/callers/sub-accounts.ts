/**
 * Sub-accounts of a master user are read where they are named, never all of them. Everybody else costs no query here.
 */
import { accountDigits } from '@portal/domain/account-number';
import type { Db } from '../../db/database.ts';
import type { Claim } from './claims.ts';
import { findSubAccounts, type SubAccountNames } from './subject.store.ts';
import type { OwnedAccount, Subject } from './subject.ts';

/** Finds what claims name, each question once in a request. */
export type NameSubAccounts = (subject: Subject, claims: readonly Claim[]) => Promise<Subject>;

export function nameSubAccountsOnce(db: Db): NameSubAccounts {
  const asked = new Map<string, Promise<readonly OwnedAccount[]>>();
  return async (subject, claims) => {
    const { subAccounts: scope } = subject;
    const names = listMissing(subject, claims);
    if (scope === null || names === null) return subject;
    const question = JSON.stringify(names);
    const finding = asked.get(question) ?? findSubAccounts(db, scope, names);
    asked.set(question, finding);
    return subject.withSubAccounts(await finding);
  };
}

/** The subject with the sub-accounts that claims name. */
export const withNamed = (db: Db, subject: Subject, claims: readonly Claim[]): Promise<Subject> =>
  nameSubAccountsOnce(db)(subject, claims);

/** The caller's among accounts that a handler has found, by id. */
export async function findOwnedAmong(
  { db, subject }: { readonly db: Db; readonly subject: Subject },
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, OwnedAccount>> {
  const known = new Map(subject.accounts.map((account) => [account.accountId, account]));
  const missing = [...new Set(accountIds)].filter((id) => known.get(id)?.shared !== null);
  const found =
    subject.subAccounts === null || missing.length === 0
      ? []
      : await findSubAccounts(db, subject.subAccounts, { ...noNames, accountIds: missing });
  const all = new Map([...known, ...found.map((account) => [account.accountId, account] as const)]);
  return new Map(
    accountIds.flatMap((id) => {
      const account = all.get(id);
      return account ? [[id, account] as const] : [];
    }),
  );
}

const noNames: SubAccountNames = { digits: [], premiseNos: [], bpNos: [], accountIds: [] };

/** Names that no linked account has; null: none. */
function listMissing(subject: Subject, claims: readonly Claim[]): SubAccountNames | null {
  const hasOwn = (accounts: readonly OwnedAccount[]) => accounts.some(({ shared }) => shared === null);
  const digits: string[] = [];
  const premiseNos: string[] = [];
  const bpNos: string[] = [];
  for (const claim of claims) {
    if (claim.accountNo !== undefined) {
      if (subject.find(claim.accountNo)?.shared !== null) digits.push(accountDigits(claim.accountNo));
    } else if (claim.premiseNo !== undefined) {
      if (!hasOwn(subject.atPremises(claim.premiseNo))) premiseNos.push(claim.premiseNo);
    } else if (!hasOwn(subject.ofPartner(claim.bpNo))) bpNos.push(claim.bpNo);
  }
  return digits.length + premiseNos.length + bpNos.length === 0
    ? null
    : { ...noNames, digits, premiseNos, bpNos };
}
