/**
 * Answers one body of POST /api: who, what, may they, run, reply. Reads run side by side and never hurt one
 * another; the writes of the body run as one.
 */
import { createHash } from 'node:crypto';
import type { Answer } from '@portal/contract/envelope';
import type { ErrorCode } from '@portal/contract/errors';
import { type Caller, establishCaller } from './caller.ts';
import { withDeadline } from './deadline.ts';
import type { KeyedReply, KeyedRequest, Outcome } from './keyed-request.ts';
import { addressKey } from './limits/caller-key.ts';
import { isRunnable, type Planned, planCalls, type Runnable } from './plan.ts';
import { readBody } from './read-body.ts';
import { wireErrorOf } from './refusal.ts';
import { writeReply } from './reply.ts';
import { runWrites } from './run-writes.ts';
import { wireErrorOfThrown } from './unexpected.ts';
import type { Wire } from './wire.ts';

const signInCodes: ReadonlySet<string> = new Set(['SK_SEC_1000', 'SK_LOGOUT_1001', 'SK_API_1001']);

export async function answerBody(wire: Wire, request: KeyedRequest): Promise<KeyedReply> {
  const inputs = readBody(request.text);
  if (inputs === null) return wholeBody(400, 'SK_BODY_1001');
  const caller = await establishCaller(wire, request);
  if (caller.token === null && !wire.limits.address.take(addressKey(request.address), 1)) {
    return wholeBody(429, 'SK_LIMIT_1001');
  }
  const planned = await planCalls(wire, request, caller, inputs);
  const [answers, outcomes] = await runAll(wire, request, planned);
  return {
    status: mustSignIn(planned) ? 401 : 200,
    body: writeReply(answers),
    outcomes,
    subjectHash: hashOf(caller),
  };
}

/** A body that cannot be taken apart has no keys to answer to. */
function wholeBody(status: 400 | 429, code: ErrorCode): KeyedReply {
  const outcomes = [{ operation: 'body', code, milliseconds: 0 }];
  return { status, body: JSON.stringify({ error: wireErrorOf(code) }), outcomes, subjectHash: null };
}

/** 401 only when no key may run and signing in would help. */
function mustSignIn(planned: readonly Planned[]): boolean {
  return (
    !planned.some(isRunnable) && planned.some((one) => !isRunnable(one) && signInCodes.has(one.refused.code))
  );
}

type Timed = readonly [key: string, answer: Answer, milliseconds: number];

async function runAll(
  wire: Wire,
  request: KeyedRequest,
  planned: readonly Planned[],
): Promise<[(readonly [string, Answer])[], Outcome[]]> {
  const runnable = planned.filter(isRunnable);
  const [firstWrite, ...moreWrites] = runnable.filter((one) => one.operation.declaration.effect === 'write');
  const reads = runnable.filter((one) => one.operation.declaration.effect === 'read');
  const timed = await Promise.all([
    ...reads.map(async (one) => [await readOne(wire, request, one)]),
    firstWrite ? writeAll(wire, request, [firstWrite, ...moreWrites]) : [],
  ]);
  const byKey = new Map(timed.flat().map(([key, answer, milliseconds]) => [key, { answer, milliseconds }]));
  const ended = planned.map((one) => ({
    key: one.key,
    ...(isRunnable(one) ? undefined : { answer: { error: one.refused }, milliseconds: 0 }),
    ...byKey.get(one.key),
  }));
  return [
    ended.map(({ key, answer }) => [key, answer ?? { error: wireErrorOf('SK_UNKNOWN_1001') }] as const),
    ended.map(({ key, answer, milliseconds }) => outcomeOf(wire, key, answer, milliseconds ?? 0)),
  ];
}

async function readOne(wire: Wire, request: KeyedRequest, one: Runnable): Promise<Timed> {
  const started = performance.now();
  const answer = await withDeadline(wire.deadlines.readMilliseconds, one.call.run(one.context)).then(
    (data): Answer => ({ data }),
    (error: unknown): Answer => ({ error: wireErrorOfThrown(error, request.log, one.key) }),
  );
  return [one.key, answer, performance.now() - started];
}

async function writeAll(
  wire: Wire,
  request: KeyedRequest,
  calls: readonly [Runnable, ...Runnable[]],
): Promise<Timed[]> {
  const started = performance.now();
  const answers = await withDeadline(wire.deadlines.writeMilliseconds, runWrites(wire, request, calls)).catch(
    (error: unknown) => {
      const refused = wireErrorOfThrown(error, request.log, 'write');
      return new Map(calls.map(({ key }) => [key, { error: refused } satisfies Answer]));
    },
  );
  return [...answers].map(([key, answer]) => [key, answer, performance.now() - started]);
}

/** A key that we do not know may hold anything, so it is not named. */
function outcomeOf(wire: Wire, key: string, answer: Answer | undefined, milliseconds: number): Outcome {
  const operation = wire.operations.has(key) ? key : 'unknown';
  const code = answer?.error?.code ?? 'ok';
  wire.meter.operation(operation, code, milliseconds);
  return { operation, code, milliseconds: Math.round(milliseconds) };
}

const hashOf = ({ token }: Caller): string | null =>
  token && createHash('sha256').update(`${token.issuer} ${token.subject}`).digest('hex').slice(0, 16);
