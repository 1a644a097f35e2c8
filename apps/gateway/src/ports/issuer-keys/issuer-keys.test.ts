import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, errors, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IssuerUnreachable, issuerKeys } from './issuer-keys.ts';

const MOST_SENT = 50_000_000;
const blanks = ' '.repeat(100_000);

let server: Server;
let issuer: string;
let names: string;
let works: boolean;
/** Response of the key set's address instead of the keys. */
let keysAnswer: { status: number; body: string } | null;
/** Blanks after each answer, until its reader hangs up. */
let endless: string | null;
let sent: number;
let requests: string[];
let key: CryptoKey;

beforeEach(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  key = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'r1', alg: 'RS256' };
  works = true;
  keysAnswer = null;
  endless = null;
  sent = 0;
  requests = [];
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.statusCode = works ? 200 : 503;
    response.setHeader('content-type', 'application/json');
    const isDiscovery = request.url?.endsWith('/.well-known/openid-configuration');
    const body = isDiscovery ? { issuer: names, jwks_uri: `${issuer}/keys` } : { keys: [jwk] };
    if (!isDiscovery && keysAnswer) response.statusCode = keysAnswer.status;
    const text = !isDiscovery && keysAnswer ? keysAnswer.body : JSON.stringify(body);
    if (endless === null || !request.url?.endsWith(endless)) return void response.end(text);
    response.write(text);
    response.on('drain', () => {
      sent += blanks.length;
      if (sent < MOST_SENT) response.write(blanks);
      else response.end();
    });
    response.write(blanks);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/demo`;
  names = issuer;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  server.closeAllConnections();
  return new Promise<void>((closed) => server.close(() => closed()));
});

const token = (kid = 'r1') =>
  new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid }).setIssuer(issuer).sign(key);

describe('keys of a foreign issuer', () => {
  it('fetches the keys once, at the first token', async () => {
    const keys = issuerKeys(issuer);
    expect(requests).toEqual([]);
    await jwtVerify(await token(), keys);
    await jwtVerify(await token(), keys);
    expect(requests).toEqual(['/realms/demo/.well-known/openid-configuration', '/realms/demo/keys']);
  });

  it('repeats a failed discovery at the next token', async () => {
    const keys = issuerKeys(issuer);
    works = false;
    await expect(jwtVerify(await token(), keys)).rejects.toThrow(IssuerUnreachable);
    works = true;
    await expect(jwtVerify(await token(), keys)).resolves.toHaveProperty('payload');
  });

  it.each([
    ['answers 500', { status: 500, body: '{}' }],
    ['answers no JSON', { status: 200, body: '<html>' }],
    ['answers something else', { status: 200, body: '[]' }],
  ])('an issuer whose key set %s is unreachable, and the token is not blamed', async (_case, answer) => {
    const keys = issuerKeys(issuer);
    keysAnswer = answer;
    await expect(jwtVerify(await token(), keys)).rejects.toThrow(IssuerUnreachable);
    keysAnswer = null;
    await expect(jwtVerify(await token(), keys)).resolves.toHaveProperty('payload');
  });

  it.each(['openid-configuration', 'keys'])(
    'an issuer whose %s have no end is unreachable, and not read on',
    async (name) => {
      endless = name;
      await expect(jwtVerify(await token(), issuerKeys(issuer))).rejects.toThrow(IssuerUnreachable);
      expect(sent).toBeLessThan(MOST_SENT / 5);
    },
  );

  it('an issuer that does not answer is unreachable', async () => {
    const good = await token();
    server.closeAllConnections();
    await new Promise<void>((closed) => server.close(() => closed()));
    await expect(jwtVerify(good, issuerKeys(issuer))).rejects.toThrow(IssuerUnreachable);
  });

  it('does not fetch the keys again for every invented key id', async () => {
    const keys = issuerKeys(issuer);
    await jwtVerify(await token(), keys);
    for (const kid of ['x', 'y', 'z']) {
      await expect(jwtVerify(await token(kid), keys)).rejects.toThrow(errors.JWKSNoMatchingKey);
    }
    expect(requests).toHaveLength(2);
  });

  it('an issuer that fails keeps nobody out whose key is known, and is not asked for each token', async () => {
    const keys = issuerKeys(issuer);
    await jwtVerify(await token(), keys);
    works = false;
    vi.setSystemTime('2100-01-01T00:00:00Z');
    for (const kid of ['x', 'y', 'z'])
      await expect(jwtVerify(await token(kid), keys)).rejects.toThrow(IssuerUnreachable);
    await expect(jwtVerify(await token(), keys)).resolves.toHaveProperty('payload');
    expect(requests.length).toBeLessThanOrEqual(4);
  });

  it('known keys are good for an hour of a failing issuer, not for ever', async () => {
    const keys = issuerKeys(issuer);
    await jwtVerify(await token(), keys);
    works = false;
    vi.setSystemTime('2100-01-01T00:00:00Z');
    const { now } = performance;
    let ahead = 3_500_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + ahead);
    await expect(jwtVerify(await token(), keys)).resolves.toHaveProperty('payload');
    ahead = 3_601_000;
    await expect(jwtVerify(await token(), keys)).rejects.toThrow(IssuerUnreachable);
  });

  it('rejects a discovery document of another issuer', async () => {
    names = 'https://somebody.else';
    await expect(jwtVerify(await token(), issuerKeys(issuer))).rejects.toThrow(IssuerUnreachable);
  });
});
