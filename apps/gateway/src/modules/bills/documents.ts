/** Bills and receipts as files. The store is read before the first byte is sent. */

import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { billFileName } from '@portal/domain/file-names';
import { billReference } from '@portal/domain/paynow-qr/reference';
import { type SgDay, toSgDay } from '@portal/domain/sg-time';
import { fairQueue } from '../../fair-queue.ts';
import { drawnApart, MOST_OF_ONE } from '../../pdf/draw-apart.ts';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import { recordLooks } from '../../wire/callers/viewers.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { findPostalRecipient, findPremisesRecipient } from '../accounts/public.ts';
import { findBillFacts } from './bill-facts.ts';
import { loadBillOwed } from './bill-owed.ts';
import { billOfReference } from './bill-reference.ts';
import type { Payee } from './paper/bill-details.ts';
import type { billPaper } from './paper/bill-paper.ts';
import { findSendReadings } from './send-readings.ts';
import type { PaymentSources } from './settlement/under-review.ts';

const drawBill = drawnApart<typeof billPaper>(new URL('./paper/bill-paper.ts', import.meta.url), 'billPaper');

export interface PdfFile {
  readonly name: string;
  readonly type: 'application/pdf';
  readonly content: Buffer;
}

export interface BillDocumentQuery {
  readonly encPdf?: string | undefined;
  readonly encryptedUrl?: string | undefined;
  readonly accountNo: AccountNo;
}

/** Bills are read in turns, not only drawn: a hundred at once would take every connection from others. */
const { inTurn } = fairQueue({ most: 200, mostOfOne: MOST_OF_ONE, atOnce: 4 });

/**
 * @throws Refusal SK_ACCESS_1001 for an account that is not the caller's and for whatever is wrong with the reference,
 *   SK_BUSY_1001 when too many bills wait already, SK_TIMEOUT_1001 when nobody waits for this one any more
 */
export const billFile = (
  context: SubjectContext,
  sources: PaymentSources,
  query: BillDocumentQuery,
): Promise<PdfFile> =>
  inTurn(context.token.subject, () => makeBillFile(context, sources, query), context.isOver);

async function makeBillFile(
  context: SubjectContext,
  sources: PaymentSources,
  query: BillDocumentQuery,
): Promise<PdfFile> {
  const { db, clock, subject } = context;
  const account = subject.own(query.accountNo);
  const reference = query.encPdf ?? query.encryptedUrl ?? '';
  const billId = await billOfReference(context, account, reference);
  const [facts, payee] = await Promise.all([
    findBillFacts(db, account.accountId, billId),
    loadPayee(context),
  ]);
  const recipient = facts && (await findRecipient(context, account, facts.bill.issuedOn));
  if (facts === null || !recipient) throw new Refusal('SK_ACCESS_1001');
  const [sendReadings, { deduction }] = await Promise.all([
    findSendReadings(context, account, facts),
    loadBillOwed(context, sources, account, facts),
    recordLooks(context, 'bill', [account], [facts.month]),
  ]);
  const [holder, ...address] = recipient;
  const content = await drawBill(context, {
    facts,
    accountNo: account.accountNo,
    holder,
    address,
    reference: billReference(account.accountNo, facts.month),
    payee,
    sendReadings,
    deduction,
    today: toSgDay(clock.now()),
  });
  return { name: billFileName(account.accountNo, facts.month), type: 'application/pdf', content };
}

/** The address of the day of issue. An invited person reads that of the home, not where else its holder has post sent. */
const findRecipient = ({ db }: SubjectContext, { accountId, shared }: OwnedAccount, issuedOn: SgDay) =>
  shared === null ? findPostalRecipient(db, accountId, issuedOn) : findPremisesRecipient(db, accountId);

/** The payee on bills; with a PayNow code only where the utility takes PayNow now. */
export async function loadPayee({ config, switches }: SubjectContext): Promise<Payee> {
  const { PAYNOW_UEN: uen, PAYNOW_NAME, PROVIDER_NAME, HELPLINE } = config;
  const name = PROVIDER_NAME ?? PAYNOW_NAME ?? '';
  const isOn = (await switches()).paynow;
  return {
    name,
    helpline: HELPLINE,
    paynow: uen !== undefined && isOn ? { uen, name: PAYNOW_NAME ?? name } : null,
  };
}

/** For the keyed call, which has no stream. */
export async function inBase64(file: PdfFile): Promise<Output<'bills:download'>> {
  return { name: file.name, type: file.type, content: file.content.toString('base64') };
}
