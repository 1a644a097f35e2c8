/** Everything that both writes of the group need: accounts locked, editable, as they were shown; who is told. */
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

/**
 * Both writes of a group lock the same accounts in one order, so that two groups never wait for each other.
 * @throws Refusal SK_FEATURE_1001 for an account that cannot be edited
 */
export async function lockEditable(
  tx: Tx,
  context: SubjectContext,
  named: readonly OwnedAccount[],
): Promise<void> {
  if (!named.every((account) => isEditable(context, account))) throw new Refusal('SK_FEATURE_1001');
  const linked = context.subject.accounts.filter((account) => account.linked);
  await lockAccounts(tx, [...new Set([...linked, ...named].map(({ accountId }) => accountId))]);
}

/** The named accounts, and every other editable one of the same holders that is linked to the caller. */
export function withAllOfHolder(
  context: SubjectContext,
  named: readonly OwnedAccount[],
): readonly OwnedAccount[] {
  const holders = new Set(named.map(({ bpNo }) => bpNo));
  const others = context.subject.accounts.filter(
    (account) =>
      account.linked && holders.has(account.bpNo) && !named.includes(account) && isEditable(context, account),
  );
  return [...named, ...others];
}

/** @throws Refusal SK_PREF_1003 when the account was changed after it was shown */
export function assertUnchanged(shown: number | undefined, current: number | undefined): void {
  if (shown !== undefined && shown !== current) throw new Refusal('SK_PREF_1003');
}

/** Rows in the audit log beside that of the first account, which the wire writes, and a mail for each login. */
export async function recordChange(
  tx: Tx,
  { subject, clock }: SubjectContext,
  accounts: readonly OwnedAccount[],
  change: Change,
): Promise<void> {
  const { customer } = subject;
  if (customer === null) throw new Refusal('SK_ACCESS_1001');
  const at = clock.now();
  const actor = customerName(customer.customerId, customer.staff);
  const action = change.what === 'address' ? 'account:updateMailAddress' : 'account:updatePreference';
  for (const { accountId } of accounts.slice(1))
    await appendAudit(tx, { at, actor, action, object: `account:${accountId}`, outcome: 'done' });
  const byCustomer = new Map<number, number[]>();
  for (const { accountId } of accounts)
    for (const customerId of await listCustomersOf(tx, accountId))
      byCustomer.set(customerId, [...(byCustomer.get(customerId) ?? []), accountId]);
  for (const [customerId, accountIds] of byCustomer)
    await queueChangeMail(tx, { customerId, accountIds, ...change }, at);
}
