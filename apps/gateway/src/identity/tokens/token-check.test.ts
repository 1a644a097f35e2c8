import {
  type CryptoKey,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTVerifyGetKey,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { IssuerUnreachable } from '../../ports/issuer-keys/issuer-keys.ts';
import type { TokenCheck } from '../identity.ts';
import { createTokenCheck } from './token-check.ts';

const config = {
  issuer: 'https://id.example/',
  OIDC_AUDIENCE: 'urn:api',
  OIDC_CLIENT_ID: 'portal',
  OIDC_ACCESS_TYP: 'at+jwt',
  OIDC_ALGS: 'ES256',
  IDLE_WARN_SECONDS: 900,
  IDLE_LOGOUT_SECONDS: 300,
};

let check: TokenCheck;
let own: CryptoKey;
let foreign: CryptoKey;
const revoked = new Set(['ended']);

beforeAll(async () => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  own = pair.privateKey;
  foreign = (await generateKeyPair('ES256')).privateKey;
  const keys = createLocalJWKSet({
    keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'ES256' }],
  });
  check = createTokenCheck({
    config,
    issuerName: config.issuer,
    keys,
    isRevoked: async (key) => revoked.has(key),
  });
});

interface Shape {
  readonly alg?: string;
  readonly typ?: string;
  readonly issuer?: string;
  readonly audience?: string;
  readonly until?: string;
  readonly key?: CryptoKey;
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly subject?: string;
}

function token(shape: Shape = {}): Promise<string> {
  const jwt = new SignJWT({ sid: 's1', email: 'a@example.com', email_verified: true, ...shape.claims })
    .setProtectedHeader({ alg: shape.alg ?? 'ES256', typ: shape.typ ?? 'at+jwt', kid: 'k' })
    .setIssuer(shape.issuer ?? config.issuer)
    .setAudience(shape.audience ?? config.OIDC_AUDIENCE)
    .setExpirationTime(shape.until ?? '5 minutes');
  if (shape.subject !== '') jwt.setSubject(shape.subject ?? 'auth0|1');
  return jwt.sign(shape.key ?? own);
}

const refused = { ok: false, code: 'SK_SEC_1000' };

/** Signatures are made and verified in other threads: until then no request has come to its look-up. */
const settleSignatures = () => new Promise((done) => setTimeout(done, 100));

describe('an access token', () => {
  it('identifies its customer by issuer and subject', async () => {
    await expect(check.verifyAccess(await token())).resolves.toEqual({
      ok: true,
      token: {
        issuer: 'https://id.example/',
        subject: 'auth0|1',
        email: 'a@example.com',
        emailVerified: true,
        sessionKey: 's1',
        staff: false,
        name: null,
        paymentsStaff: false,
        expiresAt: expect.any(Number),
      },
    });
  });

  it('gives the staff role only by its claim', async () => {
    const verdict = await check.verifyAccess(await token({ claims: { roles: ['staff'] } }));
    expect(verdict).toMatchObject({ token: { staff: true } });
    for (const roles of ['staff', [['staff']], { staff: true }, ['STAFF']]) {
      expect(await check.verifyAccess(await token({ claims: { roles } }))).toMatchObject({
        token: { staff: false },
      });
    }
  });

  it('counts as unverified unless the issuer states true', async () => {
    for (const email_verified of ['true', 1, null, undefined]) {
      const verdict = await check.verifyAccess(await token({ claims: { email_verified } }));
      expect(verdict).toMatchObject({ token: { emailVerified: false } });
    }
  });

  it.each<[string, Shape]>([
    ['of another issuer', { issuer: 'https://id.example' }],
    ['for another audience', { audience: 'urn:other' }],
    ['that is an identity token', { typ: 'JWT', audience: 'portal' }],
    ['of another type', { typ: 'JWT' }],
    ['that ran out', { until: '1 minute ago' }],
    ['without a subject', { subject: '' }],
  ])('%s is refused', async (_what, shape) => {
    await expect(check.verifyAccess(await token(shape))).resolves.toEqual(refused);
  });

  it('is refused when it is signed by a stranger, unsigned, signed with a shared secret, or no token at all', async () => {
    const nobody = new UnsecuredJWT({ sid: 's1' })
      .setIssuer(config.issuer)
      .setAudience(config.OIDC_AUDIENCE)
      .setSubject('x')
      .setExpirationTime('5 minutes')
      .encode();
    const secret = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'k' })
      .setIssuer(config.issuer)
      .setAudience(config.OIDC_AUDIENCE)
      .setSubject('x')
      .setExpirationTime('5 minutes')
      .sign(new TextEncoder().encode('x'.repeat(32)));
    for (const bad of [await token({ key: foreign }), nobody, secret, '', 'a.b.c', 'x'.repeat(5000)]) {
      await expect(check.verifyAccess(bad)).resolves.toEqual(refused);
    }
    const [head, body, signature] = (await token()).split('.');
    await expect(check.verifyAccess(`${head}.${body}.${signature?.slice(0, -4)}AAAA`)).resolves.toEqual(
      refused,
    );
  });

  it('is distinguished after its sign-in was ended', async () => {
    await expect(check.verifyAccess(await token({ claims: { sid: 'ended' } }))).resolves.toEqual({
      ok: false,
      code: 'SK_LOGOUT_1001',
    });
  });

  it('is reported as ended by idle time once it expired as long ago as a sign-in may be idle', async () => {
    const codeAfter = async (until: string, shape: Shape = {}) => {
      const verdict = await check.verifyAccess(await token({ until, ...shape }));
      return verdict.ok ? 'ok' : verdict.code;
    };
    expect(await codeAfter('19 minutes ago')).toBe('SK_SEC_1000');
    expect(await codeAfter('21 minutes ago')).toBe('SK_API_1001');
    expect(await codeAfter('21 minutes ago', { claims: { sid: 'ended' } })).toBe('SK_LOGOUT_1001');
    expect(await codeAfter('21 minutes ago', { key: foreign })).toBe('SK_SEC_1000');
    expect(await codeAfter('21 minutes ago', { audience: 'urn:other' })).toBe('SK_SEC_1000');
    expect(await codeAfter('21 minutes ago', { typ: 'JWT' })).toBe('SK_SEC_1000');
  });

  it('is not judged when the keys cannot be reached: that is nobody\u2019s fault', async () => {
    const unreachable: JWTVerifyGetKey = () => Promise.reject(new IssuerUnreachable('fetch failed'));
    const blind = createTokenCheck({
      config,
      issuerName: 'x',
      keys: unreachable,
      isRevoked: async () => false,
    });
    await expect(blind.verifyAccess(await token())).rejects.toThrow('fetch failed');
  });
});

describe('an access token that was verified a moment ago', () => {
  const SECOND = 1_000;
  afterEach(() => {
    vi.useRealTimers();
    revoked.delete('s1');
  });

  /** @returns a check whose keys count how often they are asked for, and can be taken away */
  async function openCounted() {
    const pair = await generateKeyPair('ES256', { extractable: true });
    const state = { asked: 0, isGone: false };
    const known = createLocalJWKSet({
      keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'ES256' }],
    });
    const gone = createLocalJWKSet({ keys: [] });
    const counted = createTokenCheck({
      config,
      issuerName: config.issuer,
      keys: (header, jws) => {
        state.asked += 1;
        return (state.isGone ? gone : known)(header, jws);
      },
      isRevoked: async (key) => revoked.has(key),
    });
    vi.useFakeTimers({ toFake: ['Date'] });
    const raw = await token({ key: pair.privateKey });
    const codeAfter = async (milliseconds: number, sent = raw) => {
      vi.advanceTimersByTime(milliseconds);
      const verdict = await counted.verifyAccess(sent);
      return verdict.ok ? 'ok' : verdict.code;
    };
    return { state, raw, codeAfter };
  }

  it('is known without its signature for half a minute, not longer', async () => {
    const { state, codeAfter } = await openCounted();
    expect([await codeAfter(0), await codeAfter(29 * SECOND), state.asked]).toEqual(['ok', 'ok', 1]);
    expect([await codeAfter(SECOND), state.asked]).toEqual(['ok', 2]);
    state.isGone = true;
    expect(await codeAfter(30 * SECOND)).toBe('SK_SEC_1000');
  });

  it('is refused at once when its sign-in has ended, and when it has run out', async () => {
    const { codeAfter } = await openCounted();
    expect(await codeAfter(0)).toBe('ok');
    revoked.add('s1');
    expect(await codeAfter(0)).toBe('SK_LOGOUT_1001');
    revoked.delete('s1');
    expect(await codeAfter(290 * SECOND)).toBe('ok');
    expect(await codeAfter(16 * SECOND)).toBe('SK_SEC_1000');
  });

  it('lends nothing to another one with the same words', async () => {
    const { raw, codeAfter } = await openCounted();
    expect(await codeAfter(0)).toBe('ok');
    const [head, body, signature] = raw.split('.');
    expect(await codeAfter(0, `${head}.${body}.${signature?.slice(0, -4)}AAAA`)).toBe('SK_SEC_1000');
  });
});

describe('the look-up of an ended sign-in', () => {
  interface LookUp {
    readonly key: string;
    answer(isEnded: boolean): void;
    fail(): void;
  }

  /** @returns a check whose look-ups are answered by the test, one after another */
  async function openSlow() {
    const pair = await generateKeyPair('ES256', { extractable: true });
    const lookUps: LookUp[] = [];
    const slow = createTokenCheck({
      config,
      issuerName: config.issuer,
      keys: createLocalJWKSet({
        keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'ES256' }],
      }),
      isRevoked: (key) => {
        const { promise, resolve, reject } = Promise.withResolvers<boolean>();
        lookUps.push({ key, answer: resolve, fail: () => reject(new Error('the database is away')) });
        return promise;
      },
    });
    const send = async (shape: Shape = {}) => {
      const verdict = await slow.verifyAccess(await token({ ...shape, key: pair.privateKey }));
      return verdict.ok ? 'ok' : verdict.code;
    };
    const begun = (count: number) => vi.waitFor(() => expect(lookUps).toHaveLength(count));
    return { lookUps, send, begun, pair, slow };
  }

  it('is made once for all requests that arrive while another one is under way', async () => {
    const { lookUps, send, begun } = await openSlow();
    const first = send();
    await begun(1);
    const others = Array.from({ length: 50 }, () => send());
    await settleSignatures();
    lookUps[0]?.answer(false);
    expect(await first).toBe('ok');
    await begun(2);
    lookUps[1]?.answer(false);
    expect(new Set(await Promise.all(others))).toEqual(new Set(['ok']));
    expect(lookUps).toHaveLength(2);
  });

  it('never serves a request that came after it had begun: a sign-out in between holds at once', async () => {
    const { lookUps, send, begun } = await openSlow();
    const before = send();
    await begun(1);
    const after = send();
    await settleSignatures();
    lookUps[0]?.answer(false);
    await begun(2);
    lookUps[1]?.answer(true);
    expect([await before, await after]).toEqual(['ok', 'SK_LOGOUT_1001']);
  });

  it('is not kept: the next request is looked up again', async () => {
    const { lookUps, send, begun } = await openSlow();
    for (const [index, isEnded] of [false, true].entries()) {
      const sent = send();
      await begun(index + 1);
      lookUps[index]?.answer(isEnded);
      expect(await sent).toBe(isEnded ? 'SK_LOGOUT_1001' : 'ok');
    }
  });

  it('fails for its own request only', async () => {
    const { lookUps, send, begun } = await openSlow();
    const first = expect(send()).rejects.toThrow('the database is away');
    await begun(1);
    const second = send();
    await settleSignatures();
    lookUps[0]?.fail();
    await first;
    await begun(2);
    lookUps[1]?.answer(false);
    expect(await second).toBe('ok');
  });

  it('is made for one sign-in without waiting for that of another one', async () => {
    const { lookUps, send, begun } = await openSlow();
    const sent = [send(), send({ claims: { sid: 's2' } })];
    await begun(2);
    expect(lookUps.map(({ key }) => key).sort()).toEqual(['s1', 's2']);
    for (const lookUp of lookUps) lookUp.answer(false);
    expect(await Promise.all(sent)).toEqual(['ok', 'ok']);
  });

  it('is left to callers that read more of the sign-in, whose word counts each time', async () => {
    const { lookUps, pair, slow } = await openSlow();
    const raw = await token({ key: pair.privateKey });
    const asked: string[] = [];
    for (const isEnded of [false, false, true]) {
      const verdict = await slow.verifyAccess(raw, async ({ sessionKey }) => {
        asked.push(sessionKey);
        return isEnded;
      });
      expect(verdict.ok).toBe(!isEnded);
    }
    expect([asked, lookUps]).toEqual([['s1', 's1', 's1'], []]);
  });

  it('is made where such a caller has not asked', async () => {
    const { lookUps, begun, pair, slow } = await openSlow();
    const verdict = slow.verifyAccess(await token({ key: pair.privateKey }), async () => null);
    await begun(1);
    lookUps[0]?.answer(true);
    expect(await verdict).toEqual({ ok: false, code: 'SK_LOGOUT_1001' });
  });

  it('is not made for a token that ran out a moment ago, nor for one so old that no log-out is remembered', async () => {
    const { lookUps, send } = await openSlow();
    expect(await send({ until: '19 minutes ago' })).toBe('SK_SEC_1000');
    expect(await send({ until: '27 hours ago' })).toBe('SK_API_1001');
    expect(lookUps).toEqual([]);
  });
});

describe('an identity token', () => {
  it('is for the client, and an access token is not accepted as one', async () => {
    await expect(check.verifyId(await token({ typ: 'JWT', audience: 'portal' }))).resolves.toMatchObject({
      ok: true,
    });
    await expect(check.verifyId(await token())).resolves.toEqual(refused);
  });
});
