/** A decision on an application, with everything that follows from it, in the one transaction of the call. */
import type { Output } from '@portal/contract';
import { dateAt } from '../../clock.ts';
import { appendAudit } from '../../db/audit.store.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { actorOf } from '../../wire/write-actor.ts';
import { type Decision, decideApplication } from '../linking/public.ts';
import { sentApplication, staffIdOf } from './application.service.ts';

export interface SaidDecision {
  readonly itemId: string;
  readonly decision: Decision;
  readonly note?: string | undefined;
}

/** @throws Refusal SK_STAFF_1001 to 1004; nothing of it has happened then */
export function decideOn(
  context: SubjectContext,
  { itemId, decision, note }: SaidDecision,
): Promise<Output<'staff:decide'>> {
  return withTransaction(context.db, async (tx) => {
    const { applicationNo } = await sentApplication(tx, itemId);
    const said = { staffId: staffIdOf(context), decision, note };
    const status = await decideApplication({ db: tx, clock: context.clock }, applicationNo, said);
    await appendAudit(tx, {
      at: dateAt(context.clock.now()),
      actor: actorOf(context).name,
      action: `application:${status}`,
      object: `application:${applicationNo}`,
      outcome: 'done',
    });
    return { status };
  });
}
