/**
 * Whether one of some accounts is an officer's own: they see one of them, or whoever does is the same person
 * under another sign-in, or the holder's number on file is theirs. Outside any transaction: the provider of sign-ins
 * may be another system.
 */

import type { Tx } from '../../db/database.ts';
import type { SubjectContext } from '../../wire/context.ts';
import type { HeldAccount } from '../accounts/public.ts';
import { isSamePerson } from './own-application.rules.ts';
import { loadSignIns } from './sign-ins.store.ts';

export async function isOwnAccount(
  { db, identity, token, subject }: SubjectContext,
  accounts: readonly HeldAccount[],
): Promise<boolean> {
  if (accounts.length === 0) return false;
  const signIns = await loadSignIns(
    db,
    accounts.map(({ accountId }) => accountId),
  );
  if (signIns.some(({ customerId }) => customerId === subject.customer?.customerId)) return true;
  const user = await identity.getUser(token.subject);
  const officer = { email: user?.email ?? token.email ?? '', mobile: user?.mobile ?? '' };
  if (accounts.some(({ mobile }) => isSamePerson(officer, { email: '', mobile: mobile ?? '' }))) return true;
  const others = await Promise.all(signIns.map(({ subject: signIn }) => identity.getUser(signIn)));
  return others.some((other) => other !== null && isSamePerson(officer, other));
}

/** Whether the officer sees one of the accounts by now: read again when they decide. */
export async function isLinkedTo(tx: Tx, staffId: number, accountIds: readonly number[]): Promise<boolean> {
  if (accountIds.length === 0) return false;
  return (await loadSignIns(tx, accountIds)).some(({ customerId }) => customerId === staffId);
}
