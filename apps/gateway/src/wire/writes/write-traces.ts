/** Outbox message and audit rows of a write. */

import * as z from 'zod/mini';
import type { WriteKey } from '../../db/idempotency.store.ts';
import { listNamed } from '../callers/claims.ts';
import type { Runnable } from '../calls/plan.ts';
import type { Actor } from './write-actor.ts';
import type { WriteTrace } from './write-once.ts';

export type Outputs = Record<string, unknown>;

export interface Write {
  readonly calls: readonly Runnable[];
  readonly actor: Actor;
  readonly writeKey: WriteKey;
}

const jsonFields = z.record(z.string(), z.json());

/** Answers that may be stored: for a repeat of the write, and for the outbox. */
export function redactOutputs({ calls }: Write, outputs: Outputs): Outputs {
  const published = calls.filter(({ operation }) => !operation.answerIsSecret);
  return Object.fromEntries(published.map(({ key }) => [key, outputs[key]]));
}

/** @param isQueued false: no call of the write leaves an outbox message */
export function listTraces(write: Write, outputs: Outputs, isQueued = true): WriteTrace[] {
  const stored = redactOutputs(write, outputs);
  const { calls, actor } = write;
  return calls.map(({ key, call, context, operation }) => ({
    action: key,
    actor: actor.name,
    objects: listObjects(call, context) ?? [actor.name],
    message:
      isQueued && operation.publishToOutbox
        ? jsonFields.parse({ actor: actor.name, input: call.canonicalInput, output: stored[key] ?? null })
        : null,
  }));
}

/** The accounts that were written to, by id; null when the write is about the person. */
function listObjects(call: Runnable['call'], context: Runnable['context']): string[] | null {
  if (!('subject' in context) || call.claims.length === 0) return null;
  const named = call.claims.flatMap((claim) => listNamed(context.subject, claim));
  const written = call.listWritten();
  const accounts = written ? named.filter(({ accountNo }) => written.includes(accountNo)) : named.slice(0, 1);
  return [...new Set(accounts.map(({ accountId }) => `account:${accountId}`))];
}
