import type { Page } from '@playwright/test';
import { hostileTargets } from '../../packages/domain/src/test/hostile-targets.ts';
import { comeIn, fillSignIn, leaveSignInPages } from '../support/people.ts';
import { expect, full, inPart, test } from '../support/test.ts';

/** Some targets look like a mail address, and the test itself puts them there. */
const handedIn = /an e-mail address stands in an address/;

const getOrigin = (page: Page): string => new URL(page.url()).origin;

test('there are at least 120 hostile targets', () => {
  expect(new Set(hostileTargets).size).toBeGreaterThanOrEqual(120);
});

/** Entries that a server answers: whatever they say, no Location may lead away. */
const serverEntries: Readonly<Record<string, (target: string, origin: string) => string>> = {
  'redirect_uri of the provider': (target) =>
    `/oidc/auth?${new URLSearchParams({ client_id: 'portal', response_type: 'code', scope: 'openid', code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256', redirect_uri: target })}`,
  'post_logout_redirect_uri of the provider': (target) =>
    `/oidc/session/end?${new URLSearchParams({ client_id: 'portal', post_logout_redirect_uri: target })}`,
  'redirect of the welcome page': (target) => `/welcome?${new URLSearchParams({ redirect: target })}`,
  'return_to of /login': (target) => `/login?${new URLSearchParams({ return_to: target, returnTo: target })}`,
  'return_to of /logout': (target) =>
    `/logout?${new URLSearchParams({ return_to: target, redirect: target })}`,
  'state of /callback': (target) => `/callback?${new URLSearchParams({ code: 'x', state: target })}`,
  'search of the sandbox': (target) =>
    `/sandbox/mailbox?${new URLSearchParams({ search: target, done: target })}`,
};

for (const [entry, address] of Object.entries(serverEntries)) {
  test(
    `no hostile target leaves through the ${entry}`,
    inPart(entry === 'redirect_uri of the provider' ? 'main' : 'full'),
    async ({ request, portal }) => {
      for (const target of hostileTargets) {
        const answer = await request.get(`${portal.origin}${address(target, portal.origin)}`, {
          maxRedirects: 0,
        });
        const location = answer.headers().location;
        if (location === undefined) continue;
        expect(new URL(location, portal.origin).origin, target).toBe(portal.origin);
      }
    },
  );
}

/** One of each disguise: the whole rule has its own tests; here it is the way through the browser. */
const disguises = [
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/%2f/evil.example',
  '/%c0%afevil.example',
  '/%80',
  '/\t/evil.example',
  '／／evil.example',
  '/logout',
];

test('a browser that is handed a hostile redirect stays', full, async ({ page, portal, watch }) => {
  watch.allow(handedIn);
  for (const target of disguises) {
    await page.goto(`/welcome?${new URLSearchParams({ redirect: target })}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(getOrigin(page), target).toBe(portal.origin);
  }
});

test('a hostile path is answered on this origin and leads nowhere', full, async ({ request, portal }) => {
  const paths = hostileTargets.filter((target) => /^\/[\\/]|^\/(%|\.|;)|^\/[^a-zA-Z]/.test(target));
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const answer = await request.get(`${portal.origin}${path}`, { maxRedirects: 0 });
    const { location = '/' } = answer.headers();
    expect(new URL(location, answer.url()).origin, path).toBe(portal.origin);
    expect(answer.status(), path).not.toBe(500);
  }
});

test('a browser that opens a hostile path stays on this origin', full, async ({ page, portal, watch }) => {
  watch.allow(handedIn);
  watch.allow(/status of 40[04]/);
  for (const path of disguises.filter((target) => target.startsWith('/') && target !== '/logout')) {
    await page.goto(`${portal.origin}${path}`);
    expect(getOrigin(page), path).toBe(portal.origin);
  }
});

test('a return path that was tampered with leads home after signing in', full, async ({ page, portal }) => {
  await page.addInitScript({ path: new URL('../support/in-page/tamper.js', import.meta.url).pathname });
  await comeIn(page, 'meilin@example.com');
  const comeBackWith = async (target: string): Promise<void> => {
    // Still known to the provider, no longer to this tab: /login asks and comes back without a form.
    await page.evaluate(`sessionStorage.clear(); localStorage.setItem('hostile', ${JSON.stringify(target)})`);
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/oidc/auth');
    await page.goto('/login', { waitUntil: 'commit' });
    await asked;
  };
  for (const target of disguises) {
    await comeBackWith(target);
    await expect(page, target).toHaveURL(`${portal.origin}/dashboard`);
  }
  // The swap works: a path of the portal is followed.
  await comeBackWith('/dashboard?mode=web');
  await expect(page).toHaveURL(`${portal.origin}/dashboard?mode=web`);
});

test(
  'a return path in the address of a protected page is only ever a path of this portal',
  full,
  async ({ page, portal }) => {
    await page.goto(
      `/dashboard?${new URLSearchParams({ redirect: 'https://evil.example', next: '//evil.example' })}`,
    );
    await fillSignIn(page, 'meilin@example.com');
    await leaveSignInPages(page);
    expect(getOrigin(page)).toBe(portal.origin);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  },
);

test(
  'End Session of a kiosk leads to the welcome page for whatever is not on the list',
  full,
  async ({ page, portal, watch }) => {
    watch.allow(handedIn);
    for (const target of [...disguises, `${portal.origin}.evil.example/`, 'https://kiosk.example/']) {
      await page.goto(`/welcome?${new URLSearchParams({ mode: 'kiosk', redirect: target })}`);
      await page.getByRole('button', { name: 'End Session' }).click();
      await expect(page, target).toHaveURL(`${portal.origin}/welcome?mode=kiosk`);
    }
    // An origin on the list is followed.
    const allowed = `${portal.origin}/sandbox/kiosk`;
    await page.goto(`/welcome?${new URLSearchParams({ mode: 'kiosk', redirect: allowed })}`);
    await page.getByRole('button', { name: 'End Session' }).click();
    await expect(page).toHaveURL(allowed);
  },
);
