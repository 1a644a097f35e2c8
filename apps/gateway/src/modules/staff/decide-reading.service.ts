/** An officer's decision on a reading, in the transaction of the call: only on what they have looked at, never their own. */
import type { Output } from '@portal/contract';
import { appendAudit } from '../../db/audit.store.ts';
import { withTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { toActor } from '../../wire/writes/write-actor.ts';
import { plainNote } from '../linking/public.ts';
import { decideReading, findSentReading, type ReadingDecision } from '../meter-readings/public.ts';
import { getStaffId } from './officer.ts';
import { isLinkedTo } from './own-account.ts';
import { readingNoIn } from './reading-queue.service.ts';
import { findReadingView } from './reading-view.store.ts';

export interface ReadingDecisionInput {
  readonly itemId: string;
  readonly decision: ReadingDecision;
  readonly note?: string;
}

/** @throws Refusal SK_ACCESS_1001, SK_STAFF_1001 and 1010 to 1012, SK_METER_1002; nothing of it has happened then */
export function decideOnReading(
  context: SubjectContext,
  { itemId, decision, note: typed }: ReadingDecisionInput,
): Promise<Output<'staff:decide'>> {
  const staffId = getStaffId(context);
  const note = plainNote(typed);
  if (decision === 'setAside' && note === null) throw new Refusal('SK_INPUT_1001');
  const readingNo = readingNoIn(itemId);
  if (readingNo === null) throw new Refusal('SK_ACCESS_1001');
  return withTransaction(context.db, async (tx) => {
    const view = await findReadingView(tx, readingNo, staffId);
    if (view === null) {
      const exists = (await findSentReading(tx, readingNo)) !== null;
      throw new Refusal(exists ? 'SK_STAFF_1011' : 'SK_ACCESS_1001');
    }
    const { accountId, isOwn, ...seen } = view;
    if (isOwn || (await isLinkedTo(tx, staffId, [accountId]))) throw new Refusal('SK_STAFF_1010');
    const now = context.clock.now();
    await decideReading(tx, { accountId, readingNo }, { staffId, decision, note, seen }, now);
    const status = decision === 'accept' ? 'accepted' : 'setAside';
    await appendAudit(tx, {
      at: now,
      actor: toActor(context).name,
      action: `reading:${status}`,
      object: `reading:${readingNo}`,
      outcome: 'done',
    });
    return { status };
  });
}
