/**
 * Rows of registry flows and of used codes. Only the customer who began a flow can end it, with only one of their
 * calls; a code works once for all customers.
 */
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export interface RegistryFlowRow {
  readonly customerId: number;
  readonly stateHash: string;
  readonly protocol: 'v2' | 'v3';
  readonly sealed: string;
  readonly expiresAt: number;
}

export async function addRegistryFlow(db: Db | Tx, row: RegistryFlowRow): Promise<void> {
  await db
    .insertInto('registryFlow')
    .values({
      customerId: row.customerId,
      stateHash: row.stateHash,
      protocol: row.protocol,
      sealed: row.sealed,
      expiresAt: row.expiresAt,
    })
    .execute();
}

/** Deletes the oldest open flows of a customer; the newest stay. Needs the lock of lockRegistryFlows. */
export async function keepNewestFlows(tx: Tx, customerId: number, most: number): Promise<void> {
  await sql`
    delete from registry_flow where customer_id = ${customerId} and used_at is null and state_hash not in (
      select state_hash from registry_flow where customer_id = ${customerId} and used_at is null
      order by expires_at desc, state_hash limit ${most})`.execute(tx);
}

/** Locks the flows of a customer until the transaction ends. */
export async function lockRegistryFlows(tx: Tx, customerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`registry-flow:${customerId}`}, 0))`.execute(tx);
}

export type TakenRegistryFlow = Pick<RegistryFlowRow, 'protocol' | 'sealed'>;

/**
 * Uses a flow up. Only one of several simultaneous calls gets it.
 * @param life lifetime of a flow: one that ends later was begun before the clock was moved back
 * @returns the error code when the flow is not usable
 */
export async function takeRegistryFlow(
  db: Db | Tx,
  { customerId, stateHash }: Pick<RegistryFlowRow, 'customerId' | 'stateHash'>,
  now: number,
  life: number,
): Promise<TakenRegistryFlow | 'state_unknown' | 'state_used' | 'state_expired'> {
  const taken = await db
    .updateTable('registryFlow')
    .set({ usedAt: now })
    .where('customerId', '=', customerId)
    .where('stateHash', '=', stateHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('expiresAt', '<=', now + life)
    .returning(['protocol', 'sealed'])
    .executeTakeFirst();
  if (taken !== undefined) return taken;
  const found = await db
    .selectFrom('registryFlow')
    .select('usedAt')
    .where('customerId', '=', customerId)
    .where('stateHash', '=', stateHash)
    .executeTakeFirst();
  if (found === undefined) return 'state_unknown';
  return found.usedAt === null ? 'state_expired' : 'state_used';
}

/** @returns whether this is the first use of the code */
export async function useRegistryCode(db: Db | Tx, codeHash: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('registryCode')
    .values({ codeHash, usedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
