/** The only reader of process.env. A wrong value stops the start with one sentence that names it. */
import { readFileSync } from 'node:fs';
import { usualEditBlockedTypes } from '@portal/domain/account-kind';
import * as z from 'zod';
import { type HostTable, hostTable } from './host-settings.ts';
import { killPoints } from './kill-point.ts';
import { trustedProxies } from './trusted-proxies.ts';

const isWeb = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:';

/** An address without path, query and credentials: they would be lost, or stand in every link. */
function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && isWeb(url) && url.pathname === '/' && !/[?#@]/.test(value) && url.port !== '0';
}

const origin = z
  .string()
  .refine(isOrigin, 'give scheme, host and port alone, as in https://portal.example')
  .transform((value) => new URL(value).origin);

/** Kept exactly as in the tokens, with or without the final slash. */
const issuer = z.string().refine((value) => {
  const url = URL.parse(value);
  return url !== null && isWeb(url) && !/[?#@]/.test(value);
}, 'give an http or https address, as in https://issuer.example/');

const outside = z.string().refine((value) => {
  const url = URL.parse(value);
  return url !== null && isWeb(url) && !value.includes('@');
}, 'give an http or https address');

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Secrets and customers' details travel there: plain http on this computer only. */
const safeAddress = z.string().refine((value) => {
  const url = URL.parse(value);
  if (url === null || /[?#@]/.test(value)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}, 'give an https address, as in https://registry.example/biz/v2');

/** People type passwords and change what they log in with there. A query stays, as some issuers choose the tab by it. */
const providerPage = z.string().refine((value) => {
  const url = URL.parse(value);
  if (url === null || /[#@]/.test(value)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}, 'give an https address, as in https://issuer.example/account');

const partyOrigins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== ''))
  .pipe(z.array(safeAddress.refine((origin) => URL.parse(origin)?.origin === origin, 'give origins')));

/** Host and port alone: clamd has no virtual hosts and no paths. */
const scanAddress = z.string().refine((value) => {
  const url = URL.parse(value);
  if (url === null || url.protocol !== 'tcp:' || !/^tcp:\/\/[^/?#@]+$/.test(value)) return false;
  return url.hostname !== '' && Number(url.port) > 0;
}, 'give host and port, as in tcp://127.0.0.1:3310');

/** Newest first; two during a rotation. */
const rotatedSecrets = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((secret) => secret !== ''))
  .pipe(
    z
      .array(z.string().regex(/^[\x21-\x7e]{32,200}$/, 'give 32 to 200 characters each'))
      .max(2, 'give at most two'),
  );

/** Private keys of ES256 as a JWK Set; the first one signs. */
const signingKeys = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'give a JWK Set' });
      return z.NEVER;
    }
  })
  .pipe(
    z.object({
      keys: z.array(
        z.object({
          kty: z.literal('EC'),
          crv: z.literal('P-256'),
          x: z.string(),
          y: z.string(),
          d: z.string(),
          kid: z.string().optional(),
        }),
        'give private keys of P-256 under "keys"',
      ),
    }),
  )
  .transform(({ keys }) => keys);

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  PORTAL_DATA: z.string().min(1).default('./.data'),
  /** Set: native PostgreSQL 15 or newer. Not set: the embedded database in PORTAL_DATA. */
  DATABASE_URL: z.url().optional(),
  /** Public address of the portal; default http://localhost:PORT. */
  PUBLIC_ORIGIN: origin.optional(),
  /** How many proxies stand before the gateway, or their networks. Their X-Forwarded-For is believed, nobody else's. */
  TRUST_PROXY: trustedProxies.prefault('0'),
  /** Keys of data at rest, newest first: what the database keeps of secrets is encrypted under the first. */
  DATA_KEY: rotatedSecrets.default([]),
  /** All secrets that are not stored yet are derived from it. Not set: they are made and stored. */
  SEAL_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{32,200}$/, 'give 32 to 200 characters')
    .optional(),
  /** Signing keys of the embedded issuer. Not set: they are made and stored. */
  SIGNING_KEYS: signingKeys.default([]),
  PORTAL_DIST: z.string().optional(),
  /** Sandbox parties, the demo world and the demo people on the sign-in page. Never in production. */
  SANDBOX: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  IDP_EMBEDDED: flag.default(true),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().default('portal'),
  OIDC_AUDIENCE: z.string().default('urn:services-portal:api'),
  OIDC_SCOPE: z.string().default('openid email profile portal'),
  OIDC_EXTRA_LOGIN_PARAMS: z.string().default(''),
  OIDC_SIGNUP_PARAM: z.string().default('screen_hint=signup'),
  OIDC_LOGOUT_STYLE: z.enum(['end_session', 'returnTo']).default('end_session'),
  OIDC_ACCESS_TYP: z.string().default('at+jwt'),
  OIDC_ALGS: z.string().default('ES256'),
  /** Pages of another issuer for what OIDC has no word for. Not set: the portal leads nowhere. Ours has its own. */
  OIDC_EMAIL_PAGE: providerPage.optional(),
  OIDC_MOBILE_PAGE: providerPage.optional(),
  OIDC_PASSWORD_PAGE: providerPage.optional(),
  OIDC_SESSIONS_PAGE: providerPage.optional(),
  ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(5).max(3600).default(300),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Services Portal <no-reply@portal.example>'),
  HELPLINE: z.string().default('1800-2222-333'),
  /** Switches, parts of pages and mode by host, as JSON: see host-settings.ts. */
  HOSTS: hostTable.default({}),
  CONTACT_URL: outside.optional(),
  RESCHEDULE_URL: outside.optional(),
  OPEN_ACCOUNT_URL: outside.optional(),
  CLOSE_ACCOUNT_URL: outside.optional(),
  APP_IPHONE_URL: outside.optional(),
  APP_ANDROID_URL: outside.optional(),
  /** Page of the live chat; not set: no chat. */
  CHAT_URL: outside.optional(),
  CHAT_DISPLAY: z.enum(['window', 'floating']).default('window'),
  /** Addresses '#/…' of the earlier portal are forwarded here. */
  LEGACY_BASE: origin.optional(),
  /** The government's registry of companies, by the version of its protocol: docs/registry.md. */
  REGISTRY_VERSION: z.enum(['v2', 'v3', 'none']).optional(),
  /** v2: like https://api.myinfo.gov.sg/biz/v2. */
  REGISTRY_BASE: safeAddress.optional(),
  /** v3: as discovery names it. v2: the required issuer of access tokens, if known. */
  REGISTRY_ISSUER: safeAddress.optional(),
  /** v3: other origins that discovery may name. */
  REGISTRY_ORIGINS: partyOrigins.default([]),
  REGISTRY_CLIENT_ID: z.string().optional(),
  REGISTRY_SECRET_FILE: z.string().optional(),
  REGISTRY_KEY_FILE: z.string().optional(),
  REGISTRY_CERT_FILE: z.string().optional(),
  REGISTRY_SCOPE: z
    .string()
    .default(
      'openid entity.basic_profile.registration_number entity.basic_profile.name entity.basic_profile.status',
    ),
  /** Malware scanner with clamd's protocol. Not set: uploads are rejected (the sandbox has its own scanner). */
  SCAN_URL: scanAddress.optional(),
  /** Name of the utility on bills and receipts. */
  PROVIDER_NAME: z.string().min(1).max(60).optional(),
  /** UEN of the PayNow payee: 9 or 10 characters, with a suffix of three 12 or 13. Not set: no PayNow. */
  PAYNOW_UEN: z
    .string()
    .regex(/^[0-9A-Z]{9,10}([0-9A-Z]{3})?$/, 'give a UEN in capitals, with or without a suffix of three')
    .optional(),
  /** Name of the payee in a bank's app; longer names are cut to 25 characters there. */
  PAYNOW_NAME: z
    .string()
    .trim()
    .regex(/^[\x20-\x7e]+$/, 'use ASCII characters')
    .optional(),
  /** Signing secrets of bank notices: one, or two in rotation. */
  PAYNOW_WEBHOOK_SECRETS: rotatedSecrets.default([]),
  /** Where refunds are ordered to be paid out, without '/payouts'. Not set: payouts wait. */
  TREASURY_URL: safeAddress.optional(),
  /** Signing secrets of orders to the treasury and of its notices; the first one signs orders. */
  TREASURY_SECRETS: rotatedSecrets.default([]),
  /** Where the banks of eGIRO are reached, without a path of the protocol. Not set: no eGIRO, no deductions. */
  EGIRO_URL: safeAddress.optional(),
  /** Signing secrets of orders to the banks and of their notices; the first one signs orders. */
  EGIRO_SECRETS: rotatedSecrets.default([]),
  /** Origins of the banks' pages that customers may be sent to. Not set: that of EGIRO_URL. */
  EGIRO_REDIRECT_ORIGINS: partyOrigins.default([]),
  /** Where a signed copy of each write is sent, as to the utility's back office. Not set: none is kept for sending. */
  EXPORT_URL: safeAddress.optional(),
  /** Signing secrets of the export; the first one signs. */
  EXPORT_SECRETS: rotatedSecrets.default([]),
  /** Directory of addresses with OneMap's API, without a path. Not set: new mailing addresses cannot be checked. */
  ONEMAP_URL: safeAddress.optional(),
  ONEMAP_EMAIL: z.string().optional(),
  /** File with the password of ONEMAP_EMAIL. */
  ONEMAP_PASSWORD_FILE: z.string().optional(),
  /** Kinds of account that cannot be edited online, by billing system and type. */
  EDIT_BLOCKED_TYPES: z
    .string()
    .default(usualEditBlockedTypes.join(','))
    .transform((text) => text.split(/[\s,]+/).filter((kind) => kind !== ''))
    .pipe(z.array(z.string().regex(/^(EBS|MSSL)-[A-Z]{1,8}$/, "give kinds like 'MSSL-NON'"))),
  /** Working days within which the details of a refund are checked. */
  REFUND_CHECK_DAYS: z.coerce.number().int().min(1).max(30).default(5),
  /** For tests in the sandbox: the kill point at which the process ends as by a power cut (kill-point.ts). */
  KILL_AT: z.enum(killPoints).optional(),
  IDLE_WARN_SECONDS: z.coerce.number().int().min(30).max(3600).default(900),
  IDLE_LOGOUT_SECONDS: z.coerce.number().int().min(10).max(3600).default(300),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
});

export interface Config extends z.output<typeof settings> {
  readonly publicOrigin: string;
  /** The accepted issuer of tokens. */
  readonly issuer: string;
  readonly hosts: HostTable;
}

export class ConfigError extends Error {}

/** Settings that a file may hold instead, named by the setting with _FILE at its end: a vault puts secrets there. */
const inFiles = [
  'DATABASE_URL',
  'SMTP_URL',
  'DATA_KEY',
  'SEAL_SECRET',
  'SIGNING_KEYS',
  'PAYNOW_WEBHOOK_SECRETS',
  'TREASURY_SECRETS',
  'EGIRO_SECRETS',
  'EXPORT_SECRETS',
] as const;

type Environment = Record<string, string | undefined>;

function withFiles(env: Environment): Environment {
  const read = inFiles.flatMap((name) => {
    const path = env[`${name}_FILE`];
    if (path === undefined) return [];
    if (env[name] !== undefined)
      throw new ConfigError(`A setting is wrong. ${name}_FILE: ${name} is set as well.`);
    try {
      return [[name, readFileSync(path, 'utf8').trim()] as const];
    } catch {
      throw new ConfigError(`A setting is wrong. ${name}_FILE: the file cannot be read.`);
    }
  });
  return { ...env, ...Object.fromEntries(read) };
}

/** Reads and checks the settings. @throws ConfigError with one sentence per wrong setting */
export function readConfig(env: Environment = process.env): Config {
  const parsed = settings.safeParse(withFiles(env));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`A setting is wrong. ${lines.join('. ')}.`);
  }
  const values = parsed.data;
  if (values.KILL_AT !== undefined && !values.SANDBOX) {
    throw new ConfigError('A setting is wrong. KILL_AT: it is for the sandbox only.');
  }
  if (values.PAYNOW_UEN !== undefined && values.PAYNOW_WEBHOOK_SECRETS.length === 0 && !values.SANDBOX) {
    throw new ConfigError('A setting is wrong. PAYNOW_WEBHOOK_SECRETS: PAYNOW_UEN needs it.');
  }
  if (values.PAYNOW_UEN !== undefined && values.PAYNOW_NAME === undefined && !values.SANDBOX) {
    throw new ConfigError('A setting is wrong. PAYNOW_NAME: PAYNOW_UEN needs it.');
  }
  if (values.TREASURY_URL !== undefined && values.TREASURY_SECRETS.length === 0) {
    throw new ConfigError('A setting is wrong. TREASURY_SECRETS: TREASURY_URL needs it.');
  }
  if (values.EGIRO_URL !== undefined && values.EGIRO_SECRETS.length === 0) {
    throw new ConfigError('A setting is wrong. EGIRO_SECRETS: EGIRO_URL needs it.');
  }
  if (values.EXPORT_URL !== undefined && values.EXPORT_SECRETS.length === 0) {
    throw new ConfigError('A setting is wrong. EXPORT_SECRETS: EXPORT_URL needs it.');
  }
  if (
    values.ONEMAP_URL !== undefined &&
    (values.ONEMAP_EMAIL === undefined || values.ONEMAP_PASSWORD_FILE === undefined)
  ) {
    throw new ConfigError('A setting is wrong. ONEMAP_URL: it needs ONEMAP_EMAIL and ONEMAP_PASSWORD_FILE.');
  }
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`;
  return {
    ...values,
    ...(values.SANDBOX ? demoPayee(values) : {}),
    hosts: values.HOSTS,
    publicOrigin,
    issuer: values.OIDC_ISSUER ?? `${publicOrigin}/oidc`,
  };
}

/** A company that does not exist, as payee of the demo bank. */
const demoPayee = ({
  PAYNOW_UEN = '202400001N',
  PAYNOW_NAME = 'DEMO UTILITIES',
  PROVIDER_NAME = 'Demo Utilities',
}: Partial<Config>) => ({
  PROVIDER_NAME,
  PAYNOW_UEN,
  PAYNOW_NAME,
});
