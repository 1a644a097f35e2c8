/** Typed builders of the notices for states and tests: the slides and banners of the pictures. */
import type { Output } from '@portal/contract';
import type { Promotion } from '@portal/contract/rest';
import { type Dismissed, nothingDismissed } from './dismissals.ts';
import type { OnboardingItem } from './first-login/onboarding-items.query.ts';
import type { NoticedAccount } from './noticed-account.ts';

export const mockNoticed: readonly NoticedAccount[] = [{ accountNo: '8934521670', status: 'Active' }];

/** Somebody who has seen everything; tell what not. */
export function mockCheck(over: Partial<Dismissed> = {}): Output<'user:checkFirstLogin'> {
  const dismissed = {
    onboarding: '2026-11-18',
    egiroModal: '2026-11-18',
    scamAdvisory: '2026-11-20',
    ...over,
  };
  return { isFirstLogin: dismissed.onboarding === null, dismissed };
}
export const nothingSeen = mockCheck(nothingDismissed);

const welcome: OnboardingItem = {
  id: 'welcome',
  title: 'Welcome',
  subtitle: 'You will no longer receive paper bills.',
  footerTitle: 'Choose how bills reach you',
  image: 'paperless',
};
const rest: readonly OnboardingItem[] = [
  {
    id: 'premises',
    title: 'Search your premises',
    subtitle: 'Find any of your premises by its address or account number, at the top of the page.',
    footerTitle: 'Manage Premises',
    image: 'premises',
  },
  {
    id: 'bills',
    title: 'Bills',
    subtitle: 'See what is due and why, and what you have paid before.',
    footerTitle: 'View Bills and Payment History',
    image: 'bills',
  },
  {
    id: 'services',
    title: 'Services',
    subtitle: 'Change your plan, ask for a refund or a payment arrangement, and more.',
    footerTitle: 'See all services',
    image: 'services',
  },
];
const giro: OnboardingItem = {
  id: 'giro',
  title: 'Choose Giro Payment',
  subtitle: 'Your bank pays each bill on its due date. Approve it once, in about five minutes.',
  footerTitle: 'Apply for eGIRO',
  image: 'giro',
};

export function mockItems(over: Partial<OnboardingItem> = {}, hasGiro = true): { items: OnboardingItem[] } {
  return { items: [{ ...welcome, ...over }, ...rest, ...(hasGiro ? [giro] : [])] };
}

const banner = (kind: Promotion['kind'], over: Partial<Promotion>): Promotion => ({
  kind,
  overline: null,
  title: kind,
  text: '',
  actLabel: null,
  href: null,
  ...over,
});

export const mockPromotions: readonly Promotion[] = [
  banner('egiro', {
    overline: 'eGIRO',
    title: 'Never worry about a due date again',
    text: 'Approve eGIRO once at your bank, and each bill is paid on its due date.',
    actLabel: 'Apply now',
  }),
  banner('sustainability', {
    overline: 'Green neighbours',
    title: 'Save together with your block',
    text: 'Pledge one habit for a month and see what your neighbours save with you.',
    actLabel: 'Join the programme',
    href: 'https://green.example/neighbours',
  }),
  banner('non-domestic', {
    title: 'Card payments are unavailable from 1 Nov 25.',
    text: 'Pay by PayNow QR, or let GIRO pay each bill on its due date.',
    actLabel: 'How PayNow works',
  }),
  banner('paynow', {
    overline: 'PayNow',
    title: 'Pay by scanning one code',
    text: 'Your banking app fills in the amount and the reference for you.',
    actLabel: 'How PayNow works',
  }),
  banner('app', {
    overline: 'The utilities app',
    title: 'Your bills and meters in your pocket',
    text: 'Everything in this portal, plus a message when your bill is ready.',
    actLabel: 'Get the app',
    href: '/sandbox/elsewhere/app',
  }),
  banner('carbon-quiz', {
    overline: 'Carbon footprint quiz',
    title: 'How heavy is your footprint?',
    text: 'Ten questions, three minutes, and one thing to try this week.',
    actLabel: 'Take the quiz',
    href: 'https://green.example/quiz',
  }),
  banner('home-insurance', {
    overline: 'Home insurance',
    title: '[EXTERNAL] Insurance for your home and its contents',
    text: 'An offer from our insurance partner for our account holders.',
    actLabel: 'See the offer',
    href: 'https://insurance.example/offer',
  }),
];

export const placed = (content: readonly Promotion[]) => ({ placements: [{ content }] });
export const mockBanner = banner;
