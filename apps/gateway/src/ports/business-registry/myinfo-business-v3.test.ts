import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RegistryAdapter } from './adapter.ts';
import { myinfoBusinessV3 } from './myinfo-business-v3.ts';

let server: Server;
let issuer: string;
/** Changes of the discovery document; null: the registry is down. */
let changed: Record<string, unknown> | null;
let requests: string[];
let adapter: RegistryAdapter;

async function keyFor(algorithm: string, kid: string) {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid };
}

beforeEach(async () => {
  changed = {};
  requests = [];
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json');
    if (changed === null) response.statusCode = 503;
    const usual = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      pushed_authorization_request_endpoint: `${issuer}/request`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    };
    if (request.url === '/request') response.statusCode = 201;
    const pushed = { request_uri: 'urn:ietf:params:oauth:request_uri:1', expires_in: 60 };
    response.end(JSON.stringify(request.url === '/request' ? pushed : { ...usual, ...changed }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = {
    version: 'v3',
    issuer,
    origins: ['https://login.registry.example'],
    clientId: 'PORTAL',
    redirectUri: 'https://portal.example/link-account/company/callback',
    scope: 'openid',
    signingKey: await keyFor('ES256', 'sig'),
    decryptionKey: await keyFor('ECDH-ES+A256KW', 'enc'),
  } as const;
  adapter = myinfoBusinessV3(settings, { timeoutMs: 2_000, maxBytes: 10_000 });
});

afterEach(() => {
  server.closeAllConnections();
  return new Promise<void>((closed) => server.close(() => closed()));
});

const begin = () => adapter.begin({ state: 'a-state', purpose: 'p' });
const failure = () =>
  begin().then(
    ({ redirectUrl }) => redirectUrl,
    (error: unknown) => (error instanceof Error ? Reflect.get(error, 'code') : error),
  );

describe('a flow of version 3', () => {
  it('begins with a pushed request; the browser carries only its URI and the client id', async () => {
    const { redirectUrl, secrets } = await begin();
    const { origin, searchParams } = new URL(redirectUrl);
    expect(origin).toBe(issuer);
    expect([...searchParams.keys()].sort()).toEqual(['client_id', 'request_uri']);
    expect(Object.keys(secrets).sort()).toEqual(['nonce', 'proofKey', 'verifier']);
  });

  it('runs discovery once, and again after a failure', async () => {
    changed = null;
    expect(await failure()).toBe('unavailable');
    changed = {};
    await begin();
    await begin();
    expect(requests.filter((call) => call.includes('.well-known'))).toHaveLength(2);
  });

  it('every flow has its own verifier, nonce and key', async () => {
    const [one, other] = [await begin(), await begin()];
    for (const name of ['verifier', 'nonce', 'proofKey']) {
      expect(one.secrets[name]).not.toEqual(other.secrets[name]);
    }
  });

  it('the browser may be sent to an origin that the settings name', async () => {
    changed = { authorization_endpoint: 'https://login.registry.example/authorize' };
    expect(await failure()).toMatch(/^https:\/\/login\.registry\.example\/authorize\?/);
  });

  it.each([
    ['sends the browser to another origin', { authorization_endpoint: 'https://elsewhere.example/a' }],
    ['sends the browser to a script', { authorization_endpoint: 'javascript:alert(1)' }],
    [
      'takes pushed requests at another origin',
      { pushed_authorization_request_endpoint: 'http://127.0.0.1:9/r' },
    ],
    ['takes no pushed requests', { pushed_authorization_request_endpoint: undefined }],
    ['exceeds the size limit', { more: 'x'.repeat(20_000) }],
  ])('a flow does not begin when discovery %s', async (_case, document) => {
    changed = document;
    expect(await failure()).toBe('malformed');
    expect(requests).not.toContain('POST /request');
  });

  it('a flow does not begin when discovery names another issuer', async () => {
    changed = { issuer: 'https://elsewhere.example' };
    expect(await failure()).toBe('untrusted');
  });
});
