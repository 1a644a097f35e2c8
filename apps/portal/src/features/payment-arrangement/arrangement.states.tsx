/** States of the payment arrangement: form, several accounts, plan, errors, question, sent, not eligible, failed. */
import { appear, buttonNamed, type as enter } from '../../gallery/interactions.ts';
import { defineStates, type GalleryState } from '../../gallery/state.ts';
import { answerCheck, mockOver } from './arrangement.mocks.ts';
import { ArrangementPage } from './arrangement.page.tsx';
import { copy } from './copy.ts';

const answers = {
  'paymentArrangement:check': { data: answerCheck },
  'paymentArrangement:create': {
    data: [{ statusCode: 'SUCCESS' as const, requestId: 'PA-2611-0092' }],
  },
} satisfies GalleryState['answers'];

const of =
  (...accountNos: string[]) =>
  () => <ArrangementPage accountNos={accountNos} source="W" />;

async function fillIn(page: HTMLElement, amount: string): Promise<void> {
  const field = await appear(() => page.querySelector<HTMLInputElement>('input[inputmode]'));
  enter(field, amount);
  page.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
}
async function submit(page: HTMLElement, amount: string): Promise<void> {
  await fillIn(page, amount);
  (await buttonNamed(page, copy.submit)).click();
}
async function proceed(page: HTMLElement): Promise<void> {
  await submit(page, '86.40');
  (await buttonNamed(page.ownerDocument.body, copy.confirm.proceed)).click();
}

export const states = defineStates({
  eligible: { about: 'one account that may ask', answers, render: of('8934520026') },
  plan: {
    about: 'an amount that makes a plan',
    answers,
    render: of('8934520026'),
    act: (page) => fillIn(page, '86.40'),
  },
  bills: {
    about: 'the bills that are overdue',
    answers,
    render: of('8934520026'),
    act: async (page) => (await buttonNamed(page, copy.showBills(3))).click(),
  },
  several: { about: 'two accounts that may ask', answers, render: of('8934520026', '8934520034') },
  below: {
    about: 'less than the minimum',
    answers,
    render: of('8934520026'),
    act: (page) => submit(page, '40.00'),
  },
  above: {
    about: 'more than the overdue amount',
    answers,
    render: of('8934520026'),
    act: (page) => submit(page, '286.41'),
  },
  undeclared: {
    about: 'sent without amount and declaration',
    answers,
    render: of('8934520026'),
    act: async (page) => (await buttonNamed(page, copy.submit)).click(),
  },
  asks: {
    about: 'the question before it is sent',
    answers,
    render: of('8934520026'),
    act: (page) => submit(page, '86.40'),
  },
  sent: { about: 'the request is received', answers, render: of('8934520026'), act: proceed },
  refused: {
    about: 'the overdue amount has changed meanwhile',
    answers: {
      ...answers,
      'paymentArrangement:create': {
        error: 'SK_PA_1002',
        details: [{ field: 'paymentAmount', message: copy.problems.exceeded }],
      },
    },
    render: of('8934520026'),
    act: proceed,
  },
  notSent: {
    about: 'the request could not be sent',
    answers: { ...answers, 'paymentArrangement:create': { error: 'SK_UNKNOWN_1001' } },
    render: of('8934520026'),
    act: proceed,
  },
  pending: { about: 'a request under way', answers, render: of('8934520042') },
  notEligible: {
    about: 'nothing overdue, not eligible, and one under way',
    answers,
    render: of('8934520018', '8920020017', '8934520042'),
  },
  notGranted: {
    about: 'the request was answered by something else than success',
    answers: {
      ...answers,
      'paymentArrangement:create': { data: [{ statusCode: 'FAILED', requestId: '' } as never] },
    },
    render: of('8934520026'),
    act: proceed,
  },
  nothingOverdue: { about: 'nothing overdue', answers, render: of('8934520018') },
  earlier: {
    about: 'one account that may ask, and an arrangement that is over',
    answers: { ...answers, 'request:list': { data: mockOver() } },
    render: of('8934520026'),
  },
  earlierNothingOverdue: {
    about: 'nothing overdue, and an arrangement that is over',
    answers: { ...answers, 'request:list': { data: mockOver() } },
    render: of('8934520018'),
  },
  loading: {
    about: 'before the answer',
    answers: { 'paymentArrangement:check': { delay: 'infinite' } },
    render: of('8934520026'),
  },
  failed: {
    about: 'the check failed',
    answers: { 'paymentArrangement:check': { error: 'SK_UNKNOWN_1001' } },
    render: of('8934520026'),
  },
});
