import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkIn, ORIGIN, openTestIdentity, PASSWORD, type TestIdentity } from './test/test-identity.ts';
import { authorizeUrl, openSignIn, signInAs, tokenCall } from './test/test-portal.ts';

let world: TestIdentity;
beforeEach(async () => {
  world = await openTestIdentity();
  await world.addPerson('meilin@example.com');
});
afterEach(() => world.close());

describe('a form of another site', () => {
  const strangers: readonly Readonly<Record<string, string>>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'http://other.portal.test' },
    { 'sec-fetch-site': 'none' },
  ];

  it.each(strangers)('is refused: %o', async (headers) => {
    const browser = world.browser();
    const base = await openSignIn(browser);
    const answer = await browser.post(
      `${base}/sign-in`,
      { email: 'meilin@example.com', password: PASSWORD },
      headers,
    );
    expect(answer.statusCode).toBe(403);
  });

  it('is refused by its origin where the browser sends no other header', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, {}]) {
      const answer = await world.app.inject({
        method: 'POST',
        url: '/idp/forgot-password',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'email=meilin%40example.com',
      });
      expect(answer.statusCode).toBe(403);
    }
    expect(await world.mailsTo('meilin@example.com')).toHaveLength(0);
  });

  it('leads to the start page without the cookie of a sign-in', async () => {
    const base = await openSignIn(world.browser());
    const answer = await world
      .browser()
      .post(`${base}/sign-in`, { email: 'meilin@example.com', password: PASSWORD });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/');
  });
});

describe('the way back from the provider', () => {
  const targets = [
    'https://evil.example/callback',
    '//evil.example/callback',
    `${ORIGIN}.evil.example/callback`,
    `${ORIGIN}@evil.example/callback`,
    `${ORIGIN}/callback/../evil`,
    `${ORIGIN}/callback?next=//evil.example`,
    `${ORIGIN}/callback#x`,
    'javascript:alert(1)',
    'data:text/html,x',
    `${ORIGIN}/callback\r\nlocation: https://evil.example`,
  ];

  it.each(targets)('never leads to %s', async (redirect_uri) => {
    const answer = await world.browser().get(authorizeUrl({ redirect_uri }));
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.body).toContain('Sorry, we can&#39;t process your request');
    expect(answer.body).not.toContain('evil.example');
  });

  it('needs PKCE', async () => {
    const url = authorizeUrl().replace(/&code_challenge(_method)?=[^&]+/g, '');
    const answer = await world.browser().get(url);
    expect(String(answer.headers.location)).toContain('error=invalid_request');
  });

  it('issues no token for a code without its verifier, and none for another audience', async () => {
    const stolen = await tokenCall(world, {
      grant_type: 'authorization_code',
      code: 'x',
      redirect_uri: `${ORIGIN}/callback`,
    });
    expect(stolen.statusCode).toBe(400);
    const answer = await world.browser().get(authorizeUrl({ resource: 'urn:somebody:else' }));
    expect(String(answer.headers.location)).toContain('error=invalid_target');
  });
});

describe('a malformed form', () => {
  it.each<[string, string, number]>([
    ['too large', 'email='.padEnd(20_000, 'x'), 413],
    ['empty', '', 400],
    ['with a field twice', 'email=a@example.com&email=b@example.com', 400],
    ['with a field called __proto__', '__proto__=x&constructor=y', 400],
  ])('%s is answered by a page', async (_what, payload, status) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/idp/forgot-password',
      headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('text/html');
  });

  it('is refused for a control character in the address, without a server error', async () => {
    for (const sign of ['\u0000', '\u001b', '\r\n']) {
      const browser = world.browser();
      const base = await openSignIn(browser);
      const fields = { email: `meilin${sign}@example.com`, password: PASSWORD };
      const { statusCode, body } = await browser.post(`${base}/sign-in`, fields);
      expect(statusCode).toBe(400);
      expect(body).toContain('Email address is a required field');
    }
  });

  it('gets a page as its answer for another content type', async () => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/idp/forgot-password',
      headers: { origin: ORIGIN, 'content-type': 'text/xml' },
      payload: '<a/>',
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.body).toContain('<h1>');
  });
});

describe('the log', () => {
  it('holds no address, name, password, token or link code', async () => {
    const { tokens } = await signInAs(world, 'meilin@example.com');
    const browser = world.browser();
    const base = await openSignIn(browser);
    await browser.post(`${base}/sign-in`, {
      email: 'meilin@example.com',
      password: 'a wrong canary password',
    });
    await browser.post('/idp/forgot-password', { email: 'meilin@example.com' });
    const link = new URL(linkIn((await world.mailsTo('meilin@example.com'))[0]));
    await browser.get(authorizeUrl({ redirect_uri: 'https://evil.example' }));
    await browser.post(link.pathname, {
      code: link.searchParams.get('code') ?? '',
      password: 'another canary sentence',
    });
    await world.identity.settled();

    const log = world.logged.filter((line) => !/incoming request|request completed/.test(line)).join('\n');
    for (const secret of [
      'meilin',
      'Tan Mei Lin',
      'canary',
      tokens.access_token,
      tokens.refresh_token,
      link.searchParams.get('code') ?? 'no code',
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('a target that names the whole origin, as proxies write it', () => {
  it('is that of its path', async () => {
    const origin = await world.app.listen({ host: '127.0.0.1', port: 0 });
    const asked = request(origin, { path: `${ORIGIN}/oidc/jwks` }).end();
    const [response] = await once(asked, 'response');
    expect(response.statusCode).toBe(200);
    expect(await json(response)).toHaveProperty('keys');
  });
});
