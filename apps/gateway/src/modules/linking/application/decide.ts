/**
 * Decides an application in the transaction of whoever decides: its status, what is linked or not, and the mail.
 * Decided once: of two at a time the second one waits for the customer, and then sees what the first has done.
 */
import { withTransaction } from '../../../db/transaction.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { lockedCustomerIfThere } from '../customer.store.ts';
import { linkCompany } from '../link.ts';
import { queueApplicationMail } from '../mails/mail-queue.ts';
import { type Decided, type Decision, judgeDecision, plainNote } from './application.rules.ts';
import {
  type Application,
  applicationByNo,
  type LinkBefore,
  markDecided,
  setLinkState,
} from './application.store.ts';

export interface DecisionOfStaff {
  readonly staffId: number;
  /** Whether they are the applicant under another number: by e-mail or mobile. */
  readonly isOwn: boolean;
  /** The document that they were shown; null: none. */
  readonly documentNo: number | null;
  readonly decision: Decision;
  readonly note?: string | undefined;
}

/** @throws Refusal SK_STAFF_1001 to 1005, SK_ACCESS_1001; nothing of it has happened then */
export function decideApplication(
  { db, clock }: Pick<SubjectContext, 'db' | 'clock'>,
  applicationNo: number,
  { staffId, documentNo: seen, decision, note: typed, ...by }: DecisionOfStaff,
): Promise<Decided['status']> {
  const now = clock.now();
  return withTransaction(db, async (tx) => {
    const known = await applicationByNo(tx, applicationNo);
    if (!known) throw new Refusal('SK_ACCESS_1001');
    const customer = await lockedCustomerIfThere(tx, known.customerId);
    // Only what is read under the lock is true.
    const application = await applicationByNo(tx, applicationNo);
    if (!application) throw new Refusal('SK_ACCESS_1001');
    const note = plainNote(typed);
    const { status, customerId, documentNo } = application;
    const isOwn = by.isOwn || customerId === staffId;
    const decided = judgeDecision({ status, isOwn, hasSeen: seen === documentNo, decision, note });
    if (typeof decided === 'string') throw new Refusal(decided);
    if (!customer) throw new Refusal('SK_STAFF_1005');
    // A decision on an old application never undoes what the person has linked since.
    if (customer.linkStatus !== 'in_progress') throw new Refusal('SK_STAFF_1001');
    await markDecided(tx, application, { status: decided.status, decision, note, staffId }, now);
    await applyLinkState(tx, application, decided, now);
    await queueApplicationMail(tx, decided.mail, { customerId, applicationNo, documentNo }, now);
    return decided.status;
  });
}

/** Before they applied; each application that was sent knows better. */
const nobody: LinkBefore = { kind: 'I', linkStatus: 'not_linked' };

type Tx = Parameters<typeof linkCompany>[0];

async function applyLinkState(
  tx: Tx,
  { customerId, uen, accountId, before }: Application,
  { linkStatus }: Decided,
  now: number,
): Promise<void> {
  if (linkStatus === 'active') {
    await linkApproved(tx, { customerId, uen, provenAccountId: accountId, now });
  } else if (linkStatus === 'pending_document') {
    // A company that must send another document stays in progress.
    await setLinkState(tx, customerId, { kind: 'C', linkStatus, uen });
  } else {
    await setLinkState(tx, customerId, { ...(before ?? nobody), uen: null });
  }
}

/** Between the application and its approval accounts may be closed and moved: staff are told that, not the codes of linking. */
async function linkApproved(tx: Tx, link: Parameters<typeof linkCompany>[1]): Promise<void> {
  try {
    await linkCompany(tx, link);
  } catch (error) {
    const isGone = error instanceof Refusal && goneCodes.has(error.code);
    throw isGone ? new Refusal('SK_STAFF_1004') : error;
  }
}

const goneCodes: ReadonlySet<string> = new Set(['SK_LINK_1004', 'no_active_utilities_account']);
