/** The officer of a call: their number and role, the record of their looks, and decisions with the name of who took them. */
import { instantText } from '@portal/domain/sg-time';
import { appendAudit } from '../../db/audit.store.ts';
import type { Tx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { toActor } from '../../wire/writes/write-actor.ts';

export const getStaffId = ({ subject }: SubjectContext): number => {
  if (!subject.customer) throw new Refusal('SK_ACCESS_1001');
  return subject.customer.customerId;
};

export const isPaymentsStaff = ({ token }: SubjectContext): boolean => token.paymentsStaff;

/** One call serves all queues, so the role is checked within it. @throws Refusal SK_ACCESS_1001: as what does not exist */
export function onlyPaymentsStaff(context: SubjectContext): void {
  if (!isPaymentsStaff(context)) throw new Refusal('SK_ACCESS_1001');
}

interface Look {
  /** 'payment:opened' */
  readonly action: string;
  /** 'notice:EV-7' */
  readonly object: string;
  /** Of customers, shown beside it: each reads of the look in their activity. */
  readonly accounts?: readonly { readonly accountId: number }[];
}

/**
 * Writes a look down, and commits it, before anything of what was looked at is told.
 * @param store writes what the queue itself keeps of it, in the same transaction
 */
export async function recordLook<Kept>(
  context: SubjectContext,
  { action, object, accounts = [] }: Look,
  store: (tx: Tx, at: number) => Promise<Kept>,
): Promise<Kept> {
  const at = context.clock.now();
  const row = { at, actor: toActor(context).name, outcome: 'done' };
  const shown = accounts.map(({ accountId }) => ({
    ...row,
    action: 'payment:accountShown',
    object: `account:${accountId}`,
  }));
  return withTransaction(context.db, async (tx) => {
    const kept = await store(tx, at);
    await appendAudit(tx, { ...row, action, object }, ...shown);
    return kept;
  });
}

interface StoredDecision<Decision, Note> {
  readonly staffId: number;
  /** The provider's name for the officer. */
  readonly subject: string;
  readonly decision: Decision;
  readonly note: Note;
  readonly decidedAt: number;
}

/** A decision as the page shows it. @param context outside any transaction: the provider may be another system */
export async function describeDecision<Decision, Note>(
  context: SubjectContext,
  { staffId, subject, decision, note, decidedAt }: StoredDecision<Decision, Note>,
) {
  const officer = await context.identity.getUser(subject);
  return {
    decision,
    decidedAt: instantText(decidedAt),
    by: officer?.name || null,
    isOwn: staffId === getStaffId(context),
    note,
  };
}
