/** What is refused before a signed form is read: from somebody who cannot send one now, whatever is in it. */
import type { FastifyRequest } from 'fastify';
import { lookUpWrite } from '../../db/idempotency.store.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { idempotencyKeyOf } from '../../wire/idempotency-key.ts';
import { Refusal } from '../../wire/refusal.ts';
import { actorOf } from '../../wire/write-actor.ts';
import { hasRunOut, refusalOfSending } from './application.rules.ts';
import { openApplicationOf } from './application.store.ts';
import { refusalBeforeDetails } from './link.rules.ts';

/** A repeat of what was done is read: it is answered as it was before. */
async function isRepeat(context: SubjectContext, request: FastifyRequest): Promise<boolean> {
  const key = idempotencyKeyOf(request);
  if (key === null) return false;
  const write = { customerId: actorOf(context).scope, operation: 'linkCompanyManual', key };
  return (await lookUpWrite(context.db, write, '')) !== null;
}

/** @throws Refusal as it would come later; nothing that was said is judged here, and nothing is counted */
export async function refuseUnread(context: SubjectContext, request: FastifyRequest): Promise<void> {
  const { customer } = context.subject;
  const open = customer ? await openApplicationOf(context.db, customer.customerId) : undefined;
  const isOpen = open !== undefined && !hasRunOut(open, context.clock.now());
  const refusal = isOpen ? refusalOfSending(open.status) : 'SK_LINK_1001';
  if (refusal === null || (await isRepeat(context, request))) return;
  if (customer?.linkStatus === 'active') throw new Refusal('SK_LINK_1002');
  throw new Refusal(refusalBeforeDetails(customer) ?? refusal);
}
