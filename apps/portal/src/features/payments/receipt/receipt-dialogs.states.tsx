/** States of a receipt under its own address: of one account, of several, on its way, failed, not paid. */

import { cents } from '@portal/domain/money';
import { hear } from '../../../gallery/hear.ts';
import { buttonNamed } from '../../../gallery/interactions.ts';
import { defineStates, type RestAnswers } from '../../../gallery/state.ts';
import { mockOrderId, mockPayment } from '../payments.mocks.ts';
import { ReceiptDialog, type ReceiptDialogProps } from './receipt-dialog.tsx';

const receipt = (over: Partial<ReceiptDialogProps> = {}) => (
  <ReceiptDialog
    orderId={mockOrderId}
    premises="Blk 145 Lorong 2 Toa Payoh #08-21"
    balance={cents(0)}
    canKeep
    onClose={hear}
    {...over}
  />
);
const answered = (over: Parameters<typeof mockPayment>[0] = {}): RestAnswers => ({
  payment: { data: mockPayment(over) },
});
const ofTwo = {
  amount: 14_620,
  utilities_internal_transactions: [
    { account_number: '008934520018', amount: 9_620 },
    { account_number: '008934520026', amount: 5_000 },
  ],
};

export const states = defineStates({
  ready: { about: 'all is paid', rest: answered(), render: () => receipt() },
  several: {
    about: 'two accounts paid by one code, a part stays due',
    rest: answered(ofTwo),
    render: () => receipt({ premises: 'Blk 9 Jalan Rajah #03-02', balance: cents(1_105) }),
  },
  kiosk: {
    about: 'on a device of nobody: nothing is saved',
    rest: answered(),
    render: () => receipt({ canKeep: false }),
  },
  loading: {
    about: 'the receipt is on its way',
    rest: { payment: { delay: 'infinite' } },
    render: () => receipt(),
  },
  failed: {
    about: 'paid, but the receipt cannot be had',
    rest: { payment: { error: 'SK_UNKNOWN_1001' } },
    render: () => receipt({ balance: null }),
  },
  notSaved: {
    about: 'the PDF could not be had',
    rest: { ...answered(), receiptDownload: { error: 'SK_UNKNOWN_1001' } },
    render: () => receipt(),
    act: async () => (await buttonNamed(document.body, 'Save receipt (PDF)')).click(),
  },
  checking: {
    about: 'the payment is being checked',
    rest: answered({ status: 'CHECKING', paid_at: null }),
    render: () => receipt(),
  },
  unpaid: {
    about: 'an address of a code that nobody has paid',
    rest: answered({ status: 'PENDING', paid_at: null }),
    render: () => receipt(),
  },
});
