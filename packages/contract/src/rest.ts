/** REST calls of no single area: configuration, logout, notices, chat and health. Their paths stand in http.ts. */
import { componentNames, switchNames } from '@portal/domain/availability/switches';
import * as z from 'zod/mini';
import { restPaths } from './http.ts';
import { rest } from './rest-call.ts';
import { instant } from './values.ts';

/** Configuration that the portal needs before anyone signs in. No secret and nothing about a person. */
export const publicConfig = z.strictObject({
  identity: z.strictObject({
    authority: z.string(),
    clientId: z.string(),
    scope: z.string(),
    extraLoginParams: z.record(z.string(), z.string()),
    signUpParam: z.string(),
    logoutStyle: z.enum(['end_session', 'returnTo']),
    /** Pages of the provider for things that OIDC has no word for. */
    profileUrls: z.strictObject({
      email: z.nullable(z.string()),
      mobile: z.nullable(z.string()),
      password: z.nullable(z.string()),
      /** Ends every sign-in of the person. */
      sessions: z.nullable(z.string()),
    }),
  }),
  switches: z.record(z.enum(switchNames), z.boolean()),
  components: z.strictObject({
    hide: z.array(z.enum(componentNames)),
    show: z.array(z.enum(componentNames)),
  }),
  /** The mode of this host, whatever the address says; null: web unless the address says otherwise. */
  mode: z.nullable(z.enum(['web', 'mobile', 'kiosk'])),
  /** Origins that End Session of a kiosk may lead to. */
  redirectOrigins: z.array(z.string()),
  /** Addresses outside the portal; null: the utility has none, and nothing leads there. */
  links: z.strictObject({
    contactUs: z.nullable(z.string()),
    rescheduleAppointment: z.nullable(z.string()),
    openAccount: z.nullable(z.string()),
    closeAccount: z.nullable(z.string()),
    appForIphone: z.nullable(z.string()),
    appForAndroid: z.nullable(z.string()),
  }),
  /** The live chat's page, and whether it opens in a window of its own or floats on the page; null: none. */
  chat: z.nullable(z.strictObject({ address: z.string(), display: z.enum(['window', 'floating']) })),
  /** Whether a company's details can be retrieved from the business registry. */
  businessRegistry: z.boolean(),
  /** Payee of PayNow, as a bank's app shows it; null: nobody can be paid with it. */
  payee: z.nullable(z.strictObject({ name: z.string(), uen: z.string() })),
  /** Where addresses of the earlier portal are forwarded to; null: they are dropped. */
  legacyBase: z.nullable(z.string()),
  /** Accounts of these kinds, such as 'MSSL-NON', cannot be edited online. */
  editBlockedTypes: z.array(z.string()),
  /** Milliseconds without a sign of life before the warning, and from the warning to the logout. */
  idle: z.strictObject({ warnAfter: z.int(), logOutAfter: z.int() }),
  helpline: z.string(),
  serverTime: instant,
  sandbox: z.boolean(),
});
export type PublicConfig = z.output<typeof publicConfig>;

/** POST {public-api}/notificationBanners/getBannerFromLocation (S1 §7). */
const bannerLocation = z.enum(['login', 'dashboard', 'water-leakage-appeal']);
const bannerRequest = z.strictObject({ location: bannerLocation });
const notificationBanner = z.strictObject({
  location: bannerLocation,
  title: z.string(),
  /** May hold b, br, p, ul, li and links; everything else is dropped before it is shown. */
  message: z.string(),
});
export const bannerReply = z.strictObject({ banner: z.nullable(notificationBanner) });
export type NotificationBanner = z.output<typeof notificationBanner>;

/** The seven kinds of the ads carousel (S1 §2). */
const promotionKind = z.enum([
  'non-domestic',
  'egiro',
  'sustainability',
  'paynow',
  'app',
  'carbon-quiz',
  'home-insurance',
]);
const promotion = z.strictObject({
  kind: promotionKind,
  /** A leading '[EXTERNAL]' marks a banner that opens outside; it is cut off before showing. */
  title: z.string(),
  overline: z.nullable(z.string()),
  text: z.string(),
  actLabel: z.nullable(z.string()),
  /** Address outside the portal; null: the kind's own place inside, or none. */
  href: z.nullable(z.string()),
});
export type Promotion = z.output<typeof promotion>;
/** POST /cheese/services/ad-api/v1/placement: all content; the page filters by its rules. */
export const placementReply = z.strictObject({
  placements: z.array(z.strictObject({ content: z.array(promotion) })),
});

/** POST {public-api}/chat/context: the chat's page exchanges its token, once, for whom it talks to. */
const chatContextRequest = z.strictObject({ chatToken: z.string().check(z.maxLength(2048)) });
const chatContext = z.strictObject({
  bpNo: z.string(),
  accountNo: z.string(),
  mobileNo: z.string(),
  sub: z.string(),
});
export type ChatContext = z.output<typeof chatContext>;

export const getPublicConfig = rest({
  method: 'get',
  path: restPaths.publicConfig,
  summary: 'What the portal needs before anyone signs in',
  caller: 'public',
  effect: 'read',
  input: {},
  output: publicConfig,
  errors: [],
  examples: [],
});

export const logout = rest({
  method: 'post',
  path: restPaths.logout,
  summary: 'Ends the sign-in that the token belongs to',
  caller: 'signed-in',
  effect: 'external',
  input: {},
  output: z.strictObject({}),
  errors: [],
  examples: [{ input: {}, output: {} }],
});

export const banner = rest({
  method: 'post',
  path: restPaths.banner,
  summary: 'The notification banner of a place',
  caller: 'public',
  effect: 'read',
  input: { body: bannerRequest },
  output: bannerReply,
  errors: [],
  examples: [
    {
      input: { body: { location: 'dashboard' } },
      output: {
        banner: {
          location: 'dashboard',
          title: 'Scheduled maintenance',
          message: '<p>Sunday, 2am to 6am</p>',
        },
      },
    },
  ],
});

export const placement = rest({
  method: 'post',
  path: restPaths.placement,
  summary: 'Everything the carousel may show; whatever is sent makes no difference',
  caller: 'public',
  effect: 'read',
  input: { body: { kind: 'ignored' } },
  output: placementReply,
  errors: [],
  examples: [{ input: { body: undefined }, output: { placements: [{ content: [] }] } }],
});

export const exchangeChatToken = rest({
  method: 'post',
  path: restPaths.chatContext,
  summary: 'Whom the chat talks to, once for a token',
  caller: 'public',
  effect: 'external',
  input: { body: chatContextRequest },
  output: chatContext,
  errors: ['SK_CHAT_1001'],
  examples: [
    {
      input: { body: { chatToken: 'b2YgdGhlIGNoYXQ' } },
      output: { bpNo: '1000145021', accountNo: '8934521670', mobileNo: '+6591234567', sub: 'person-7' },
    },
  ],
});

const health = { input: {}, output: z.strictObject({ status: z.string() }), errors: [] } as const;

export const live = rest({
  ...health,
  method: 'get',
  path: restPaths.live,
  summary: 'The process is alive',
  caller: 'public',
  effect: 'read',
  examples: [{ input: {}, output: { status: 'ok' } }],
});

export const ready = rest({
  ...health,
  method: 'get',
  path: restPaths.ready,
  summary: 'Customers may be sent; 503 while not',
  caller: 'public',
  effect: 'read',
  examples: [{ input: {}, output: { status: 'ok' } }],
});

export const started = rest({
  ...health,
  method: 'get',
  path: restPaths.started,
  summary: 'It has started; 503 before',
  caller: 'public',
  effect: 'read',
  examples: [{ input: {}, output: { status: 'ok' } }],
});
