/** Notices of the dashboard: onboarding, news, the scam advisory; the audience of banners. */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, day } from '../values.ts';

const notice = z.enum(['onboarding', 'egiroModal', 'scamAdvisory']);

/** The day on which each notice was last dismissed by this person; null: never. */
const dismissed = z.strictObject({
  onboarding: z.nullable(day),
  egiroModal: z.nullable(day),
  scamAdvisory: z.nullable(day),
});

export const checkFirstLogin = operation({
  name: 'user:checkFirstLogin',
  summary: 'Whether the onboarding is still to be shown, and what this person has dismissed so far.',
  effect: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ isFirstLogin: z.boolean(), dismissed }),
  errors: [],
  examples: [
    {
      input: {},
      output: {
        isFirstLogin: false,
        dismissed: { onboarding: '2026-11-18', egiroModal: null, scamAdvisory: '2026-11-19' },
      },
    },
  ],
});

export const dismissNotice = operation({
  name: 'user:dismissNotice',
  summary: 'Keeps that this person has closed a notice today, so that it stays closed after a logout.',
  effect: 'write',
  input: z.strictObject({ notice }),
  output: z.strictObject({ dismissed }),
  errors: [],
  examples: [
    {
      input: { notice: 'scamAdvisory' },
      output: {
        dismissed: { onboarding: '2026-11-18', egiroModal: null, scamAdvisory: '2026-11-20' },
      },
    },
  ],
});

const onboardingItem = z.strictObject({
  /** Also says where the slide's link leads. */
  id: z.enum(['welcome', 'premises', 'bills', 'services', 'giro']),
  title: z.string(),
  subtitle: z.string(),
  /** The words of the slide's link; empty: none. */
  footerTitle: z.string(),
  /** Name of the drawing. */
  image: z.enum(['paperless', 'paynow', 'welcome', 'premises', 'bills', 'services', 'giro']),
});

export const onboardingItems = operation({
  name: 'onboarding:items',
  summary:
    'The slides of the onboarding in their order: which welcome, and whether GIRO is among them, follows the switches.',
  effect: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(onboardingItem) }),
  errors: [],
  examples: [
    {
      input: {},
      output: {
        items: [
          {
            id: 'welcome',
            title: 'Welcome',
            subtitle: 'You will no longer receive paper bills.',
            footerTitle: 'Choose how bills reach you',
            image: 'paperless',
          },
        ],
      },
    },
  ],
});

export const bannerAccountTypes = operation({
  name: 'banner:accountTypes',
  summary: "The kinds of the given accounts, each once: the non-domestic banner shows for 'NON' and ''.",
  effect: 'read',
  input: z.strictObject({ accountNos: z.array(accountNo).check(z.minLength(1), z.maxLength(5000)) }),
  output: z.strictObject({ types: z.array(z.enum(['NON', 'DOM', ''])) }),
  errors: [],
  examples: [{ input: { accountNos: ['8934521670'] }, output: { types: ['DOM'] } }],
});
