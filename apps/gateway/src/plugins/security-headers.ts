/**
 * The headers of every reply: a content policy without inline script or style, no frames, no referrer. Knows
 * which other origins the configuration needs and no page but the one that must be framed.
 */
import helmet from '@fastify/helmet';
import { styleHashes } from '@portal/look/csp';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';

/** The page that silent renewal opens in a hidden frame of ours. */
export const SILENT_PATH = '/silent';

type Directives = Record<string, string[]>;

type PolicyConfig = Pick<Config, 'issuer' | 'publicOrigin' | 'CHAT_URL'>;

/** @param framed the page may stand in a frame of the portal itself */
export function contentPolicy(config: PolicyConfig, framed = false): Directives {
  const own = new URL(config.publicOrigin).origin;
  const foreign = [new URL(config.issuer).origin].filter((origin) => origin !== own);
  const chat = config.CHAT_URL === undefined ? [] : [new URL(config.CHAT_URL).origin];
  // The chat is framed, and asked before whether it is there.
  const met = new Set([...foreign, ...chat.filter((origin) => origin !== own)]);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styleHashes],
    // blob: a picture that staff look at has come with their token, and stands in no address.
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...met],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...met],
    'form-action': ["'self'", ...foreign],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': [framed ? "'self'" : "'none'"],
  };
}

const PERMISSIONS = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()';

/** For replies that the framework gives before any hook runs: they hold no page, and nothing is allowed them. */
export const headersWithoutHooks: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': PERMISSIONS,
};

export const securityHeaders = fp<{ config: PolicyConfig }>(async (app, { config }) => {
  const secure = config.publicOrigin.startsWith('https:');
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(config) },
    // A plain-http address on this machine would be lost for good behind HSTS.
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // The bank and the chat open in windows that tell us when they are done.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
});

/** The content policy as text, for a page that is sent before any hook runs. */
export const contentPolicyText = (config: PolicyConfig): string =>
  Object.entries(contentPolicy(config))
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';');

/** Route options for the one page that is framed. */
export const framedBySelf = (config: PolicyConfig) => ({
  contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(config, true) },
  frameguard: { action: 'sameorigin' as const },
});
