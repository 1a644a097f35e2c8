/**
 * Runs the writes of a body as one: claimed by their idempotency key, done, audited, queued for whoever is to
 * hear of them, in one transaction. Knows no operation and no table.
 */
import { randomUUID } from 'node:crypto';
import type { Answer } from '@portal/contract/envelope';
import * as z from 'zod/mini';
import { withTransaction } from '../../db/transaction.ts';
import { reach } from '../../kill-point.ts';
import { dropClaim } from '../callers/dropped-claim.store.ts';
import type { KeyedRequest } from '../calls/keyed-request.ts';
import type { Runnable } from '../calls/plan.ts';
import { toGroupFailure } from '../calls/refusal.ts';
import { wireErrorOfThrown } from '../calls/unexpected.ts';
import type { Wire } from '../wire.ts';
import { hashBody } from './body-hash.ts';
import { toActor } from './write-actor.ts';
import { claimOnce, recordOnce, type WriteClaim } from './write-once.ts';
import { listTraces, type Outputs, redactOutputs, type Write } from './write-traces.ts';

const stored = z.record(z.string(), z.unknown());

type ClaimedWrite = Write & WriteClaim;

/** A part of a write failed, so none of it happened. */
class PartFailed extends Error {
  override name = 'PartFailed';
  readonly key: string;
  constructor(key: string, cause: unknown) {
    super('a part of a write failed', { cause });
    this.key = key;
  }
}

/** @returns an answer for each of the calls */
export async function runWrites(
  wire: Wire,
  request: KeyedRequest,
  calls: readonly [Runnable, ...Runnable[]],
): Promise<Map<string, Answer>> {
  const [first] = calls;
  const actor = toActor(first.context);
  const writeKey = {
    customerId: actor.scope,
    operation: first.operation.declaration.group ?? first.operation.name,
    key: request.idempotencyKey ?? randomUUID(),
  };
  const inputs = Object.fromEntries(calls.map(({ key, call }) => [key, call.canonicalInput]));
  try {
    const write: ClaimedWrite = {
      calls,
      actor,
      writeKey,
      bodyHash: await hashBody(wire, inputs),
      isSecret: calls.some(({ operation }) => operation.answerIsSecret),
    };
    await Promise.all(calls.map(({ call, context }) => call.lookUp(context)));
    const run = first.operation.effect === 'external' ? runExternal : inDatabase;
    const outputs = await run(wire, write);
    reach('write-committed');
    return new Map(calls.map(({ key }) => [key, { data: outputs[key] }]));
  } catch (error) {
    return failed(error, request, calls);
  }
}

function inDatabase(wire: Wire, write: ClaimedWrite): Promise<Outputs> {
  return withTransaction(wire.db, async (tx) => {
    const replay = await claimOnce(wire, tx, write);
    if (replay) return stored.parse(replay.answer);
    const outputs: Outputs = {};
    for (const { key, call, context } of write.calls) {
      outputs[key] = await part(key, () => call.run({ ...context, db: tx }));
      reach('write-part-run');
    }
    await recordOnce(wire, tx, write.writeKey, kept(write, outputs), listTraces(write, outputs));
    return outputs;
  });
}

/** The claim is made before and the outcome recorded after, as another system joins no transaction of ours. */
async function runExternal(wire: Wire, write: ClaimedWrite): Promise<Outputs> {
  const replay = await withTransaction(wire.db, (tx) => claimOnce(wire, tx, write));
  if (replay) return stored.parse(replay.answer);
  const outputs: Outputs = {};
  try {
    for (const { key, call, context } of write.calls) outputs[key] = await part(key, () => call.run(context));
  } catch (error) {
    await dropClaim(wire.db, write.writeKey);
    throw error;
  }
  await withTransaction(wire.db, (tx) =>
    recordOnce(wire, tx, write.writeKey, kept(write, outputs), listTraces(write, outputs, false)),
  );
  return outputs;
}

const kept = (write: Write, outputs: Outputs) => z.json().parse(redactOutputs(write, outputs));

async function part(key: string, run: () => Promise<unknown>): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    throw new PartFailed(key, error);
  }
}

function failed(error: unknown, request: KeyedRequest, calls: readonly Runnable[]): Map<string, Answer> {
  const culprit = error instanceof PartFailed ? error.key : null;
  const cause = error instanceof PartFailed ? error.cause : error;
  const own = wireErrorOfThrown(cause, request.log, culprit ?? calls[0]?.key ?? 'write');
  return new Map(
    calls.map(({ key, operation }) => [
      key,
      { error: culprit === null || culprit === key ? own : toGroupFailure(operation) },
    ]),
  );
}
