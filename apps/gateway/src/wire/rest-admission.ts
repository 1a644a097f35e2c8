/**
 * Lets a REST call in, by the same steps as a key of POST /api: the token, who it names, what they may spend.
 * Knows no area.
 */
import { sgDayOf } from '@portal/domain/sg-time';
import type { FastifyRequest } from 'fastify';
import { type Access, refusalOfBearer, refusalOfSubject } from './access.ts';
import { bearerToken } from './bearer.ts';
import type { SubjectContext } from './context.ts';
import { hostNow } from './host-now.ts';
import { addressKey, subjectKey } from './limits/caller-key.ts';
import { Refusal } from './refusal.ts';
import { resolveSubject } from './subject.store.ts';
import { subjectHashOf } from './subject-hash.ts';
import type { Wire } from './wire.ts';

type AccessOfSignIn = Exclude<Access, 'public' | 'signed-in' | 'refund-area' | 'upload'>;

/**
 * @param cost in units of one simple query, paid by the person's budget
 * @throws Refusal: no good token, e-mail not verified, not of that kind, or nothing left of the budget
 */
export async function admitRest(
  wire: Wire,
  request: FastifyRequest,
  access: AccessOfSignIn,
  cost = 5,
): Promise<SubjectContext> {
  const { check, admin, limits, db, clock, config, registry, files, meter } = wire;
  const bearer = bearerToken(request.headers.authorization);
  const verdict = bearer === null ? null : await check.verifyAccess(bearer);
  if (!verdict?.ok) {
    if (!limits.address.take(addressKey(request.ip), 1)) throw new Refusal('SK_LIMIT_1001');
    throw new Refusal(verdict?.code ?? 'SK_SEC_1000');
  }
  const { token } = verdict;
  request.told = { outcomes: [], subjectHash: subjectHashOf(token) };
  // Asking costs, whatever the answer: before anything is looked up.
  if (!limits.subject.take(subjectKey(token), cost)) throw new Refusal('SK_LIMIT_1001');
  const byToken = refusalOfBearer(access, verdict);
  if (byToken !== null) throw new Refusal(byToken);
  const subject = await resolveSubject(db, token, sgDayOf(clock.now()));
  const bySubject = refusalOfSubject(access, subject, token);
  if (bySubject !== null) throw new Refusal(bySubject);
  let asked: ReturnType<typeof hostNow> | undefined;
  return {
    db,
    clock,
    config,
    registry,
    files,
    meter,
    address: request.ip,
    log: request.log,
    identity: admin,
    tokens: check,
    idToken: null,
    token,
    subject,
    async switches() {
      asked ??= hostNow({ config, db }, request.hostname);
      return (await asked).switches;
    },
  };
}
