/**
 * Requests of customers about GIRO: setting up an eGIRO, ending one, ending a paper GIRO. The row is written first, under
 * the lock of the account; then the bank is asked, under the number of the row, so that a repeat is the same request.
 */
import type { GiroSetupReply, GiroTerminationReply } from '@portal/contract/giro/giro.rest';
import type { AccountNo } from '@portal/domain/account-number';
import { judgeGiroEnding } from '@portal/domain/giro/giro-actions';
import type { GiroBank } from '@portal/domain/giro/giro-banks';
import { isGiroEligible } from '@portal/domain/giro/giro-eligibility';

import {
  type BankSegment,
  findApprovalEnd,
  findPaperEndingDay,
  findPaperPatienceEnd,
  type GiroRequestType,
} from '@portal/domain/giro/giro-request';
import type { GiroStatus } from '@portal/domain/giro/giro-status';
import { toMonth, toSgDay } from '@portal/domain/sg-time';
import { appendAudit } from '../../db/audit.store.ts';
import type { Tx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { EgiroBank } from '../../ports/egiro-bank/port.ts';

import { accountsHaving } from '../../wire/callers/featured-accounts.ts';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { customerName } from '../../wire/writes/write-actor.ts';
import { lockAccounts } from '../bills/public.ts';
import { openRequest } from '../requests/public.ts';
import {
  type Authorisation,
  addAuthorisation,
  addBankRequest,
  type BankRequest,
  changeStatus,
  findAuthorisation,
  findBankRequest,
  listAuthorisations,
  listOpenBankRequests,
  nextGiroNumber,
} from './authorisation.store.ts';
import type { ListBanks } from './banks.ts';
import { KIND } from './giro-request.ts';
import { beginAsking, startAtBank } from './start/start-at-bank.ts';
import { loadEligibility } from './views.ts';

export interface GiroParts {
  readonly bank: EgiroBank | null;
  readonly listBanks: ListBanks;
}

export interface SetupInput {
  readonly accountNo: AccountNo;
  readonly bankCode: string;
  readonly segment: BankSegment;
  readonly returnTo: 'portal' | 'internal';
}

/** @throws Refusal SK_FEATURE_1001 where the installation has no eGIRO, for nobody */
export async function requireEgiro({ switches }: Pick<SubjectContext, 'switches'>): Promise<void> {
  const { egiro, egiroPilot } = await switches();
  if (!egiro && !egiroPilot) throw new Refusal('SK_FEATURE_1001');
}

export function byCustomer({ subject: { customer } }: SubjectContext, source: 'M' | 'W') {
  if (customer === null) throw new Refusal('SK_ACCESS_1001');
  return { actor: 'customer', actorId: customer.customerId, source } as const;
}

/** For the activity of those who have the account: these calls are no writes of one transaction. */
export const auditCustomer = (
  tx: Tx,
  { actorId }: ReturnType<typeof byCustomer>,
  {
    action,
    accountId,
    at,
  }: {
    readonly action: 'setUpGiro' | 'terminateGiro' | 'giveUpGiro';
    readonly accountId: number;
    readonly at: number;
  },
): Promise<void> =>
  appendAudit(tx, {
    at,
    actor: customerName(actorId),
    action,
    object: `account:${accountId}`,
    outcome: 'done',
  });

/** @throws Refusal SK_FEATURE_1001, SK_GIRO_1003 to SK_GIRO_1006 */
export async function setUpGiro(
  context: SubjectContext,
  { bank, listBanks }: GiroParts,
  input: SetupInput,
): Promise<GiroSetupReply> {
  await requireEgiro(context);
  const account = context.subject.own(input.accountNo);
  const banks = await listBanks();
  const chosen = banks.find(
    ({ bank_code, bank_segment }) => bank_code === input.bankCode && bank_segment === input.segment,
  );
  if (bank === null || chosen === undefined) throw new Refusal('SK_GIRO_1005');
  const request = await withTransaction(context.db, async (tx) =>
    beginAsking(tx, context, await openSetup(tx, context, account, { ...input, chosen })),
  );
  const started = await startAtBank(context, bank, request, input.returnTo);
  return { status: 'SETUP_PENDING', ...started };
}

async function openSetup(
  tx: Tx,
  context: SubjectContext,
  account: OwnedAccount,
  { bankCode, segment, chosen }: SetupInput & { readonly chosen: GiroBank },
): Promise<BankRequest> {
  const { accountId } = account;
  await lockAccounts(tx, [accountId]);
  const now = context.clock.now();
  await accountsHaving(tx, KIND, [account]);
  if (account.status !== 'Active') throw new Refusal('SK_FEATURE_1001');
  const [open] = await listOpenBankRequests(tx, [accountId]);
  if (open !== undefined) {
    const authorisation = await findAuthorisation(tx, open.reference);
    const isSame = authorisation?.bankCode === bankCode && authorisation.segment === segment;
    if (isSame && mayAnswer(open, 'CREATION', now)) return open;
  }
  // A set-up that was begun goes on; a new one needs a bank that takes requests.
  if (chosen.status !== 'ACTIVE') throw new Refusal('SK_GIRO_1005');
  const [eligibility] = await loadEligibility(tx, [account]);
  if (eligibility?.giro_setup_status === 'NOT_ELIGIBLE_WITH_PENDING_RECURRING')
    throw new Refusal('SK_GIRO_1004');
  if (open !== undefined || !eligibility || !isGiroEligible(eligibility.giro_setup_status))
    throw new Refusal('SK_GIRO_1003');
  const debitId = await nextGiroNumber(tx);
  const reference = formatReference(now, debitId);
  await addAuthorisation(tx, {
    accountId,
    debitId,
    reference,
    kind: 'EGIRO',
    status: 'PENDING_SETUP',
    bankCode,
    bankName: chosen.bank_name,
    segment,
    statusAt: now,
  });
  const authorisation = await findAuthorisation(tx, reference);
  if (authorisation === null) throw new Error('an authorisation was not stored');
  return openWithBank(tx, context, authorisation, {
    requestType: 'CREATION',
    state: 'PENDING_SETUP',
    expiresAt: findApprovalEnd(segment, now),
    now,
  });
}

/** 'DDA-2611-1001' */
export const formatReference = (now: number, number: number): string =>
  `DDA-${toMonth(toSgDay(now)).slice(2).replace('-', '')}-${String(number).padStart(4, '0')}`;

/** While the customer has not answered at the bank, nor gives it up, asking again is the same request. */
const mayAnswer = (
  { requestType, state, expiresAt, givenUpAt, approvedAt }: BankRequest,
  type: GiroRequestType,
  now: number,
): boolean =>
  requestType === type &&
  givenUpAt === null &&
  approvedAt === null &&
  (state === 'PENDING_SETUP' || state === 'PENDING_TERMINATION') &&
  expiresAt !== null &&
  now < expiresAt;

interface Opening {
  readonly requestType: GiroRequestType;
  readonly state: 'PENDING_SETUP' | 'PENDING_TERMINATION';
  readonly expiresAt: number;
  readonly now: number;
  readonly source?: 'M' | 'W';
}

async function openWithBank(
  tx: Tx,
  context: SubjectContext,
  authorisation: Authorisation,
  { requestType, state, expiresAt, now, source = 'W' }: Opening,
): Promise<BankRequest> {
  const { accountId, debitId, reference, type, status, bankCode, bankName, segment, lastFour } =
    authorisation;
  const by = byCustomer(context, source);
  const request = await openRequest(tx, {
    kind: KIND,
    accountId,
    state,
    details: {
      requestType,
      type,
      ddaRefNo: reference,
      bankCode,
      bankName,
      segment,
      ending: lastFour ?? '',
    },
    nextBy: type === 'PAPER_GIRO' ? findPaperEndingDay(now) : null,
    by,
    at: now,
    // The bank has yet to answer the call, unless it is an order on paper.
    isToldLater: type === 'EGIRO',
  });
  if (request === null) throw new Refusal('SK_GIRO_1003');
  const { requestId } = request;
  const statusBefore = requestType === 'CANCELLATION' ? (status as 'ACTIVE' | 'SUSPENDED') : null;
  await addBankRequest(tx, { accountId, requestId, debitId, requestType, statusBefore, expiresAt });
  // Of a form on paper giro:terminate writes it itself.
  const action = requestType === 'CREATION' ? 'setUpGiro' : 'terminateGiro';
  if (type === 'EGIRO') await auditCustomer(tx, by, { action, accountId, at: now });
  const stored = await findBankRequest(tx, requestId);
  if (stored === null) throw new Error('a request was not stored');
  return stored;
}

export interface EndingInput {
  readonly accountNo: AccountNo;
  /** Of the authorisation. */
  readonly reference: string;
  readonly returnTo: 'portal' | 'internal';
}

/** Ending an eGIRO, or ending it again. @throws Refusal SK_ACCESS_1001, SK_FEATURE_1001, SK_GIRO_1002, SK_GIRO_1003, SK_GIRO_1006 */
export async function endEgiro(
  context: SubjectContext,
  { bank }: Pick<GiroParts, 'bank'>,
  { accountNo, reference, returnTo }: EndingInput,
): Promise<GiroTerminationReply> {
  await requireEgiro(context);
  const account = context.subject.own(accountNo);
  const request = await withTransaction(context.db, async (tx) => {
    const opened = await openEnding(tx, context, account, { reference, isReachable: bank !== null });
    return beginAsking(tx, context, opened);
  });
  if (bank === null) throw new Refusal('SK_GIRO_1006');
  return { status: 'SUCCESS', ...(await startAtBank(context, bank, request, returnTo)) };
}

async function openEnding(
  tx: Tx,
  context: SubjectContext,
  account: OwnedAccount,
  { reference, isReachable }: Pick<EndingInput, 'reference'> & { readonly isReachable: boolean },
): Promise<BankRequest> {
  const { accountId } = account;
  await lockAccounts(tx, [accountId]);
  const now = context.clock.now();
  await accountsHaving(tx, KIND, [account]);
  const authorisation = await findAuthorisation(tx, reference);
  if (authorisation?.accountId !== accountId) throw new Refusal('SK_ACCESS_1001');
  if (authorisation.type !== 'EGIRO') throw new Refusal('SK_GIRO_1002');
  const [open] = await listOpenBankRequests(tx, [accountId]);
  if (open !== undefined) {
    if (open.reference === reference && mayAnswer(open, 'CANCELLATION', now)) return open;
    throw new Refusal('SK_GIRO_1003');
  }
  if (authorisation.status !== 'ACTIVE' && authorisation.status !== 'SUSPENDED')
    throw new Refusal('SK_GIRO_1002');
  if (!isReachable) throw new Refusal('SK_GIRO_1006');
  const expiresAt = findApprovalEnd(authorisation.segment ?? 'RETAIL', now);
  return beginEnding(tx, context, authorisation, { expiresAt, now });
}

async function beginEnding(
  tx: Tx,
  context: SubjectContext,
  authorisation: Authorisation,
  { expiresAt, now, source }: Pick<Opening, 'expiresAt' | 'now' | 'source'>,
): Promise<BankRequest> {
  const state = 'PENDING_TERMINATION';
  const opening = { requestType: 'CANCELLATION', state, expiresAt, now, ...(source && { source }) } as const;
  const request = await openWithBank(tx, context, authorisation, opening);
  await changeStatus(tx, authorisation, { to: state, at: now });
  return request;
}

/** @throws Refusal SK_FEATURE_1001, SK_HOURS_1001, SK_GIRO_1001 to SK_GIRO_1003 */
export async function endPaperGiro(
  context: SubjectContext,
  account: OwnedAccount,
  source: 'M' | 'W',
): Promise<{ terminated: true }> {
  await withTransaction(context.db, async (tx) => {
    await lockAccounts(tx, [account.accountId]);
    const now = context.clock.now();
    const [open] = await listOpenBankRequests(tx, [account.accountId]);
    const authorisation = (await listAuthorisations(tx, [account.accountId])).find(
      ({ status }) => status === 'ACTIVE' || status === 'SUSPENDED',
    );
    if (authorisation === undefined) throw new Refusal(open === undefined ? 'SK_GIRO_1002' : 'SK_GIRO_1003');
    const { type, system, paymentOrder } = authorisation;
    const status = authorisation.status as GiroStatus;
    switch (judgeGiroEnding({ status, type, system, paymentOrder: paymentOrder ?? '' }, now)) {
      case 'hours':
        throw new Refusal('SK_HOURS_1001');
      case 'deduction':
        throw new Refusal('SK_GIRO_1001');
      case 'portal':
        break;
      default:
        throw new Refusal('SK_GIRO_1002');
    }
    if (open !== undefined) throw new Refusal('SK_GIRO_1003');
    await beginEnding(tx, context, authorisation, { expiresAt: findPaperPatienceEnd(now), now, source });
  });
  return { terminated: true };
}
