/** Lets a person of the demo world see the home of another one, as an opened invitation does. */
import { sgDay } from '@portal/domain/sg-time';
import type { Db } from '../db/database.ts';

let made = 0;

export async function letSee(db: Db, viewer: string, holder: string, until = '2027-02-28'): Promise<number> {
  made += 1;
  const delegateId = 5_000 + made;
  const findPerson = (email: string) =>
    db
      .selectFrom('customer')
      .innerJoin('idpAccount as who', 'who.subject', 'customer.subject')
      .select(['customer.customerId', 'who.name'])
      .where('who.email', '=', email)
      .executeTakeFirstOrThrow();
  const [sees, holds] = await Promise.all([findPerson(viewer), findPerson(holder)]);
  const home = await db
    .selectFrom('customerAccount as link')
    .innerJoin('account', 'account.accountId', 'link.accountId')
    .select(['account.bpNo', 'account.premiseNo'])
    .where('link.customerId', '=', holds.customerId)
    .orderBy('link.isDefault', 'desc')
    .orderBy('account.accountId', 'desc')
    .executeTakeFirstOrThrow();
  const invitedAt = Date.parse('2026-11-01T04:00:00Z');
  await db
    .insertInto('premisesDelegate')
    .values({
      ...home,
      delegateId,
      holderId: holds.customerId,
      email: viewer,
      emailKey: viewer,
      tokenHash: `made for a test ${delegateId}`,
      invitedAt,
      openBy: sgDay('2026-11-08'),
      until: sgDay(until),
      viewerId: sees.customerId,
      viewerName: sees.name,
      openedAt: invitedAt,
    })
    .execute();
  return delegateId;
}
