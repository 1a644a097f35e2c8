/** @engines both */
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getWords } from './test/test-browser.ts';
import { linkIn, openTestIdentity, PASSWORD, type TestIdentity } from './test/test-identity.ts';
import { openSignIn, refresh, signInAs, type Tokens } from './test/test-portal.ts';

let world: TestIdentity;
beforeEach(async () => {
  world = await openTestIdentity();
});
afterEach(() => world.close());

const HOUR = 3_600_000;

const form = (email: string, more: Readonly<Record<string, string>> = {}) => ({
  name: 'Chen Wei Jie',
  email,
  mobile: '9123 4417',
  password: PASSWORD,
  terms: 'yes',
  ...more,
});

async function signUp(email: string, more: Readonly<Record<string, string>> = {}) {
  const browser = world.browser();
  const base = await openSignIn(browser, { screen_hint: 'signup' });
  return { browser, base, answer: await browser.post(`${base}/sign-up`, form(email, more)) };
}

/** Opens a mailed link as a browser with the page's script does: the page, then its form. */
async function openLink(link: string) {
  const browser = world.browser();
  const page = await browser.get(link);
  const { pathname, searchParams } = new URL(link);
  return { page, answer: await browser.post(pathname, { code: searchParams.get('code') ?? '' }) };
}

describe('a newcomer', () => {
  it('sees the sign-up page at once, by screen_hint and by prompt=create', async () => {
    for (const wish of [{ screen_hint: 'signup' }, { prompt: 'create' }]) {
      const browser = world.browser();
      const page = await browser.get(await openSignIn(browser, wish));
      expect(page.body).toContain('<h1>Sign up</h1>');
      expect(page.body).toContain('Please verify your email address within 12 hours of signing up.');
    }
  });

  it('has the password kept at the full work of a hash where nothing else is configured', async () => {
    await world.close();
    world = await openTestIdentity({}, { passwordCost: undefined });
    await signUp('weijie@example.com');
    const [stored] = await world.db.selectFrom('idpAccount').select('passwordHash').execute();
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('signs up, opens the mailed link, and is verified in the next token', async () => {
    const { answer } = await signUp('weijie@example.com');
    expect(answer.statusCode).toBe(200);
    expect(getWords(answer)).toContain('We have sent a verification e-mail to weijie@example.com');

    const { tokens } = await signInAs(world, 'weijie@example.com');
    expect(decodeJwt(tokens.id_token)).toMatchObject({ email_verified: false, name: 'Chen Wei Jie' });

    const [mail] = await world.mailsTo('weijie@example.com');
    expect(mail?.subject).toBe('Please verify your email address');
    const { page, answer: verified } = await openLink(linkIn(mail));
    expect(page.statusCode).toBe(200);
    expect(verified.body).toContain('Your e-mail address is verified.');

    const renewed = (await refresh(world, tokens.refresh_token)).json<Tokens>();
    expect(decodeJwt(renewed.id_token)).toMatchObject({ email_verified: true });
    const verdict = await world.identity.check.verifyAccess(renewed.access_token);
    expect(verdict).toMatchObject({ ok: true, token: { emailVerified: true } });
  });

  it('can continue in the page that prompt=create opened', async () => {
    await world.addPerson('meilin@example.com');
    const browser = world.browser();
    const base = await openSignIn(browser, { prompt: 'create' });
    const answer = await browser.post(`${base}/sign-in`, { email: 'meilin@example.com', password: PASSWORD });
    const { url } = await browser.follow(answer, 'http://portal.test/callback');
    expect(url).toContain('code=');
  });

  it('sees the problem at each field, and keeps the input', async () => {
    const { answer } = await signUp('not an address', {
      name: 'R2 <b>',
      mobile: '1234 5678',
      password: 'tiny-pass',
      terms: '',
    });
    expect(answer.statusCode).toBe(400);
    for (const text of [
      'Please enter valid name',
      'Please enter valid email address',
      'Please enter valid mobile number',
      'Password must be at least 12 characters',
      'Please accept the Terms and Conditions',
    ]) {
      expect(answer.body.match(new RegExp(text, 'g'))).toHaveLength(2);
    }
    expect(answer.body).toContain('value="R2 &lt;b&gt;"');
    expect(answer.body).not.toContain('tiny-pass');
  });
});

describe('the verification link', () => {
  it('works once', async () => {
    await signUp('weijie@example.com');
    const link = linkIn((await world.mailsTo('weijie@example.com'))[0]);
    await openLink(link);
    const { answer } = await openLink(link);
    expect(answer.statusCode).toBe(410);
    expect(answer.body).toContain('This link no longer works.');
  });

  it('is used up by a press, not by a mail scanner that opens it', async () => {
    await signUp('weijie@example.com');
    const link = linkIn((await world.mailsTo('weijie@example.com'))[0]);
    await world.browser().get(link);
    await world.browser().get(link);
    expect((await openLink(link)).answer.statusCode).toBe(200);
  });

  it('works to the end of the twelfth hour and not after it', async () => {
    await signUp('weijie@example.com');
    await signUp('hui@example.com');
    const [early] = await world.mailsTo('weijie@example.com');
    const [late] = await world.mailsTo('hui@example.com');
    world.clock.shift(12 * HOUR - 60_000);
    expect((await openLink(linkIn(early))).answer.statusCode).toBe(200);
    world.clock.shift(61_000);
    expect((await openLink(linkIn(late))).answer.statusCode).toBe(410);
  });

  it('is kept as a hash only', async () => {
    await signUp('weijie@example.com');
    const code = new URL(linkIn((await world.mailsTo('weijie@example.com'))[0])).searchParams.get('code');
    const rows = await world.db.selectFrom('idpLink').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('an address that has a sign-in already', () => {
  it('gets the same answer, byte for byte; only the mailbox shows the difference', async () => {
    await world.addPerson('known@example.com', { name: 'Tan Mei Lin' });
    const browser = world.browser();
    const base = await openSignIn(browser, { screen_hint: 'signup' });
    const known = await browser.post(`${base}/sign-up`, form('known@example.com'));
    const fresh = await browser.post(`${base}/sign-up`, form('fresh@example.com'));
    expect(known.statusCode).toBe(fresh.statusCode);
    expect(known.body.replaceAll('known@', 'fresh@')).toBe(fresh.body);
    expect(getHeaders(known)).toEqual(getHeaders(fresh));

    const [mail] = await world.mailsTo('known@example.com');
    expect(mail?.subject).toBe('You already have a login');
    expect(mail?.text).not.toContain('code=');
    const [link] = await world.mailsTo('fresh@example.com');
    expect(link?.subject).toBe('Please verify your email address');
  });

  it('keeps its password and its name', async () => {
    const subject = await world.addPerson('known@example.com', { name: 'Tan Mei Lin' });
    await signUp('KNOWN@example.com', { password: 'another long password' });
    await expect(signInAs(world, 'known@example.com')).resolves.toHaveProperty('tokens');
    await expect(world.identity.admin.getUser(subject)).resolves.toMatchObject({ name: 'Tan Mei Lin' });
  });
});

const getHeaders = ({ headers }: { headers: Record<string, unknown> }) => {
  const { date: _date, ...rest } = headers;
  return rest;
};
