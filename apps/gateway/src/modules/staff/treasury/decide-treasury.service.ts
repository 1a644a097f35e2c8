/** An officer's decision on a notice of the treasury, in the transaction of the call: once, with a reason, never their own. */
import type { Output } from '@portal/contract';
import type { TreasuryDecision } from '@portal/domain/refunds/treasury-decision';
import { appendAudit } from '../../../db/audit.store.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { toActor } from '../../../wire/writes/write-actor.ts';
import { plainNote } from '../../linking/public.ts';
import { decideNotice } from '../../refunds/public.ts';
import { getStaffId } from '../officer.ts';
import { isLinkedTo } from '../own-account.ts';
import { onlyPaymentsStaff } from '../payments-staff.ts';
import { knownNotice } from './treasury.service.ts';
import { findTreasuryView } from './treasury-view.store.ts';

export interface TreasuryDecisionInput {
  readonly itemId: string;
  readonly decision: TreasuryDecision;
  readonly note: string;
}

/** @throws Refusal SK_ACCESS_1001, SK_INPUT_1001, SK_STAFF_1001, 1006 and 1013; nothing of it has happened then */
export function decideOnNotice(
  context: SubjectContext,
  { itemId, decision, note: typed }: TreasuryDecisionInput,
): Promise<Output<'staff:decide'>> {
  onlyPaymentsStaff(context);
  const { clock } = context;
  const staffId = getStaffId(context);
  const note = plainNote(typed);
  if (note === null) throw new Refusal('SK_INPUT_1001');
  return withTransaction(context.db, async (tx) => {
    const { eventId, accountId, reference, reason, decision: decided } = await knownNotice(tx, itemId);
    if (decided !== null) throw new Refusal('SK_STAFF_1001');
    const view = await findTreasuryView(tx, eventId, staffId);
    if (view === null) throw new Refusal('SK_STAFF_1013');
    if (view.isOwn || (await isLinkedTo(tx, staffId, accountId === null ? [] : [accountId])))
      throw new Refusal('SK_STAFF_1006');
    await decideNotice(tx, { eventId, decision, staffId, note, seen: view.payout, now: () => clock.now() });
    await appendAudit(tx, {
      at: clock.now(),
      actor: toActor(context).name,
      action: `treasury:${decision}`,
      object: accountId === null ? `notice:${eventId}` : `request:${reference}`,
      outcome: `done ${reason}`,
    });
    return { status: decision };
  });
}
