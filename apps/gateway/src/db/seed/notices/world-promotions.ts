/** The slides of the demo world's carousel, in their order: one of each kind. */

import type { Promotion } from '@portal/contract/rest';
import { type SgDay, sgDay } from '@portal/domain/sg-time';
import { FIRST_USAGE_DAY } from '../world-days.ts';

export interface WorldPromotion extends Promotion {
  /** The first day on which it shows. */
  readonly from: SgDay;
}

/** External pages, served by the sandbox, so that no link of the demo leads to a real site. */
const elsewhere = (name: string): string => `/sandbox/elsewhere/${name}`;

export const worldPromotions: readonly WorldPromotion[] = [
  {
    kind: 'non-domestic',
    overline: null,
    title: 'Card payments are unavailable from 1 Nov 25.',
    text: 'Pay by PayNow QR, or let GIRO pay each bill on its due date.',
    actLabel: 'How PayNow works',
    href: null,
    from: sgDay('2025-10-01'),
  },
  {
    kind: 'egiro',
    overline: 'eGIRO',
    title: 'Never worry about a due date again',
    text: 'Approve eGIRO once at your bank, and each bill is paid on its due date.',
    actLabel: 'Apply now',
    href: null,
    from: FIRST_USAGE_DAY,
  },
  {
    kind: 'sustainability',
    overline: 'Green neighbours',
    title: 'Save together with your block',
    text: 'Pledge one habit for a month and see what your neighbours save with you.',
    actLabel: 'Join the programme',
    href: elsewhere('sustainability'),
    from: FIRST_USAGE_DAY,
  },
  {
    kind: 'paynow',
    overline: 'PayNow',
    title: 'Pay by scanning one code',
    text: 'Your banking app fills in the amount and the reference for you.',
    actLabel: 'How PayNow works',
    href: null,
    from: FIRST_USAGE_DAY,
  },
  {
    kind: 'app',
    overline: 'The utilities app',
    title: 'Your bills and meters in your pocket',
    text: 'Everything in this portal, plus a message when your bill is ready.',
    actLabel: 'Get the app',
    href: elsewhere('app'),
    from: FIRST_USAGE_DAY,
  },
  {
    kind: 'carbon-quiz',
    overline: 'Carbon footprint quiz',
    title: 'How heavy is your footprint?',
    text: 'Ten questions, three minutes, and one thing to try this week.',
    actLabel: 'Take the quiz',
    href: elsewhere('carbon-quiz'),
    from: FIRST_USAGE_DAY,
  },
  {
    kind: 'home-insurance',
    overline: 'Home insurance',
    title: '[EXTERNAL] Insurance for your home and its contents',
    text: 'An offer from our insurance partner for our account holders.',
    actLabel: 'See the offer',
    href: elsewhere('home-insurance'),
    from: FIRST_USAGE_DAY,
  },
];
