/** @engines both */
import { hostileTargets } from '@portal/domain/test/hostile-targets';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestBrowser } from './test/test-browser.ts';
import { openTestIdentity, PASSWORD, type TestIdentity } from './test/test-identity.ts';
import { signInAs } from './test/test-portal.ts';

let world: TestIdentity;
let subject: string;
let browser: TestBrowser;
beforeEach(async () => {
  world = await openTestIdentity();
  subject = await world.addPerson('meilin@example.com');
  browser = (await signInAs(world, 'meilin@example.com')).browser;
});
afterEach(() => world.close());

const PATH = '/idp/change-mobile';
const ask = (mobile: string, more: Readonly<Record<string, string>> = {}) =>
  browser.post(PATH, { mobile, password: PASSWORD, ...more });
const mobileNow = async () => (await world.identity.admin.getUser(subject))?.mobile;
const auditRows = () => world.db.selectFrom('auditEvent').selectAll().execute();

describe('a new mobile number', () => {
  it('is changed at the address that the portal is given, which shows only the last digits of the old one', async () => {
    expect(world.identity.publicIdentity.profileUrls.mobile).toBe(`http://portal.test${PATH}`);
    const { body } = await browser.get(PATH);
    expect(body).toContain('<h1>Change mobile number</h1>');
    expect(body).toContain('ends in <strong>4567</strong>');
    expect(body).not.toContain('91234567');
  });

  it('takes effect at once, and the customer gets a mail without it', async () => {
    const answer = await ask('8765 4321');
    expect(answer.body).toContain('<h1>Your mobile number has been changed.</h1>');
    expect(await mobileNow()).toBe('+6587654321');
    const [mail] = await world.mailsTo('meilin@example.com');
    expect(mail?.subject).toBe('Your mobile number has been changed');
    expect(mail?.text).toContain('a new password logs everyone out');
    expect(mail?.text).toContain('Not you? Call');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/8765|4321/);
  });

  it('has its mail also when the mail server was away, once it is back', async () => {
    vi.spyOn(world.deps.mailer, 'send').mockRejectedValueOnce(new Error('the mail server is away'));
    await ask('8765 4321');
    expect(await world.mailsTo('meilin@example.com')).toHaveLength(0);
    world.clock.shift(3000);
    expect(await world.mailsTo('meilin@example.com')).toHaveLength(1);
  });

  it('leaves a row in the audit without the number or a name', async () => {
    await ask('87654321');
    const [row, ...more] = await auditRows();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ action: 'idp:changeMobile', outcome: 'done' });
    expect(row?.actor).toMatch(/^sign-in:[0-9a-f]{16}$/);
    expect(JSON.stringify(row)).not.toMatch(/87654321|meilin/i);
  });

  it('is refused with a message when it is malformed', async () => {
    const refused = [
      ['', 'New mobile number is a required field'],
      ['8765432', 'Mobile Number must be 8 digits'],
      ['876543210', 'Mobile Number must be 8 digits'],
      ['8765432a', 'Mobile Number must be 8 digits'],
      ['７６５４３２１０', 'Mobile Number must be 8 digits'],
      ['<script>alert(1)</script>', 'Mobile Number must be 8 digits'],
      ['71234567', 'Please enter valid mobile number'],
      ['+65 9123 4567', 'This is already your mobile number'],
    ] as const;
    for (const [mobile, text] of refused) {
      const answer = await ask(mobile);
      expect([answer.statusCode, mobile]).toEqual([400, mobile]);
      expect(answer.body).toContain(text);
      expect(answer.body).not.toContain('<script>alert');
    }
    expect(await mobileNow()).toBe('+6591234567');
    expect(await auditRows()).toEqual([]);
  });

  it('begins with 9, 8, 6 or 3', async () => {
    for (const mobile of ['98765432', '87654321', '61234567', '31234567']) {
      await ask(mobile);
      expect(await mobileNow()).toBe(`+65${mobile}`);
    }
  });
});

describe('a refused change of the mobile number', () => {
  it('keeps the input without the password, and neither changes nor mails anything', async () => {
    for (const [password, text] of [
      ['', 'Current password is a required field'],
      ['not the password', 'The password is not correct'],
    ] as const) {
      const answer = await ask('87654321', { password });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain(text);
      expect(answer.body).toContain('value="87654321"');
    }
    expect(await mobileNow()).toBe('+6591234567');
    expect(await world.mailsTo('meilin@example.com')).toHaveLength(0);
  });

  it('locks the address after ten wrong passwords, as the log-in does', async () => {
    for (let n = 0; n < 10; n += 1) await ask('87654321', { password: `wrong ${n}` });
    const answer = await ask('87654321');
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toContain('You have tried too many times. Please try again later.');
    expect(await mobileNow()).toBe('+6591234567');
  });

  it('follows the tenth change of an hour, so that every change has its mail', async () => {
    for (let n = 0; n < 10; n += 1) await ask(`8765432${n}`);
    const answer = await ask('98765432');
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toContain('You have tried too many times. Please try again later.');
    expect(answer.body).toContain('value="98765432"');
    expect(await mobileNow()).toBe('+6587654329');
    await world.identity.settled();
    expect(await world.mailsTo('meilin@example.com')).toHaveLength(10);
    expect(await auditRows()).toHaveLength(10);
    world.clock.shift(61 * 60_000);
    await ask('98765432');
    expect(await mobileNow()).toBe('+6598765432');
  });

  it('shows the way to the log-in without a sign-in', async () => {
    const stranger = world.browser();
    for (const page of [await stranger.get(PATH), await stranger.post(PATH, { mobile: '87654321' })]) {
      expect(page.body).toContain('Log in to change your mobile number.');
    }
    expect(await mobileNow()).toBe('+6591234567');
  });

  it('follows a form of another site', async () => {
    const fields = { mobile: '87654321', password: PASSWORD };
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none' }]) {
      expect((await browser.post(PATH, fields, headers)).statusCode).toBe(403);
    }
    expect(await mobileNow()).toBe('+6591234567');
  });

  it('leaves the number of another customer alone', async () => {
    const other = await world.addPerson('bernard@example.com');
    await ask('87654321', { subject: other, email: 'bernard@example.com' });
    expect((await world.identity.admin.getUser(other))?.mobile).toBe('+6591234567');
  });

  it('leaves no number in the log', async () => {
    await ask('87654321', { password: 'a canary password' });
    await ask('87654321');
    await world.identity.settled();
    expect(world.logged.join('\n')).not.toMatch(/87654321|canary|meilin/i);
  });
});

describe('the way back to the portal', () => {
  const back = '/consent-contact-detail?mode=mobile';

  it('leads to the page that the customer came from, also after a mistake', async () => {
    for (const path of ['/idp/change-mobile', '/idp/change-email']) {
      const page = await browser.get(`${path}?redirect=${encodeURIComponent(back)}`);
      expect(page.body).toContain(`href="${back}"`);
      const mistake = await browser.post(path, { redirect: back });
      expect(mistake.statusCode).toBe(400);
      expect(mistake.body).toContain(`href="${back}"`);
      expect(mistake.body).toContain(`name="redirect" value="${back}"`);
      const fields = { mobile: '87654321', email: 'new@example.com', password: PASSWORD, redirect: back };
      const done = await browser.post(path, fields);
      expect(done.statusCode).toBe(200);
      expect(done.body).toContain(`class="button" href="${back}"`);
    }
  });

  it('leads nowhere else, whatever the address or the form contain', async () => {
    const start = await browser.get(PATH);
    for (const target of hostileTargets) {
      const page = await browser.get(`${PATH}?${new URLSearchParams({ redirect: target })}`);
      expect(page.body, target).toBe(start.body);
    }
    for (const target of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '"><script>']) {
      const { body } = await ask('', { redirect: target });
      expect(body).toContain('name="redirect" value="/"');
      expect(body).not.toMatch(/evil\.example|javascript:|"><script>/);
    }
  });
});
