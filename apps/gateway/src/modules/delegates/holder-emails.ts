/** The addresses of the logins that hold an account of a premises. The identity provider keeps them. */
import { toEmailKey } from '@portal/domain/delegates/delegate-access';
import type { CallContext } from '../../wire/context.ts';
import { listHolderSubjects, type PremisesNumbers } from './store.ts';

/** Asked before the transaction of an invitation begins. @returns keys of addresses */
export async function findHolderEmails(
  context: CallContext,
  numbers: PremisesNumbers,
): Promise<ReadonlySet<string>> {
  if (!('identity' in context)) return new Set();
  const subjects = await listHolderSubjects(context.db, numbers);
  const users = await Promise.all(subjects.map((subject) => context.identity.getUser(subject)));
  return new Set(users.flatMap((user) => (user ? [toEmailKey(user.email)] : [])));
}
