/**
 * Whether who opened a stream may still hear of an order: the sign-in has not ended since, and every account of the
 * order is still theirs. Asked again and again, so it costs nothing of what they may spend.
 */
import { toSgDay } from '@portal/domain/sg-time';
import type { FastifyRequest } from 'fastify';
import { refusalOfBearer, refusalOfSubject } from '../../wire/callers/access.ts';
import { bearerToken } from '../../wire/callers/bearer.ts';
import { findOwnedAmong } from '../../wire/callers/sub-accounts.ts';
import { resolveSubject } from '../../wire/callers/subject.store.ts';
import type { Wire } from '../../wire/wire.ts';
import type { Order } from './orders/order.store.ts';

export async function stillMayHear(
  { check, db, clock }: Pick<Wire, 'check' | 'db' | 'clock'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
  { parts }: Pick<Order, 'parts'>,
): Promise<boolean> {
  const bearer = bearerToken(headers.authorization);
  const verdict = bearer === null ? null : await check.verifyAccess(bearer);
  if (!verdict?.ok || refusalOfBearer('holder', verdict) !== null) return false;
  const subject = await resolveSubject(db, verdict.token, toSgDay(clock.now()));
  if (refusalOfSubject('holder', subject, verdict.token) !== null) return false;
  const ids = parts.map(({ accountId }) => accountId);
  const owned = await findOwnedAmong({ db, subject }, ids);
  return ids.every((id) => owned.has(id));
}
