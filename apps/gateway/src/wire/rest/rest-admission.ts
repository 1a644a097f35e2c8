/** Admits a REST call by the same steps as a key of POST /api: the token, its subject and the budget. Knows no area. */
import type { RestCaller } from '@portal/contract/rest-call';
import type { FastifyRequest } from 'fastify';
import { inNameOf } from '../../db/in-name-of.ts';
import { bearerToken } from '../callers/bearer.ts';
import { buildContext, establishCaller, switchesOnce } from '../callers/caller.ts';
import { hashSubject } from '../callers/subject-hash.ts';
import { Refusal } from '../calls/refusal.ts';
import type { CallContext } from '../context.ts';
import type { TimeLeft } from '../deadline.ts';
import { addressKey, subjectKey } from '../limits/caller-key.ts';
import type { Wire } from '../wire.ts';

/** How long somebody waits for the answer. */
export interface Waiting {
  readonly time: TimeLeft;
  /** Fires when the work has ended, and its answer was sent or its caller has gone. */
  readonly ended: AbortSignal;
}

interface RestAccess {
  readonly access: RestCaller;
  /** In units of one simple query, paid by the person's budget; 0: neither person nor address pays. */
  readonly cost: number;
  /** The call is open to people who were invited to see a premises. */
  readonly isForViewers: boolean;
}

/**
 * @throws Refusal: no good token, e-mail not verified, not of that kind, nothing left of the budget, or too many under way
 */
export async function admitRest(
  wire: Wire,
  request: FastifyRequest,
  { access, cost, isForViewers }: RestAccess,
  { time, ended }: Waiting,
): Promise<CallContext> {
  const parts = { address: request.ip, log: request.log, idToken: null };
  const switches = switchesOnce(wire, request.hostname);
  // A bank signs its bytes, which its handler checks.
  if (access === 'public' || access === 'bank')
    return buildContext(wire, parts, { token: null, subject: null }, switches);
  const caller = await establishCaller(wire, bearerToken(request.headers.authorization), time);
  const { limits } = wire;
  if (caller.token === null) {
    if (cost > 0 && !limits.address.take(addressKey(request.ip), 1)) throw new Refusal('SK_LIMIT_1001');
    return buildContext(wire, parts, await caller.admit(access), switches);
  }
  request.result = { outcomes: [], subjectHash: hashSubject(caller.token) };
  // Every attempt costs, whatever its answer: before anything is looked up.
  const person = subjectKey(caller.token);
  if (cost > 0 && !limits.subject.take(person, cost)) throw new Refusal('SK_LIMIT_1001');
  const end = limits.begin(person);
  if (end === null) throw new Refusal('SK_BUSY_1001');
  if (ended.aborted) end();
  ended.addEventListener('abort', end);
  const admission = await inNameOf(person, () => caller.admit(access, isForViewers));
  return buildContext(wire, parts, admission, switches);
}

/** Statements of an admitted call are sent in the name of its person, if it has one. */
export const inNameOfCaller = <T>(context: CallContext, work: () => T): T =>
  'token' in context ? inNameOf(subjectKey(context.token), work) : work();
