/** Typed builders of the payments area for states and tests: the accounts and the code of the pictures. */
import type {
  PaymentDetails,
  PaymentEvent,
  PaynowReply,
  UnmatchedPayment,
} from '@portal/contract/payments/payments.rest';
import type { AccountNo } from '@portal/domain/account-number';
import { cents } from '@portal/domain/money';
import { paynowPayload } from '@portal/domain/paynow-qr/build';
import { sgDay } from '@portal/domain/sg-time';
import type { PayAccount } from './pay-account.ts';
import { mockSvg } from './payments.mock-svg.ts';

export const mockOrderId = 'PN-2611-204817';
/** The end of the Friday of the pictures. */
const mockExpiry = '2026-11-20T15:59:59.000Z';

const BY = sgDay('2026-12-03');
const account = (over: Partial<PayAccount>): PayAccount => ({
  checking: cents(0),
  account: '8934521670' as AccountNo,
  bpNo: '1000145021',
  system: 'EBS',
  label: 'Electricity, Water & Gas',
  amount: cents(12_845),
  toPay: cents(Math.max(0, (over.amount ?? 12_845) - (over.checking ?? 0))),
  due: BY,
  deductions: over.isGiroEnabled ? [{ on: over.due ?? BY, amount: over.amount ?? cents(12_845) }] : [],
  byHand: cents(over.isGiroEnabled || over.isRecurringEnabled ? 0 : Math.max(0, over.amount ?? 12_845)),
  isGiroEnabled: false,
  isRecurringEnabled: false,
  ...over,
});

export const mockOne = (over: Partial<PayAccount> = {}): readonly PayAccount[] => [account(over)];

/** Three accounts of one premises, the last paid by GIRO. */
export const mockSeveral = (): readonly PayAccount[] => [
  account({ account: '8934520018' as AccountNo, label: 'Electricity', amount: cents(9_620) }),
  account({ account: '8934520026' as AccountNo, label: 'Water & Gas', amount: cents(6_105) }),
  account({
    account: '8934520034' as AccountNo,
    label: 'Gas, back kitchen',
    amount: cents(4_830),
    due: sgDay('2026-12-07'),
    isGiroEnabled: true,
  }),
];

/** A code as the gateway makes it, for an amount. */
export function mockCode(amount = 12_845, over: Partial<PaynowReply> = {}): PaynowReply {
  const expired_at = over.expired_at ?? mockExpiry;
  const payload = paynowPayload({
    uen: '202400001N',
    amount: cents(amount),
    reference: '0089345216702611204817',
    validUntil: Date.parse(expired_at),
    merchantName: 'Demo Utilities',
    merchantCity: 'Singapore',
  });
  return {
    order_id: mockOrderId,
    qr_metadata: { orderId: mockOrderId, payload, svg: mockSvg },
    expired_at,
    ...over,
  };
}

export const mockEvent = (
  status: PaymentEvent['status'],
  ...unmatched: readonly UnmatchedPayment[]
): PaymentEvent => ({ order_id: mockOrderId, status, unmatched_payments: [...unmatched] });

/** Money that came for the code and was not what it asked for. */
export const mockUnmatched = (over: Partial<UnmatchedPayment> = {}): UnmatchedPayment => ({
  amount: 6_005,
  currency: 'SGD',
  paid_at: '2026-11-20T07:01:00.000Z',
  status: 'CHECKING',
  reason: 'short',
  ...over,
});

export function mockPayment(over: Partial<PaymentDetails> = {}): PaymentDetails {
  return {
    order_id: mockOrderId,
    status: 'SUCCESS',
    created_at: '2026-11-20T07:02:00.000Z',
    expired_at: mockExpiry,
    paid_at: '2026-11-20T07:42:00.000Z',
    amount: 12_845,
    currency: 'SGD',
    method: 'PAYNOW',
    payment_method: 'PAYNOW',
    channel: 'UPORTAL',
    reference: '0089345216702611204817',
    method_options: { reference_id: '20261120154203771' },
    utilities_internal_transactions: [{ account_number: '008934521670', amount: 12_845 }],
    qr_metadata: null,
    unmatched_payments: [],
    ...over,
  };
}
