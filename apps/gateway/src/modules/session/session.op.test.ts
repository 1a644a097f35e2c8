import { publicConfig } from '@portal/contract/rest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { devMailbox } from '../../ports/mail/dev-mailbox.store.ts';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const mailsTo = async (email: string) => {
  await world.identity.settled();
  return (await devMailbox(world.db, world.clock).list()).filter(({ recipient }) => recipient === email);
};

describe('the profile', () => {
  test('tells who is signed in, also before the e-mail is verified', async () => {
    const meiLin = getData(
      await world.call('meilin@example.com', { 'user:profileInfo': {} }),
      'user:profileInfo',
    );
    expect(meiLin).toMatchObject({
      email: 'meilin@example.com',
      name: 'Tan Mei Lin',
      contactNo: '+6591234567',
      emailVerified: true,
    });
    const hui = getData(await world.call('hui@example.com', { 'user:profileInfo': {} }), 'user:profileInfo');
    expect(hui).toMatchObject({ email: 'hui@example.com', emailVerified: false });
  });
});

test('a sign-in is noted by the identity provider before its profile is told', async () => {
  const noted = vi.spyOn(world.identity.admin, 'noteSignIn');
  await world.call('meilin@example.com', { 'user:profileInfo': {} });
  expect(noted.mock.calls.map(([{ email, emailVerified }]) => [email, emailVerified])).toEqual([
    ['meilin@example.com', true],
  ]);
  noted.mockRestore();
});

describe('the verification mail', () => {
  const resend = (headers?: Record<string, string>) =>
    world.call('hui@example.com', { 'user:sendEmailVerification': {} }, headers);

  test('is sent again to who shows the identity token of the same sign-in', async () => {
    const before = (await mailsTo('hui@example.com')).length;
    const reply = await resend({ 'x-id-token': await world.tokens.idTokenFor('hui@example.com') });
    expect(getData(reply, 'user:sendEmailVerification')).toEqual({ sent: true });
    expect(await mailsTo('hui@example.com')).toHaveLength(before + 1);
  });

  test('is not sent without it, with an access token in its place, or with that of somebody else', async () => {
    const before = (await mailsTo('hui@example.com')).length;
    const wrong = [
      {},
      { 'x-id-token': 'x' },
      { 'x-id-token': await world.tokenFor('hui@example.com') },
      { 'x-id-token': await world.tokens.idTokenFor('meilin@example.com') },
    ];
    for (const headers of wrong)
      expect(getCode(await resend(headers), 'user:sendEmailVerification')).toBe('SK_SEC_1000');
    expect(await mailsTo('hui@example.com')).toHaveLength(before);
  });

  test('a mail that cannot be sent is answered with its error', async () => {
    const withoutMail = await openTestWorld({ settings: { SANDBOX: 'false' } });
    const reply = await withoutMail.call(
      'hui@example.com',
      { 'user:sendEmailVerification': {} },
      { 'x-id-token': await withoutMail.tokens.idTokenFor('hui@example.com') },
    );
    expect(reply.answers['user:sendEmailVerification']?.error).toEqual({
      code: 'SK_MAIL_1001',
      message: 'Verification email has not been sent. Please try again.',
    });
    await withoutMail.close();
  });

  test('a hundred requests for the mail send three, then the answer says so', async () => {
    const idToken = await world.tokens.idTokenFor('hui@example.com');
    const codes = [];
    for (let n = 0; n < 100; n += 1) {
      codes.push(getCode(await resend({ 'x-id-token': idToken }), 'user:sendEmailVerification'));
    }
    expect(codes.at(-1)).toBe('SK_LIMIT_1001');
    expect((await mailsTo('hui@example.com')).length).toBeLessThanOrEqual(3);
  });

  test('pressed twice under one key is one mail and the same answer', async () => {
    world.clock.shift(2 * 3_600_000);
    const before = (await mailsTo('hui@example.com')).length;
    const headers = {
      'x-id-token': await world.tokens.idTokenFor('hui@example.com'),
      'idempotency-key': 'one-press',
    };
    const [first, second] = [await resend(headers), await resend(headers)];
    expect(first.text).toBe(second.text);
    expect(getData(first, 'user:sendEmailVerification')).toEqual({ sent: true });
    expect(await mailsTo('hui@example.com')).toHaveLength(before + 1);
  });
});

describe('changing the password', () => {
  test('is by a mailed link, and leaves an audit row without a name in it', async () => {
    const reply = await world.call('meilin@example.com', { 'user:forgotPassword': {} });
    expect(getData(reply, 'user:forgotPassword')).toEqual({ sent: true });
    expect(await mailsTo('meilin@example.com')).toHaveLength(1);
    const last = await world.db
      .selectFrom('auditEvent')
      .selectAll()
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    expect(last).toMatchObject({ actor: 'customer:1001', action: 'user:forgotPassword', outcome: 'done' });
  });

  test('is not for someone whose e-mail is not verified', async () => {
    const reply = await world.call('hui@example.com', { 'user:forgotPassword': {} });
    expect(getCode(reply, 'user:forgotPassword')).toBe('email_not_verified');
  });
});

describe('logging out', () => {
  const logout = (authorization?: string) =>
    world.app.inject({
      method: 'POST',
      url: '/skalbox/private/users/logout',
      headers: authorization === undefined ? {} : { authorization },
    });

  test('ends the sign-in: the token is refused from then on, as is a second logout', async () => {
    const token = await world.tokens.tokenFor('dewi@example.com', { sid: 'browser-1' });
    const other = await world.tokens.tokenFor('dewi@example.com', { sid: 'browser-2' });
    const ended = await logout(`Bearer ${token}`);
    expect([ended.statusCode, ended.json()]).toEqual([200, {}]);
    const refused = await world.callWith(token, { 'user:profileInfo': {} });
    expect([refused.status, getCode(refused, 'user:profileInfo')]).toEqual([401, 'SK_LOGOUT_1001']);
    expect((await logout(`Bearer ${token}`)).statusCode).toBe(401);
    expect(
      getCode(await world.callWith(other, { 'user:profileInfo': {} }), 'user:profileInfo'),
    ).toBeUndefined();
  });

  test('makes the browser forget, also when there was nothing to end', async () => {
    for (const authorization of [undefined, 'Bearer x', 'Basic x']) {
      const reply = await logout(authorization);
      expect(reply.statusCode).toBe(401);
      expect(reply.headers['clear-site-data']).toBe('"cache"');
      expect(reply.headers['cache-control']).toBe('private, no-store');
      expect(reply.json()).toEqual({ error: { code: 'SK_SEC_1000', message: 'Your session is expired.' } });
    }
  });
});

describe('logging out too often', () => {
  test('is refused, and the browser forgets all the same', async () => {
    const eager = await openTestWorld();
    const ask = () => eager.app.inject({ method: 'POST', url: '/skalbox/private/users/logout' });
    for (let n = 0; n < 1199; n += 1) await ask();
    expect((await ask()).statusCode, 'a hall of kiosks has one address').toBe(401);
    const reply = await ask();
    expect([reply.statusCode, reply.json().error.code]).toEqual([429, 'SK_LIMIT_1001']);
    expect(reply.headers['clear-site-data']).toBe('"cache"');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    await eager.close();
  });
});

describe('the public configuration', () => {
  test('tells the portal what it needs, in the time of the gateway', async () => {
    const reply = await world.app.inject('/skalbox/public/config');
    const config = publicConfig.parse(reply.json());
    expect(Date.parse(config.serverTime)).toBe(world.clock.now());
    expect(config.identity.clientId).toBe('portal');
    expect(config.helpline).toBe('1800-2222-333');
    expect(config.payee).toEqual({ name: 'DEMO UTILITIES', uen: '202400001N' });
  });

  test('has the switches of the host asked for, less what staff switched off for everybody', async () => {
    const own = await openTestWorld({
      settings: { HOSTS: '{"kiosk.example":{"mode":"kiosk","switches":{"egiro":false}}}' },
    });
    await own.db.insertInto('remoteToggle').values({ key: 'paymentWaiver', enabled: false }).execute();
    const asked = async (host: string) => {
      const reply = await own.app.inject({ url: '/skalbox/public/config', headers: { host } });
      return publicConfig.parse(reply.json());
    };
    expect(await asked('kiosk.example:8443')).toMatchObject({
      mode: 'kiosk',
      switches: { egiro: false, paynow: true, 'pink-waiver': false },
    });
    expect(await asked('portal.example')).toMatchObject({ mode: null, switches: { egiro: true } });
    await own.close();
  });
});
