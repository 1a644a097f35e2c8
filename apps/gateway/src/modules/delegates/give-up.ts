/** A person gives up the access that somebody gave them. It works at once, and every holder hears of it. */
import type { Output } from '@portal/contract';
import { getDelegateState, isCurrent } from '@portal/domain/delegates/delegate-access';
import { toSgDay } from '@portal/domain/sg-time';
import { withTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { queueHolderMails } from './mails/mail-queue.ts';
import { toDays } from './shapes.ts';
import { listDelegates, lockPremises, markTakenBack, type PremisesNumbers } from './store.ts';

/** @throws Refusal SK_ACCESS_1001 for an access of somebody else */
export async function giveUpAccess(
  { db, clock, subject }: SubjectContext,
  { delegateId, ...numbers }: PremisesNumbers & { readonly delegateId: number },
): Promise<Output<'premises:giveUpAccess'>> {
  const viewerId = subject.customer?.customerId;
  const now = clock.now();
  const today = toSgDay(now);
  return withTransaction(db, async (tx) => {
    await lockPremises(tx, numbers);
    const own = (await listDelegates(tx, numbers)).filter(
      (each) => each.viewerId !== null && each.viewerId === viewerId,
    );
    const found = own.find((each) => each.delegateId === delegateId);
    if (!found) throw new Refusal('SK_ACCESS_1001');
    // Two logins may have let the person in: they see nothing there any more, as the mail says.
    const ended = own.filter((each) => isCurrent(getDelegateState(toDays(each), today)));
    for (const each of ended) await markTakenBack(tx, each, now);
    if (ended.length > 0) await queueHolderMails(tx, found, 'gaveUp', found.holderId, now);
    return { ended: true };
  });
}
