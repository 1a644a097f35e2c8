/** A NUL in every text that a caller can send: each is refused, and none breaks anything. */
import { restPaths } from '@portal/contract/http';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testBrowser } from '../identity/test/test-browser.ts';
import { operations } from '../wire/calls/operations.ts';
import { openTestWorld, type TestWorld } from './test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const NUL = '\u0000';
const readers = ['meilin@example.com', 'hui@example.com', 'staff@example.com', null];

/** The value once for each text in it, that text with a NUL at its beginning, and once with such a key. */
function* withNul(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield `${NUL}${value}`;
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { ...value, [`more${NUL}`]: 1, search: NUL };
  for (const [key, inner] of Object.entries(value)) {
    for (const changed of withNul(inner)) {
      yield Array.isArray(value)
        ? value.map((each, at) => (String(at) === key ? changed : each))
        : { ...value, [key]: changed };
    }
  }
}

describe('an operation', () => {
  test.each([...operations.values()])('$name refuses a NUL in any field', async ({ name, declaration }) => {
    const examples = declaration.examples.map(({ input }) => input);
    for (const input of examples.flatMap((example) => [...withNul(example)])) {
      for (const reader of readers) {
        const { answers } = await world.call(reader, { [name]: input });
        const code = answers[name]?.error?.code;
        expect([name, reader, code]).not.toContain('SK_UNKNOWN_1001');
        expect(code, `${name} took ${JSON.stringify(input)}`).toBeDefined();
      }
    }
  });

  test('an operation whose key has a NUL is unknown, and its neighbour is answered', async () => {
    const { answers } = await world.call('meilin@example.com', {
      [`user:${NUL}`]: {},
      'user:profileInfo': {},
    });
    expect(answers[`user:${NUL}`]?.error?.code).toBe('SK_OPERATION_1001');
    expect(answers['user:profileInfo']?.data).toBeDefined();
  });
});

/** Every way to put one into a request. */
function requestsTo(path: string): InjectOptions[] {
  const plain = path.replace(/:\w+/g, 'x');
  const urls = [`${plain}?x=%00`, `${plain}?%00=x`, `${plain}%00`, path.replace(/:\w+/g, 'a%00b')];
  const bodies = [
    ['application/json', JSON.stringify({ a: { b: [NUL] } })],
    ['application/json', JSON.stringify({ [NUL]: 1 })],
    ['application/x-www-form-urlencoded', 'email=a%00%40example.com&code=%00'],
  ] as const;
  return [
    ...urls.filter((url) => url.includes('%00')).map((url): InjectOptions => ({ method: 'GET', url })),
    ...bodies.map(
      ([type, payload]): InjectOptions => ({
        method: 'POST',
        url: plain,
        payload,
        headers: { 'content-type': type },
      }),
    ),
  ];
}

const pages = [
  '/interaction/:uid',
  '/interaction/:uid/sign-in',
  '/interaction/:uid/sign-up',
  '/interaction/:uid/sign-up/again',
  '/interaction/:uid/forgot-password',
  '/idp/forgot-password',
  '/idp/new-password',
  '/idp/verify',
  '/idp/verify-email-change',
  '/idp/change-email',
  '/idp/change-mobile',
  '/idp/sign-out-everywhere',
  '/idp/assets/:name',
];
const provider = [
  '/oidc/auth',
  '/oidc/auth/:uid',
  '/oidc/token',
  '/oidc/token/revocation',
  '/oidc/token/introspection',
  '/oidc/session/end',
  '/oidc/session/end/confirm',
  '/oidc/jwks',
];
const others = ['/', '/dashboard', '/callback', '/nothing/here'];

describe('a request', () => {
  // POST /api refuses key by key, as above; of a placement's body nothing is read.
  const calls = Object.values(restPaths).filter(
    (path) => path !== restPaths.api && path !== restPaths.placement,
  );
  test.each([...calls, ...pages, ...provider, ...others])(
    'a request to %s with a NUL in it is refused',
    async (path) => {
      const token = await world.tokenFor('meilin@example.com');
      for (const request of requestsTo(path)) {
        const headers = {
          host: 'localhost:4000',
          origin: 'http://localhost:4000',
          authorization: `Bearer ${token}`,
          ...request.headers,
        };
        const { statusCode, body } = await world.app.inject({ ...request, headers });
        expect([request.method, request.url, statusCode >= 400 && statusCode < 500]).toEqual([
          request.method,
          request.url,
          true,
        ]);
        expect(body).not.toContain('SK_UNKNOWN');
      }
    },
  );

  const broken = [
    '/dashboard%00',
    '/bills?x=%00',
    '/idp/verify?token=%00',
    '/%zz',
    '/bills/%E0%A4%A',
    '/api%00',
  ];
  test.each(broken)(
    'a browser that navigates to %s gets an error page, an API call gets JSON',
    async (url) => {
      const ask = (accept: string) => world.app.inject({ method: 'GET', url, headers: { accept } });
      const page = await ask('text/html,application/xhtml+xml,*/*;q=0.8');
      expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
      expect(page.body).toContain('<h1>Page Not Found</h1>');
      expect(page.body).not.toContain('SK_');
      expect(page.headers['content-security-policy']).toContain("style-src 'self'");
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(page.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      for (const accept of ['application/json', '*/*']) {
        const answer = await ask(accept);
        expect(answer.statusCode).toBe(400);
        if (url.startsWith('/idp')) continue;
        expect(answer.json().error.code).toMatch(/^SK_(INPUT|BODY)_1001$/);
      }
    },
  );

  test('a request to the token endpoint names no client, code or token with a NUL in it', async () => {
    const fields = {
      client_id: 'portal',
      grant_type: 'refresh_token',
      refresh_token: 'x',
      code: 'x',
      token: 'x',
    };
    for (const path of ['/oidc/token', '/oidc/token/revocation']) {
      for (const grant_type of ['refresh_token', 'authorization_code']) {
        for (const name of Object.keys(fields)) {
          const given = {
            ...fields,
            grant_type,
            redirect_uri: 'http://localhost:4000/callback',
            code_verifier: 'x',
          };
          const payload = new URLSearchParams({ ...given, [name]: `${NUL}x` }).toString();
          const headers = { 'content-type': 'application/x-www-form-urlencoded' };
          const { statusCode } = await world.app.inject({ method: 'POST', url: path, payload, headers });
          expect([path, name, statusCode]).not.toContain(500);
        }
      }
    }
    const authorization = `Basic ${Buffer.from('a%00b:c').toString('base64')}`;
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: '/oidc/token',
      headers: { authorization },
    });
    expect(statusCode).toBeLessThan(500);
  });

  test('a sign-in posted to the provider keeps no NUL', async () => {
    const browser = testBrowser(world.app, 'http://localhost:4000');
    const query = {
      client_id: 'portal',
      response_type: 'code',
      redirect_uri: 'http://localhost:4000/callback',
      scope: 'openid',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    };
    for (const name of [
      'state',
      'nonce',
      'login_hint',
      'client_id',
      'ui_locales',
      'prompt',
      'id_token_hint',
    ]) {
      const answer = await browser.post('/oidc/auth', { ...query, [name]: `a${NUL}b` });
      expect([name, answer.statusCode]).not.toContain(500);
      expect(answer.body).not.toContain('SK_UNKNOWN');
    }
  });
});
