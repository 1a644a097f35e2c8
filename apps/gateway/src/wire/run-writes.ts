/**
 * Runs the writes of a body as one: claimed by their idempotency key, done, audited, queued for whoever is to
 * hear of them, in one transaction. Knows no operation and no table.
 */
import { randomUUID } from 'node:crypto';
import type { Answer } from '@portal/contract/envelope';
import * as z from 'zod/mini';
import { dateAt } from '../clock.ts';
import type { Tx } from '../db/database.ts';
import { type Claim, claimWrite, storeAnswer } from '../db/idempotency.store.ts';
import { withTransaction } from '../db/transaction.ts';
import { bodyHashOf } from './body-hash.ts';
import { dropClaim } from './dropped-claim.store.ts';
import type { KeyedRequest } from './keyed-request.ts';
import type { Runnable } from './plan.ts';
import { Refusal, wireErrorOf } from './refusal.ts';
import { wireErrorOfThrown } from './unexpected.ts';
import type { Wire } from './wire.ts';
import { actorOf } from './write-actor.ts';
import { announce, audit, keptOf, type Outputs, type Write } from './write-traces.ts';

const stored = z.record(z.string(), z.unknown());

interface ClaimedWrite extends Write {
  /** Of the inputs in their canonical spelling. */
  readonly bodyHash: string;
}

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
  const actor = actorOf(first.context);
  const writeKey = {
    customerId: actor.scope,
    operation: first.operation.declaration.group ?? first.operation.name,
    key: request.idempotencyKey ?? randomUUID(),
  };
  const inputs = Object.fromEntries(calls.map(({ key, call }) => [key, call.canonicalInput]));
  try {
    const write: ClaimedWrite = { calls, actor, writeKey, bodyHash: await bodyHashOf(wire, inputs) };
    const run = first.operation.effectIn === 'elsewhere' ? elsewhere : inDatabase;
    const outputs = await run(wire, write);
    return new Map(calls.map(({ key }) => [key, { data: outputs[key] }]));
  } catch (error) {
    return failed(error, request, calls);
  }
}

function inDatabase(wire: Wire, write: ClaimedWrite): Promise<Outputs> {
  return withTransaction(wire.db, async (tx) => {
    const replay = await claimed(wire, tx, write);
    if (replay) return replay;
    const outputs: Outputs = {};
    for (const { key, call, context } of write.calls) {
      outputs[key] = await part(key, () => call.run({ ...context, db: tx }));
    }
    await storeAnswer(tx, write.writeKey, z.json().parse(keptOf(write, outputs)));
    await announce(wire.clock, tx, write, outputs);
    await audit(wire.clock, tx, write);
    return outputs;
  });
}

/** The claim is made before and the outcome recorded after, as another system joins no transaction of ours. */
async function elsewhere(wire: Wire, write: ClaimedWrite): Promise<Outputs> {
  const replay = await withTransaction(wire.db, (tx) => claimed(wire, tx, write));
  if (replay) return replay;
  const outputs: Outputs = {};
  try {
    for (const { key, call, context } of write.calls) outputs[key] = await part(key, () => call.run(context));
  } catch (error) {
    await dropClaim(wire.db, write.writeKey);
    throw error;
  }
  await withTransaction(wire.db, async (tx) => {
    await storeAnswer(tx, write.writeKey, z.json().parse(keptOf(write, outputs)));
    await audit(wire.clock, tx, write);
  });
  return outputs;
}

async function part(key: string, run: () => Promise<unknown>): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    throw new PartFailed(key, error);
  }
}

/** @returns what was answered before, or null when the write is ours to do */
async function claimed(wire: Wire, tx: Tx, write: ClaimedWrite): Promise<Outputs | null> {
  const { writeKey, bodyHash, calls } = write;
  const claim: Claim = await claimWrite(tx, writeKey, bodyHash, dateAt(wire.clock.now()));
  if (claim.kind === 'claimed') return null;
  if (claim.kind === 'conflict') throw new Refusal('SK_IDEM_1001');
  if (claim.kind === 'busy') throw new Refusal('SK_BUSY_1001');
  // A secret cannot be told again.
  if (calls.some(({ operation }) => operation.answerIsSecret)) throw new Refusal('SK_IDEM_1001');
  wire.meter.replayed();
  return stored.parse(claim.answer);
}

function failed(error: unknown, request: KeyedRequest, calls: readonly Runnable[]): Map<string, Answer> {
  const culprit = error instanceof PartFailed ? error.key : null;
  const cause = error instanceof PartFailed ? error.cause : error;
  const own = wireErrorOfThrown(cause, request.log, culprit ?? calls[0]?.key ?? 'write');
  return new Map(
    calls.map(({ key }) => [
      key,
      { error: culprit === null || culprit === key ? own : wireErrorOf('SK_GROUP_1001') },
    ]),
  );
}
