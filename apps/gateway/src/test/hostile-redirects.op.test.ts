import { safeReturnPath } from '@portal/domain/redirect';
import { hostileTargets } from '@portal/domain/test/hostile-targets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from './test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ settings: { SANDBOX: 'true' } });
});
afterAll(() => world.close());

const ORIGIN = 'http://localhost:4000';
const encode = encodeURIComponent;

/** Unpaired halves of characters cannot be written in a URL at all. */
const writable = hostileTargets.filter((target) => target.isWellFormed());

/** Every query parameter of the gateway that names where to go next, on the path that takes it. */
const entries: readonly ((target: string) => string)[] = [
  (target) =>
    `/oidc/auth?client_id=portal&response_type=code&scope=openid&code_challenge=${'x'.repeat(43)}&code_challenge_method=S256&redirect_uri=${encode(target)}`,
  (target) => `/oidc/session/end?post_logout_redirect_uri=${encode(target)}`,
  (target) => `/oidc/session/end?client_id=portal&post_logout_redirect_uri=${encode(target)}`,
  (target) => `/idp/forgot-password?return_to=${encode(target)}&redirect=${encode(target)}`,
  (target) => `/logout?return_to=${encode(target)}&redirect=${encode(target)}`,
  (target) => `/callback?redirect=${encode(target)}`,
  (target) => `/?redirect=${encode(target)}&mode=kiosk`,
];

/** Where a reply sends the browser; null when it stays. */
function sentTo(headers: Record<string, unknown>): URL | null {
  const { location } = headers;
  return typeof location === 'string' ? new URL(location, ORIGIN) : null;
}

describe('a link that would lead a customer away', () => {
  test('there are at least 120 of them to try', () => {
    expect(hostileTargets.length).toBeGreaterThanOrEqual(120);
    expect(new Set(hostileTargets).size).toBe(hostileTargets.length);
  });

  test('is no path to return to after signing in', () => {
    expect(hostileTargets.filter((target) => safeReturnPath(target) !== null)).toEqual([]);
  });

  test('leads nowhere from any entry of the gateway that takes one', async () => {
    const followed: string[] = [];
    for (const entry of entries) {
      for (const target of writable) {
        const reply = await world.app.inject({ url: entry(target), headers: { host: 'localhost:4000' } });
        const next = sentTo(reply.headers);
        if (reply.statusCode >= 500 || (next !== null && next.origin !== ORIGIN))
          followed.push(entry(target));
      }
    }
    expect(followed).toEqual([]);
  });

  test('is not echoed in a header that could end it', async () => {
    for (const target of writable) {
      const reply = await world.app.inject({
        url: `/oidc/session/end?post_logout_redirect_uri=${encode(target)}`,
      });
      expect(Object.values(reply.headers).join('\n')).not.toContain('evil.example');
    }
  });
});
