/**
 * The headers of every reply: a content security policy without inline script or style, no frames, no referrer.
 * Knows the other origins of the configuration and no page but the one that must be framed.
 */
import helmet from '@fastify/helmet';
import { styleHashes } from '@portal/look/csp';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';

/** The page that silent renewal opens in a hidden frame. */
export const SILENT_PATH = '/silent';

type Directives = Record<string, string[]>;

type PolicyConfig = Pick<Config, 'issuer' | 'publicOrigin' | 'CHAT_URL'>;

/** @param framed the portal itself may frame the page */
export function contentPolicy(config: PolicyConfig, framed = false): Directives {
  const own = new URL(config.publicOrigin).origin;
  const foreign = [new URL(config.issuer).origin].filter((origin) => origin !== own);
  const chat = config.CHAT_URL === undefined ? [] : [new URL(config.CHAT_URL).origin];
  // The chat is probed before it is framed.
  const met = new Set([...foreign, ...chat.filter((origin) => origin !== own)]);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styleHashes],
    // blob: pictures for staff are fetched with their token and have no URL.
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

/** Headers of the framework's own replies before any hook: they contain no page, so nothing is allowed. */
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
    // HSTS would make a plain-http address on this machine unreachable.
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // The bank and the chat open in windows that notify the portal when they are done.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
});

/** The content security policy as text, for a page that is sent before any hook runs. */
export const contentPolicyText = (config: PolicyConfig): string =>
  Object.entries(contentPolicy(config))
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';');

/** Route options for the one page that is framed. */
export const framedBySelf = (config: PolicyConfig) => ({
  contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(config, true) },
  frameguard: { action: 'sameorigin' as const },
});
