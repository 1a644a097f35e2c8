import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answeringFetch } from '../gallery/answer-calls.ts';
import { setSession } from '../lib/session/session.ts';
import { keep, readStored, storageKeys } from '../lib/storage.ts';
import { focusHeadingOnNavigation } from './focus/focus.ts';
import { createRouter } from './router.ts';

async function open(path: string) {
  const router = createRouter(createMemoryHistory({ initialEntries: [path] }));
  focusHeadingOnNavigation(router);
  await router.load();
  render(<RouterProvider router={router} />);
  return router;
}
/** The code for signed-in people is loaded after the sign-in. */
const patient = { timeout: 10_000 };
const getAddress = (router: Awaited<ReturnType<typeof open>>) => router.state.location.href;

afterEach(() => {
  cleanup();
  setSession(null);
  sessionStorage.clear();
});

describe('an anonymous visitor', () => {
  it('comes from / to the welcome page, the query kept', async () => {
    const router = await open('/?mode=mobile');
    await waitFor(() => expect(getAddress(router)).toBe('/welcome?mode=mobile'));
    expect(screen.getByRole('button', { name: 'Login' })).toBeDefined();
  });

  it('sees the popup of a code once, while the address lets go of it', async () => {
    const router = await open('/welcome?errorCode=no_active_utilities_account&mode=web');
    expect(await screen.findByText('No Active Utilities Account', {}, { timeout: 10_000 })).toBeDefined();
    await waitFor(() => expect(getAddress(router)).toBe('/welcome?mode=web'));
    expect(router.history.length, 'going back does not come by the code again').toBe(1);
  });

  it('is shown after a logout which code it was for', async () => {
    keep('session', storageKeys.errorCode, 'SK_UNKNOWN_1001');
    const router = await open('/');
    expect(await screen.findByText('SK_UNKNOWN_1001', {}, { timeout: 10_000 })).toBeDefined();
    await waitFor(() => expect(getAddress(router)).toBe('/welcome'));
    expect(readStored('session', storageKeys.errorCode)).toBeNull();
  });

  it.each(['/verify', '/not-active'])('comes from %s to the welcome page', async (path) => {
    const router = await open(path);
    await waitFor(() => expect(getAddress(router)).toBe('/welcome'));
  });

  it.each(['/nowhere', '/bills/a/b/c', '/dashboard/x', '/not-active/not-linked'])(
    'is told that %s is not a page',
    async (path) => {
      const router = await open(path);
      await waitFor(() => expect(getAddress(router)).toBe('/404'));
      expect(screen.getByRole('heading').textContent).toBe('Page Not Found');
      await waitFor(() => expect(document.title).toBe('Page Not Found | Services Portal'));
    },
  );

  it('sees no more than the mark in the header of the welcome page', async () => {
    await open('/welcome');
    const header = within(await screen.findByRole('banner'));
    expect(header.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Services Portal']);
    expect(header.queryByRole('button')).toBeNull();
    expect(header.queryByRole('navigation')).toBeNull();
  });

  it.each([
    ['/tnc', 'Terms and Conditions', 'Terms and Conditions'],
    ['/signup-info', 'Sign up', 'Sign up'],
    ['/unsuccessful-login', 'Sorry, your login is unsuccessful.', 'Unsuccessful login'],
  ])('may read %s, with no more in the header than the mark', async (path, heading, title) => {
    const router = await open(path);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(getAddress(router)).toBe(path);
    await waitFor(() => expect(document.title).toBe(`${title} | Services Portal`));
    expect(within(screen.getByRole('banner')).getAllByRole('link')).toHaveLength(1);
  });

  it('comes from Sign up to what to have at hand', async () => {
    const router = await open('/welcome');
    fireEvent.click(screen.getByRole('link', { name: 'Sign up' }));
    await waitFor(() => expect(getAddress(router)).toBe('/signup-info'));
  });

  it('has inside the app a button that signs up at once', async () => {
    keep('session', storageKeys.mode, 'mobile');
    await open('/welcome');
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  });

  it('finds the terms in the footer, but no help, which is for people signed in', async () => {
    await open('/404');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Terms and Conditions' }).getAttribute('href')).toBe('/tnc');
    expect(screen.queryByRole('link', { name: 'Help' })).toBeNull();
  });

  it('sees no account button', async () => {
    await open('/404');
    expect(screen.queryByRole('button', { name: /account menu/ })).toBeNull();
  });
});

describe('somebody signed in', () => {
  const meiLin = {
    subject: 's',
    email: 'meilin@example.com',
    emailVerified: true,
    name: 'Tan Mei Lin',
    isInternal: false,
  };

  it('has the account button on a page that is not found', async () => {
    setSession(meiLin);
    await open('/404');
    expect(await screen.findByRole('button', { name: 'Tan Mei Lin, account menu' }, patient)).toBeDefined();
  });

  it('reads the terms under the full header', async () => {
    setSession(meiLin);
    await open('/tnc');
    const header = within(screen.getByRole('banner'));
    expect(await header.findByRole('button', { name: 'Tan Mei Lin, account menu' }, patient)).toBeDefined();
    expect(await header.findByRole('navigation', { name: 'Main' })).toBeDefined();
  });

  it.each(['web', 'kiosk'] as const)(
    'somebody signed in without an account reads the terms under no menu (%s)',
    async (mode) => {
      const fetchMock = vi.fn(answeringFetch({ 'user:getAccounts': { error: 'not_linked' } }));
      vi.stubGlobal('fetch', fetchMock);
      keep('session', storageKeys.mode, mode);
      setSession({ ...meiLin, subject: 'nobody' });
      await open('/tnc');
      const header = within(screen.getByRole('main').parentElement ?? document.body);
      const stands = mode === 'web' ? 'Tan Mei Lin, account menu' : 'End Session';
      expect(await header.findByRole('button', { name: stands }, patient)).toBeDefined();
      await waitFor(
        () => expect(fetchMock.mock.calls.some(([input]) => String(input).endsWith('/api'))).toBe(true),
        patient,
      );
      await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
      expect(header.queryByRole('navigation', { name: 'Main' })).toBeNull();
      vi.unstubAllGlobals();
    },
  );

  it('sees the mark alone where a login did not succeed', async () => {
    setSession(meiLin);
    await open('/unsuccessful-login');
    expect(screen.queryByRole('button', { name: /account menu/ })).toBeNull();
  });

  it('is greeted by the heading after a change of page, for keyboard and screen reader', async () => {
    const router = await open('/welcome');
    await router.navigate({ to: '/404' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Page Not Found'));
  });
});
