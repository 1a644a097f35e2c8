/** The receipt of an order: told to whoever has an account that it paid, as far as it paid their accounts. */
import type { Output } from '@portal/contract';
import { receiptFileName } from '@portal/domain/file-names';
import { cents } from '@portal/domain/money';
import { channelCode } from '@portal/domain/payment-channel';
import { instantText, toSgDay } from '@portal/domain/sg-time';
import { drawnApart } from '../../../pdf/draw-apart.ts';
import { findOwnedAmong } from '../../../wire/callers/sub-accounts.ts';
import { recordLooks } from '../../../wire/callers/viewers.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { findHeldAccounts, formatAddressLine } from '../../accounts/public.ts';
import { loadPayee, type PdfFile } from '../documents.ts';
import type { receiptPaper } from '../paper/receipt-paper.ts';
import { type PaidPart, partsOfOrder } from './receipts.store.ts';

type Receipt = Output<'bills:receipt'>['receipt'];

interface Paid {
  readonly first: PaidPart;
  readonly receipt: Receipt;
  /** The reader's, each once. */
  readonly accountIds: readonly number[];
}

/** @throws Refusal SK_ACCESS_1001 for an order that paid none of the caller's accounts */
async function paidWith(context: SubjectContext, orderId: string): Promise<Paid> {
  const parts = await partsOfOrder(context.db, orderId);
  const paid = new Set(parts.map(({ accountId }) => accountId));
  const owned = await findOwnedAmong(context, [...paid]);
  const own = parts.flatMap(({ accountId, amountCents }) => {
    const account = owned.get(accountId);
    return account === undefined ? [] : [{ account_number: account.accountNo, amount: amountCents }];
  });
  const first = parts.find(({ accountId }) => owned.has(accountId));
  if (first === undefined) throw new Refusal('SK_ACCESS_1001');
  await recordLooks(context, 'payments', [...owned.values()]);
  const name = first.channel ?? '';
  return {
    first,
    accountIds: [...paid].filter((id) => owned.has(id)),
    receipt: {
      order_id: orderId,
      amount: own.reduce((sum, { amount }) => sum + amount, 0),
      currency: 'SGD',
      paid_on: first.paidOn,
      created_at: instantText(first.cameAt),
      channel: channelCode(name),
      payment_method: first.method ?? name,
      // The bank's number of a payment that is partly another's is theirs too.
      reference_id: own.length === parts.length ? first.referenceId : null,
      status: 'SUCCESS',
      parts: own,
    },
  };
}

export async function loadReceipt(
  context: SubjectContext,
  { orderId }: { readonly orderId: string },
): Promise<Output<'bills:receipt'>> {
  return { receipt: (await paidWith(context, orderId)).receipt };
}

const drawReceipt = drawnApart<typeof receiptPaper>(
  new URL('../paper/receipt-paper.ts', import.meta.url),
  'receiptPaper',
);

export async function receiptFile(
  context: SubjectContext,
  { orderId }: { readonly orderId: string },
): Promise<PdfFile> {
  const [{ first, receipt, accountIds }, payee] = await Promise.all([
    paidWith(context, orderId),
    loadPayee(context),
  ]);
  const accounts = await findHeldAccounts(context.db, accountIds);
  const content = await drawReceipt(context, {
    orderId,
    amount: cents(receipt.amount),
    paidOn: first.paidOn,
    paidAt: first.cameAt,
    channel: first.channel,
    reference: receipt.reference_id,
    parts: receipt.parts.map(({ account_number, amount }) => ({
      account: account_number,
      amount: cents(amount),
    })),
    payers: [...new Set(accounts.map(({ holder }) => holder))],
    premises: [...new Set(accounts.map(formatAddressLine))],
    payee,
    today: toSgDay(context.clock.now()),
  });
  return { name: receiptFileName(orderId), type: 'application/pdf', content };
}
