import Fastify from 'fastify';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { devMailbox } from '../ports/mail/dev-mailbox.store.ts';
import { openTestWorld } from '../test/test-world.ts';
import { openTestIdentity, type TestIdentity } from './test/test-identity.ts';
import { authorizeUrl } from './test/test-portal.ts';

/** Until the test is over. */
async function open(settings: Readonly<Record<string, string>> = {}): Promise<TestIdentity> {
  const world = await openTestIdentity(settings);
  onTestFinished(() => world.close());
  return world;
}

const DISCOVERY = '/oidc/.well-known/openid-configuration';
const lies = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  forwarded: 'host=evil.example;proto=https',
};

describe.each(['http://portal.test', 'https://portal.test:8443'])('the provider of %s', (origin) => {
  it.each(['0', '1'])(
    'names its addresses by the configuration, whatever headers a caller sends (behind a proxy: %s)',
    async (TRUST_PROXY) => {
      const world = await open({ PUBLIC_ORIGIN: origin, TRUST_PROXY });
      const answer = await world.app.inject({ url: DISCOVERY, headers: lies });
      const { issuer, ...rest } = answer.json<Record<string, unknown>>();
      expect(issuer).toBe(`${origin}/oidc`);
      expect(rest.token_endpoint).toBe(`${origin}/oidc/token`);
      expect(answer.body).not.toMatch(/evil\.example|gopher/);
      expect(answer.body.replaceAll(`${origin}/oidc`, '')).not.toContain('portal.test');
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('sets cookies that are Secure exactly when it is reached by https', async () => {
    const world = await open({ PUBLIC_ORIGIN: origin });
    const url = authorizeUrl({ redirect_uri: `${origin}/callback` });
    for (const headers of [{}, lies, { 'x-forwarded-proto': 'http' }, { 'x-forwarded-proto': 'https' }]) {
      const answer = await world.app.inject({ url, headers });
      expect(answer.cookies.length).toBeGreaterThan(0);
      for (const cookie of answer.cookies) expect(cookie.secure ?? false).toBe(origin.startsWith('https:'));
      expect(JSON.stringify(answer.headers)).not.toContain('evil.example');
    }
  });
});

describe('an answer of the provider', () => {
  it('has the headers that every answer of the gateway has', async () => {
    const world = await open();
    const gateway = Fastify();
    gateway.addHook('onRequest', async (_request, reply) => {
      reply.header('permissions-policy', 'camera=()');
    });
    if (world.identity.plugin) await gateway.register(world.identity.plugin);
    const answer = await gateway.inject({ url: DISCOVERY });
    await gateway.close();
    expect(answer.headers['permissions-policy']).toBe('camera=()');
  });
});

test('a mailed link leads to the configured address, whatever host a trusted proxy passes on', async () => {
  const gateway = await openTestWorld({ settings: { TRUST_PROXY: '1' } });
  onTestFinished(() => gateway.close());
  const reply = await gateway.app.inject({
    method: 'POST',
    url: '/idp/forgot-password',
    headers: {
      ...lies,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'email=meilin%40example.com',
  });
  expect(reply.statusCode).toBe(200);
  await gateway.identity.settled();
  const mailbox = devMailbox(gateway.db, gateway.clock);
  const [newest] = await mailbox.list();
  const mail = newest && (await mailbox.get(newest.id));
  expect(mail?.text).toContain(`${gateway.config.publicOrigin}/idp/new-password?code=`);
  expect(JSON.stringify([mail, reply.body, reply.headers])).not.toContain('evil.example');
});
