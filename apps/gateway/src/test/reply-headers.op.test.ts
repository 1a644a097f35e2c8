/** The headers of every kind of reply, whole: one that is lost or joined by another shows here. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from './test-world.ts';

const dist = mkdtempSync(join(tmpdir(), 'portal-dist-'));
let world: TestWorld;
beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  for (const name of ['index.html', 'welcome.html', 'silent.html'])
    writeFileSync(join(dist, name), `<title>${name}</title>`);
  writeFileSync(join(dist, 'assets', 'index-DWQEBVRE.js'), 'export {}');
  world = await openTestWorld({ settings: { PORTAL_DIST: dist } });
});
afterAll(async () => {
  await world.close();
  rmSync(dist, { recursive: true });
});

const api = (payload: string, type = 'application/json'): InjectOptions => ({
  method: 'POST',
  url: '/api',
  headers: { 'content-type': type },
  payload,
});

/** Request, its status, and how long its reply may be cached. */
const replies: readonly [kind: string, asked: InjectOptions, status: number, kept: string][] = [
  ['a page', { url: '/dashboard' }, 200, 'no-store'],
  ['a file that there is not', { url: '/favicon.xyz' }, 404, 'private, no-store'],
  ['a path of the wire that there is not', { url: '/api/x' }, 404, 'private, no-store'],
  ['a URL that is none', { url: '/%zz' }, 400, 'private, no-store'],
  ['a call by nobody', api('{"user:profileInfo":{}}'), 401, 'private, no-store'],
  ['a body that is none', api('['), 400, 'private, no-store'],
  ['a body that is too long', api(' '.repeat(1024 * 1024 + 1)), 413, 'private, no-store'],
  ['a body of another type', api('<x/>', 'text/xml'), 415, 'private, no-store'],
  ['a redirect', { url: '/interaction/gone' }, 303, 'no-store'],
  ['an asset', { url: '/assets/index-DWQEBVRE.js' }, 200, 'public, max-age=31536000, immutable'],
  ['an asset of the look', { url: '/look/look.css' }, 200, 'no-cache'],
];

const guards = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'sha256-…'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join(';'),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/**
 * Replies with other headers: forms of signing in send their own origin, and are not indexed; one that the framework gives
 * before any hook holds no page, so it may do nothing at all.
 */
const otherwise: Readonly<Record<string, Record<string, string>>> = {
  '/interaction/gone': { ...guards, 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex' },
  '/%zz': { ...guards, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
};

/** Of the content and the connection, not of what a browser may do with it. */
const passedOver = new Set(
  'cache-control connection content-length content-type date etag location vary'.split(' '),
);

function getGuards(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const compared = Object.entries(headers).filter(([name]) => !passedOver.has(name));
  return Object.fromEntries(
    compared.map(([name, value]) => [name, String(value).replace(/'sha256-[^']+'/g, "'sha256-…'")]),
  );
}

test.each(replies)('%s has all of them and no other', async (_kind, request, status, cacheControl) => {
  const { statusCode, headers } = await world.app.inject(request);
  expect([statusCode, headers['cache-control']]).toEqual([status, cacheControl]);
  expect(getGuards(headers)).toEqual(otherwise[String(request.url)] ?? guards);
});
