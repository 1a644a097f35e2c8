import { usualSwitches } from '@portal/domain/availability/switches';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { answeringFetch } from '../gallery/answer-calls.ts';
import type { Answers } from '../gallery/state.ts';
import { createQueryClient } from '../lib/api/query-client.ts';
import { AvailabilityContext, type AvailabilityOfFeature } from '../lib/availability.ts';
import { loadConfig } from '../lib/config.ts';
import { useContactDetailsFirst } from './contact-details-first.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

/** Everything that was drawn of the dashboard, in order: whether dialogs were allowed. */
let drawn: boolean[] = [];
let isHolder: boolean | null = true;
function Dashboard() {
  const mayInterrupt = useContactDetailsFirst(isHolder);
  drawn.push(mayInterrupt);
  return <p>{mayInterrupt ? 'cards and dialogs' : 'cards'}</p>;
}

async function open(answers: Answers, availability: AvailabilityOfFeature = () => 'open') {
  drawn = [];
  globalThis.fetch = answeringFetch(answers, {
    publicConfig: { data: { switches: usualSwitches, serverTime: '2026-11-20T07:02:00.000Z' } },
  });
  await loadConfig();
  const root = createRootRoute();
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([
      at('/dashboard', Dashboard),
      at('/consent-contact-detail', () => <p>contact details</p>),
    ]),
    history: createMemoryHistory({ initialEntries: ['/', '/dashboard'] }),
  });
  await router.load();
  render(
    <AvailabilityContext value={availability}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AvailabilityContext>,
  );
  return router;
}
const saying = (body: unknown): Answers => ({
  'cusConsent:retrieve': { data: { isCusConsentReq: body as boolean } },
});

describe('somebody who must verify their contact details', () => {
  it.each([true, 'Y', 'X'])(
    'is led there when the answer is %j, before any dialog may show',
    async (said) => {
      const router = await open(saying(said));
      expect(await screen.findByText('contact details')).toBeTruthy();
      expect(router.state.location.pathname).toBe('/consent-contact-detail');
      expect(drawn).not.toContain(true);
    },
  );

  it('does not come back to the dashboard by the back button', async () => {
    const router = await open(saying(true));
    await screen.findByText('contact details');
    expect(router.history.length).toBe(2);
  });

  it('stays where the page is not there', async () => {
    await open(saying(true), () => 'gone');
    expect(await screen.findByText('cards and dialogs')).toBeTruthy();
    expect(screen.queryByText('contact details')).toBeNull();
  });
});

describe('everybody else', () => {
  it('a viewer without a home of their own is not asked, and meets no dialog before that is known', async () => {
    isHolder = false;
    await open(saying(true));
    expect(await screen.findByText('cards and dialogs')).toBeTruthy();
    isHolder = null;
    cleanup();
    await open(saying(true));
    expect(screen.getByText('cards')).toBeTruthy();
    isHolder = true;
    expect(drawn).not.toContain(true);
  });

  it.each([false, 'N', null])('stays when the answer is %j, and dialogs may show then', async (said) => {
    await open(saying(said));
    expect(screen.getByText('cards')).toBeTruthy();
    expect(await screen.findByText('cards and dialogs')).toBeTruthy();
  });

  it('stays when it cannot be asked', async () => {
    await open({ 'cusConsent:retrieve': { error: 'SK_UNKNOWN_1001' } });
    expect(await screen.findByText('cards and dialogs')).toBeTruthy();
  });

  it('sees the cards, and no dialog, while the answer is slow', async () => {
    await open({ 'cusConsent:retrieve': { delay: 'infinite' } });
    await waitFor(() => expect(screen.getByText('cards')).toBeTruthy());
    expect(drawn).not.toContain(true);
  });
});
