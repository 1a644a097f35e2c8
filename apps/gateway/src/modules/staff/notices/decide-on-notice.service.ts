/** An officer's decision on a parked notice, in the transaction of the call: once, with a reason, never about their own. */
import type { errorCatalogue } from '@portal/contract/errors';
import { appendAudit } from '../../../db/audit.store.ts';
import type { Tx } from '../../../db/database.ts';
import { withTransaction } from '../../../db/transaction.ts';
import type { StoredNotice } from '../../../webhooks/parked-notice.store.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { toActor } from '../../../wire/writes/write-actor.ts';
import { plainNote } from '../../linking/public.ts';
import { getStaffId, onlyPaymentsStaff } from '../officer.ts';
import { isLinkedTo } from '../own-account.ts';
import type { NoticeViews } from './notice-view.store.ts';

export interface NoticeDecisionInput<Decision> {
  readonly itemId: string;
  readonly decision: Decision;
  readonly note: string;
}

interface Decided<Decision, Seen> {
  readonly eventId: string;
  readonly decision: Decision;
  readonly staffId: number;
  readonly note: string;
  readonly seen: Seen;
  now(): number;
}

interface DecisionRules<Decision extends string, Seen extends string> {
  /** Of the actions in the audit. */
  readonly party: 'treasury' | 'egiro';
  readonly views: NoticeViews<Seen>;
  /** Codes: not seen as it is now; about an account of the officer. */
  readonly unseen: keyof typeof errorCatalogue;
  readonly own: keyof typeof errorCatalogue;
  /** @throws Refusal SK_ACCESS_1001 for what was never parked */
  find(tx: Tx, itemId: string): Promise<StoredNotice<Decision>>;
  /** Of the audit, where an account of ours is named. */
  toObject(reference: string): string;
  decide(tx: Tx, decided: Decided<Decision, Seen>): Promise<unknown>;
}

/** @throws Refusal SK_ACCESS_1001, SK_INPUT_1001, SK_STAFF_1001 and those of the rules; nothing of it has happened then */
export function decideOnNotice<Decision extends string, Seen extends string>(
  context: SubjectContext,
  { party, views, unseen, own, find, toObject, decide }: DecisionRules<Decision, Seen>,
  { itemId, decision, note: typed }: NoticeDecisionInput<Decision>,
): Promise<{ status: Decision }> {
  onlyPaymentsStaff(context);
  const { clock } = context;
  const staffId = getStaffId(context);
  const note = plainNote(typed);
  if (note === null) throw new Refusal('SK_INPUT_1001');
  return withTransaction(context.db, async (tx) => {
    const { eventId, accountId, reference, reason, decision: decided } = await find(tx, itemId);
    if (decided !== null) throw new Refusal('SK_STAFF_1001');
    const view = await views.find(tx, eventId, staffId);
    if (view === null) throw new Refusal(unseen);
    if (view.isOwn || (await isLinkedTo(tx, staffId, accountId === null ? [] : [accountId])))
      throw new Refusal(own);
    await decide(tx, { eventId, decision, staffId, note, seen: view.seen, now: () => clock.now() });
    await appendAudit(tx, {
      at: clock.now(),
      actor: toActor(context).name,
      action: `${party}:${decision}`,
      object: accountId === null ? `notice:${eventId}` : toObject(reference),
      outcome: `done ${reason}`,
    });
    return { status: decision };
  });
}
