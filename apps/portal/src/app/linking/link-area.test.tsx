import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { mockAnswer } from '../../features/accounts/accounts.mocks.ts';
import { answeringFetch, readBody } from '../../gallery/answer-calls.ts';
import type { Answers } from '../../gallery/state.ts';
import { wireApi } from '../../lib/api/api.ts';
import { clearQueries } from '../../lib/api/query-client.ts';
import { setSession } from '../../lib/session/session.ts';
import { keep, storageKeys } from '../../lib/storage.ts';
import { createRouter } from '../router.ts';
import { currentReturn, forgetReturn, takeRegistryReturn } from './registry-return.ts';

const CALLBACK = '/link-account/company/callback';
const here = location.href;
const realFetch = globalThis.fetch;

afterEach(() => {
  cleanup();
  setSession(null);
  clearQueries();
  forgetReturn();
  sessionStorage.clear();
  history.replaceState(null, '', here);
  globalThis.fetch = realFetch;
});

const active = { data: mockAnswer() };
const registered = { data: mockAnswer({ status: 'in_progress', premises: [] }) };
const notLinked = { error: 'not_linked' };

/** The portal from a full load of the page on, everything that it does told by name. */
async function load(address: string, accounts: NonNullable<Answers['user:getAccounts']>) {
  const requests: string[] = [];
  const went: string[] = [];
  const answer = answeringFetch({
    'user:getAccounts': accounts,
    'reg:companyDetails': { error: 'SK_LINK_1003' },
  });
  globalThis.fetch = (input, init) => {
    requests.push(...Object.keys((readBody(init) ?? {}) as object));
    return answer(input, init);
  };
  wireApi({ credentials: async () => null, onSessionEnded: () => {} });
  setSession({ subject: 's', email: 'a@b.example', emailVerified: true, name: 'A', isInternal: false });
  history.replaceState(null, '', address);
  takeRegistryReturn();
  const memory = createMemoryHistory({ initialEntries: [location.pathname + location.search] });
  const router = createRouter(memory);
  memory.subscribe(() => {
    went.push(memory.location.href);
    if (went.length > 20) throw new Error(`round and round: ${went.slice(0, 5).join(' ')}`);
  });
  await router.load();
  render(<RouterProvider router={router} />);
  const comesTo = (href: string) =>
    waitFor(() => expect([router.state.location.href, router.state.isLoading]).toEqual([href, false]), {
      timeout: 10_000,
    });
  return { requests, went, comesTo };
}
const sometime = () => new Promise((resolve) => setTimeout(resolve, 200));

describe.each(['web', 'mobile'] as const)('the way back from the registry (%s)', (mode) => {
  it.each([
    ['whose account is active', active, '/dashboard'],
    ['whose own account is not active yet', registered, '/link-account/individual'],
  ])(
    'leads somebody %s to it in one step, also with an answer that came long ago',
    async (_, accounts, to) => {
      for (const query of ['', '?code=x&state=y']) {
        keep('session', storageKeys.mode, mode);
        const { requests, went, comesTo } = await load(CALLBACK + query, accounts);
        await comesTo(to);
        await sometime();
        await comesTo(to);
        expect(went).toEqual([to]);
        expect(requests).not.toContain('reg:companyDetails');
        cleanup();
        clearQueries();
      }
    },
  );
});

describe('the way back from the registry', () => {
  it('is told as failed, once, to somebody with nothing linked who loads it again', async () => {
    const { went, comesTo } = await load(CALLBACK, notLinked);
    const manual = '/link-account/company/manual?myInfoBizError=true';
    await comesTo(manual);
    await sometime();
    expect(went).toEqual([manual]);
  });

  it('is dealt with once for somebody with nothing linked, and used then', async () => {
    const { requests, comesTo } = await load(`${CALLBACK}?code=x&state=y`, notLinked);
    await comesTo('/link-account/company/manual?myInfoBizError=true');
    expect(requests.filter((name) => name === 'reg:companyDetails')).toHaveLength(1);
    expect(currentReturn()).toBeNull();
  });
});

describe('the choice of ways', () => {
  it.each([
    ['Continue as an individual', '/link-account/individual?campaign=letter'],
    ['Continue as a company', '/link-account/company?campaign=letter'],
  ])('keeps the query of the address: %s', async (name, to) => {
    const { comesTo } = await load('/link-account?campaign=letter', notLinked);
    fireEvent.click(await screen.findByRole('link', { name }, { timeout: 10_000 }));
    await comesTo(to);
  });
});
