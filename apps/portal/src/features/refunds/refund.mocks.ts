/** Answers of the refund calls for the gallery and the tests: the amounts of pictures 09 and 51. */
import type { Input, Output } from '@portal/contract';
import type { RefundAccount } from './refund.query.ts';

export const FLAT = '8934521670';
export const OTHER = '8934520018';

export const mockAccount = (over: Partial<RefundAccount> = {}): RefundAccount => ({
  accountNo: FLAT,
  creditAmount: -21_240,
  amount: 0,
  requestId: null,
  createDate: null,
  refundMethod: '09',
  proxyType: null,
  refundRetrieveStatus: '',
  refundRetrieveCode: '100',
  refundEligCheckCode: '100',
  isEditable: false,
  nextBy: null,
  bankId: '1',
  bankDesc: 'Cempaka Bank',
  bankAccountNo: '2208',
  bankHeldUntil: null,
  refundRetrieveCheckItems: [OTHER],
  arrears: 0,
  customerType: 'Personal',
  nric: '567D',
  uen: null,
  mobileNo: '4417',
  addressChangedOn: null,
  ...over,
});

/** A refund by cheque under way. */
export const mockUnderWay = (over: Partial<RefundAccount> = {}): RefundAccount =>
  mockAccount({
    accountNo: OTHER,
    creditAmount: -6_415,
    amount: 6_415,
    requestId: 'RF-2611-0183',
    createDate: '2026-11-16',
    refundMethod: '02',
    refundRetrieveStatus: 'In Progress',
    refundEligCheckCode: '902',
    isEditable: true,
    nextBy: '2026-11-24',
    refundRetrieveCheckItems: [FLAT],
    ...over,
  });

export const mockCheck = (
  ...accounts: readonly RefundAccount[]
): { data: (input: Input<'refund:check'>) => Output<'refund:check'> } => ({
  data: ({ accountNos }) => ({
    serviceAvailable: true,
    accounts: accounts.filter(({ accountNo }) => accountNos.includes(accountNo)),
  }),
});

/** A refund that is open and one that was paid, on two accounts. */
export const mockRequests = (): Output<'request:list'> => ({
  requests: [
    mockDetail(['PENDING']).request,
    mockDetail(['PENDING', 'IN_PROGRESS', 'REFUNDED'], {
      requestId: 'RF-2603-0041',
      accountNo: FLAT,
      createdAt: '2026-03-03T02:24:00.000Z',
    }).request,
  ],
});

type Detail = Output<'request:detail'>;

/** The request with the events that led to its state, the newest first. */
export function mockDetail(
  events: readonly string[],
  over: Partial<Extract<Detail['request'], { kind: 'request-refund' }>> = {},
): Detail {
  const state = over.state ?? events.at(-1) ?? 'PENDING';
  const isOpen = ['PENDING', 'ACTION_REQUIRED', 'IN_PROGRESS'].includes(state);
  const created = '2026-11-16T02:24:00.000Z';
  return {
    request: {
      requestId: 'RF-2611-0183',
      kind: 'request-refund',
      accountNo: OTHER,
      state,
      isOpen,
      createdAt: created,
      changedAt: created,
      nextBy: isOpen ? '2026-11-24' : null,
      canCancel: state === 'PENDING' || state === 'ACTION_REQUIRED',
      canChange: state === 'PENDING' || state === 'ACTION_REQUIRED',
      details: {
        amount: 6_415,
        method: '02',
        proxyType: null,
        suffix: '',
        transferToAccount: null,
        bankId: null,
        ending: '',
      },
      ...over,
    },
    history: events
      .map((what, index) => ({
        at: `2026-11-${16 + index}T02:24:00.000Z`,
        what,
        state,
        by: index === 0 ? ('you' as const) : ('portal' as const),
        source: index === 0 ? ('W' as const) : null,
      }))
      .reverse(),
  };
}
