/** Rows of mailed links. Only a hash of the code is kept; a link works once. */
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
    .insertInto('idpLink')
    .values({
      tokenHash: link.tokenHash,
      subject: link.subject,
      purpose: link.purpose,
      email: link.email,
      expiresAt: link.expiresAt,
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
    .selectFrom('idpLink')
    .select(['subject', 'email'])
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
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
    .updateTable('idpLink')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['subject', 'email'])
    .executeTakeFirst();
}

/** Every other link of that purpose that the person holds stops working. */
export async function dropLinks(tx: Db | Tx, subject: string, purpose: LinkPurpose): Promise<void> {
  await tx
    .deleteFrom('idpLink')
    .where('subject', '=', subject)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute();
}
