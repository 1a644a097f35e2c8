/** States of the dialogs that show once: each slide, each welcome, the news, and what fails. */
import { appear, buttonLabelled, buttonNamed } from '../../../gallery/interactions.ts';
import { type Answers, defineStates } from '../../../gallery/state.ts';
import { copy } from '../copy.ts';
import { mockCheck, mockItems, mockNoticed, nothingSeen } from '../notices.mocks.ts';
import { FirstDialogs } from './first-dialogs.tsx';

const render = () => <FirstDialogs accounts={mockNoticed} />;
const saved: Answers = {
  'user:dismissNotice': { data: { dismissed: mockCheck({ egiroModal: null }).dismissed } },
};
const first = (items: Answers['onboarding:items']): Answers => ({
  'user:checkFirstLogin': { data: nothingSeen },
  ...(items ? { 'onboarding:items': items } : {}),
  ...saved,
});
const ready = first({ data: mockItems() });
/** Dialogs stand beside the page, at the end of its body. */
const dialog = () => appear(() => document.querySelector<HTMLElement>('[role=dialog]'));
const onwards = (times: number) => async () => {
  const open = await dialog();
  for (let time = 0; time < times; time += 1) (await buttonNamed(open, copy.onboarding.next)).click();
};

export const states = defineStates({
  ready: { about: 'first login: the first of five slides', answers: ready, render, act: dialog },
  premises: { about: 'the second slide', answers: ready, render, act: onwards(1) },
  bills: { about: 'the third slide', answers: ready, render, act: onwards(2) },
  services: { about: 'the fourth slide', answers: ready, render, act: onwards(3) },
  giro: { about: 'the last slide', answers: ready, render, act: onwards(4) },
  paynow: {
    about: 'the welcome of PayNow',
    answers: first({
      data: mockItems({ subtitle: 'You can now pay your bills by PayNow QR.', image: 'paynow' }),
    }),
    render,
    act: dialog,
  },
  plain: {
    about: 'the plain welcome, without the slide on GIRO',
    answers: first({
      data: mockItems({ subtitle: 'Manage your utilities accounts in one place.', image: 'welcome' }, false),
    }),
    render,
    act: dialog,
  },
  nothingOpen: {
    about: 'no feature of the slides is open yet: no links',
    answers: ready,
    availability: () => 'gone',
    render,
    act: dialog,
  },
  failed: {
    about: 'the slides could not be had',
    answers: first({ error: 'SK_UNKNOWN_1001' }),
    render,
    act: dialog,
  },
  loading: { about: 'the slides have not come', answers: first({ delay: 'infinite' }), render },
  news: {
    about: 'the news of eGIRO, for somebody who knows the portal',
    answers: { 'user:checkFirstLogin': { data: mockCheck({ egiroModal: null }) }, ...saved },
    render,
    act: dialog,
  },
  newsAfterSlides: {
    about: 'the news after the slides were closed',
    answers: ready,
    render,
    act: async () => (await buttonLabelled(await dialog(), copy.onboarding.close)).click(),
  },
  newsNotForThem: {
    about: 'no giro for this account: no news',
    answers: { 'user:checkFirstLogin': { data: mockCheck({ egiroModal: null }) } },
    availability: (feature) => (feature === 'egiro-news' ? 'not-for-account' : 'open'),
    render,
  },
  seen: {
    about: 'everything seen: nothing',
    answers: { 'user:checkFirstLogin': { data: mockCheck() } },
    render,
  },
  checkFailed: {
    about: 'the check failed: its error in the page, no dialog',
    answers: { 'user:checkFirstLogin': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
});
