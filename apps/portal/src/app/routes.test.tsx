import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setSession } from '../lib/session.ts';
import { keep, kept, storageKeys } from '../lib/storage.ts';
import { focusHeadingOnNavigation } from './focus.ts';
import { createRouter } from './router.ts';

async function open(path: string) {
  const router = createRouter(createMemoryHistory({ initialEntries: [path] }));
  focusHeadingOnNavigation(router);
  await router.load();
  render(<RouterProvider router={router} />);
  return router;
}
const addressOf = (router: Awaited<ReturnType<typeof open>>) => router.state.location.href;

afterEach(() => {
  cleanup();
  setSession(null);
  sessionStorage.clear();
});

describe('an anonymous visitor', () => {
  it('comes from / to the welcome page, the query kept', async () => {
    const router = await open('/?mode=mobile');
    await waitFor(() => expect(addressOf(router)).toBe('/welcome?mode=mobile'));
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
  });

  it('sees the popup of a code once, while the address lets go of it', async () => {
    const router = await open('/welcome?errorCode=no_active_utilities_account&mode=web');
    expect(await screen.findByText('No Active Utilities Account', {}, { timeout: 10_000 })).toBeDefined();
    await waitFor(() => expect(addressOf(router)).toBe('/welcome?mode=web'));
  });

  it('is shown after a logout which code it was for', async () => {
    keep('session', storageKeys.errorCode, 'SK_UNKNOWN_1001');
    const router = await open('/');
    expect(await screen.findByText('SK_UNKNOWN_1001', {}, { timeout: 10_000 })).toBeDefined();
    await waitFor(() => expect(addressOf(router)).toBe('/welcome'));
    expect(kept('session', storageKeys.errorCode)).toBeNull();
  });

  it.each(['/verify', '/not-active', '/not-active/not-linked'])(
    'comes from %s to the welcome page',
    async (path) => {
      const router = await open(path);
      await waitFor(() => expect(addressOf(router)).toBe('/welcome'));
    },
  );

  it.each(['/nowhere', '/bills/a/b/c', '/dashboard/x'])('is told that %s is not a page', async (path) => {
    const router = await open(path);
    await waitFor(() => expect(addressOf(router)).toBe('/404'));
    expect(screen.getByRole('heading').textContent).toBe('Page Not Found');
    await waitFor(() => expect(document.title).toBe('Page Not Found | Services Portal'));
  });

  it('sees no account button', async () => {
    await open('/404');
    expect(screen.queryByRole('button', { name: /account menu/ })).toBeNull();
  });
});

describe('somebody signed in', () => {
  const meiLin = { subject: 's', email: 'meilin@example.com', emailVerified: true, name: 'Tan Mei Lin' };

  it('has the account button on a page that is not found', async () => {
    setSession(meiLin);
    await open('/404');
    expect(screen.getByRole('button', { name: 'Tan Mei Lin, account menu' })).toBeDefined();
  });

  it('is greeted by the heading after a change of page, for keyboard and screen reader', async () => {
    const router = await open('/welcome');
    await router.navigate({ to: '/404' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Page Not Found'));
  });
});
