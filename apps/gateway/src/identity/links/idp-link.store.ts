/** Rows of mailed links. Only a hash of the code is kept; a link works once. */
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';

export type LinkPurpose = 'verify' | 'reset' | 'change-email';

export interface LinkRow {
  readonly subject: string;
  readonly email: string;
}

export async function addLink(
  db: Db,
  link: LinkRow & { readonly tokenHash: string; readonly purpose: LinkPurpose; readonly expiresAt: number },
): Promise<void> {
  await db
    .insertInto('idp_link')
    .values({
      token_hash: link.tokenHash,
      subject: link.subject,
      purpose: link.purpose,
      email: link.email,
      expires_at: dateAt(link.expiresAt),
    })
    .execute();
}

/** A link that still works, without using it. */
export async function findLink(
  db: Db,
  tokenHash: string,
  purpose: LinkPurpose,
  now: number,
): Promise<LinkRow | undefined> {
  return db
    .selectFrom('idp_link')
    .select(['subject', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', dateAt(now))
    .executeTakeFirst();
}

/** Uses a link; of two at once one gets it. @returns undefined when it was used or ran out */
export async function useLink(
  tx: Tx,
  tokenHash: string,
  purpose: LinkPurpose,
  now: number,
): Promise<LinkRow | undefined> {
  return tx
    .updateTable('idp_link')
    .set({ used_at: dateAt(now) })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', dateAt(now))
    .returning(['subject', 'email'])
    .executeTakeFirst();
}

/** Every other link of that purpose that the person holds stops working. */
export async function dropLinks(tx: Db | Tx, subject: string, purpose: LinkPurpose): Promise<void> {
  await tx
    .deleteFrom('idp_link')
    .where('subject', '=', subject)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}
