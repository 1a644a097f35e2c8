/**
 * Each write happens once per customer, operation and key. The claim, the effect and the stored answer share
 * one transaction, so a failed write leaves no claim. Knows no operation.
 */
import { sql } from 'kysely';
import { dateAt } from '../clock.ts';
import type { Db, Tx } from './database.ts';
import { keepPlan } from './kept-plan.ts';
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
  const { taken, claimed, stored, answer } = await tryClaim(tx, write, bodyHash, at);
  if (!taken) return { kind: 'busy' };
  if (claimed) return { kind: 'claimed' };
  // Stored after the statement had begun: it was in the way, and is seen only by the next one.
  return stored === null ? earlier(tx, write, bodyHash) : judge({ bodyHash: stored, answer }, bodyHash);
}

/** The state of a write, without claiming it; null: not finished. */
export async function lookUpWrite(db: Db | Tx, write: WriteKey, bodyHash: string): Promise<Claim | null> {
  const found = await earlier(db, write, bodyHash);
  return found.kind === 'busy' ? null : found;
}

/** Stores the answer for replays. Call it in the claiming transaction, with the customer's reply. */
export async function storeAnswer(tx: Tx, write: WriteKey, answer: Json): Promise<void> {
  const { customerId, operation, key } = write;
  const statement = sql`
    update idempotency set answer = ${JSON.stringify({ answer })}::jsonb
    where customer_id = ${customerId} and operation = ${operation} and key = ${key}`;
  await keepPlan(statement).execute(tx);
}

interface Tried {
  readonly taken: boolean;
  readonly claimed: boolean;
  /** Body hash of the write that was stored before; null: none that this statement sees. */
  readonly stored: string | null;
  readonly answer: Json | null;
}

/**
 * The lock, the claim and the earlier answer in one statement, as every write waits for it. Not a wait for others: twenty
 * presses of one button must not hold twenty connections.
 */
async function tryClaim(tx: Tx, write: WriteKey, bodyHash: string, at: number): Promise<Tried> {
  const { customerId, operation, key } = write;
  const name = JSON.stringify(['idempotency', customerId, operation, key]);
  const statement = sql<Tried>`
    with own as materialized (select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken),
    inserted as (
      insert into idempotency (customer_id, operation, key, body_hash, answer, created_at)
      select ${customerId}::bigint, ${operation}::text, ${key}::text, ${bodyHash}::text, null, ${dateAt(at)}::timestamptz
      from own where own.taken
      on conflict (customer_id, operation, key) do nothing
      returning key)
    select own.taken, exists (select from inserted) as claimed, earlier.body_hash as stored, earlier.answer
    from own left join idempotency earlier
      on earlier.customer_id = ${customerId}::bigint and earlier.operation = ${operation}::text and earlier.key = ${key}::text`;
  const { rows } = await keepPlan(statement).execute(tx);
  const [tried] = rows;
  if (tried === undefined) throw new TypeError('a claim of a write tells nothing');
  return tried;
}

async function earlier(tx: Db | Tx, write: WriteKey, bodyHash: string): Promise<Claim> {
  const { customerId, operation, key } = write;
  const found = await tx
    .selectFrom('idempotency')
    .select(['bodyHash', 'answer'])
    .where('customerId', '=', customerId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
  return found === undefined ? { kind: 'busy' } : judge(found, bodyHash);
}

function judge(found: { readonly bodyHash: string; readonly answer: Json | null }, bodyHash: string): Claim {
  if (found.bodyHash !== bodyHash) return { kind: 'conflict' };
  // Wrapped when stored, so that a stored null is an answer too.
  return isWrapped(found.answer) ? { kind: 'replay', answer: found.answer.answer } : { kind: 'busy' };
}

const isWrapped = (stored: Json | null): stored is { answer: Json } =>
  typeof stored === 'object' && stored !== null && 'answer' in stored;
