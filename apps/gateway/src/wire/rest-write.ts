/**
 * A write that comes by REST, as safe as one of POST /api: claimed by its idempotency key, done, announced and
 * recorded in one transaction. Knows no area and no table.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { dateAt } from '../clock.ts';
import { appendAudit } from '../db/audit.store.ts';
import type { Tx } from '../db/database.ts';
import { type Claim, claimWrite, lookUpWrite, storeAnswer } from '../db/idempotency.store.ts';
import { enqueue } from '../db/outbox.store.ts';
import type { Json } from '../db/tables/columns.ts';
import { withTransaction } from '../db/transaction.ts';
import { bodyHashOf } from './body-hash.ts';
import type { SubjectContext } from './context.ts';
import { withDeadline } from './deadline.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { Refusal } from './refusal.ts';
import type { Wire } from './wire.ts';
import { actorOf, customerName } from './write-actor.ts';

export { admitRest } from './rest-admission.ts';

export interface RestWrite<Prepared = void> {
  /** As it stands in the record: 'linkIndividual'. */
  readonly name: string;
  readonly context: SubjectContext;
  /** Every spelling made canonical: a repeat under the same key must be equal. A file by its hash. */
  readonly input: unknown;
  /**
   * What no transaction may undo or hold, such as counting a wrong try: done before it, and not at all when the
   * key was answered before. Of copies at once each does it. Its outcome is handed to the effect.
   */
  before(): Promise<Prepared>;
  /**
   * What follows from a failure that has undone the transaction, such as telling whom it concerns: done where it
   * arises, so that it happens also when the deadline has answered already.
   */
  after?(failure: unknown): Promise<void>;
}

/** What the effect says of itself for the record. */
export interface Trace {
  /** By id: 'account:88', 'application:1003'. Not said: the person. */
  about(object: string): void;
  /** The customer that this very write has made of the sign-in. */
  by(customerId: number): void;
}

const object = z.record(z.string(), z.json());

/**
 * Does a write once, whatever happens to its answer on the way.
 * @param run in the transaction; a throw undoes everything, and the same key may try again
 * @returns what it answered, or answered before under the same key
 * @throws Refusal SK_IDEM_1001 for another body under the key, SK_BUSY_1001 while it is under way
 */
export function writeRest<Prepared>(
  wire: Wire,
  request: FastifyRequest,
  write: RestWrite<Prepared>,
  run: (tx: Tx, trace: Trace, prepared: Prepared) => Promise<object>,
): Promise<object> {
  return withDeadline(wire.deadlines.writeMilliseconds, done(wire, request, write, run));
}

async function done<Prepared>(
  { db, clock, meter }: Wire,
  request: FastifyRequest,
  { name, context, input, before, after }: RestWrite<Prepared>,
  run: (tx: Tx, trace: Trace, prepared: Prepared) => Promise<object>,
): Promise<object> {
  const actor = actorOf(context);
  const writeKey = {
    customerId: actor.scope,
    operation: name,
    key: idempotencyKeyOf(request) ?? randomUUID(),
  };
  const bodyHash = await bodyHashOf({ db, clock }, input);
  const replayOf = (claim: Claim): object | null => {
    if (claim.kind === 'claimed') return null;
    if (claim.kind === 'conflict') throw new Refusal('SK_IDEM_1001');
    if (claim.kind === 'busy') throw new Refusal('SK_BUSY_1001');
    meter.replayed();
    return object.parse(claim.answer);
  };

  const earlier = await lookUpWrite(db, writeKey, bodyHash);
  const answered = earlier && replayOf(earlier);
  if (answered) return answered;
  const prepared = await before();
  const effect = async (tx: Tx): Promise<object> => {
    const at = dateAt(clock.now());
    const replay = replayOf(await claimWrite(tx, writeKey, bodyHash, at));
    if (replay) return replay;
    const told = { actor: actor.name, object: '' };
    const trace: Trace = {
      about(what) {
        told.object = what;
      },
      by(customerId) {
        told.actor = customerName(customerId, context.subject.customer?.staff);
      },
    };
    const answer: Json = object.parse(await run(tx, trace, prepared));
    await storeAnswer(tx, writeKey, answer);
    const outcome = { actor: told.actor, object: told.object || told.actor };
    const dedupe = `${writeKey.customerId} ${name} ${writeKey.key}`;
    // Ids only, unlike a keyed call's: what was typed here proves who somebody is.
    await enqueue(tx, { kind: name, payload: { ...outcome, output: answer }, dedupe, runAt: at });
    await appendAudit(tx, { at, ...outcome, action: name, outcome: 'done' });
    return answer;
  };
  try {
    return await withTransaction(db, effect);
  } catch (error) {
    await after?.(error);
    throw error;
  }
}
