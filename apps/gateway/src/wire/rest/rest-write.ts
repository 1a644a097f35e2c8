/** Runs the write of a REST call through the write pipeline, with what must happen before and after its transaction. */
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Tx } from '../../db/database.ts';
import { lookUpWrite } from '../../db/idempotency.store.ts';
import type { Json } from '../../db/tables/columns.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { CallContext } from '../context.ts';
import type { TimeLeft } from '../deadline.ts';
import type { Wire } from '../wire.ts';
import { hashBody } from '../writes/body-hash.ts';
import { findIdempotencyKey } from '../writes/idempotency-key.ts';
import { customerName, toActor } from '../writes/write-actor.ts';
import { claimOnce, findReplay, recordOnce } from '../writes/write-once.ts';

export interface RestWrite<Prepared = void> {
  /** As it stands in the record: 'linkIndividual'. */
  readonly name: string;
  /** Every spelling made canonical: a repeat under the same key must be equal. A file by its hash. */
  readonly input: unknown;
  /**
   * Work that no transaction may undo or hold, such as counting a failed attempt: runs before it, and not at all when
   * the key was answered before. Each of several concurrent copies runs it. Its result is handed to the effect.
   * @param isOver the deadline has answered
   */
  before(isOver: AbortSignal): Promise<Prepared>;
  /**
   * Work after a failure that rolled the transaction back, such as a notice to those concerned: runs where the failure
   * arises, so also when the deadline has answered already.
   */
  after?(failure: unknown): Promise<void>;
}

/** The effect's fields for the audit log. */
export interface Trace {
  /** By id: 'account:88', 'application:1003'. Not said: the person. */
  about(object: string): void;
  /** The customer that this very write has made of the sign-in. */
  by(customerId: number): void;
}

/**
 * Does a write once, whatever happens to its answer on the way.
 * @param run in the transaction; a throw undoes everything, and the same key may try again
 * @returns its answer, or the stored one under the same key
 * @throws Refusal SK_IDEM_1001 for another body under the key, SK_BUSY_1001 while it is under way
 */
export type RunWrite = <Prepared, Answer extends object>(
  write: RestWrite<Prepared>,
  run: (tx: Tx, trace: Trace, prepared: Prepared) => Promise<Answer>,
) => Promise<Answer>;

/** @param timeOf how much time is left when the write begins */
export const makeRunWrite =
  (wire: Wire, request: FastifyRequest, context: CallContext, timeOf: () => TimeLeft): RunWrite =>
  (write, run) =>
    timeOf().forWrite((isOver) => runOnce(wire, request, context, { write, run, isOver }));

const stored = z.record(z.string(), z.json());

interface Begun<Prepared, Answer> {
  readonly write: RestWrite<Prepared>;
  run(tx: Tx, trace: Trace, prepared: Prepared): Promise<Answer>;
  readonly isOver: AbortSignal;
}

async function runOnce<Prepared, Answer extends object>(
  wire: Wire,
  request: FastifyRequest,
  context: CallContext,
  { write: { name, input, before, after }, run, isOver }: Begun<Prepared, Answer>,
): Promise<Answer> {
  const { db } = wire;
  const actor = toActor(context);
  const writeKey = {
    customerId: actor.scope,
    operation: name,
    key: findIdempotencyKey(request) ?? randomUUID(),
  };
  const bodyHash = await hashBody(wire, input);
  // Under its key stands an answer of the same `run`.
  const toAnswer = (answer: Json): Answer => stored.parse(answer) as Answer;

  const earlier = await lookUpWrite(db, writeKey, bodyHash);
  const answered = earlier && findReplay(wire, earlier);
  if (answered) return toAnswer(answered.answer);
  const prepared = await before(isOver);
  try {
    return await withTransaction(db, async (tx) => {
      const replay = await claimOnce(wire, tx, { writeKey, bodyHash });
      if (replay) return toAnswer(replay.answer);
      const traced: { actor: string; object?: string } = { actor: actor.name };
      const trace: Trace = {
        about(object) {
          traced.object = object;
        },
        by(customerId) {
          const isStaff = 'subject' in context ? context.subject.customer?.staff : false;
          traced.actor = customerName(customerId, isStaff);
        },
      };
      const output: Json = stored.parse(await run(tx, trace, prepared));
      const { actor: by, object = by } = traced;
      // Ids only, unlike a keyed call's: what was typed here proves who the caller is.
      const message = { actor: by, object, output };
      await recordOnce(wire, tx, writeKey, output, [{ action: name, actor: by, objects: [object], message }]);
      return toAnswer(output);
    });
  } catch (error) {
    await after?.(error);
    throw error;
  }
}
