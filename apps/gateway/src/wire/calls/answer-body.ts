/** Answers one body of POST /api: take it apart, who is calling, what may run, run it, reply, tell. */
import { type ErrorCode, isSessionCode } from '@portal/contract/errors';
import { inNameOf } from '../../db/in-name-of.ts';
import { type Caller, establishCaller } from '../callers/caller.ts';
import { hashSubject } from '../callers/subject-hash.ts';
import { startTime, type TimeLeft } from '../deadline.ts';
import { addressKey, subjectKey } from '../limits/caller-key.ts';
import { readBody } from '../read-body.ts';
import type { Wire } from '../wire.ts';
import type { KeyedReply, KeyedRequest, Outcome } from './keyed-request.ts';
import { isRunnable, type PlannedCall, planCalls } from './plan.ts';
import { toWireError } from './refusal.ts';
import { writeReply } from './reply.ts';
import { type CallResult, runCalls } from './run-calls.ts';

/** A long body costs one more for each so many characters: taking it apart holds up everybody else. */
const CHARACTERS = 16 * 1024;

export async function answerBody(wire: Wire, request: KeyedRequest): Promise<KeyedReply> {
  const time = startTime(wire.deadlines, request.hungUp);
  const caller = await establishCaller(wire, request.accessToken, time);
  const { limits } = wire;
  if (caller.token === null)
    return limits.address.take(addressKey(request.address), 1)
      ? answerCalls(wire, request, caller, time)
      : wholeBody(429, 'SK_LIMIT_1001', caller);
  const person = subjectKey(caller.token);
  if (!limits.subject.take(person, Math.floor(request.text.length / CHARACTERS)))
    return wholeBody(429, 'SK_LIMIT_1001', caller);
  const end = limits.begin(person);
  if (end === null) return wholeBody(503, 'SK_BUSY_1001', caller);
  return inNameOf(person, () => answerCalls(wire, request, caller, time)).finally(end);
}

async function answerCalls(
  wire: Wire,
  request: KeyedRequest,
  caller: Caller,
  time: TimeLeft,
): Promise<KeyedReply> {
  const inputs = readBody(request.text);
  if (inputs === null) {
    // Its keys cannot pay, so whoever sent it does.
    const paid = caller.token === null || wire.limits.subject.take(subjectKey(caller.token), 1);
    return paid ? wholeBody(400, 'SK_BODY_1001', caller) : wholeBody(429, 'SK_LIMIT_1001', caller);
  }
  const planned = await planCalls(wire, request, { caller, time }, inputs);
  const ended = await runCalls(wire, request, planned, time);
  return {
    status: computeStatus(planned, ended),
    body: writeReply(ended.map(({ key, answer }) => [key, answer])),
    outcomes: ended.map((each) => toOutcome(wire, each)),
    subjectHash: findSubjectHash(caller),
  };
}

/** A body that is not taken apart, or cannot be, has no keys to answer to. */
function wholeBody(status: 400 | 429 | 503, code: ErrorCode, caller: Caller): KeyedReply {
  const outcomes = [{ operation: 'body', code, milliseconds: 0 }];
  return {
    status,
    body: JSON.stringify({ error: toWireError(code) }),
    outcomes,
    subjectHash: findSubjectHash(caller),
  };
}

/** 503 only when none of the keys could be had now, and all of them may be asked for again. */
function computeStatus(planned: readonly PlannedCall[], ended: readonly CallResult[]): 200 | 401 | 503 {
  if (mustSignIn(planned)) return 401;
  const isBusy = ended.length > 0 && ended.every(({ answer }) => answer.error?.code === 'SK_BUSY_1001');
  return isBusy ? 503 : 200;
}

/** 401 only when no key may run and signing in would help. */
function mustSignIn(planned: readonly PlannedCall[]): boolean {
  const refused = planned.flatMap((one) => (isRunnable(one) ? [] : one.refused.code));
  return refused.length === planned.length && refused.some(isSessionCode);
}

/** A key that we do not know may hold anything, so it is not named. */
function toOutcome(wire: Wire, { key, answer, milliseconds }: CallResult): Outcome {
  const operation = wire.operations.has(key) ? key : 'unknown';
  const code = answer.error?.code ?? 'ok';
  wire.meter.operation(operation, code, milliseconds);
  return { operation, code, milliseconds: Math.round(milliseconds) };
}

const findSubjectHash = ({ token }: Caller): string | null => token && hashSubject(token);
