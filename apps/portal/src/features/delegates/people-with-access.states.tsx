/** States of /manage-premises/access: one person, several, nobody, a refused invitation, taking back, loading, failed. */
import { appear, buttonLabelled, buttonNamed } from '../../gallery/interactions.ts';
import { type Answers, defineStates } from '../../gallery/state.ts';
import { copy as uiCopy } from '../../ui/copy.ts';
import { copy } from './copy.ts';
import { me, mockDelegate, mockDelegates, premises } from './delegates.mocks.ts';
import { PeopleWithAccessPage } from './people-with-access.page.tsx';

const page = (over: Partial<Parameters<typeof PeopleWithAccessPage>[0]> = {}) => ({
  render: () => <PeopleWithAccessPage premises={premises} isOpen me={me} {...over} />,
});
const answers: Answers = { 'premises:delegates': { data: mockDelegates() } };

const choiceNamed = (place: HTMLElement, name: string) =>
  appear(() => [...place.querySelectorAll('label')].find(({ textContent }) => textContent === name) ?? null);

export const states = defineStates({
  ready: { about: 'one person, an open invitation, one that ended', answers, ...page() },
  several: {
    about: 'three people can see the home, one of them invited by another login',
    answers: {
      'premises:delegates': {
        data: mockDelegates([
          mockDelegate(),
          mockDelegate({
            delegateId: 7,
            name: 'Bernard Lim',
            email: 'bernard.lim@example.com',
            until: '2026-12-20',
            invitedByYou: false,
          }),
          mockDelegate({
            delegateId: 8,
            name: '',
            email: 'a.very.long.address.of.a.person@mail.example.com',
          }),
        ]),
      },
    },
    ...page(),
  },
  quiet: {
    about: 'a person who has never looked',
    answers: { 'premises:delegates': { data: mockDelegates([mockDelegate({ lastLookAt: null })]) } },
    ...page(),
  },
  empty: {
    about: 'nobody else sees the home',
    answers: { 'premises:delegates': { data: mockDelegates([]) } },
    ...page(),
  },
  otherLogin: {
    about: 'nobody was invited, and two other logins hold an account of the home',
    answers: { 'premises:delegates': { data: mockDelegates([], 2) } },
    ...page(),
  },
  closed: { about: 'a home without an open account', answers, ...page({ isOpen: false }) },
  loading: {
    about: 'the people have not come',
    answers: { 'premises:delegates': { delay: 'infinite' } },
    ...page(),
  },
  waiting: { about: 'it is not known yet whose home it is', answers: {}, ...page({ premises: null }) },
  failed: {
    about: 'the people could not be had',
    answers: { 'premises:delegates': { error: 'SK_UNKNOWN_1001' } },
    ...page(),
  },
  takingBack: {
    about: 'the question before an access is taken back',
    answers,
    ...page(),
    act: async (place) => (await buttonLabelled(place, copy.list.takeBackFrom('Daniel Tan'))).click(),
  },
  otherDate: {
    about: 'another last day, out of a year',
    answers,
    ...page(),
    act: async (place) => (await choiceNamed(place, copy.invite.other)).click(),
  },
  otherDateMissing: {
    about: 'another last day that was not chosen',
    answers,
    ...page(),
    act: async (place) => {
      (await choiceNamed(place, copy.invite.other)).click();
      (await buttonNamed(place, copy.invite.send)).click();
    },
  },
  otherDateListed: {
    about: 'the days of a year as a list',
    answers,
    ...page(),
    act: async (place) => {
      (await choiceNamed(place, copy.invite.other)).click();
      (await buttonNamed(place, uiCopy.days.asList)).click();
    },
  },
  missing: {
    about: 'an invitation without an address',
    answers,
    ...page(),
    act: async (place) => (await buttonNamed(place, copy.invite.send)).click(),
  },
});
