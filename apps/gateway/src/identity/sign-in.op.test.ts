import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestIdentity, type TestIdentity } from './test/test-identity.ts';
import { openSignIn, refresh, signInAgain, signInAs, type Tokens } from './test/test-portal.ts';
import { watchHashes } from './test/watch-hashes.ts';

let world: TestIdentity;
beforeEach(async () => {
  world = await openTestIdentity();
});
afterEach(() => world.close());

describe('a customer with a sign-in', () => {
  it('signs in with address and password and gets tokens that the gateway accepts', async () => {
    const subject = await world.addPerson('meilin@example.com');
    const { tokens } = await signInAs(world, ' MeiLin@example.com ');

    const header = decodeProtectedHeader(tokens.access_token);
    expect(header).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    const verdict = await world.identity.check.verifyAccess(tokens.access_token);
    expect(verdict).toMatchObject({
      ok: true,
      token: { issuer: 'embedded', subject, email: 'meilin@example.com', emailVerified: true, staff: false },
    });
    expect(decodeJwt(tokens.id_token)).toMatchObject({ email_verified: true, name: 'Tan Mei Lin' });
    expect(tokens.scope.split(' ')).toEqual(expect.arrayContaining(['openid', 'email', 'portal']));
    await expect(world.identity.check.verifyId(tokens.id_token)).resolves.toMatchObject({ ok: true });
  });

  it('has no role in the tokens, while staff have theirs', async () => {
    await world.addPerson('meilin@example.com');
    const subject = await world.addPerson('staff@example.com');
    await world.db.updateTable('idpAccount').set({ role: 'staff' }).where('subject', '=', subject).execute();
    const customer = await signInAs(world, 'meilin@example.com');
    const staff = await signInAs(world, 'staff@example.com');
    expect(decodeJwt(customer.tokens.id_token)).not.toHaveProperty('roles');
    expect(decodeJwt(staff.tokens.id_token)).toHaveProperty('roles', ['staff']);
    expect(decodeJwt(staff.tokens.access_token)).toHaveProperty('roles', ['staff']);
  });

  it('signs in by a second tab without a form', async () => {
    await world.addPerson('meilin@example.com');
    const { browser } = await signInAs(world, 'meilin@example.com');
    await expect(signInAgain(world, browser)).resolves.toHaveProperty('access_token');
  });

  it('is signed out on a shared computer when its browser is closed', async () => {
    await world.addPerson('meilin@example.com');
    const { browser } = await signInAs(world, 'meilin@example.com');
    expect(browser.jar.get('_session /')).toMatchObject({ lasts: false });
  });

  it('keeps the identity token through a refresh', async () => {
    await world.addPerson('meilin@example.com');
    const { tokens } = await signInAs(world, 'meilin@example.com');
    const renewed = await refresh(world, tokens.refresh_token);
    expect(renewed.statusCode).toBe(200);
    expect(renewed.json<Tokens>()).toMatchObject({ id_token: expect.any(String) });
  });

  it('sees one message for both fields after a wrong password, and keeps the address', async () => {
    await world.addPerson('meilin@example.com');
    const browser = world.browser();
    const base = await openSignIn(browser);
    const answer = await browser.post(`${base}/sign-in`, {
      email: 'meilin@example.com',
      password: 'x'.repeat(12),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('<title>Error: Log in | Services Portal</title>');
    expect(answer.body.match(/The e-mail address or password is not correct/g)).toHaveLength(2);
    expect(answer.body).toContain('value="meilin@example.com"');
    expect(answer.body).not.toContain('x'.repeat(12));
  });
});

it('hashes one password for an unknown address, as for a known one with a wrong password', async () => {
  await world.addPerson('meilin@example.com');
  const browser = world.browser();
  const base = await openSignIn(browser);
  for (const email of ['stranger@example.com', 'meilin@example.com', 'another@example.com']) {
    const guess = () => browser.post(`${base}/sign-in`, { email, password: 'a wrong password' });
    expect((await watchHashes(guess)).count, email).toBe(1);
  }
});
