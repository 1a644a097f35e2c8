/** People with access to a premises, for its holder: who they are, a new invitation, taking an access back. */
import { createHash } from 'node:crypto';
import type { Output } from '@portal/contract';
import { fieldTexts } from '@portal/contract/field-texts';
import {
  computeOpenBy,
  findEndDay,
  findUntilProblem,
  getDelegateState,
  isCurrent,
  MONTHS_SHOWN,
  MOST_DELEGATES,
  toEmailKey,
} from '@portal/domain/delegates/delegate-access';
import { addMonthsToDay, type SgDay, toSgDay } from '@portal/domain/sg-time';
import type { Tx } from '../../db/database.ts';
import { type Limit, take } from '../../db/rate-counter.store.ts';
import { withTransaction } from '../../db/transaction.ts';
import { hashLinkToken } from '../../sealed/link-token.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { queueDelegateMail, queueHolderMails } from './mails/mail-queue.ts';
import { toDays, toWireDelegate } from './shapes.ts';
import {
  addDelegate,
  findLastLooks,
  listDelegates,
  listHolders,
  lockPremises,
  markTakenBack,
  type PremisesNumbers,
  type StoredDelegate,
  takeDelegateId,
} from './store.ts';
import { makeToken } from './token.ts';

const DAY_MS = 86_400_000;
/** Every invitation is a mail to somebody who did not ask for it (T24). */
const PER_HOLDER: Limit = { most: 10, withinMs: DAY_MS };
const PER_ADDRESS: Limit = { most: 3, withinMs: DAY_MS };

/** @throws Refusal SK_ACCESS_1001 unless an account of the premises is linked to the caller */
function findHolderId({ subject }: SubjectContext, { bpNo, premiseNo }: PremisesNumbers): number {
  const held = subject
    .atPremises(premiseNo)
    .some((account) => account.bpNo === bpNo && account.linked && account.shared === null);
  if (!held || !subject.customer) throw new Refusal('SK_ACCESS_1001');
  return subject.customer.customerId;
}

export async function loadDelegates(
  context: SubjectContext,
  numbers: PremisesNumbers,
): Promise<Output<'premises:delegates'>> {
  const holderId = findHolderId(context, numbers);
  const { db, clock } = context;
  const today = toSgDay(clock.now());
  const [stored, holders] = await Promise.all([listDelegates(db, numbers), listHolders(db, numbers)]);
  const shown = stored.filter((each) => isShown(each, today));
  const looks = await findLastLooks(db, shown);
  return {
    delegates: shown.map((each) => toWireDelegate(each, holderId, today, looks.get(each.delegateId))),
    otherHolders: holders.filter((each) => each !== holderId).length,
    today,
  };
}

function isShown(delegate: StoredDelegate, today: SgDay): boolean {
  const ended = findEndDay(toDays(delegate), today);
  return ended === null || ended >= addMonthsToDay(today, -MONTHS_SHOWN);
}

/**
 * @param holderEmails addresses that could not open the invitation, as their logins hold an account there
 * @throws Refusal SK_ACCESS_1001, SK_FEATURE_1001, SK_INPUT_1001, SK_DELEGATE_1002, SK_LIMIT_1001
 */
export async function inviteDelegate(
  context: SubjectContext,
  { email, until, ...numbers }: PremisesNumbers & { readonly email: string; readonly until: SgDay },
  holderEmails: ReadonlySet<string>,
): Promise<Output<'premises:inviteDelegate'>> {
  const holderId = findHolderId(context, numbers);
  const { db, clock, token, subject } = context;
  const now = clock.now();
  const today = toSgDay(now);
  // An invitation opens an account that is linked to the holder and open: without one it could never be opened.
  const isOpen = subject
    .atPremises(numbers.premiseNo)
    .some(({ bpNo, status, linked }) => bpNo === numbers.bpNo && linked && status === 'Active');
  if (!isOpen) throw new Refusal('SK_FEATURE_1001');
  const problem = findUntilProblem(until, today);
  if (problem !== null) throw new Refusal('SK_INPUT_1001', [{ field: 'until', message: problem }]);
  const emailKey = toEmailKey(email);
  if (token.email !== null && toEmailKey(token.email) === emailKey) throw refusedEmail(fieldTexts.emailOwn);
  if (holderEmails.has(emailKey)) throw refusedEmail(fieldTexts.emailHolder);
  return withTransaction(db, async (tx) => {
    await lockPremises(tx, numbers);
    const current = (await listDelegates(tx, numbers)).filter((each) =>
      isCurrent(getDelegateState(toDays(each), today)),
    );
    if (current.some((each) => each.emailKey === emailKey)) throw refusedEmail(fieldTexts.emailInvited);
    if (current.length >= MOST_DELEGATES) throw new Refusal('SK_DELEGATE_1002');
    await takeOfLimits(tx, holderId, emailKey, now);
    const delegateId = await takeDelegateId(tx);
    const added = {
      ...numbers,
      delegateId,
      holderId,
      email,
      emailKey,
      invitedAt: now,
      openBy: computeOpenBy(today, until),
      until,
    };
    await addDelegate(tx, { ...added, tokenHash: hashLinkToken(await makeToken(context, delegateId)) });
    await queueDelegateMail(tx, { delegateId, what: 'invited', to: 'viewer' }, now);
    const stored = { ...added, viewerId: null, viewerName: null, openedAt: null, takenBackAt: null };
    return { delegate: toWireDelegate(stored, holderId, today, undefined) };
  });
}

const refusedEmail = (message: string) => new Refusal('SK_INPUT_1001', [{ field: 'email', message }]);

/** The address stands in no counter: only its hash does. */
async function takeOfLimits(tx: Tx, holderId: number, emailKey: string, now: number): Promise<void> {
  const address = createHash('sha256').update(`delegate ${emailKey}`).digest('base64url');
  const isFree =
    (await take(tx, `delegates:holder:${holderId}`, PER_HOLDER, now)) &&
    (await take(tx, `delegates:address:${address}`, PER_ADDRESS, now));
  if (!isFree) throw new Refusal('SK_LIMIT_1001');
}

/** Works at once: the next request of the person who saw the premises is refused. */
export async function removeDelegate(
  context: SubjectContext,
  { delegateId, ...numbers }: PremisesNumbers & { readonly delegateId: number },
): Promise<Output<'premises:removeDelegate'>> {
  const holderId = findHolderId(context, numbers);
  const { db, clock } = context;
  const now = clock.now();
  const today = toSgDay(now);
  return withTransaction(db, async (tx) => {
    await lockPremises(tx, numbers);
    const listed = await listDelegates(tx, numbers);
    const found = listed.find((each) => each.delegateId === delegateId);
    if (!found) throw new Refusal('SK_ACCESS_1001');
    const looks = await findLastLooks(tx, [found]);
    // Taken back in another tab, or over by itself: it stays as it ended.
    if (!isCurrent(getDelegateState(toDays(found), today)))
      return { delegate: toWireDelegate(found, holderId, today, looks.get(delegateId)) };
    const ended = listed.filter(
      (each) => isOfSamePerson(each, found) && isCurrent(getDelegateState(toDays(each), today)),
    );
    for (const each of ended) await markTakenBack(tx, each, now);
    const opened = ended.find(({ viewerId }) => viewerId !== null);
    if (opened)
      await queueDelegateMail(tx, { delegateId: opened.delegateId, what: 'takenBack', to: 'viewer' }, now);
    await queueHolderMails(tx, found, 'takenBack', holderId, now);
    const delegate = { ...found, takenBackAt: now };
    return { delegate: toWireDelegate(delegate, holderId, today, looks.get(delegateId)) };
  });
}

/** Somebody whom two logins let in sees the premises until both accesses have ended. */
const isOfSamePerson = (one: StoredDelegate, other: StoredDelegate): boolean =>
  one.emailKey === other.emailKey || (one.viewerId !== null && one.viewerId === other.viewerId);
