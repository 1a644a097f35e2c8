/** A decision on an application, with everything that follows from it, in the one transaction of the call. */
import type { Output } from '@portal/contract';
import { appendAudit } from '../../db/audit.store.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { toActor } from '../../wire/writes/write-actor.ts';
import { type Decision, decideApplication } from '../linking/public.ts';
import { sentApplication } from './application.service.ts';
import { getStaffId } from './officer.ts';
import { lastView } from './view.store.ts';

export interface ApplicationDecisionInput {
  readonly itemId: string;
  readonly documentNo: number;
  readonly decision: Decision;
  readonly note?: string | undefined;
}

/** @throws Refusal SK_STAFF_1001 to 1005; nothing of it has happened then */
export function decideOn(
  context: SubjectContext,
  { itemId, documentNo, decision, note }: ApplicationDecisionInput,
): Promise<Output<'staff:decide'>> {
  return withTransaction(context.db, async (tx) => {
    const application = await sentApplication(tx, itemId);
    const { applicationNo } = application;
    const staffId = getStaffId(context);
    const view = await lastView(tx, application, staffId);
    // A document counts as seen only if it was opened, which also checked that it belongs to the application.
    const seen = view?.documentNo === documentNo ? documentNo : null;
    const said = { staffId, isOwn: view?.isOwn ?? false, documentNo: seen, decision, note };
    const status = await decideApplication({ db: tx, clock: context.clock }, applicationNo, said);
    await appendAudit(tx, {
      at: context.clock.now(),
      actor: toActor(context).name,
      action: `application:${status}`,
      object: `application:${applicationNo}`,
      outcome: 'done',
    });
    return { status };
  });
}
