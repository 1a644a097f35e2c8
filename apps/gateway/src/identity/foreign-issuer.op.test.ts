/** @engines both */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { MailRefused } from '../ports/mail/port.ts';
import { getPublicIdentity } from './public-identity.ts';
import { openTestIdentity, type TestIdentity } from './test/test-identity.ts';

let server: Server;
let issuer: string;
let key: CryptoKey;
let world: TestIdentity;

beforeEach(async () => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  key = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'f1', alg: 'ES256' };
  server = createServer((request, response) => {
    const body = request.url?.includes('well-known')
      ? { issuer, jwks_uri: `${issuer}keys` }
      : { keys: [jwk] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  world = await openTestIdentity({
    OIDC_ISSUER: issuer,
    OIDC_ACCESS_TYP: 'JWT',
    OIDC_AUDIENCE: 'https://api.example',
  });
});

afterEach(async () => {
  await world.close();
  server.closeAllConnections();
  await new Promise<void>((closed) => server.close(() => closed()));
});

const token = (claims: object = {}) =>
  new SignJWT({ email: 'a@example.com', email_verified: true, sid: 'theirs', ...claims })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: 'f1' })
    .setIssuer(issuer)
    .setSubject('auth0|1')
    .setAudience('https://api.example')
    .setExpirationTime('5 minutes')
    .sign(key);

describe('another issuer by configuration', () => {
  it('replaces the embedded one: its tokens are accepted, ours is not served', async () => {
    expect(world.identity.plugin).toBeNull();
    expect(world.identity.publicIdentity).toMatchObject({
      authority: issuer,
      profileUrls: { email: null, mobile: null, password: null, sessions: null },
    });
    await expect(world.identity.check.verifyAccess(await token())).resolves.toMatchObject({
      ok: true,
      token: { issuer, subject: 'auth0|1', sessionKey: 'theirs' },
    });
  });

  it('has its own pages for a new address, number and password where the settings name them', () => {
    const pages = {
      email: 'https://issuer.example/account?tab=email',
      mobile: 'https://issuer.example/account?tab=mobile',
      password: 'https://issuer.example/password',
      sessions: 'https://issuer.example/devices',
    };
    const settings = {
      OIDC_EMAIL_PAGE: pages.email,
      OIDC_MOBILE_PAGE: pages.mobile,
      OIDC_PASSWORD_PAGE: pages.password,
      OIDC_SESSIONS_PAGE: pages.sessions,
    };
    const foreign = readConfig({ ...settings, OIDC_ISSUER: issuer });
    expect(getPublicIdentity(foreign).profileUrls).toEqual(pages);
    const own = getPublicIdentity(readConfig({ ...settings, PUBLIC_ORIGIN: 'https://portal.example' }));
    expect(own.profileUrls.email).toBe('https://portal.example/idp/change-email');
  });

  it('has its tokens refused after a logout here', async () => {
    await world.identity.admin.endSession('theirs');
    await expect(world.identity.check.verifyAccess(await token())).resolves.toEqual({
      ok: false,
      code: 'SK_LOGOUT_1001',
    });
  });

  it('has its logouts kept for as long as any of its tokens may live', async () => {
    const HOUR = 3_600_000;
    const keptUntil = async (name: string) => {
      const query = world.db.selectFrom('revokedSession').select('expiresAt');
      return (await query.where('sessionKey', '=', name).executeTakeFirstOrThrow()).expiresAt;
    };
    const now = systemClock.now();
    await world.identity.admin.endSession('unknown');
    expect(await keptUntil('unknown')).toBeGreaterThan(now + 24 * HOUR);
    await world.identity.admin.endSession('nearly over', now + 60_000);
    expect(await keptUntil('nearly over')).toBeGreaterThan(now + 24 * HOUR);
    await world.identity.admin.endSession('unknown', now + 720 * HOUR);
    expect(await keptUntil('unknown')).toBe(now + 720 * HOUR);
    await world.identity.admin.endSession('unknown');
    expect(await keptUntil('unknown')).toBe(now + 720 * HOUR);
  });

  it('is asked for nobody: the address of the newest sign-in is where mails go, while it is verified', async () => {
    const { admin, check } = world.identity;
    const signIn = async (claims: object) => {
      const verdict = await check.verifyAccess(await token(claims));
      if (!verdict.ok) throw new Error(verdict.code);
      await admin.noteSignIn(verdict.token);
      const user = await admin.getUser('auth0|1');
      return user && [user.email, user.name, user.emailVerified];
    };
    expect(await admin.getUser('auth0|1')).toBeNull();
    expect(await signIn({})).toEqual(['a@example.com', '', true]);
    expect(await signIn({ email: 'b@example.com', name: 'Bee' })).toEqual(['b@example.com', 'Bee', true]);
    expect(await signIn({ email: undefined })).toEqual(['b@example.com', 'Bee', true]);
    expect(await signIn({ email: 'c@example.com', email_verified: false })).toBeNull();
    expect(await admin.getUser('auth0|2')).toBeNull();
  });

  it('sends its own mails, and the port reports that', async () => {
    await expect(world.identity.admin.sendVerification('auth0|1')).rejects.toThrow(MailRefused);
    await expect(world.identity.admin.sendPasswordChange('auth0|1')).rejects.toThrow(MailRefused);
    await expect(world.identity.admin.getUser('auth0|1')).resolves.toBeNull();
  });
});
