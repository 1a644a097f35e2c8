/** Rows of chat tokens. A token is there until it is used. */
import { sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';

export interface ChatTokenRow {
  readonly customerId: number;
  readonly accountId: number;
  /** The sign-in that it was asked for in. */
  readonly sessionKey: string;
  readonly tokenHash: string;
  readonly expiresAt: number;
}

export async function addChatToken(db: Db | Tx, row: ChatTokenRow): Promise<void> {
  await db
    .insertInto('chatToken')
    .values({
      customerId: row.customerId,
      tokenHash: row.tokenHash,
      accountId: row.accountId,
      sessionKey: row.sessionKey,
      expiresAt: row.expiresAt,
    })
    .execute();
}

export interface TakenChatToken {
  readonly customerId: number;
  readonly accountId: number;
  readonly issuer: string;
  readonly subject: string;
}

/**
 * Takes a token that still works: of many at once one gets it, and none once its sign-in was ended.
 * @param life how long a token lives: one that would live longer was made before the clock was moved back
 */
export async function takeChatToken(
  db: Db | Tx,
  tokenHash: string,
  now: number,
  life: number,
): Promise<TakenChatToken | undefined> {
  const { rows } = await sql<TakenChatToken>`
    with taken as (
      delete from chat_token
      where token_hash = ${tokenHash} and expires_at > ${dateAt(now)} and expires_at <= ${dateAt(now + life)}
        and not exists (select from revoked_session ended where ended.session_key = chat_token.session_key)
      returning customer_id, account_id
    )
    select customer_id, taken.account_id, customer.issuer, customer.subject
    from taken join customer using (customer_id)`.execute(db);
  return rows[0];
}
