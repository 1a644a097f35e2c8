/**
 * How the wire is reached: paths, headers, how much one body may ask for. Plain values without a schema, so
 * that the portal's first page carries no schema library.
 */

/** At most so many operations in one body of POST /api. */
export const MOST_KEYS = 20;

/** At most so many accounts in one call of their preferences: within the size of a body. */
export const MOST_PREFERENCES = 300;

/** One uploaded file: 4 MB, and the byte more is too much (S3 §5.5). */
export const MOST_FILE_BYTES = 4_000_000;

/** Decided applications of one page of the staff's queue. */
export const DECIDED_PER_PAGE = 3;

/** The longest note of an officer with a decision on a payment, a notice of the treasury or a reading, in characters. */
export const STAFF_NOTE_LENGTH = 500;

export const headers = {
  idToken: 'x-id-token',
  idempotencyKey: 'idempotency-key',
  /** Of the bank's notices: when it was signed (seconds since 1970), and 'v1=' with the signature in hex. */
  webhookTimestamp: 'x-webhook-timestamp',
  webhookSignature: 'x-webhook-signature',
} as const;

/**
 * Where another gateway may put an answer that ours puts under the full name of the operation: under the root that
 * the specifications show, else under the name's second word (readings of S1 §7, S2 §7).
 */
const specifiedRoots: Readonly<Record<string, string>> = {
  'cusConsent:create': 'retrieve',
  'meter:retrieve': 'item_list',
  'meter:submit': 'submit_mrd_data',
  'meter:history': 'meters_info',
};

/** The keys of a reply that may hold the answer to an operation, the best first. */
export function listReplyKeys(operation: string): readonly string[] {
  const [, bare = operation] = operation.split(':');
  const root = specifiedRoots[operation];
  return [operation, bare, ...(root === undefined ? [] : [root])];
}

/** The role that an issuer gives to internal staff, in the claim `roles`. */
export const STAFF_ROLE = 'staff';
/** Beside it: staff who decide what becomes of money. */
export const PAYMENTS_ROLE = 'payments';

/**
 * Stands in the address of our own issuer's logout when a person has asked for it here. It counts only if the browser
 * says that a page of this origin leads there, so that a link elsewhere logs nobody out.
 */
export const askedToLogOut = { name: 'asked', value: 'here' } as const;

/** POST /api and the REST calls beside it, with the paths that the specifications give. */
export const restPaths = {
  api: '/api',
  publicConfig: '/skalbox/public/config',
  logout: '/skalbox/private/users/logout',
  banner: '/skalbox/public/notificationBanners/getBannerFromLocation',
  placement: '/cheese/services/ad-api/v1/placement',
  linkIndividual: '/yd-api/linkIndividual',
  linkCompanyMyInfo: '/yd-api/linkCompanyMyInfo',
  linkCompanyManual: '/yd-api/linkCompanyManual',
  companyForm: '/yd-api/companyForm',
  linkDocument: '/skalbox/private/staff/linkDocument',
  staffReadingPhoto: '/skalbox/private/staff/readingPhoto',
  billDownload: '/skalbox/private/bills/download',
  receiptDownload: '/skalbox/private/receipts/download',
  letterDownload: '/skalbox/private/eletters/download',
  consumptionDownload: '/skalbox/private/consumption/download',
  subAccountsDownload: '/skalbox/private/sub-accounts/download',
  readingPhoto: '/skalbox/private/meter-readings/photo',
  requestDownload: '/skalbox/private/requests/download',
  arrangementCheck: '/khaos/v1/payment-arrangement/check',
  arrangement: '/khaos/v1/payment-arrangement',
  waiverCheck: '/khaos/v1/waiver/check',
  waiver: '/khaos/v1/waiver',
  giroDetails: '/njord/v1/giro',
  giroEligibility: '/njord/v1/eligibility',
  giroBanks: '/spg/v1/egiro/banks',
  giroSetup: '/njord/v1/egiro/setup',
  giroTermination: '/njord/v1/egiro/termination',
  giroStatus: '/njord/v1/egiro/status',
  giroCancellation: '/njord/v1/egiro/cancellation',
  giroWithdrawal: '/njord/v1/egiro/withdrawal',
  giroDownload: '/skalbox/private/giro/download',
  history: '/v1/history',
  payables: '/v2/payables',
  chatContext: '/skalbox/public/chat/context',
  paynowRequest: '/v1/payments/paynow/request',
  payment: '/v1/payments/:orderId',
  paymentEvents: '/v1/payments/:orderId/events',
  checkFeature: '/skalbox/public/checkFeature',
  paynowWebhook: '/webhooks/paynow',
  treasuryWebhook: '/webhooks/treasury',
  egiroWebhook: '/webhooks/egiro',
  live: '/livez',
  ready: '/readyz',
  started: '/startupz',
} as const;
export type RestName = keyof typeof restPaths;
