/** What a write leaves behind beside its effect: word for whoever is to hear of it, and a row for the record. */
import type { Clock } from '@portal/domain/clock';
import * as z from 'zod/mini';
import { dateAt } from '../clock.ts';
import { appendAudit } from '../db/audit.store.ts';
import type { Tx } from '../db/database.ts';
import type { WriteKey } from '../db/idempotency.store.ts';
import { enqueue } from '../db/outbox.store.ts';
import type { Runnable } from './plan.ts';
import type { Actor } from './write-actor.ts';

export type Outputs = Record<string, unknown>;

export interface Write {
  readonly calls: readonly Runnable[];
  readonly actor: Actor;
  readonly writeKey: WriteKey;
}

export async function announce(clock: Clock, tx: Tx, write: Write, outputs: Outputs): Promise<void> {
  const { calls, actor, writeKey } = write;
  const kept = keptOf(write, outputs);
  for (const { key, call } of calls.filter(({ operation }) => operation.isAnnounced)) {
    const payload = z
      .json()
      .parse({ actor: actor.name, input: call.canonicalInput, output: kept[key] ?? null });
    const dedupe = `${writeKey.customerId} ${key} ${writeKey.key}`;
    await enqueue(tx, { kind: key, payload, dedupe, runAt: dateAt(clock.now()) });
  }
}

/** What may be kept of the answers: for whoever repeats the write, and for whoever is to hear of it. */
export function keptOf({ calls }: Write, outputs: Outputs): Outputs {
  const told = calls.filter(({ operation }) => !operation.answerIsSecret);
  return Object.fromEntries(told.map(({ key }) => [key, outputs[key]]));
}

/** One row for each call, in the transaction of the write. */
export async function audit(clock: Clock, tx: Tx, { calls, actor }: Write): Promise<void> {
  for (const { key, call, context } of calls) {
    const object = objectOf(call, context) ?? actor.name;
    await appendAudit(tx, {
      at: dateAt(clock.now()),
      actor: actor.name,
      action: key,
      object,
      outcome: 'done',
    });
  }
}

/** The account that was written to, by id; null when the write is about the person. */
function objectOf(call: Runnable['call'], context: Runnable['context']): string | null {
  const [named] = call.claims;
  const owned = named && 'subject' in context ? context.subject.find(named.accountNo) : undefined;
  return owned ? `account:${owned.accountId}` : null;
}
