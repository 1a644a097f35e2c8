/**
 * The accounts of the signed-in person, by premises. Combines the subject's own set with balances and addresses
 * from the stores; knows no request and no SQL.
 */
import type { Output } from '@portal/contract';
import { featureKey } from '@portal/contract/accounts/accounts.contract';
import type { AccountNo } from '@portal/domain/account-number';
import { type FeatureKey, viewerFeatureKeys } from '@portal/domain/availability/features';
import { type SgDay, toSgDay } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import { featuresByAccount } from '../../wire/callers/feature-flags.store.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { findAccountsRefusal, toWireStatus } from './errors.ts';
import {
  groupByPremises,
  groupLinkedByPremises,
  type PremisesGroup,
  toPremisesKey,
} from './premises.rules.ts';
import { type AccountBalance, toWireAccount, toWirePremises } from './shapes.ts';
import { findPremises } from './store.ts';

/** Balances by account id, given by the module that keeps the ledger: it stands on this one. */
export type BalanceSource = (
  db: Db,
  accountIds: readonly number[],
  today: SgDay,
) => Promise<(accountId: number) => AccountBalance>;

/** All linked accounts. With data of version v2, only the default premises includes its accounts' details. */
export async function listAccounts(
  context: SubjectContext,
  loadBalances: BalanceSource,
): Promise<Output<'user:getAccounts'>> {
  const { subject, token } = context;
  // Somebody else lets the person in: how far they are with accounts of their own is no reason to turn them away.
  const isViewer = subject.accounts.some(({ shared }) => shared !== null);
  const refusal = isViewer ? null : findAccountsRefusal(subject);
  if (refusal !== null || subject.customer === null) throw new Refusal(refusal ?? 'not_linked');
  const { kind, master, uen, idFragment, dataVersion } = subject.customer;
  const groups = groupLinkedByPremises(subject);
  const fetched = dataVersion === 'v2' ? groups.slice(0, 1) : groups;
  return {
    userId: token.subject,
    master,
    status: isViewer ? 'active' : toWireStatus(subject.customer),
    linkType: kind,
    uen,
    nric: idFragment,
    version: dataVersion,
    ...(await describePremises(context, loadBalances, groups, fetched)),
  };
}

/** The premises of one account with the linked accounts there: the fetch of a premises in version v2. */
export async function fetchPremises(
  context: SubjectContext,
  loadBalances: BalanceSource,
  accountNo: AccountNo,
): Promise<Output<'user:getAccount'>> {
  const { subject } = context;
  const account = subject.own(accountNo);
  const groups = groupByPremises(subject.accounts).filter(({ accounts }) => accounts.includes(account));
  const { premises, accounts } = await describePremises(context, loadBalances, groups, groups);
  const [only] = premises;
  if (!only) throw new Refusal('SK_ACCESS_1001');
  return { premises: only, accounts };
}

/** Every feature, on when any of the accounts has it; of a shared home only what is for viewers. */
export async function listAccountFeatures(
  { db, subject }: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Output<'features:list'>> {
  const accounts = accountNos.map((accountNo) => subject.own(accountNo));
  const byAccount = await featuresByAccount(
    db,
    accounts.map(({ accountId }) => accountId),
  );
  const isOn = (key: FeatureKey) =>
    accounts.some(
      ({ accountId, shared }) =>
        byAccount.get(accountId)?.has(key) && (shared === null || viewerFeatureKeys.has(key)),
    );
  return { features: featureKey.options.map((key) => ({ key, state: isOn(key) })) };
}

/** @param fetched the premises that include their accounts' details */
async function describePremises(
  { db, clock, subject }: SubjectContext,
  loadBalances: BalanceSource,
  groups: readonly PremisesGroup[],
  fetched: readonly PremisesGroup[],
): Promise<Pick<Output<'user:getAccounts'>, 'premises' | 'accounts'>> {
  const accounts = fetched.flatMap((group) => group.accounts);
  const ids = accounts.map(({ accountId }) => accountId);
  const [rows, balanceOf] = await Promise.all([
    findPremises(db, groups),
    loadBalances(db, ids, toSgDay(clock.now())),
  ]);
  const rowsByAccount = new Map(
    rows.map((row) => [toPremisesKey({ bpNo: row.bpNo, premiseNo: row.premiseNo }), row]),
  );
  const [first] = groupLinkedByPremises(subject);
  return {
    premises: groups.flatMap((group) => {
      const row = rowsByAccount.get(group.key);
      const marks = { default: group.key === first?.key, fetched: fetched.includes(group) };
      return row ? [toWirePremises(row, group, marks)] : [];
    }),
    accounts: accounts.map((account) => toWireAccount(account, balanceOf(account.accountId))),
  };
}
