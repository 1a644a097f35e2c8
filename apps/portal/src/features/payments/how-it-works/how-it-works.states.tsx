/** States of /paynow/how-it-works: something due, nothing due, nothing known, PayNow at rest, and announced work. */
import type { AccountNo } from '@portal/domain/account-number';
import { cents } from '@portal/domain/money';
import { defineStates, type RestAnswers } from '../../../gallery/state.ts';
import { HowItWorksPage } from './how-it-works.page.tsx';
import type { HowItWorksPageProps } from './how-screen.tsx';

const page = (over: Partial<HowItWorksPageProps> = {}) => (
  <HowItWorksPage
    due={cents(12_845)}
    payee={{ name: 'Demo Utilities', uen: '202400001N' }}
    account={'8934521670' as AccountNo}
    paysSeveral={false}
    {...over}
  />
);
const feature = (type: string | null, message: string | null): RestAnswers => ({
  checkFeature: { data: { flag: type !== null, type, message } },
});

export const states = defineStates({
  ready: { about: 'a bill is due', rest: feature(null, null), render: () => page() },
  longSum: {
    about: 'a company that owes very much',
    rest: feature(null, null),
    render: () => page({ due: cents(12_345_678) }),
  },
  several: {
    about: 'a code pays several accounts: its reference is the number of the order',
    rest: feature(null, null),
    render: () => page({ due: cents(15_725), paysSeveral: true }),
  },
  nothingDue: {
    about: 'nothing is due: back to the bills',
    rest: feature(null, null),
    render: () => page({ due: cents(0) }),
  },
  unknown: {
    about: 'neither the sum nor whom to pay is known',
    rest: { checkFeature: { error: 'SK_UNKNOWN_1001' } },
    render: () => page({ due: null, payee: null, account: null }),
  },
  rests: {
    about: 'PayNow rests: the sentence stands where the button was',
    rest: feature('permanent', 'It is back on 21 Nov 2026, 6AM. You can still pay at 7-Eleven or a counter.'),
    render: () => page(),
  },
  told: {
    about: 'work on PayNow is announced, and paying stays',
    rest: feature('planned', 'On 21 Nov 2026 receipts may take some minutes longer than usual.'),
    render: () => page(),
  },
});
