/** States of the set-up form: empty, filled in, what cannot be chosen, errors, refusals, no account, loading, failed. */
import { hear } from '../../../gallery/hear.ts';
import { appear, buttonNamed, pause } from '../../../gallery/interactions.ts';
import { defineStates, type GalleryState, type RestAnswers } from '../../../gallery/state.ts';
import type { GiroEligibility } from '../eligibility.query.ts';
import {
  mockAtBank,
  mockBanks,
  mockEligibility,
  mockEligible,
  mockOwed,
  mockPremises,
  mockRecords,
} from '../giro.mocks.ts';
import { copy as pages } from './copy.ts';
import { SetupPage } from './setup.page.tsx';

const rest = (eligibility: readonly GiroEligibility[] = mockEligibility): RestAnswers => ({
  giroDetails: { data: mockRecords },
  giroEligibility: { data: eligibility },
  giroBanks: { data: { banks: mockBanks } },
  giroSetup: { data: mockAtBank },
});

const page = (about: string, over: Partial<GalleryState> = {}, accountNo?: string): GalleryState => ({
  about,
  answers: {},
  rest: rest(),
  render: () => (
    <SetupPage
      premises={mockPremises}
      owed={mockOwed}
      accountNo={accountNo}
      contact="https://utility.example/contact"
      leaveFor={hear}
      onLeave={hear}
    />
  ),
  ...over,
});

async function choose(root: HTMLElement, title: string): Promise<void> {
  const label = await appear(
    () => [...root.querySelectorAll('label')].find((each) => each.textContent?.startsWith(title)) ?? null,
  );
  label.querySelector('input')?.click();
  await pause(20);
}
async function fill(root: HTMLElement, type = 'Personal'): Promise<void> {
  for (const title of ['8934521670', type, 'Cempaka Bank']) await choose(root, title);
}
async function send(root: HTMLElement): Promise<void> {
  await fill(root);
  (await appear(() => root.querySelector<HTMLButtonElement>('[type=submit]'))).click();
}

export const states = defineStates({
  ready: page('nothing is chosen yet'),
  prefilled: page('the bank of an account is changed', {}, '8934520018'),
  filled: page('everything is chosen', { act: (root) => fill(root) }),
  company: page('a company account hides the personal-only banks', { act: (root) => fill(root, 'Company') }),
  unfolded: page('all accounts', {
    act: async (root) => (await buttonNamed(root, pages.setup.more(2))).click(),
  }),
  missing: page('sent with nothing chosen', {
    act: async (root) => (await appear(() => root.querySelector<HTMLButtonElement>('[type=submit]'))).click(),
  }),
  refused: page('the bank has become unavailable', {
    rest: { ...rest(), giroSetup: { error: 'SK_GIRO_1005' } },
    act: send,
  }),
  notStarted: page('the bank cannot be reached', {
    rest: { ...rest(), giroSetup: { error: 'SK_GIRO_1006' } },
    act: send,
  }),
  single: page('one account', { rest: rest([mockEligible('8934521670')]) }),
  noAccount: page('no account may have eGIRO', { rest: rest([]) }),
  loading: page('before the answers', { rest: { ...rest(), giroEligibility: { delay: 'infinite' } } }),
  failed: page('eligibility cannot be had', {
    rest: { ...rest(), giroEligibility: { error: 'SK_UNKNOWN_1001' } },
  }),
});
