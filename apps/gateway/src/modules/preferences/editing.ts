/** Everything that both writes of the group need: accounts locked, editable, as they were shown; who is told. */
import { MOST_PREFERENCES } from '@portal/contract/http';
import { findEditBlock } from '@portal/domain/account-kind';
import { appendAudit } from '../../db/audit.store.ts';
import type { Tx } from '../../db/database.ts';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { customerName } from '../../wire/writes/write-actor.ts';
import { lockAccounts } from '../bills/public.ts';
import { listCustomersOf } from '../requests/public.ts';
import { type Change, queueChangeMail } from './mail-queue.ts';

const isEditable = ({ config }: SubjectContext, account: OwnedAccount): boolean =>
  findEditBlock(account, config.EDIT_BLOCKED_TYPES) === null;

/** @throws Refusal SK_FEATURE_1001 for an account that cannot be edited */
export function assertEditable(context: SubjectContext, accounts: readonly OwnedAccount[]): void {
  if (!accounts.every((account) => isEditable(context, account))) throw new Refusal('SK_FEATURE_1001');
}

/**
 * Locks the accounts that a write changes. Of a group, the page names the same accounts in both writes; groups that cross
 * all the same are tried again.
 * @throws Refusal SK_FEATURE_1001 for an account that cannot be edited
 */
export async function lockEditable(
  tx: Tx,
  context: SubjectContext,
  accounts: readonly OwnedAccount[],
): Promise<void> {
  assertEditable(context, accounts);
  await lockAccounts(
    tx,
    accounts.map(({ accountId }) => accountId),
  );
}

const tooMany = `Up to ${MOST_PREFERENCES} accounts can be changed at once. Please change them one by one.`;

/**
 * The named accounts, and every other editable one of the same holders that is linked to the caller.
 * @throws Refusal SK_INPUT_1001 when they are more than may be changed at once
 */
export function withAllOfHolder(
  context: SubjectContext,
  named: readonly OwnedAccount[],
): readonly OwnedAccount[] {
  const holders = new Set(named.map(({ bpNo }) => bpNo));
  const others = context.subject.accounts.filter(
    (account) =>
      account.linked && holders.has(account.bpNo) && !named.includes(account) && isEditable(context, account),
  );
  const all = [...named, ...others];
  if (all.length > MOST_PREFERENCES)
    throw new Refusal('SK_INPUT_1001', [{ field: 'isApplyAll', message: tooMany }]);
  return all;
}

/** @throws Refusal SK_PREF_1003 when the account was changed after it was shown */
export function assertUnchanged(shown: number | undefined, current: number | undefined): void {
  if (shown !== undefined && shown !== current) throw new Refusal('SK_PREF_1003');
}

/**
 * Rows in the audit log, and a mail for each login.
 * @param named as the call names them: the wire writes the row of the first
 * @param change its revision is that of the first of the accounts
 */
export async function recordChange(
  tx: Tx,
  { subject, clock }: SubjectContext,
  {
    accounts,
    named,
  }: { readonly accounts: readonly OwnedAccount[]; readonly named: readonly OwnedAccount[] },
  change: Change,
): Promise<void> {
  const { customer } = subject;
  if (customer === null) throw new Refusal('SK_ACCESS_1001');
  const at = clock.now();
  const actor = customerName(customer.customerId, customer.staff);
  const action = change.what === 'address' ? 'account:updateMailAddress' : 'account:updatePreference';
  const events = accounts
    .filter(({ accountId }) => accountId !== named[0]?.accountId)
    .map(({ accountId }) => ({ at, actor, action, object: `account:${accountId}`, outcome: 'done' }));
  await appendAudit(tx, ...events);
  const byCustomer = new Map<number, number[]>();
  for (const { accountId } of accounts)
    for (const customerId of await listCustomersOf(tx, accountId))
      byCustomer.set(customerId, [...(byCustomer.get(customerId) ?? []), accountId]);
  const ofAccountId = accounts[0]?.accountId ?? 0;
  for (const [customerId, accountIds] of byCustomer)
    await queueChangeMail(tx, { customerId, accountIds, ofAccountId, ...change }, at);
}
