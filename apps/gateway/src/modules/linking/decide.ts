/**
 * Decides an application in the transaction of whoever decides: its status, what is linked or not, and the mail.
 * Decided once: of two at a time the second one waits for the customer, and then sees what the first has done.
 */
import { withTransaction } from '../../db/transaction.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { Refusal } from '../../wire/refusal.ts';
import { type Decided, type Decision, judgeDecision, plainNote } from './application.rules.ts';
import { type Application, applicationByNo, markDecided, setLinkState } from './application.store.ts';
import { lockedCustomer } from './customer.store.ts';
import { linkCompany } from './link.ts';
import { queueApplicationMail } from './mail-queue.ts';

export interface DecisionOfStaff {
  readonly staffId: number;
  readonly decision: Decision;
  readonly note?: string | undefined;
}

/** @throws Refusal SK_STAFF_1001 to 1004, SK_ACCESS_1001; nothing of it has happened then */
export function decideApplication(
  { db, clock }: Pick<SubjectContext, 'db' | 'clock'>,
  applicationNo: number,
  { staffId, decision, note: typed }: DecisionOfStaff,
): Promise<Decided['status']> {
  const now = clock.now();
  return withTransaction(db, async (tx) => {
    const known = await applicationByNo(tx, applicationNo);
    if (!known) throw new Refusal('SK_ACCESS_1001');
    await lockedCustomer(tx, known.customerId);
    // Only what is read under the lock is true.
    const application = await applicationByNo(tx, applicationNo);
    if (!application) throw new Refusal('SK_ACCESS_1001');
    const note = plainNote(typed);
    const isOwn = application.customerId === staffId;
    const decided = judgeDecision({ status: application.status, isOwn, decision, note });
    if (typeof decided === 'string') throw new Refusal(decided);
    await markDecided(tx, application, { status: decided.status, decision, note, staffId }, now);
    await setLinkStateOf(tx, application, decided, now);
    const { customerId, documentNo } = application;
    await queueApplicationMail(tx, decided.mail, { customerId, applicationNo, documentNo }, now);
    return decided.status;
  });
}

type Tx = Parameters<typeof linkCompany>[0];

async function setLinkStateOf(
  tx: Tx,
  { customerId, uen, accountId }: Application,
  { linkStatus }: Decided,
  now: number,
): Promise<void> {
  if (linkStatus === 'active') {
    await linkApproved(tx, { customerId, uen, provenAccountId: accountId, now });
  } else {
    // Rejected: as before the application. Whoever must send another document stays a company that waits.
    const isOpen = linkStatus === 'pending_document';
    await setLinkState(tx, customerId, { kind: isOpen ? 'C' : 'I', linkStatus, uen: isOpen ? uen : null });
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

const goneCodes: ReadonlySet<string> = new Set(['SK_LINK_1001', 'no_active_utilities_account']);
