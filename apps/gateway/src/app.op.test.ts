/** @engines both */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from './test/test-world.ts';

const dist = mkdtempSync(join(tmpdir(), 'portal-dist-'));
let world: TestWorld;
beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, 'index.html'), '<title>Services Portal</title>');
  writeFileSync(join(dist, 'welcome.html'), '<title>Welcome</title>');
  writeFileSync(join(dist, 'silent.html'), '<title>silent</title>');
  writeFileSync(join(dist, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(dist, 'assets', 'index-DWQEBVRE.js'), `console.log("${'x'.repeat(5000)}")`);
  writeFileSync(join(dist, 'assets', 'page-Ch5Zrt0a.js'), `console.log("${'y'.repeat(5000)}")`);
  writeFileSync(join(dist, 'assets', 'page-Ch5Zrt0a.js.br'), 'as the build packed it');
  world = await openTestWorld({ settings: { PORTAL_DIST: dist } });
});
afterAll(async () => {
  await world.close();
  rmSync(dist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers });

describe('replies', () => {
  const pages = [
    '/',
    '/welcome',
    '/api',
    '/skalbox/public/config',
    '/look/look.css',
    '/no/such/page',
    '/silent',
  ];

  test('every reply forbids inline script and style, foreign frames and referrers', async () => {
    for (const page of pages) {
      const { headers } = await get(page);
      const policy = String(headers['content-security-policy']);
      expect(policy, page).toContain("default-src 'self'");
      expect(policy, page).toContain("script-src 'self';");
      expect(policy, page).toMatch(/style-src 'self' 'sha256-[^']+';/);
      expect(policy, page).not.toMatch(/unsafe|\*/);
      expect(headers['referrer-policy'], page).toBe('no-referrer');
      expect(headers['x-content-type-options'], page).toBe('nosniff');
      expect(headers['permissions-policy'], page).toContain('geolocation=()');
      expect(headers['x-powered-by'], page).toBeUndefined();
    }
  });

  test('only the page of silent renewal can be framed, by the portal itself', async () => {
    for (const page of pages.slice(0, -1)) {
      const { headers } = await get(page);
      expect(headers['content-security-policy'], page).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options'], page).toBe('DENY');
    }
    const silent = await get('/silent');
    expect(silent.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(silent.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  test('HSTS is sent only where the portal is reached by https', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    const secure = await openTestWorld({ settings: { PUBLIC_ORIGIN: 'https://portal.example' } });
    const { headers } = await secure.app.inject('/livez');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    await secure.close();
  });
});

test('a request for a payment that names an amount twice is refused before anything is looked up', async () => {
  const part = '"account_number":"8934521670","bp_number":"1000145021","system_type":"EBS"';
  for (const payload of [
    `{"accounts":[{${part},"amount":100,"amount":1}],"amount":100}`,
    `{"accounts":[{${part},"amount":100}],"amount":100,"\\u0061mount":1}`,
  ]) {
    const { statusCode, body } = await world.app.inject({
      method: 'POST',
      url: '/v1/payments/paynow/request',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect([statusCode, JSON.parse(body).error.code]).toEqual([400, 'SK_BODY_1001']);
  }
});

describe('portal files', () => {
  test('a route gets its prerendered page, else the application, and no page is cached', async () => {
    for (const [url, title] of [
      ['/', 'Services Portal'],
      ['/welcome?errorCode=x', 'Welcome'],
      ['/welcome/', 'Welcome'],
      ['/dashboard', 'Services Portal'],
      ['/bills/42', 'Services Portal'],
    ] as const) {
      const reply = await get(url);
      expect([reply.statusCode, reply.headers['cache-control']], url).toEqual([200, 'no-store']);
      expect(reply.body, url).toBe(`<title>${title}</title>`);
    }
  });

  test('an unknown API path or a missing file gets 404, not a page', async () => {
    for (const url of [
      '/api',
      '/api/x',
      '/skalbox/private/x',
      '/v1/nothing',
      '/assets/gone-DWQEBVRE.js',
      '/oidc/nothing',
      '/favicon.xyz',
    ]) {
      const reply = await get(url);
      expect(reply.statusCode, url).toBe(404);
      expect(reply.body, url).not.toContain('<title>Services Portal');
    }
    const posted = await world.app.inject({ method: 'POST', url: '/dashboard', payload: {} });
    expect(posted.statusCode).toBe(404);
  });

  test('files of the build itself are not served', async () => {
    for (const url of ['/.vite/manifest.json', '/..%2fpackage.json', '/assets/../../package.json']) {
      expect((await get(url)).body, url).not.toMatch(/"name"|^\{\}$/);
    }
  });

  test('a form that the build has packed is sent as it is, and has no address of its own', async () => {
    const url = '/assets/page-Ch5Zrt0a.js';
    const script = await get(url, { 'accept-encoding': 'gzip, br' });
    expect([script.headers['content-encoding'], script.body]).toEqual(['br', 'as the build packed it']);
    const zipped = await get(url, { 'accept-encoding': 'gzip' });
    expect([zipped.headers['content-encoding'], gunzipSync(zipped.rawPayload).length]).toEqual([
      'gzip',
      5015,
    ]);
    expect((await get(`${url}.br`)).statusCode).toBe(404);
  });

  test('a file with a hash in its name is immutable, and compressed for clients that accept it', async () => {
    const script = await get('/assets/index-DWQEBVRE.js', { 'accept-encoding': 'gzip, br' });
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-encoding']).toBe('br');
    expect(script.rawPayload.length).toBeLessThan(500);
    const plain = await get('/assets/index-DWQEBVRE.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toHaveLength(5015);
    const look = await get('/look/look.css');
    expect(look.headers['cache-control']).toBe('no-cache');
    expect((await get('/look/look.css', { 'if-none-match': String(look.headers.etag) })).statusCode).toBe(
      304,
    );
  });
});

describe('operating the gateway', () => {
  test('metrics are on a port of their own and identify no customer', async () => {
    const port = 41_000 + (process.pid % 20_000);
    const one = await openTestWorld({ settings: { METRICS_PORT: String(port) } });
    await one.app.listen({ port: 0, host: '127.0.0.1' });
    await one.call('meilin@example.com', { 'user:getAccounts': {}, 'bills:nothing': {} });
    const page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(page).toContain('portal_operation_seconds_count{operation="user:getAccounts",outcome="ok"} 1');
    expect(page).toContain(
      'portal_operation_seconds_count{operation="unknown",outcome="SK_OPERATION_1001"} 1',
    );
    expect(page).toMatch(/portal_event_loop_delay_seconds [\d.]+/);
    expect(page).not.toContain('meilin');
    expect((await one.app.inject('/metrics')).statusCode).toBe(404);
    await one.close();
  });

  test('the gateway is ready until it drains, and alive also then', async () => {
    const one = await openTestWorld();
    expect((await one.app.inject('/livez')).json()).toEqual({ status: 'ok' });
    expect((await one.app.inject('/readyz')).statusCode).toBe(200);
    one.app.drain();
    const draining = await one.app.inject('/readyz');
    expect([draining.statusCode, draining.json()]).toEqual([503, { status: 'draining' }]);
    expect((await one.app.inject('/livez')).statusCode).toBe(200);
    await one.close();
  });

  test('the gateway ends soon after its last reply, whose client keeps the connection open', async () => {
    const one = await openTestWorld();
    await one.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = one.app.server.address() as AddressInfo;
    const client = connect(port, '127.0.0.1');
    let received = '';
    client.on('data', (piece) => {
      received += piece;
    });
    client.write(
      'POST /api HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
    );
    await wait(50);
    const begun = performance.now();
    const closed = one.app.close();
    await wait(100);
    client.write('}');
    await closed;
    expect(performance.now() - begun).toBeLessThan(1_500);
    await once(client, 'close');
    expect(received).toMatch(/^HTTP\/1.1 \d{3} .*connection: close/is);
    await one.close();
  });
});
