/** States of /services/giro: every status, Manage Preference with each way to end, deductions, none, loading, failed. */
import { appear, buttonLabelled, buttonNamed, pause } from '../../gallery/interactions.ts';
import { type Answers, defineStates, type GalleryState, type RestAnswers } from '../../gallery/state.ts';
import { copy } from './copy.ts';
import type { GiroEligibility } from './eligibility.query.ts';
import {
  mockActive,
  mockAtBank,
  mockEligibility,
  mockEligible,
  mockNext,
  mockOwed,
  mockPaper,
  mockPremises,
  mockRecord,
  mockRecords,
  mockRequest,
} from './giro.mocks.ts';
import { GiroPage } from './giro.page.tsx';
import type { GiroRecord } from './giro.query.ts';
import type { GiroPremises } from './giro.rules.ts';

const page =
  (premises: readonly GiroPremises[] | null = mockPremises, isCut = false) =>
  () => <GiroPage premises={premises} isCut={isCut} owed={mockOwed} source="W" />;

const rest = (
  records: readonly GiroRecord[],
  eligibility: readonly GiroEligibility[] = mockEligibility,
): RestAnswers => ({
  giroDetails: { data: records },
  giroEligibility: { data: eligibility },
  giroTermination: { data: { ...mockAtBank, status: 'SUCCESS' } },
});

const answers: Answers = {
  'giro:terminate': { data: { terminated: true } },
  'giro:deductions': {
    data: {
      next: mockNext,
      deductions: [
        {
          reference: 'GD-2611-1001',
          billId: 'B2610-100203',
          amount: 4655,
          attempt: 1,
          on: '2026-11-07',
          status: 'RETURNED',
          reason: 'INSUFFICIENT_FUNDS',
          nextOn: '2026-11-12',
          takenBackOn: null,
          bankName: 'Cempaka Bank',
          bankAccountNo: '2208',
        },
        {
          reference: 'GD-2610-1004',
          billId: 'B2609-100203',
          amount: 4980,
          attempt: 2,
          on: '2026-10-12',
          status: 'RETURNED',
          reason: 'ACCOUNT_CLOSED',
          nextOn: null,
          takenBackOn: '2026-10-14',
          bankName: 'Cempaka Bank',
          bankAccountNo: '2208',
        },
        {
          reference: 'GD-2610-1001',
          billId: 'B2609-100203',
          amount: 5120,
          attempt: 1,
          on: '2026-10-07',
          status: 'PAID',
          reason: null,
          nextOn: null,
          takenBackOn: null,
          bankName: 'Cempaka Bank',
          bankAccountNo: '2208',
        },
      ],
    },
  },
};

const [rajah] = mockPremises;
const one = (system: 'EBS' | 'MSSL' = 'EBS'): readonly GiroPremises[] =>
  rajah ? [{ ...rajah, accounts: rajah.accounts.slice(2).map((account) => ({ ...account, system })) }] : [];
const paper = mockRecord('8934520018', { ...mockPaper, status: 'ACTIVE' });

async function manage(root: HTMLElement, accountNo: string): Promise<void> {
  (await buttonLabelled(root, copy.page.manageFor(accountNo))).click();
}
async function terminate(root: HTMLElement, accountNo: string): Promise<void> {
  await manage(root, accountNo);
  const label = await appear(
    () =>
      [...root.querySelectorAll('label')].find((each) =>
        each.textContent?.startsWith(copy.manage.terminate),
      ) ?? null,
  );
  label.querySelector('input')?.click();
  await pause(20);
  (await buttonNamed(root, copy.manage.continue)).click();
}
async function proceed(root: HTMLElement, accountNo: string): Promise<void> {
  await terminate(root, accountNo);
  (await buttonNamed(root.ownerDocument.body, copy.manage.proceed)).click();
}

const ofPaper = (
  about: string,
  over: Partial<GiroRecord>,
  state: Partial<GalleryState> = {},
): GalleryState => ({
  about,
  answers,
  rest: rest([{ ...paper, ...over }], [mockEligible('8934520018', 'ELIGIBLE_WITH_EXISTING_GIRO')]),
  render: page(one()),
  act: (root) => manage(root, '8934520018'),
  ...state,
});

export const states = defineStates({
  ready: { about: 'every account of three premises', answers, rest: rest(mockRecords), render: page() },
  managed: {
    about: 'Manage Preference of an eGIRO',
    answers,
    rest: rest(mockRecords),
    render: page(),
    act: (root) => manage(root, '8934520034'),
  },
  deductions: {
    about: 'what was deducted, and what came back',
    answers,
    rest: rest(mockRecords),
    render: page(),
    act: async (root) => {
      await manage(root, '8934520034');
      (await appear(() => root.querySelector('summary'))).click();
    },
  },
  asks: {
    about: 'the question before an eGIRO is ended at the bank',
    answers,
    rest: rest(mockRecords),
    render: page(),
    act: (root) => terminate(root, '8934520034'),
  },
  notStarted: {
    about: 'ending an eGIRO could not be started',
    answers,
    rest: { ...rest(mockRecords), giroTermination: { error: 'SK_GIRO_1006' } },
    render: page(),
    act: (root) => proceed(root, '8934520034'),
  },
  paperAsks: ofPaper(
    'the question before a paper GIRO is ended',
    {},
    { act: (root) => terminate(root, '8934520018') },
  ),
  paperEnded: ofPaper('a paper GIRO is being ended', {}, { act: (root) => proceed(root, '8934520018') }),
  paperFailed: ofPaper(
    'a paper GIRO could not be ended',
    {},
    {
      answers: { 'giro:terminate': { error: 'SK_UNKNOWN_1001' } },
      act: (root) => proceed(root, '8934520018'),
    },
  ),
  paperDeduction: ofPaper('a deduction of a paper GIRO is running', { payment_order: 'GD-2611-1001' }),
  paperMssl: ofPaper(
    'a paper GIRO of an MSSL account, with a link to its bank',
    {},
    { render: page(one('MSSL')) },
  ),
  paperAtNight: ofPaper('a paper GIRO at 9 PM', {}, { now: '2026-11-20T13:00:00.000Z' }),
  statuses: {
    about: 'the statuses that the first picture has not',
    answers,
    rest: rest([
      mockRecord('8934520034', { status: 'PENDING_SETUP', request: mockRequest('CREATION') }),
      mockRecord('8934520026', { status: 'PENDING_SETUP_EGIRO', request: mockRequest('CREATION') }),
      mockRecord('8934520018', {
        status: 'PENDING_SETUP_PGIRO',
        type: 'PAPER_GIRO',
        request: mockRequest('CREATION'),
      }),
      mockRecord('8934521670', {
        status: 'PENDING_APPROVAL_TERMINATION',
        request: mockRequest('CANCELLATION'),
      }),
      mockRecord('8934519905', { status: 'PENDING_TERMINATION', request: mockRequest('CANCELLATION') }),
      mockRecord('8934519913', { status: 'TERMINATED', ended_on: '2026-11-02' }),
    ]),
    render: page(),
  },
  suspendedByBank: {
    about: 'the bank has suspended a GIRO by itself',
    answers,
    rest: rest([{ ...mockActive, status: 'SUSPENDED', suspended_by: 'bank', next_deduction: null }]),
    render: page(),
  },
  aboveLimit: {
    about: 'the next bill is above the limit at the bank',
    answers,
    rest: rest([{ ...mockActive, limit: 4000 }]),
    render: page(),
  },
  secondTry: {
    about: 'the first try came back, the second one is ahead',
    answers,
    rest: rest([{ ...mockActive, next_deduction: { ...mockNext, attempt: 2, on: '2026-12-12' } }]),
    render: page(),
  },
  changing: {
    about: 'the bank is being changed: the old one and the new one',
    answers,
    rest: rest([
      mockActive,
      mockRecord('8934520034', { id: 'DDA-2611-1077', bank_name: 'Waringin Bank', status: 'PENDING_SETUP' }),
    ]),
    render: page(),
  },
  ended: {
    about: 'a GIRO has ended and a bill is overdue',
    answers,
    rest: rest(
      [mockRecord('8934520018', { status: 'TERMINATED', ended_on: '2026-11-12' })],
      [mockEligible('8934520018')],
    ),
    render: page(one()),
  },
  none: {
    about: 'no account has GIRO; one waits for a card, one may not have it, one is inactive',
    answers,
    rest: rest(
      [],
      [
        mockEligible('8934520034'),
        mockEligible('8934520026', 'NOT_ELIGIBLE_WITH_PENDING_RECURRING'),
        { ...mockEligible('8934520018'), recurring_setup: true },
        mockEligible('8934521670'),
        mockEligible('8934519913'),
      ],
    ),
    render: page(mockPremises, true),
  },
  empty: { about: 'nobody has an account here', answers, rest: rest([], []), render: page([]) },
  notSaved: {
    about: 'the form on paper could not be saved',
    answers,
    rest: { ...rest(mockRecords), giroDownload: { error: 'SK_UNKNOWN_1001' } },
    render: page(),
    act: async (root) => (await buttonNamed(root, copy.paper.get)).click(),
  },
  loading: {
    about: 'before the answer',
    answers,
    rest: { giroDetails: { delay: 'infinite' } },
    render: page(),
  },
  failed: {
    about: 'the check failed',
    answers,
    rest: { ...rest([]), giroDetails: { error: 'SK_UNKNOWN_1001' } },
    render: page(),
  },
});
