/** States of the waiver: charges, the question, approved, all waived, none, not eligible, failed. */
import { sgDay } from '@portal/domain/sg-time';
import { hear } from '../../gallery/hear.ts';
import { buttonNamed } from '../../gallery/interactions.ts';
import { defineStates, type GalleryState } from '../../gallery/state.ts';
import { ChoosePremisesContext } from '../../lib/choose-premises.ts';
import { copy } from './copy.ts';
import {
  mockAfter,
  mockAllWaived,
  mockCharges,
  mockExcluded,
  mockNothing,
  mockRequests,
  mockShut,
} from './waiver.mocks.ts';
import { WaiverPage } from './waiver.page.tsx';

const page =
  (accountNos: readonly string[], nextBillOn: string | null = '2026-12-22') =>
  () => (
    <WaiverPage
      accountNos={accountNos}
      source="W"
      nextBillOn={nextBillOn === null ? null : sgDay(nextBillOn)}
      contact="https://utility.example/contact"
    />
  );
const render = page(['8934520026']);
const three = page(['8934520026', '8934520018', '8920020017']);
const answers = {
  'waiver:check': (count: number) => ({ data: count === 1 ? mockCharges : mockAfter }),
  'waiver:create': { data: { status: 'SUCCESS' as const, requestId: 'WV-2611-0040' } },
  'request:list': (count: number) => ({ data: count === 1 ? { requests: [] } : mockRequests() }),
} satisfies GalleryState['answers'];

async function ask(page: HTMLElement): Promise<void> {
  (await buttonNamed(page, copy.request)).click();
}
async function proceed(page: HTMLElement): Promise<void> {
  await ask(page);
  (await buttonNamed(page.ownerDocument.body, copy.confirm.proceed)).click();
}
const nothing = (about: string, status: Parameters<typeof mockNothing>[0]) => ({
  about,
  answers: { 'waiver:check': { data: mockNothing(status) } },
  render,
});

export const states = defineStates({
  charges: { about: 'two charges that can be waived, one that is too old', answers, render },
  asks: { about: 'the question before it is sent', answers, render, act: ask },
  approved: { about: 'one is waived, the next may follow', answers, render, act: proceed },
  notSent: {
    about: 'the request could not be sent',
    answers: { ...answers, 'waiver:create': { error: 'SK_UNKNOWN_1001' } },
    render,
    act: proceed,
  },
  noNextBill: {
    about: 'one is waived, and nobody can say when the next bill comes',
    answers,
    render: page(['8934520026'], null),
    act: proceed,
  },
  notGranted: {
    about: 'the request was answered by something else than success',
    answers: { ...answers, 'waiver:create': { data: { status: 'NOT_ELIGIBLE', requestId: '' } as never } },
    render,
    act: proceed,
  },
  allWaived: {
    about: 'all charges are waived',
    answers: { 'waiver:check': { data: mockAllWaived }, 'request:list': { data: mockRequests() } },
    render,
  },
  excluded: {
    about: 'a charge, beside two accounts that cannot have waivers',
    answers: { 'waiver:check': { data: mockExcluded } },
    render: three,
  },
  allExcluded: {
    about: 'two accounts that cannot have waivers, for reasons of their own',
    answers: { 'waiver:check': { data: mockShut } },
    render: () => <ChoosePremisesContext value={hear}>{three()}</ChoosePremisesContext>,
  },
  none: nothing('no charge of the past 3 months', 'NONE'),
  notEligible: nothing('a closed account', 'NOT_ELIGIBLE'),
  notForFeature: nothing('a contestable account', 'NOT_ELIGIBLE_FOR_FEATURE'),
  loading: { about: 'before the answer', answers: { 'waiver:check': { delay: 'infinite' } }, render },
  failed: {
    about: 'the check failed',
    answers: { 'waiver:check': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
});
