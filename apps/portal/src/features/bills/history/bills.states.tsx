/** States of the bills page: every tab, each part alone failed, absent or slow, one bill, many, several accounts. */
import { useState } from 'react';
import { appear } from '../../../gallery/interactions.ts';
import { type Answers, defineStates } from '../../../gallery/state.ts';
import { mockBilledAccounts, mockOutstanding, mockUnderReview, owing } from '../bills.mocks.ts';
import { BillsPage, type BillsPageProps } from './bills.page.tsx';
import { all, service, two } from './bills-page.mocks.ts';
import {
  MEI_LIN,
  manyBills,
  mockBill,
  mockBillHistory,
  mockBillRows,
  mockChecking,
  mockPayables,
  mockPayment,
  mockPaymentRows,
  mockPayments,
  mockRefunds,
  mockReturned,
  mockServiceHistory,
  mockUSave,
  newestBill,
} from './history.mocks.ts';
import { toTabId } from './tab-ids.ts';

type PageProps = Partial<Omit<BillsPageProps, 'onTab'>>;

/** The address's part is played here: a tab that is chosen is the one that is named. */
function Page(given: PageProps) {
  const [tabId, setTabId] = useState(given.tabId);
  return (
    <BillsPage
      accounts={mockBilledAccounts}
      utilities={new Map([[MEI_LIN, 'Electricity, Water & Gas']])}
      source="operations"
      features={{ uSave: true, refund: true }}
      app={{ iphone: 'https://apps.example/iphone', android: 'https://apps.example/android' }}
      {...given}
      tabId={tabId}
      onTab={setTabId}
    />
  );
}

export const page = (given: PageProps = {}) => ({ render: () => <Page {...given} /> });
export const tab = (name: Parameters<typeof toTabId>[0]) => page({ tabId: toTabId(name) });

const none: Answers = {
  'bills:outstandingPayment': {
    data: mockOutstanding({ total: 0, composition: [], lastPayment: null, nextBillAround: null }),
  },
  'bills:billHistory': { error: 'SK_BILL_3002' },
  'bills:paymentHistory': { error: 'SK_BILL_3003' },
  'bills:uSave': { error: 'SK_BILL_3001' },
  'bills:refundHistory': { data: mockRefunds([]) },
};
const failing = (...names: (keyof Answers)[]): Answers => ({
  ...all,
  ...Object.fromEntries(names.map((name) => [name, { error: 'SK_UNKNOWN_1001' }])),
});
const collected = (over: { isGiroEnable?: boolean; isRecurringEnable?: boolean }): Answers => ({
  ...all,
  'bills:outstandingPayment': {
    data: mockOutstanding({
      outstandingPayments: [
        {
          accountNo: '8934521670',
          amount: 12_845,
          due: '2026-12-03',
          isGiroEnable: false,
          isRecurringEnable: false,
          ...over,
        },
      ],
    }),
  },
});
const press = (words: string) => async (place: HTMLElement) => {
  const button = await appear(
    () => [...place.querySelectorAll<HTMLElement>(`button[aria-label^="${words}"]`)][0] ?? null,
  );
  button.click();
};
const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });

export const states = defineStates({
  ready: { about: 'bills, payments, U-Save and a refund', answers: all, ...page() },
  bills: { about: 'the tab of bills', answers: all, ...tab('bills') },
  payments: { about: 'the tab of payments, with their times', answers: all, ...tab('payments') },
  usave: { about: 'the tab of U-Save with its balance', answers: all, ...tab('usave') },
  usaveUsed: {
    about: 'U-Save of which nothing is left',
    answers: { ...all, 'bills:uSave': { data: mockUSave({ balance: { amount: 0, expiresOn: null } }) } },
    ...tab('usave'),
  },
  refund: { about: 'the tab of refunds, one of them pending', answers: all, ...tab('refund') },
  paymentsService: {
    about: 'histories and dues of the payments service',
    answers: all,
    rest: service,
    ...page({ source: 'payments-service' }),
  },
  checking: {
    about: 'money has come that nobody could match yet',
    answers: {
      ...all,
      'bills:outstandingPayment': { data: mockOutstanding(mockUnderReview(12_845)) },
      'bills:paymentHistory': { data: mockPayments([...mockChecking, ...mockPaymentRows]) },
    },
    ...tab('payments'),
  },
  checkingOfService: {
    about: 'the same, told by the payments service',
    answers: all,
    rest: {
      payables: { data: mockPayables(12_845, '2026-12-03', { amount: 12_845, undivided: [] }) },
      history: { data: mockServiceHistory([...mockChecking, ...mockPaymentRows]) },
    },
    ...page({ source: 'payments-service' }),
  },
  returned: {
    about: 'staff have sent money back: it stays with the reason',
    answers: { ...all, 'bills:paymentHistory': { data: mockPayments([mockReturned, ...mockPaymentRows]) } },
    ...tab('payments'),
  },
  returnedOfService: {
    about: 'the same, told by the payments service',
    answers: all,
    rest: { ...service, history: { data: mockServiceHistory([mockReturned, ...mockPaymentRows]) } },
    ...page({ source: 'payments-service' }),
  },
  paymentsServiceFailed: {
    about: 'the payments service cannot be reached',
    answers: all,
    rest: { history: { error: 'SK_UNKNOWN_1001' }, payables: { error: 'SK_UNKNOWN_1001' } },
    ...page({ source: 'payments-service' }),
  },
  empty: { about: 'no records at all, the app in place of the chart', answers: none, ...page() },
  emptyNoApp: {
    about: 'no records and no app',
    answers: none,
    ...page({ app: { iphone: null, android: null } }),
  },
  noPayments: {
    about: 'bills, but no payment yet',
    answers: { ...all, 'bills:paymentHistory': { error: 'SK_BILL_3003' } },
    ...tab('payments'),
  },
  noBills: {
    about: 'payments, but no bill yet: the app for one kind of phone in place of the chart',
    answers: { ...all, 'bills:billHistory': { error: 'SK_BILL_3002' } },
    ...page({ app: { iphone: 'https://apps.example/iphone', android: null } }),
  },
  newOfService: {
    about: 'payments of today, of three and of four days ago',
    answers: all,
    rest: {
      ...service,
      history: {
        data: mockServiceHistory([
          mockPayment('2026-11-20T03:05:00.000Z', 1_000, 'PPMS_PAYNOW'),
          mockPayment('2026-11-17T03:05:00.000Z', 2_000, 'PPMS_PAYNOW'),
          mockPayment('2026-11-16T03:05:00.000Z', 3_000, 'PPMS_PAYNOW'),
        ]),
      },
    },
    ...page({ source: 'payments-service', tabId: toTabId('payments') }),
  },
  unknownTab: { about: 'an address that names no tab', answers: all, ...page({ tabId: 'history.giro' }) },
  noUSave: {
    about: 'an account without U-Save or refunds',
    answers: all,
    ...page({ features: { uSave: false, refund: false } }),
  },
  loading: {
    about: 'nothing has come yet',
    answers: {
      'bills:outstandingPayment': { delay: 'infinite' },
      'bills:billHistory': { delay: 'infinite' },
    },
    ...page(),
  },
  waiting: { about: 'it is not known yet whose bills to ask for', ...page({ accounts: null }) },
  billsFailed: { about: 'the bills could not be had', answers: failing('bills:billHistory'), ...page() },
  paymentsFailed: {
    about: 'the payments could not be had',
    answers: failing('bills:paymentHistory'),
    ...page(),
  },
  usaveFailed: { about: 'U-Save could not be had', answers: failing('bills:uSave'), ...tab('usave') },
  refundFailed: { about: 'refunds could not be had', answers: failing('bills:refundHistory'), ...page() },
  outstandingFailed: {
    about: 'what is owed could not be had',
    answers: failing('bills:outstandingPayment'),
    ...page(),
  },
  failedInside: {
    about: 'the call answered, the bills inside it failed',
    answers: {
      ...all,
      'bills:billHistory': { data: { bills_history: { error: { code: 'SK_TIMEOUT_1001', message: '' } } } },
    },
    ...page(),
  },
  nothingDue: {
    about: 'everything is paid',
    answers: {
      ...all,
      'bills:outstandingPayment': { data: mockOutstanding({ total: 0, composition: [] }) },
      'bills:billHistory': {
        data: mockBillHistory(mockBillRows.map((bill) => ({ ...bill, open: 0, isNew: false }))),
      },
    },
    ...page(),
  },
  credit: {
    about: 'a bill that is a credit',
    answers: {
      ...all,
      'bills:outstandingPayment': { data: mockOutstanding({ total: -2_500, composition: [] }) },
      'bills:billHistory': {
        data: mockBillHistory([
          mockBill('2026-11', -2_500, { isNew: true }),
          ...mockBillRows.slice(1).map((bill) => ({ ...bill, open: 0 })),
        ]),
      },
    },
    ...page(),
  },
  overdue: {
    about: 'overdue and paid in part',
    answers: {
      ...all,
      'bills:outstandingPayment': { data: mockOutstanding(owing(10_845, '2026-11-03')) },
      'bills:billHistory': {
        data: mockBillHistory([mockBill('2026-11', 12_845, { open: 10_845, due: '2026-11-03' })]),
      },
    },
    ...page(),
  },
  giro: { about: 'paid by GIRO', answers: collected({ isGiroEnable: true }), ...page() },
  recurring: { about: 'paid by recurring card', answers: collected({ isRecurringEnable: true }), ...page() },
  severalAccounts: {
    about: 'two accounts, one of them by GIRO',
    answers: {
      ...all,
      'bills:outstandingPayment': {
        data: mockOutstanding({
          total: 20_845,
          outstandingPayments: two.map(({ accountNo }, index) => ({
            accountNo,
            amount: index === 0 ? 12_845 : 8_000,
            due: '2026-12-03',
            isGiroEnable: index === 1,
            isRecurringEnable: false,
          })),
        }),
      },
      'bills:billHistory': {
        data: mockBillHistory([
          ...mockBillRows.slice(0, 2),
          mockBill('2026-11', 8_000, { billId: 'B2611-100102', accountNo: '8934521688', open: 8_000 }),
        ]),
      },
      'bills:paymentHistory': {
        data: mockPayments([
          mockPayment('2026-10-28T12:14:00.000Z', 20_680, 'PPMS_PAYNOW', {
            utilities_internal_transactions: [
              { account_number: '8934521670', amount: 12_680 },
              { account_number: '8934521688', amount: 8_000 },
            ],
          }),
        ]),
      },
    },
    ...page({ accounts: two }),
  },
  oneBill: {
    about: 'one bill, the first',
    answers: { ...all, 'bills:billHistory': { data: mockBillHistory([newestBill], 1) } },
    ...page(),
  },
  manyBills: {
    about: 'two years of bills, all in the chart',
    answers: { ...all, 'bills:billHistory': { data: mockBillHistory(manyBills(24), 24) } },
    ...tab('bills'),
    act: async (place) => {
      const more = await appear(
        () => [...place.querySelectorAll('button')].find(({ textContent }) => /24/.test(textContent)) ?? null,
      );
      more.click();
    },
  },
  longNames: {
    about: 'a channel with a long name, large sums',
    answers: {
      ...all,
      'bills:outstandingPayment': { data: mockOutstanding(owing(123_456_789, '2026-12-08')) },
      'bills:billHistory': {
        data: mockBillHistory([{ ...newestBill, amount: 123_456_789, payable: 123_456_789 }]),
      },
      'bills:paymentHistory': {
        data: mockPayments([
          mockPayment('2026-11-20T03:05:00.000Z', 123_456_789, 'AUTOMATED CORPORATE BANKING TRANSFER', {
            isNew: true,
            order_id: null,
          }),
        ]),
      },
    },
    ...page(),
  },
  saving: {
    about: 'a bill is being saved',
    answers: all,
    rest: { billDownload: { delay: 'infinite' } },
    ...page(),
    act: press('Bill PDF'),
  },
  billNotSaved: {
    about: 'a bill could not be saved',
    answers: all,
    rest: { billDownload: (count) => (count === 1 ? { error: 'SK_ACCESS_1001' } : { data: pdf }) },
    ...page(),
    act: press('Bill PDF'),
  },
});
