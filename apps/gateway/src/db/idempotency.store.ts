/**
 * Each write happens once per customer, operation and key. The claim, the effect and the stored answer share
 * one transaction, so a failed write leaves no claim. Knows no operation.
 */
import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';
import type { Json } from './tables/columns.ts';

export interface WriteKey {
  readonly customerId: number;
  readonly operation: string;
  /** The Idempotency-Key header. */
  readonly key: string;
}

export type Claim =
  /** Claimed by this call: call `storeAnswer` before the transaction ends. */
  | { readonly kind: 'claimed' }
  /** Done before with the same body: give this answer again. */
  | { readonly kind: 'replay'; readonly answer: Json }
  /** The same key came with another body. */
  | { readonly kind: 'conflict' }
  /** The same write is under way elsewhere (SK_BUSY_1001). */
  | { readonly kind: 'busy' };

/**
 * Claims a write. Call it first in the transaction that does the write.
 * @param bodyHash the same for equal inputs of the operation, not open to guessing
 */
export async function claimWrite(tx: Tx, write: WriteKey, bodyHash: string, at: number): Promise<Claim> {
  if (!(await tryLock(tx, write))) return { kind: 'busy' };
  const inserted = await tx
    .insertInto('idempotency')
    .values({ ...row(write), bodyHash, answer: null, createdAt: at })
    .onConflict((conflict) => conflict.columns(['customerId', 'operation', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return { kind: 'claimed' };
  return earlier(tx, write, bodyHash);
}

/** The state of a write, without claiming it; null: not finished. */
export async function lookUpWrite(db: Db | Tx, write: WriteKey, bodyHash: string): Promise<Claim | null> {
  const found = await earlier(db, write, bodyHash);
  return found.kind === 'busy' ? null : found;
}

/** Stores the answer for replays. Call it in the claiming transaction, with the customer's reply. */
export async function storeAnswer(tx: Tx, write: WriteKey, answer: Json): Promise<void> {
  const { customerId, operation, key } = row(write);
  await tx
    .updateTable('idempotency')
    .set({ answer: JSON.stringify({ answer }) })
    .where('customerId', '=', customerId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
}

const row = (write: WriteKey) => ({
  customerId: write.customerId,
  operation: write.operation,
  key: write.key,
});

/** Not a wait: twenty presses of one button must not hold twenty connections. */
async function tryLock(tx: Tx, write: WriteKey): Promise<boolean> {
  const name = JSON.stringify(['idempotency', write.customerId, write.operation, write.key]);
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken`.execute(tx);
  return rows[0]?.taken === true;
}

async function earlier(tx: Db | Tx, write: WriteKey, bodyHash: string): Promise<Claim> {
  const { customerId, operation, key } = row(write);
  const found = await tx
    .selectFrom('idempotency')
    .select(['bodyHash', 'answer'])
    .where('customerId', '=', customerId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
  if (found && found.bodyHash !== bodyHash) return { kind: 'conflict' };
  // Wrapped when stored, so that a stored null is an answer too.
  if (isWrapped(found?.answer)) return { kind: 'replay', answer: found.answer.answer };
  return { kind: 'busy' };
}

const isWrapped = (stored: Json | undefined): stored is { answer: Json } =>
  typeof stored === 'object' && stored !== null && 'answer' in stored;
