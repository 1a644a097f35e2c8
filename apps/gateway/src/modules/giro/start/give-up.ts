/**
 * The customer gives a set-up up. The bank is asked first, as it may have the approval already; one that cannot be reached
 * keeps nobody from it, and is told later.
 */
import { type GivingUp, judgeGivingUp } from '@portal/domain/giro/giro-request';
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
  listOpenBankRequests,
  listUnsentWithdrawals,
  noteBankRequest,
} from '../authorisation.store.ts';
import { GIVEN_UP, KIND } from '../giro-request.ts';
import { auditCustomer, byCustomer } from '../service.ts';
import { settleEgiroNotice } from '../settle-notice.ts';
import { askOfRequest, toRequestNotice } from './request-answer.ts';

const MINUTE = 60_000;
const AT_ONCE = 100;

/** APPROVED: the bank has the approval, and the set-up goes on. */
type Withdrawal = 'WITHDRAWN' | 'APPROVED';

/** Repeats change nothing. @throws Refusal SK_ACCESS_1001, SK_FEATURE_1001, SK_GIRO_1006, SK_GIRO_1007 */
export async function giveUpSetup(
  context: SubjectContext,
  bank: EgiroBank | null,
  account: OwnedAccount,
  reference: string,
): Promise<Withdrawal> {
  const { db, clock } = context;
  await accountsHaving(db, KIND, [account]);
  const found = await findSetup(db, account, reference, clock.now());
  if (typeof found === 'string') return found;
  const answer = await withdraw(bank, found.request);
  if (answer !== 'unreachable' && answer !== null && answer.state !== 'failed') {
    const notice = toRequestNotice(found.request, answer, clock.now());
    if (notice !== null) await settleEgiroNotice({ db, clock }, notice);
    return 'APPROVED';
  }
  return withTransaction(db, async (tx) => {
    await lockAccounts(tx, [account.accountId]);
    const now = clock.now();
    const setup = await findSetup(tx, account, reference, now);
    if (typeof setup === 'string') return setup;
    const isTold = answer !== 'unreachable';
    if (!isTold && setup.way === 'ask-bank') throw new Refusal('SK_GIRO_1006');
    await end(tx, context, setup, { now, isTold });
    return 'WITHDRAWN';
  });
}

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
  if (status === 'REJECTED_SETUP' || status === 'FAILED_SETUP') return 'WITHDRAWN';
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
  context: SubjectContext,
  { request, authorisation }: Setup,
  { now, isTold }: { readonly now: number; readonly isTold: boolean },
): Promise<void> {
  const by = byCustomer(context, 'W');
  await moveGiroRequest(tx, request, authorisation, {
    to: 'REJECTED_BY_USER',
    what: GIVEN_UP,
    at: now,
    now,
    by,
  });
  await noteBankRequest(tx, request, { givenUpAt: now, ...(isTold && { sentAt: now }) });
  await auditCustomer(tx, by, { action: 'giveUpGiro', accountId: request.accountId, at: now });
}

/** An approval that the bank had before it heard of it waits among the parked notices: nothing is deducted for it. */
export async function sendWithdrawals(parts: BankWork, bank: EgiroBank): Promise<void> {
  const { db, clock } = parts;
  const waiting = await listUnsentWithdrawals(db, { triedBefore: clock.now() - MINUTE, limit: AT_ONCE });
  await attendEach(parts, waiting, async (request) => {
    await noteBankRequest(db, request, { triedAt: clock.now() });
    const answer = await askOfRequest(bank.withdrawRequest, request);
    const notice = answer?.state === 'completed' ? toRequestNotice(request, answer, clock.now()) : null;
    if (notice !== null) await settleEgiroNotice({ db, clock }, notice);
    await noteBankRequest(db, request, { sentAt: clock.now() });
  });
}
