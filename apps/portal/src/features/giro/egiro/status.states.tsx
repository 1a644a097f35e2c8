/** States of the result page: in progress, successful and unsuccessful for both kinds, unknown, loading, failed. */
import { appear, buttonNamed } from '../../../gallery/interactions.ts';
import { defineStates, type GalleryState } from '../../../gallery/state.ts';
import { mockAtBank, mockNext, mockReferences, mockStatus } from '../giro.mocks.ts';
import type { GiroStatusReply } from '../giro.query.ts';
import { copy as pages } from './copy.ts';
import { StatusPage } from './status.page.tsx';

const page = (
  about: string,
  over: Partial<GiroStatusReply> = {},
  state: Partial<GalleryState> = {},
): GalleryState => ({
  about,
  answers: {},
  rest: { giroStatus: { data: mockStatus(over) }, giroWithdrawal: { data: { status: 'WITHDRAWN' } } },
  render: () => <StatusPage references={mockReferences} />,
  ...state,
});

const ending = { request_type: 'CANCELLATION', bank_account_number_last_four: '2208' } as const;
const { giveUp } = pages.status;
const again = async (root: HTMLElement) => (await buttonNamed(root, pages.status.again)).click();

export const states = defineStates({
  successful: page('approved; the first bill is known', {
    bank_account_number_last_four: '2208',
    first_deduction: { ...mockNext, on: '2027-01-02', secondBy: '2027-01-07' },
  }),
  confirming: page('approved; the bank confirms it by a time', { expires_at: '2026-11-22T02:59:00.000Z' }),
  onPaper: page('the form on paper is with the bank', { status: 'PENDING_SETUP_PGIRO' }),
  active: page('in force', { status: 'ACTIVE', bank_account_number_last_four: '2208' }),
  suspended: page('in force, and suspended since', {
    status: 'SUSPENDED',
    bank_account_number_last_four: '2208',
  }),
  endedSince: page('in force once, and ended since', {
    status: 'TERMINATED',
    bank_account_number_last_four: '2208',
  }),
  atBank: page('the bank waits for the customer', {
    status: 'PENDING_SETUP',
    redirect_url: mockAtBank.redirect_url,
    expires_at: '2026-11-20T07:22:00.000Z',
  }),
  inProgress: page('a company’s second person has to approve', {
    status: 'PENDING_APPROVAL_SETUP',
    bank_segment: 'CORPORATE',
    expires_at: '2026-11-22T02:59:00.000Z',
  }),
  refused: page('refused at the bank', { status: 'REJECTED_BY_USER' }),
  notFinished: page('not finished in time', { status: 'INCOMPLETE_FLOW' }),
  cancelling: page(
    'the customer is asked whether to cancel the application',
    { status: 'PENDING_APPROVAL_SETUP', expires_at: '2026-11-22T02:59:00.000Z' },
    { act: async (root) => (await buttonNamed(root, giveUp.open)).click() },
  ),
  notCancelled: page(
    'the bank has the approval and cannot be reached',
    {},
    {
      rest: {
        giroStatus: { data: mockStatus({ expires_at: '2026-11-22T02:59:00.000Z' }) },
        giroWithdrawal: { error: 'SK_GIRO_1006' },
      },
      async act(root) {
        (await buttonNamed(root, giveUp.open)).click();
        (await buttonNamed(document.body, giveUp.proceed)).click();
        await appear(() => (document.querySelector('[role="alertdialog"]') === null ? true : null));
      },
    },
  ),
  ending: page('the end is in progress', {
    ...ending,
    status: 'PENDING_TERMINATION',
    expires_at: '2026-11-20T07:22:00.000Z',
  }),
  endingApproved: page('the end is approved, the bank confirms it', {
    ...ending,
    status: 'PENDING_TERMINATION',
  }),
  ended: page('it has ended', { ...ending, status: 'TERMINATED' }),
  notEnded: page('it goes on', { ...ending, status: 'REJECTED_BY_USER' }),
  notEndedOnPaper: page('a GIRO on paper goes on', {
    ...ending,
    status: 'INCOMPLETE_FLOW',
    bank_segment: null,
  }),
  notAgain: page(
    'asking again failed',
    { ...ending, status: 'FAIL' },
    {
      rest: {
        giroStatus: { data: mockStatus({ ...ending, status: 'FAIL' }) },
        giroCancellation: { error: 'SK_GIRO_1006' },
      },
      act: again,
    },
  ),
  unknown: page('a link to nothing of theirs', {}, { rest: { giroStatus: { error: 'SK_ACCESS_1001' } } }),
  nothingNamed: page('an address without references', {}, { render: () => <StatusPage references={null} /> }),
  loading: page('before the answer', {}, { rest: { giroStatus: { delay: 'infinite' } } }),
  failed: page('the answer cannot be had', {}, { rest: { giroStatus: { error: 'SK_UNKNOWN_1001' } } }),
});
