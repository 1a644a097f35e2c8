/** States of the scam advisory: shown, closed today, closed before today, off for the account, check failed. */
import { buttonLabelled } from '../../gallery/interactions.ts';
import { Neighbour } from '../../gallery/neighbour.tsx';
import { defineStates } from '../../gallery/state.ts';
import { copy } from './copy.ts';
import { mockCheck } from './notices.mocks.ts';
import { ScamAdvisory } from './scam-advisory.tsx';

const render = () => (
  <>
    <ScamAdvisory />
    <Neighbour />
  </>
);
const closedOn = (scamAdvisory: string | null) => ({
  'user:checkFirstLogin': { data: mockCheck({ scamAdvisory }) },
});
const saved = { 'user:dismissNotice': { data: { dismissed: mockCheck().dismissed } } };

export const states = defineStates({
  ready: { about: 'never closed', answers: { ...closedOn(null), ...saved }, render },
  yesterday: {
    about: 'closed yesterday, so it is back',
    answers: { ...closedOn('2026-11-19'), ...saved },
    render,
  },
  today: { about: 'closed today already: nothing', answers: closedOn('2026-11-20'), render },
  beforeMidnight: {
    about: 'closed today, a second before midnight',
    answers: closedOn('2026-11-20'),
    now: '2026-11-20T15:59:59.500Z',
    render,
  },
  off: {
    about: 'the account has no scamWarning',
    answers: closedOn(null),
    availability: (feature) => (feature === 'scam-advisory' ? 'not-for-account' : 'open'),
    render,
  },
  checkFailed: {
    about: 'what was closed could not be had: it shows',
    answers: { 'user:checkFirstLogin': { error: 'SK_UNKNOWN_1001' }, ...saved },
    render,
  },
  loading: {
    about: 'it is not known yet whether it was closed',
    answers: { 'user:checkFirstLogin': { delay: 'infinite' } },
    render,
  },
  waiting: {
    about: 'it is not known yet what the account has: its place is kept',
    answers: closedOn(null),
    availability: () => 'not-for-account',
    render: () => (
      <>
        <ScamAdvisory isAwaited />
        <Neighbour />
      </>
    ),
  },
  notSaved: {
    about: 'closed now, and saving that failed',
    answers: { ...closedOn(null), 'user:dismissNotice': { error: 'SK_UNKNOWN_1001' } },
    render,
    act: async (page) => (await buttonLabelled(page, copy.scam.close)).click(),
  },
});
