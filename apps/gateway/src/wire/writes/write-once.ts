/**
 * The write pipeline of keyed operations and REST calls: claimed by its idempotency key, done, its answer kept,
 * queued for the outbox and audited, in one transaction. Knows no operation.
 */
import { dateAt } from '../../clock.ts';
import { appendAudit } from '../../db/audit.store.ts';
import type { Tx } from '../../db/database.ts';
import { EXPORT_KIND } from '../../db/export-messages.store.ts';
import { type Claim, claimWrite, storeAnswer, type WriteKey } from '../../db/idempotency.store.ts';
import { enqueue } from '../../db/outbox.store.ts';
import type { Json } from '../../db/tables/columns.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Wire } from '../wire.ts';

export interface WriteClaim {
  readonly writeKey: WriteKey;
  /** Of the inputs in their canonical spelling. */
  readonly bodyHash: string;
  /** The answer is kept nowhere, so a repeat under its key is refused. */
  readonly isSecret?: boolean;
}

/** Traces of one call of a write: its audit rows and its outbox message. */
export interface WriteTrace {
  readonly action: string;
  readonly actor: string;
  /** An audit row for each: 'account:88'. */
  readonly objects: readonly string[];
  /** null: nothing is queued. */
  readonly message: { readonly [field: string]: Json } | null;
}

type Parts = Pick<Wire, 'clock' | 'meter'>;

/** @returns the stored answer of a repeat, or null when the write is to be done. @throws Refusal SK_IDEM_1001, SK_BUSY_1001 */
export function findReplay(
  { meter }: Pick<Wire, 'meter'>,
  claim: Claim,
  isSecret = false,
): { answer: Json } | null {
  if (claim.kind === 'claimed') return null;
  if (claim.kind === 'conflict') throw new Refusal('SK_IDEM_1001');
  if (claim.kind === 'busy') throw new Refusal('SK_BUSY_1001');
  if (isSecret) throw new Refusal('SK_IDEM_1001');
  meter.replayed();
  return { answer: claim.answer };
}

/** Call it first in the transaction of the write. @returns as `findReplay` */
export async function claimOnce(
  { clock, meter }: Parts,
  tx: Tx,
  { writeKey, bodyHash, isSecret }: WriteClaim,
): Promise<{ answer: Json } | null> {
  return findReplay({ meter }, await claimWrite(tx, writeKey, bodyHash, clock.now()), isSecret);
}

/**
 * Keeps the answer and leaves the traces. Call it last in the transaction of the write. A copy of the write is queued
 * only where an export receives it.
 */
export async function recordOnce(
  { clock, config }: Pick<Wire, 'clock' | 'config'>,
  tx: Tx,
  writeKey: WriteKey,
  answer: Json,
  traces: readonly WriteTrace[],
): Promise<void> {
  const at = clock.now();
  await storeAnswer(tx, writeKey, answer);
  for (const { action, message } of config.EXPORT_URL === undefined ? [] : traces) {
    if (message === null) continue;
    const dedupe = `${writeKey.customerId} ${action} ${writeKey.key}`;
    const payload = { action, at: dateAt(at).toISOString(), ...message };
    await enqueue(tx, { kind: EXPORT_KIND, payload, dedupe, runAt: at });
  }
  const rows = traces.flatMap(({ action, actor, objects }) =>
    objects.map((object) => ({ at, actor, action, object, outcome: 'done' })),
  );
  await appendAudit(tx, ...rows);
}
