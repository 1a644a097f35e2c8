/** @engines both */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getWords, type TestBrowser } from './test/test-browser.ts';
import { linkIn, openTestIdentity, PASSWORD, type TestIdentity } from './test/test-identity.ts';
import { signInAs } from './test/test-portal.ts';

let world: TestIdentity;
let subject: string;
let browser: TestBrowser;
beforeEach(async () => {
  world = await openTestIdentity();
  subject = await world.addPerson('old@example.com');
  browser = (await signInAs(world, 'old@example.com')).browser;
});
afterEach(() => world.close());

const HOUR = 3_600_000;
const ask = (email: string, password = PASSWORD) => browser.post('/idp/change-email', { email, password });

async function useLinkSentTo(email: string) {
  const link = new URL(linkIn((await world.mailsTo(email)).at(-1)));
  return world.browser().post(link.pathname, { code: link.searchParams.get('code') ?? '' });
}

describe('a new address', () => {
  it('stays pending until its link is opened; the old address is notified at once and works until then', async () => {
    const answer = await ask('new@example.com');
    expect(answer.body).toContain('Please verify your new email address within 24 hours.');
    await expect(world.identity.admin.getUser(subject)).resolves.toMatchObject({
      email: 'old@example.com',
      pendingEmail: 'new@example.com',
    });
    const [notice] = await world.mailsTo('old@example.com');
    expect(notice?.subject).toBe('Your e-mail address is about to change');
    expect(notice?.text).not.toContain('new@example.com');

    expect((await useLinkSentTo('new@example.com')).body).toContain('Your e-mail address has been changed.');
    await expect(world.identity.admin.getUser(subject)).resolves.toMatchObject({
      email: 'new@example.com',
      emailVerified: true,
      pendingEmail: null,
    });
    const [, done, ...more] = await world.mailsTo('old@example.com');
    expect(done?.subject).toBe('Your e-mail address has been changed');
    expect(done?.text).toContain('Not you? Call');
    expect(done?.text).not.toContain('new@example.com');
    expect(more).toEqual([]);
    const audit = await world.db.selectFrom('auditEvent').selectAll().execute();
    expect(audit).toMatchObject([{ action: 'idp:changeEmail', outcome: 'done' }]);
    expect(JSON.stringify(audit)).not.toContain('example.com');
    await expect(signInAs(world, 'new@example.com')).resolves.toHaveProperty('tokens');
    await expect(signInAs(world, 'old@example.com')).rejects.toThrow();
  });

  it('reaches the old address by mail also when the gateway ends or the mail server is away right after it', async () => {
    await ask('new@example.com');
    await world.mailsTo('new@example.com');
    vi.spyOn(world.deps.mailer, 'send').mockRejectedValueOnce(new Error('the mail server is away'));
    await useLinkSentTo('new@example.com');
    expect(await world.mailsTo('old@example.com')).toHaveLength(1);
    world = await world.restart();
    world.clock.shift(3000);
    const [, done] = await world.mailsTo('old@example.com');
    expect(done?.subject).toBe('Your e-mail address has been changed');
    expect(done?.text).toContain('Tan Mei Lin');
  });

  it('is refused when the old address has had its notices of the hour: nothing changes', async () => {
    for (let n = 0; n < 10; n += 1) await ask(`new${n}@example.com`);
    const answer = await ask('eleventh@example.com');
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toContain('You have tried too many times. Please try again later.');
    expect(answer.body).toContain('value="eleventh@example.com"');
    await expect(world.identity.admin.getUser(subject)).resolves.toMatchObject({
      pendingEmail: 'new9@example.com',
    });
    await world.identity.settled();
    expect(await world.mailsTo('old@example.com')).toHaveLength(10);
    expect(await world.mailsTo('eleventh@example.com')).toEqual([]);
    world.clock.shift(HOUR + 60_000);
    await ask('eleventh@example.com');
    await expect(world.identity.admin.getUser(subject)).resolves.toMatchObject({
      pendingEmail: 'eleventh@example.com',
    });
  });

  it('can be confirmed for 24 hours', async () => {
    await ask('new@example.com');
    await world.identity.settled();
    world.clock.shift(24 * HOUR + 1000);
    expect((await useLinkSentTo('new@example.com')).statusCode).toBe(410);
    await expect(world.identity.admin.getUser(subject)).resolves.toMatchObject({ email: 'old@example.com' });
  });

  it('gets the same answer when it belongs to another sign-in, and its owner gets a mail instead', async () => {
    await world.addPerson('own@example.com');
    const taken = await ask('own@example.com');
    const free = await ask('new@example.com');
    expect(taken.body.replaceAll('own@', 'new@')).toBe(free.body);
    const [mail] = await world.mailsTo('own@example.com');
    expect(mail?.subject).toBe('This address already has a login');
    expect(mail?.text).not.toContain('code=');
  });

  it('stays with another sign-in that took it before the link was opened', async () => {
    await ask('new@example.com');
    const link = (await world.mailsTo('new@example.com')).length;
    expect(link).toBe(1);
    await world.addPerson('new@example.com');
    expect((await useLinkSentTo('new@example.com')).statusCode).toBe(410);
    await expect(world.identity.admin.getUser(subject)).resolves.toMatchObject({ email: 'old@example.com' });
  });

  it('needs the password', async () => {
    const answer = await ask('new@example.com', 'not the password');
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('The password is not correct');
    expect(await world.mailsTo('new@example.com')).toHaveLength(0);
  });

  it('needs a signed-in customer', async () => {
    const page = await world.browser().get('/idp/change-email');
    expect(getWords(page)).toContain('Log in to change your e-mail address.');
  });

  it('leads back to the page of the portal that it was requested from, and nowhere else', async () => {
    const page = await browser.get('/idp/change-email?redirect=/consent-contact-detail');
    expect(page.body).toContain('class="back-link" href="/consent-contact-detail"');
    expect(page.body).toContain('name="redirect" value="/consent-contact-detail"');
    const sent = await browser.post('/idp/change-email', {
      email: 'new@example.com',
      password: PASSWORD,
      redirect: '/consent-contact-detail',
    });
    expect(sent.body).toContain('class="button" href="/consent-contact-detail"');
    for (const hostile of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      const response = await browser.get(`/idp/change-email?redirect=${encodeURIComponent(hostile)}`);
      expect(response.body).toContain('class="back-link" href="/"');
      expect(response.body).not.toContain('evil');
    }
  });

  it('gets its link again when it is requested again', async () => {
    await ask('new@example.com');
    await world.mailsTo('new@example.com');
    await expect(world.identity.admin.sendVerification(subject)).resolves.toBe(true);
    expect(await world.mailsTo('new@example.com')).toHaveLength(2);
  });

  it('is cancelled by a new password, as the notice to the old address says', async () => {
    await ask('new@example.com');
    const [notice] = await world.mailsTo('old@example.com');
    expect(notice?.text).toContain('A new password cancels the change and logs everyone out.');
    await world.browser().post('/idp/forgot-password', { email: 'old@example.com' });
    const reset = new URL(linkIn((await world.mailsTo('old@example.com')).at(-1)));
    const fields = { code: reset.searchParams.get('code') ?? '', password: 'another quiet evening' };
    expect((await world.browser().post(reset.pathname, fields)).statusCode).toBe(200);
    expect((await useLinkSentTo('new@example.com')).statusCode).toBe(410);
    await expect(world.identity.admin.getUser(subject)).resolves.toMatchObject({
      email: 'old@example.com',
      pendingEmail: null,
    });
    expect((await world.mailsTo('old@example.com')).map((mail) => mail.subject)).not.toContain(
      'Your e-mail address has been changed',
    );
  });

  it('closes the links that went to the old one', async () => {
    await world.browser().post('/idp/forgot-password', { email: 'old@example.com' });
    const reset = linkIn((await world.mailsTo('old@example.com')).at(-1));
    await ask('new@example.com');
    await useLinkSentTo('new@example.com');
    expect((await world.browser().get(reset)).statusCode).toBe(410);
  });
});
