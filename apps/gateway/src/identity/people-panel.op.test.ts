import { afterEach, describe, expect, it } from 'vitest';
import { openTestIdentity, type TestIdentity } from './test/test-identity.ts';
import { openSignIn } from './test/test-portal.ts';
import { createTestTokens } from './test/test-tokens.ts';

let world: TestIdentity;
afterEach(() => world.close());

const people = [
  { email: 'meilin@example.com', name: 'Tan Mei Lin', state: 'Home. "Bill" due & two meters <to read>' },
];

async function readSignInPage(): Promise<string> {
  const browser = world.browser();
  return (await browser.get(await openSignIn(browser))).body;
}

describe('the people on the sign-in page', () => {
  it('are offered in the sandbox, with the password they share', async () => {
    world = await openTestIdentity({}, { people });
    const body = await readSignInPage();
    expect(body).toContain('data-email="meilin@example.com"');
    expect(body).toContain('Home. &quot;Bill&quot; due &amp; two meters &lt;to read&gt;');
    expect(body).toContain('<strong>Portal-Demo-2026</strong>');
    expect(body).toContain('>ML<');
  });

  it('are never shown outside the sandbox, even when they are passed in', async () => {
    world = await openTestIdentity({ SANDBOX: 'false' }, { people });
    const body = await readSignInPage();
    expect(body).not.toContain('meilin');
    expect(body).not.toContain('Portal-Demo-2026');
  });
});

describe('tokens for tests', () => {
  it('are accepted like those of the issuer, and the expired one is refused', async () => {
    world = await openTestIdentity();
    const subject = await world.addPerson('meilin@example.com');
    const tokens = createTestTokens(world.deps);
    const { check } = world.identity;
    await expect(check.verifyAccess(await tokens.tokenFor('meilin@example.com'))).resolves.toMatchObject({
      ok: true,
      token: { subject },
    });
    await expect(check.verifyAccess(await tokens.tokenFor(subject))).resolves.toMatchObject({ ok: true });
    await expect(check.verifyId(await tokens.idTokenFor(subject))).resolves.toMatchObject({ ok: true });
    await expect(check.verifyAccess(await tokens.expiredFor(subject))).resolves.toEqual({
      ok: false,
      code: 'SK_SEC_1000',
    });
  });
});
