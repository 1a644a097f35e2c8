/**
 * The bank is asked for the page on which the customer answers a request. Two tabs can ask at once, and one of them can fail:
 * a request ends only when no call for it is under way.
 */
import { toGiroProperty } from '@portal/domain/giro/giro-request';
import type { Db, Tx } from '../../../db/database.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { reach } from '../../../kill-point.ts';
import { type EgiroBank, EgiroBankUnavailable, EgiroOrderRejected } from '../../../ports/egiro-bank/port.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { findHeldAccounts } from '../../accounts/public.ts';
import { lockAccounts } from '../../bills/public.ts';
import { tellOfBeginning } from '../../requests/public.ts';
import { moveGiroRequest } from '../apply.ts';
import {
  type BankRequest,
  beginCall,
  endCall,
  findAuthorisation,
  findBankRequest,
} from '../authorisation.store.ts';
import { NOT_STARTED } from '../giro-request.ts';

/** Counts this call to the bank as under way before any other can give the request up. The account is locked. */
export async function beginAsking(
  tx: Tx,
  { clock }: SubjectContext,
  request: BankRequest,
): Promise<BankRequest> {
  if (request.redirectUrl === null) await beginCall(tx, request, clock.now());
  return request;
}

/**
 * Gets the bank's page for a request. A bank that cannot be reached ends the request, unless another try of the same
 * request has reached it or is under way. The page of a request that has ended meanwhile is never opened.
 * @throws Refusal SK_GIRO_1006
 */
export async function startAtBank(
  context: SubjectContext,
  bank: EgiroBank,
  request: BankRequest,
  returnTo: 'portal' | 'internal',
) {
  const { db, clock, config } = context;
  const { requestId, requestType, reference, accountId, expiresAt } = request;
  const references = { dda_ref_no: reference, txn_ref_no: requestId };
  if (request.redirectUrl !== null) return { redirect_url: request.redirectUrl, ...references };
  const [authorisation, [held]] = await Promise.all([
    findAuthorisation(db, reference),
    findHeldAccounts(db, [accountId]),
  ]);
  if (authorisation === null || held === undefined) throw new Refusal('SK_ACCESS_1001');
  const query = new URLSearchParams({
    ...references,
    request_type: requestType,
    property: toGiroProperty(requestType),
  });
  reach('giro-written');
  const base = returnTo === 'internal' ? '/internal/e-giro' : '/e-giro';
  try {
    const { redirectUrl } = await bank.startRequest({
      txnRefNo: requestId,
      ddaRefNo: reference,
      requestType,
      bankCode: authorisation.bankCode,
      segment: authorisation.segment ?? 'RETAIL',
      accountNo: held.accountNo,
      holder: held.holder,
      returnUrl: `${config.publicOrigin}${base}/status?${query}`,
      expiresAt: expiresAt ?? clock.now(),
    });
    reach('giro-started');
    if (await keepPage(db, request, redirectUrl, clock.now()))
      return { redirect_url: redirectUrl, ...references };
  } catch (error) {
    if (!(error instanceof EgiroBankUnavailable || error instanceof EgiroOrderRejected)) throw error;
    const redirectUrl = await giveUp(db, request, clock.now());
    if (redirectUrl !== null) return { redirect_url: redirectUrl, ...references };
  }
  throw new Refusal('SK_GIRO_1006');
}

/** The customer is told of a request that has begun. @returns false when it has ended meanwhile: an approval there would count for nothing */
async function keepPage(db: Db, request: BankRequest, redirectUrl: string, now: number): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    await lockAccounts(tx, [request.accountId]);
    await endCall(tx, request, redirectUrl);
    const isOpen = (await findBankRequest(tx, request.requestId))?.isOpen === true;
    if (isOpen) await tellOfBeginning(tx, request, now);
    return isOpen;
  });
}

/** @returns the page that another try has got, which then stays */
async function giveUp(db: Db, asked: BankRequest, now: number): Promise<string | null> {
  const { accountId, requestId, reference } = asked;
  return withTransaction(db, async (tx) => {
    await lockAccounts(tx, [accountId]);
    await endCall(tx, asked, null);
    const request = await findBankRequest(tx, requestId);
    const authorisation = await findAuthorisation(tx, reference);
    if (request === null || authorisation === null || !request.isOpen) return null;
    if (request.redirectUrl !== null) return request.redirectUrl;
    // Another try waits for the bank: it decides.
    if (request.calls > 0 && (request.callsUntil ?? 0) > now) return null;
    const by = { actor: 'portal' } as const;
    await moveGiroRequest(tx, request, authorisation, {
      to: 'INTERNAL_ERROR',
      what: NOT_STARTED,
      at: now,
      now,
      by,
    });
    return null;
  });
}
