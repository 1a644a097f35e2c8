/** Checks before a signed form is read: a customer who cannot send one now is refused without reading the body. */
import type { FastifyRequest } from 'fastify';
import { lookUpWrite } from '../../../db/idempotency.store.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { findIdempotencyKey } from '../../../wire/writes/idempotency-key.ts';
import { toActor } from '../../../wire/writes/write-actor.ts';
import { refusalBeforeDetails } from '../link.rules.ts';
import { hasRunOut, refusalOfSending } from './application.rules.ts';
import { loadOpenApplication } from './application.store.ts';

/** A repeat of what was done is read: it is answered as it was before. */
async function isRepeat(context: SubjectContext, request: FastifyRequest): Promise<boolean> {
  const key = findIdempotencyKey(request);
  if (key === null) return false;
  const write = { customerId: toActor(context).scope, operation: 'linkCompanyManual', key };
  return (await lookUpWrite(context.db, write, '')) !== null;
}

/** A body so short holds no signed form: it is read all the same, to say that the form is missing. */
const TOO_SHORT_FOR_FORM = 4_096;

/**
 * Nothing that was said is judged here, and nothing is counted.
 * @returns why it is refused once it is known to hold a file; null when it may be read
 * @throws Refusal as it would come later
 */
export async function rejectBeforeBody(
  context: SubjectContext,
  request: FastifyRequest,
): Promise<'SK_LINK_1001' | null> {
  const { customer } = context.subject;
  const open = customer ? await loadOpenApplication(context.db, customer.customerId) : undefined;
  const isOpen = open !== undefined && !hasRunOut(open, context.clock.now());
  const refusal = isOpen ? refusalOfSending(open.status) : 'SK_LINK_1001';
  if (refusal === null || (await isRepeat(context, request))) return null;
  if (customer?.linkStatus === 'active') throw new Refusal('SK_LINK_1002');
  const code = refusalBeforeDetails(customer) ?? refusal;
  const isShort = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) < TOO_SHORT_FOR_FORM;
  if (code === 'SK_LINK_1001' && isShort) return code;
  throw new Refusal(code);
}
