/** States of the queue of parked payments: the queue and the payment that is open, in each of their conditions. */
import { defineStates } from '../../../gallery/state.ts';
import { choose, findQuestion, makeQueueStates, press, write } from '../queue/queue.mocks.tsx';
import { copy } from './copy.ts';
import { FIRST, mockPayee, mockPayment, mockPayments, mockSeveral, noPayments } from './payments.mocks.ts';
import { paymentsQueue } from './payments.queue.tsx';

const { open, opening, common } = makeQueueStates({
  kind: { ...paymentsQueue, name: 'parkedPayments' },
  opens: 'staff:parkedPayment',
  first: FIRST,
  queue: mockPayments(),
  emptyQueue: noPayments,
  more: { 'staff:parkedPayee': { data: mockPayee() } },
});

const note = (page: HTMLElement) => write(page, 'textarea', 'The payer called; the rest follows.');
const lookUp = async (page: HTMLElement) => {
  await choose(page, 'other');
  await write(page, '#payee-account', '8934540017');
  await press(page, copy.check);
};
const post = async (page: HTMLElement) => {
  await choose(page, 'order');
  await note(page);
  await press(page, copy.post('S$120.00'));
};

const asked = { expiredAt: '2026-11-19T15:59:59.000Z', closedAt: null, paidAt: null };
const order = { orderId: 'PN-2611-204817', asked: 12_845 };

export const states = defineStates({
  ...common,
  ready: open('less came than was asked for; it goes to the account of the order', opening(mockPayment()), {
    act: async (page) => {
      await choose(page, 'order');
      await note(page);
    },
  }),
  several: open('more came than an order of two accounts asked for', opening(mockSeveral()), {
    act: (page) => choose(page, 'order'),
  }),
  severalLeft: open('not all of it is given to an account', opening(mockSeveral()), {
    act: async (page) => {
      await choose(page, 'order');
      await write(page, '#part-8920020025', '17o.10');
      await note(page);
      await press(page, copy.post('S$500.00'));
    },
  }),
  unknown: open(
    'nobody knows whose it is; an account was looked up',
    opening(
      mockPayment({
        reason: 'unknown',
        reference: 'RENT NOVEMBER',
        order: null,
        accounts: [],
        amount: 5_000,
      }),
    ),
    { act: lookUp },
  ),
  payeeMissing: open(
    'the number is no account’s',
    opening(mockPayment({ reason: 'unknown', reference: '', order: null, accounts: [] }), {
      'staff:parkedPayee': { error: 'SK_ACCESS_1001' },
    }),
    { act: lookUp },
  ),
  payeeOwn: open(
    'the number is of an account of the officer’s own',
    opening(mockPayment(), { 'staff:parkedPayee': { data: mockPayee({ isOwn: true, isActive: false }) } }),
    { act: lookUp },
  ),
  early: open(
    'paid before its code was made',
    opening(mockPayment({ reason: 'early', amount: 12_845, order: { ...asked, ...order } })),
  ),
  late: open(
    'paid after its code had ended',
    opening(mockPayment({ reason: 'late', amount: 12_845, order: { ...asked, ...order } })),
  ),
  closed: open(
    'paid with a code that a newer one had replaced',
    opening(
      mockPayment({
        reason: 'closed',
        amount: 12_845,
        order: { ...asked, ...order, closedAt: '2026-11-20T05:00:00.000Z' },
      }),
    ),
  ),
  doubled: open(
    'paid twice',
    opening(
      mockPayment({
        reason: 'doubled',
        amount: 12_845,
        order: { ...asked, ...order, paidAt: '2026-11-20T05:00:00.000Z' },
        accounts: [{ accountNo: '8934521670', holder: 'Tan Mei Lin', asked: 12_845, outstanding: 0 }],
      }),
    ),
  ),
  currency: open('in another currency', opening(mockPayment({ reason: 'currency', currency: 'USD' }))),
  own: open('money for an account of the officer’s own', opening(mockPayment({ isOwn: true }))),
  decided: open(
    'a colleague has posted it',
    opening(
      mockPayment({
        status: 'posted',
        decision: {
          decision: 'post',
          decidedAt: '2026-11-20T07:42:00.000Z',
          by: 'Rosnah Yusof',
          isOwn: false,
          note: 'The payer called.\nThe rest follows on Monday.',
          parts: [{ accountNo: '8934521670', amount: 12_000 }],
        },
      }),
    ),
  ),
  takenBack: open(
    'posted by a colleague, and taken back by the bank since',
    opening(
      mockPayment({
        status: 'returned',
        decision: {
          decision: 'post',
          decidedAt: '2026-11-20T07:42:00.000Z',
          by: 'Rosnah Yusof',
          isOwn: false,
          note: 'The payer called.',
          parts: [],
        },
      }),
    ),
  ),
  long: open(
    'words and names longer than their places',
    opening(
      mockSeveral({
        itemId: `EV${'9'.repeat(98)}`,
        reference: 'PAYMENTFORUTILITIES'.repeat(7),
        transaction: 'FT'.repeat(50),
        accounts: mockSeveral().accounts.map((account) => ({
          ...account,
          holder:
            'Lembaga Pembangunan Perniagaan Antarabangsa Seletar Aerospace Engineering Services Pte Ltd',
        })),
      }),
    ),
  ),
  nothingSaid: open('posted without saying what and why', opening(mockPayment()), {
    act: (page) => press(page, copy.post('S$120.00')),
  }),
  confirming: open('about to post', opening(mockPayment()), { act: post }),
  sending: open(
    'the decision is being sent',
    opening(mockPayment(), { 'staff:decide': { delay: 'infinite' } }),
    {
      act: async (page) => {
        await post(page);
        await press(await findQuestion(), copy.postAction);
      },
    },
  ),
});
