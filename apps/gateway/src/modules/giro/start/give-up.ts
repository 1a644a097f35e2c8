/**
 * The customer gives a set-up up. The bank is asked first, as it may have the approval already; one that cannot be reached
 * keeps nobody from it, and is told later.
 */
import { type GivingUp, judgeGivingUp, TELLING_TIME } from '@portal/domain/giro/giro-request';
import { isPendingSetup } from '@portal/domain/giro/giro-status';
import type { Db, Tx } from '../../../db/database.ts';
import { withTransaction } from '../../../db/transaction.ts';
import {
  type BankAnswer,
  type EgiroBank,
  EgiroBankUnavailable,
  EgiroOrderRejected,
} from '../../../ports/egiro-bank/port.ts';
import { accountsHaving } from '../../../wire/callers/featured-accounts.ts';
import type { OwnedAccount } from '../../../wire/callers/subject.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { lockAccounts } from '../../bills/public.ts';
import { moveGiroRequest } from '../apply.ts';
import { attendEach, type BankWork } from '../attend-each.ts';
import {
  type Authorisation,
  type BankRequest,
  findAuthorisation,
  findBankRequest,
  listOpenBankRequests,
  listUnsentWithdrawals,
  noteBankRequest,
} from '../authorisation.store.ts';
import { GIVEN_UP, KIND } from '../giro-request.ts';
import { hasToldEnd } from '../parked-notice.store.ts';
import { auditCustomer, byCustomer } from '../service.ts';
import { settleEgiroNotice } from '../settle-notice.ts';
import { askOfRequest, toRequestNotice } from './request-answer.ts';

const MINUTE = 60_000;
const AT_ONCE = 100;

/** APPROVED: the bank has the approval, and the set-up goes on. */
type Withdrawal = 'WITHDRAWN' | 'APPROVED';

/**
 * Repeats change nothing. The set-up is marked before the bank is asked, whose own call-back can overtake its answer.
 * @throws Refusal SK_ACCESS_1001, SK_FEATURE_1001, SK_GIRO_1006, SK_GIRO_1007
 */
export async function giveUpSetup(
  context: SubjectContext,
  bank: EgiroBank | null,
  account: OwnedAccount,
  reference: string,
): Promise<Withdrawal> {
  const { db, clock } = context;
  await accountsHaving(db, KIND, [account]);
  const found = await withTransaction(db, async (tx) => {
    await lockAccounts(tx, [account.accountId]);
    const now = clock.now();
    const setup = await findSetup(tx, account, reference, now);
    if (typeof setup !== 'string' && setup.request.givenUpAt === null)
      await noteBankRequest(tx, setup.request, { givenUpAt: now });
    return setup;
  });
  if (typeof found === 'string') return found;
  const answer = await withdraw(bank, found.request);
  if (answer !== 'unreachable' && answer !== null && isGoingOn(answer, found))
    return goOn(context, found.request, answer);
  const outcome = await withTransaction(db, async (tx) => {
    await lockAccounts(tx, [account.accountId]);
    const now = clock.now();
    const setup = await findSetup(tx, account, reference, now);
    if (setup === 'WITHDRAWN') return setup;
    if (setup !== 'APPROVED' && (await isLetGo(tx, answer, setup))) {
      const isTold = answer !== 'unreachable' && answer?.state === 'failed';
      await end(tx, setup, { now, isTold, by: byCustomer(context, 'W') });
      return 'WITHDRAWN';
    }
    await noteBankRequest(tx, found.request, { givenUpAt: null });
    return setup === 'APPROVED' ? setup : null;
  });
  if (outcome === null) throw new Refusal('SK_GIRO_1006');
  return outcome;
}

/** An approval that the bank has not confirmed in time keeps nobody. */
const isGoingOn = ({ state }: BankAnswer, { request, way }: Setup): boolean =>
  state === 'completed' ||
  (state === 'approved' && !(way === 'now' && request.state === 'PENDING_SETUP_EGIRO'));

async function isLetGo(tx: Tx, answer: BankAnswer | null | 'unreachable', { request, way }: Setup) {
  if (answer !== 'unreachable' || way === 'now') return true;
  return request.givenUpAt !== null && (await hasToldEnd(tx, request.requestId, request.givenUpAt));
}

/** The bank has the approval. @returns what has become of the set-up, which can have ended in the meantime */
async function goOn(
  { db, clock }: Pick<SubjectContext, 'db' | 'clock'>,
  request: BankRequest,
  answer: BankAnswer,
): Promise<Withdrawal> {
  await withTransaction(db, async (tx) => {
    await lockAccounts(tx, [request.accountId]);
    if ((await findBankRequest(tx, request.requestId))?.isOpen)
      await noteBankRequest(tx, request, { givenUpAt: null });
  });
  const notice = toRequestNotice(request, answer, clock.now());
  if (notice !== null) await settleEgiroNotice({ db, clock }, notice);
  const authorisation = await findAuthorisation(db, request.reference);
  return hasEnded(authorisation?.status) ? 'WITHDRAWN' : 'APPROVED';
}

const hasEnded = (status: Authorisation['status'] | undefined): boolean =>
  status === 'REJECTED_SETUP' || status === 'FAILED_SETUP';

interface Setup {
  readonly request: BankRequest;
  readonly authorisation: Authorisation;
  readonly way: Exclude<GivingUp, 'no'>;
}

/** @returns the outcome, where nothing is under way any longer */
async function findSetup(
  db: Db,
  { accountId }: OwnedAccount,
  reference: string,
  now: number,
): Promise<Setup | Withdrawal> {
  const authorisation = await findAuthorisation(db, reference);
  if (authorisation?.accountId !== accountId) throw new Refusal('SK_ACCESS_1001');
  const { status, debitId } = authorisation;
  if (hasEnded(status)) return 'WITHDRAWN';
  if (!isPendingSetup(status)) return 'APPROVED';
  const open = await listOpenBankRequests(db, [accountId]);
  const request = open.find((each) => each.debitId === debitId);
  const way = request === undefined ? 'no' : judgeGivingUp(request, now);
  if (request === undefined || way === 'no') throw new Refusal('SK_GIRO_1007');
  return { request, authorisation, way };
}

/** A bank that would go on with what it was told to end has not heard of it. */
async function withdraw(
  bank: EgiroBank | null,
  { requestId }: BankRequest,
): Promise<BankAnswer | null | 'unreachable'> {
  if (bank === null) return 'unreachable';
  try {
    const answer = await bank.withdrawRequest(requestId);
    return answer?.state === 'open' || answer?.state === 'submitted' ? 'unreachable' : answer;
  } catch (error) {
    if (error instanceof EgiroBankUnavailable || error instanceof EgiroOrderRejected) return 'unreachable';
    throw error;
  }
}

async function end(
  tx: Tx,
  { request, authorisation }: Pick<Setup, 'request' | 'authorisation'>,
  {
    now,
    isTold,
    by,
  }: { readonly now: number; readonly isTold: boolean; readonly by: ReturnType<typeof byCustomer> | null },
): Promise<void> {
  await moveGiroRequest(tx, request, authorisation, {
    to: 'REJECTED_BY_USER',
    what: GIVEN_UP,
    at: now,
    now,
    by: by ?? { actor: 'portal' },
  });
  await noteBankRequest(tx, request, { givenUpAt: now, ...(isTold && { sentAt: now }) });
  if (by !== null)
    await auditCustomer(tx, by, { action: 'giveUpGiro', accountId: request.accountId, at: now });
}

/**
 * Tells a bank until it says that the set-up has ended, or its time for it is over. An approval that the bank had before it
 * heard of it waits among the parked notices: nothing is deducted for it.
 */
export async function sendWithdrawals(parts: BankWork, bank: EgiroBank): Promise<void> {
  const { db, clock } = parts;
  const now = clock.now();
  const times = { since: now - TELLING_TIME, triedBefore: now - MINUTE };
  const waiting = await listUnsentWithdrawals(db, { ...times, limit: AT_ONCE });
  await attendEach(parts, waiting, async (request) => {
    await noteBankRequest(db, request, { triedAt: clock.now() });
    const answer = await askOfRequest(bank.withdrawRequest, request);
    if (answer?.state === 'failed') return endTold(parts, request);
    if (request.isOpen && answer?.state === 'approved') await goOn(parts, request, answer);
    if (answer?.state !== 'completed') return;
    await goOn(parts, request, answer);
    await noteBankRequest(db, request, { sentAt: clock.now() });
  });
}

/** The bank has heard of it. One that is still open ends as the customer asked. */
async function endTold(
  { db, clock }: BankWork,
  { accountId, requestId, reference }: BankRequest,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockAccounts(tx, [accountId]);
    const now = clock.now();
    const request = await findBankRequest(tx, requestId);
    const authorisation = await findAuthorisation(tx, reference);
    if (request === null || authorisation === null || request.givenUpAt === null) return;
    if (request.isOpen) await end(tx, { request, authorisation }, { now, isTold: true, by: null });
    else await noteBankRequest(tx, request, { sentAt: now });
  });
}
