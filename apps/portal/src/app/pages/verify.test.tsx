import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answeringFetch } from '../../gallery/answer-calls.ts';
import type { Answers } from '../../gallery/state.ts';
import { wireApi } from '../../lib/api/api.ts';
import { clearQueries } from '../../lib/api/query-client.ts';
import { setSession } from '../../lib/session/session.ts';
import { createRouter } from '../router.ts';

const realFetch = globalThis.fetch;

beforeEach(() => {
  window.dataLayer = [];
});
afterEach(() => {
  cleanup();
  setSession(null);
  clearQueries();
  Reflect.deleteProperty(window, 'dataLayer');
  globalThis.fetch = realFetch;
});

async function resend(answer: NonNullable<Answers['user:sendEmailVerification']>): Promise<void> {
  globalThis.fetch = answeringFetch({ 'user:sendEmailVerification': answer });
  wireApi({ credentials: async () => null, onSessionEnded: () => {} });
  setSession({ subject: 's', email: 'a@b.example', emailVerified: false, name: 'A', isInternal: false });
  const router = createRouter(createMemoryHistory({ initialEntries: ['/verify'] }));
  await router.load();
  render(<RouterProvider router={router} />);
  const button = { name: 'Resend Verification Email' };
  fireEvent.click(await screen.findByRole('button', button, { timeout: 10_000 }));
}

it('a resent verification mail is measured as a success once it was sent', async () => {
  await resend({ data: { sent: true } });
  await waitFor(() => expect(window.dataLayer).toEqual([{ event: 'email_verification', result: 'Success' }]));
});

it('a verification mail that was not sent is measured as a failure', async () => {
  await resend({ error: 'SK_MAIL_1001' });
  await waitFor(() =>
    expect(window.dataLayer).toEqual([
      expect.objectContaining({ event: 'email_verification', result: 'Failure', code: 'SK_MAIL_1001' }),
    ]),
  );
});
