/**
 * The headers of every reply: a content security policy without inline script or style, no frames, no referrer.
 * Knows the other origins of the configuration and no page but the one that must be framed.
 */
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

const isSecure = ({ publicOrigin }: PolicyConfig): boolean => publicOrigin.startsWith('https:');
// HSTS would make a plain-http address on this machine unreachable.
const HSTS_SECONDS = 31_536_000;
/** The bank and the chat open in windows that notify the portal when they are done. */
const OPENER_POLICY = 'same-origin-allow-popups';

/**
 * Headers of replies that no hook sees, the same as of every refusal but for the policy: they contain no page, so nothing is
 * allowed.
 */
export const headersWithoutHooks = (config: PolicyConfig): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': OPENER_POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'no-referrer',
  ...(isSecure(config) ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` } : {}),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});

/** The content security policy as text. @param framed as above */
export const contentPolicyText = (config: PolicyConfig, framed = false): string =>
  Object.entries(contentPolicy(config, framed))
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';');

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The portal itself may frame the page. */
    framedBySelf?: boolean;
  }
}

/** Written once: every request has the same, and one that is refused costs little else. */
export const securityHeaders = fp<{ config: PolicyConfig }>(async (app, { config }) => {
  const usual = {
    ...headersWithoutHooks(config),
    'content-security-policy': contentPolicyText(config),
  };
  const framed = {
    ...usual,
    'content-security-policy': contentPolicyText(config, true),
    'x-frame-options': 'SAMEORIGIN',
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config?.framedBySelf ? framed : usual);
    done();
  });
});
