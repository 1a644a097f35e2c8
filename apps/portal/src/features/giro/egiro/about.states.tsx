/** States of /e-giro: for everybody, signed in, no account to apply for, banks loading and failed. */
import { hear } from '../../../gallery/hear.ts';
import { buttonNamed } from '../../../gallery/interactions.ts';
import { defineStates, type GalleryState } from '../../../gallery/state.ts';
import { ApiError, NO_ANSWER } from '../../../lib/api/api-error.ts';
import { copy } from '../copy.ts';
import { mockBanks } from '../giro.mocks.ts';
import { AboutPage } from './about.page.tsx';

const apply = async (root: HTMLElement) => (await buttonNamed(root, copy.egiro.about.apply)).click();

interface Shown {
  readonly isSignedIn?: boolean;
  readonly outcome?: () => Promise<'alert' | 'left'>;
  readonly state?: Partial<GalleryState>;
}

const page = (about: string, { isSignedIn = false, outcome, state }: Shown = {}): GalleryState => ({
  about,
  answers: {},
  rest: { giroBanks: { data: { banks: mockBanks } } },
  render: () => (
    <AboutPage
      isSignedIn={isSignedIn}
      contact="https://utility.example/contact"
      apply={outcome ?? (async () => 'left')}
      appliesAtOnce={false}
      onApplied={hear}
    />
  ),
  ...state,
});

export const states = defineStates({
  ready: page('for everybody'),
  signedIn: page('for customers who are signed in', { isSignedIn: true }),
  noAccount: page('there is no account to apply for', {
    outcome: async () => 'alert',
    state: { act: apply },
  }),
  notApplied: page('the check of eligibility failed', {
    outcome: () => Promise.reject(new ApiError(NO_ANSWER)),
    state: { act: apply },
  }),
  loading: page('before the banks', { state: { rest: { giroBanks: { delay: 'infinite' } } } }),
  failed: page('the banks cannot be had', { state: { rest: { giroBanks: { error: 'SK_UNKNOWN_1001' } } } }),
});
