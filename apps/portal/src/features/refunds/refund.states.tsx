/** States of the refund page: form, choices, question, results, changes, every reason without a form. */
import { hear } from '../../gallery/hear.ts';
import { appear, buttonNamed, type as enter } from '../../gallery/interactions.ts';
import { defineStates, type GalleryState } from '../../gallery/state.ts';
import { ChoosePremisesContext } from '../../lib/choose-premises.ts';
import { copy } from './copy.ts';
import { FLAT, mockAccount, mockCheck, mockRequests, mockUnderWay, OTHER } from './refund.mocks.ts';
import { RefundPage } from './refund.page.tsx';
import type { RefundAccount } from './refund.query.ts';

interface Shown {
  readonly own?: readonly string[];
  readonly others?: readonly string[];
  readonly isChange?: boolean;
}

const page =
  ({ own = [FLAT], others = [], isChange = false }: Shown = {}) =>
  () => (
    <RefundPage
      accountNos={own}
      otherNos={others}
      requestId={isChange ? 'RF-2611-0183' : undefined}
      source="W"
      contact="https://utility.example/contact"
      onLeave={hear}
    />
  );

const closed = { serviceAvailable: false, accounts: [] };

const writes = {
  'refund:create': { data: { refundCreated: true, requestId: 'RF-2611-0184' } },
  'refund:update': { data: { returnCode: '100' as const, requestId: 'RF-2611-0183' } },
} satisfies GalleryState['answers'];

const of = (about: string, account: RefundAccount, shown?: Shown): GalleryState => ({
  about,
  answers: { ...writes, 'refund:check': mockCheck(account) },
  render: page({ own: [account.accountNo], ...shown }),
});

async function choose(root: HTMLElement, title: string): Promise<void> {
  const label = await appear(
    () =>
      [...root.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(title)) ?? null,
  );
  label.querySelector('input')?.click();
}
async function submit(root: HTMLElement, title: string, label: string = copy.submit): Promise<void> {
  await choose(root, title);
  (await buttonNamed(root, label)).click();
}
async function proceed(root: HTMLElement, title: string, label?: string): Promise<void> {
  await submit(root, title, label);
  (await buttonNamed(root.ownerDocument.body, copy.confirm.proceed)).click();
}

const credit = mockAccount();
const held = mockAccount({ bankHeldUntil: '2026-12-04' });
const company = mockAccount({ customerType: 'Business', nric: null, uen: '201812345M', mobileNo: null });
const noUen = mockAccount({ customerType: 'Business', nric: null, uen: null, mobileNo: null });
const manyTargets = mockAccount({ refundRetrieveCheckItems: [OTHER, '8934520026', '8934520034'] });

export const states = defineStates({
  form: of('a credit that may be refunded', credit),
  paynow: {
    ...of('PayNow with both identifiers', credit),
    act: (root) => choose(root, copy.methods['08']),
  },
  noMobile: {
    ...of('no valid mobile number on record', mockAccount({ mobileNo: null })),
    act: (root) => choose(root, copy.methods['08']),
  },
  bank: {
    ...of('the bank account, and how long it takes', credit),
    act: (root) => choose(root, copy.methods['03']),
  },
  bankHeld: {
    ...of('a new bank account and a new login: held, and why', held),
    act: (root) => choose(root, copy.methods['03']),
  },
  bankHeldAsks: {
    ...of('the question, with the day until which it is held', held),
    act: (root) => submit(root, copy.methods['03']),
  },
  transfer: { ...of('one account may receive it', credit), act: (root) => choose(root, copy.methods['04']) },
  transferSearch: {
    ...of('several accounts may receive it', manyTargets),
    act: (root) => choose(root, copy.methods['04']),
  },
  transferMissing: {
    ...of('no account is chosen for the transfer', manyTargets),
    act: (root) => submit(root, copy.methods['04']),
  },
  company: { ...of('a company with its UEN', company), act: (root) => choose(root, copy.methods['08']) },
  noUen: of('a company without a UEN on record', noUen),
  suffixWrong: {
    ...of('a suffix with two characters', company),
    act: async (root) => {
      await choose(root, copy.methods['08']);
      enter(await appear(() => root.querySelector<HTMLInputElement>('input.input')), 'A1');
      (await buttonNamed(root, copy.submit)).click();
    },
  },
  fewest: of(
    'PayNow alone, as nothing else is possible',
    mockAccount({ bankId: null, refundRetrieveCheckItems: [], addressChangedOn: '2026-11-18' }),
  ),
  asks: { ...of('the question before it is sent', credit), act: (root) => submit(root, copy.methods['02']) },
  sent: { ...of('the request is received', credit), act: (root) => proceed(root, copy.methods['02']) },
  notSent: {
    ...of('the request could not be processed', credit),
    answers: { 'refund:check': mockCheck(credit), 'refund:create': { error: 'SK_UNKNOWN_1001' } },
    act: (root) => proceed(root, copy.methods['02']),
  },
  refused: {
    ...of('the method is possible no longer', credit),
    answers: { 'refund:check': mockCheck(credit), 'refund:create': { error: 'SK_REFUND_1001' } },
    act: (root) => proceed(root, copy.methods['02']),
  },
  notCreated: {
    ...of('the request was taken, and no refund was made', credit),
    answers: {
      'refund:check': mockCheck(credit),
      'refund:create': { data: { refundCreated: false, requestId: '' } },
    },
    act: (root) => proceed(root, copy.methods['02']),
  },
  closedMeanwhile: {
    ...of('the service closed while the form was filled in', credit),
    answers: {
      'refund:check': (count) => (count === 1 ? mockCheck(credit) : { data: closed }),
      'refund:create': { error: 'SK_HOURS_1001' },
    },
    act: (root) => proceed(root, copy.methods['02']),
  },
  askedElsewhere: {
    ...of('another refund was asked for meanwhile', credit),
    answers: {
      'refund:check': (count) =>
        mockCheck(count === 1 ? credit : mockUnderWay({ accountNo: FLAT, creditAmount: -21_240 })),
      'refund:create': { error: 'SK_REFUND_1004' },
    },
    act: (root) => proceed(root, copy.methods['02']),
  },
  earlier: {
    about: 'a credit, and the refund of another account beside it',
    answers: { ...writes, 'refund:check': mockCheck(credit, mockUnderWay()) },
    render: page({ others: [OTHER] }),
  },
  manyStates: {
    about: 'refunds in several states, with what they mean',
    answers: {
      ...writes,
      'refund:check': mockCheck(
        credit,
        mockUnderWay(),
        mockUnderWay({ accountNo: '8934520026', requestId: 'RF-2611-0190', refundMethod: '09' }),
      ),
    },
    render: page({ others: [OTHER, '8934520026'] }),
  },
  earlierPaidOut: {
    about: 'a credit, and a refund of another account that is being paid out',
    answers: {
      ...writes,
      'refund:check': mockCheck(credit, mockUnderWay({ isEditable: false, nextBy: '2026-12-08' })),
    },
    render: page({ others: [OTHER] }),
  },
  several: {
    about: 'two accounts at one premises',
    answers: { ...writes, 'refund:check': mockCheck(credit, mockUnderWay()) },
    render: page({ own: [FLAT, OTHER] }),
  },
  pending: of('a refund is in process, and may be changed', mockUnderWay()),
  inProgress: of('a refund is being paid out', mockUnderWay({ isEditable: false })),
  onlyMethod: of(
    'a refund is checked, and has no other method',
    mockUnderWay({
      refundMethod: '08',
      proxyType: 'NRIC',
      bankId: null,
      refundRetrieveCheckItems: [],
    }),
  ),
  actionRequired: of('a refund waits for its method', mockUnderWay({ refundMethod: '09' })),
  refunded: of(
    'the refund was paid, and there is no credit',
    mockUnderWay({
      creditAmount: 0,
      refundRetrieveStatus: 'Refunded',
      refundEligCheckCode: '904',
      isEditable: false,
      nextBy: null,
    }),
  ),
  change: of('the method of a refund is changed', mockUnderWay(), { isChange: true }),
  changeAsks: {
    ...of('the question before a change', mockUnderWay(), { isChange: true }),
    act: (root) => submit(root, copy.methods['03'], copy.submitChange),
  },
  changed: {
    ...of('the change is received', mockUnderWay(), { isChange: true }),
    act: (root) => proceed(root, copy.methods['03'], copy.submitChange),
  },
  changeNotSent: {
    ...of('the change could not be processed', mockUnderWay(), { isChange: true }),
    answers: { 'refund:check': mockCheck(mockUnderWay()), 'refund:update': { error: 'SK_UNKNOWN_1001' } },
    act: (root) => proceed(root, copy.methods['03'], copy.submitChange),
  },
  changeFailed: {
    ...of('the change failed, and the request is cancelled', mockUnderWay(), { isChange: true }),
    answers: {
      'refund:check': mockCheck(mockUnderWay()),
      'refund:update': { data: { returnCode: 'SK_REFUND_1002', requestId: 'RF-2611-0183' } },
    },
    act: (root) => proceed(root, copy.methods['03'], copy.submitChange),
  },
  aboveLimit: of(
    'a credit above 1,000.00',
    mockAccount({ creditAmount: -100_001, refundEligCheckCode: '903' }),
  ),
  arrears: of('overdue elsewhere', mockAccount({ arrears: 4_000, refundEligCheckCode: '905' })),
  noMethod: of(
    'a company without a UEN, whose address has just changed',
    mockAccount({
      customerType: 'Business',
      uen: null,
      bankId: null,
      refundRetrieveCheckItems: [],
      addressChangedOn: '2026-11-18',
    }),
  ),
  noCredit: of('no credit', mockAccount({ creditAmount: 0, refundEligCheckCode: '904' })),
  finalized: of(
    'no credit on an account that was closed',
    mockAccount({ creditAmount: 0, refundEligCheckCode: '904', refundRetrieveCode: '101' }),
  ),
  notEligible: of('an account that is not eligible', mockAccount({ refundEligCheckCode: '901' })),
  closed: {
    about: 'outside the hours of the service',
    answers: { 'refund:check': { data: closed }, 'request:list': { data: { requests: [] } } },
    render: page(),
  },
  closedWithRequests: {
    about: 'outside the hours of the service, with the requests that were made',
    answers: { 'refund:check': { data: closed }, 'request:list': { data: mockRequests() } },
    render: page({ others: [OTHER] }),
  },
  noAccount: { about: 'premises without an account for refunds', answers: {}, render: page({ own: [] }) },
  noAccountHere: {
    about: 'premises without an account for refunds, one of several',
    answers: {},
    render: () => <ChoosePremisesContext value={hear}>{page({ own: [] })()}</ChoosePremisesContext>,
  },
  loading: { about: 'before the answer', answers: { 'refund:check': { delay: 'infinite' } }, render: page() },
  failed: {
    about: 'the check failed',
    answers: { 'refund:check': { error: 'SK_UNKNOWN_1001' } },
    render: page(),
  },
});
