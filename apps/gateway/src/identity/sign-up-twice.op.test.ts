import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkIn, openTestIdentity, PASSWORD, type TestIdentity } from './test/test-identity.ts';
import { openSignIn, refresh, signInAs } from './test/test-portal.ts';

let world: TestIdentity;
beforeEach(async () => {
  world = await openTestIdentity();
});
afterEach(() => world.close());

const EMAIL = 'owner@example.com';
const ATTACKERS = 'the password of somebody else';
const OWNERS = 'the password after the mail';

async function signUp(email: string, password: string) {
  const browser = world.browser();
  const base = await openSignIn(browser, { screen_hint: 'signup' });
  const form = { name: 'Chen Wei Jie', email, mobile: '91234417', password, terms: 'yes' };
  const answer = await browser.post(`${base}/sign-up`, form);
  await world.identity.settled();
  return { answer, again: () => browser.post(`${base}/sign-up/again`, { email }) };
}

async function press(link: string, fields: Readonly<Record<string, string>> = {}) {
  const { pathname, searchParams } = new URL(link);
  return world.browser().post(pathname, { code: searchParams.get('code') ?? '', ...fields });
}

const lastLinkTo = async (email: string) => linkIn((await world.mailsTo(email)).at(-1));

describe('a stranger who signs up with the address of another before its owner does', () => {
  it('loses access when the owner signs up: password, sign-ins and the first link stop working', async () => {
    await signUp(EMAIL, ATTACKERS);
    const first = await lastLinkTo(EMAIL);
    const attacker = await signInAs(world, EMAIL, ATTACKERS);
    await signUp(EMAIL, PASSWORD);
    await expect(signInAs(world, EMAIL, ATTACKERS)).rejects.toThrow();
    await expect(world.identity.check.verifyAccess(attacker.tokens.access_token)).resolves.toEqual({
      ok: false,
      code: 'SK_LOGOUT_1001',
    });
    expect((await refresh(world, attacker.tokens.refresh_token)).statusCode).toBe(400);
    expect((await press(first)).statusCode).toBe(410);
  });

  it('never gets in after the owner came in by the mail, whose link sets the password and verifies', async () => {
    await signUp(EMAIL, ATTACKERS);
    await signUp(EMAIL, PASSWORD);
    const mail = (await world.mailsTo(EMAIL)).at(-1);
    expect(mail?.subject).toBe('Choose a password to finish signing up');
    expect((await press(linkIn(mail), { password: OWNERS })).statusCode).toBe(200);
    const { tokens } = await signInAs(world, EMAIL, OWNERS);
    expect(decodeJwt(tokens.id_token)).toMatchObject({ email_verified: true });
    await expect(signInAs(world, EMAIL, ATTACKERS)).rejects.toThrow();
    await signUp(EMAIL, ATTACKERS);
    await expect(signInAs(world, EMAIL, ATTACKERS)).rejects.toThrow();
    await expect(signInAs(world, EMAIL, OWNERS)).resolves.toHaveProperty('tokens');
  });

  it('loses access even after using up the mails of the hour, and the owner still gets theirs', async () => {
    const { again } = await signUp(EMAIL, ATTACKERS);
    await again();
    await again();
    const first = await lastLinkTo(EMAIL);
    await signUp(EMAIL, PASSWORD);
    const mails = await world.mailsTo(EMAIL);
    expect(mails).toHaveLength(4);
    expect(mails.at(-1)?.subject).toBe('Choose a password to finish signing up');
    await expect(signInAs(world, EMAIL, ATTACKERS)).rejects.toThrow();
    expect((await press(first)).statusCode).toBe(410);
    for (let n = 0; n < 3; n += 1) await signUp(EMAIL, ATTACKERS);
    expect(await world.mailsTo(EMAIL)).toHaveLength(6);
    expect((await press(linkIn(mails.at(-1)), { password: OWNERS })).statusCode).toBe(200);
  });

  it.each(['signs up', 'asks for a new password'])(
    'cannot move the sign-in to another address once the owner %s',
    async (way) => {
      await signUp(EMAIL, ATTACKERS);
      const { browser } = await signInAs(world, EMAIL, ATTACKERS);
      await browser.post('/idp/change-email', { email: 'attacker@example.com', password: ATTACKERS });
      const moving = await lastLinkTo('attacker@example.com');
      if (way === 'signs up') await signUp(EMAIL, PASSWORD);
      else {
        await world.browser().post('/idp/forgot-password', { email: EMAIL });
        await press(await lastLinkTo(EMAIL), { password: OWNERS });
      }
      expect((await press(moving)).statusCode).toBe(410);
    },
  );
});

describe('an address signed up with twice', () => {
  it('gets the same answer, byte for byte', async () => {
    await signUp(EMAIL, ATTACKERS);
    const browser = world.browser();
    const base = await openSignIn(browser, { screen_hint: 'signup' });
    const form = { name: 'Chen Wei Jie', mobile: '91234417', password: PASSWORD, terms: 'yes' };
    const second = await browser.post(`${base}/sign-up`, { ...form, email: EMAIL });
    const fresh = await browser.post(`${base}/sign-up`, { ...form, email: 'fresh@example.com' });
    expect(second.statusCode).toBe(fresh.statusCode);
    expect(second.body.replaceAll('owner@', 'fresh@')).toBe(fresh.body);
  });

  it('gets the link to choose a password when the mail is requested again', async () => {
    await signUp(EMAIL, ATTACKERS);
    const { again } = await signUp(EMAIL, PASSWORD);
    await again();
    const subjects = (await world.mailsTo(EMAIL)).map((mail) => mail.subject);
    expect(subjects.slice(1)).toEqual(Array(2).fill('Choose a password to finish signing up'));
  });
});
