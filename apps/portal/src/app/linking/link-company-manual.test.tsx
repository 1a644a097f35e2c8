import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { mockApplication } from '../../features/linking/manual/manual.mocks.ts';
import { answeringFetch } from '../../gallery/answer-calls.ts';
import { shortenWaits } from '../../gallery/test/short-waits.ts';
import { wireApi } from '../../lib/api/api.ts';
import { clearQueries } from '../../lib/api/query-client.ts';
import { setSession } from '../../lib/session/session.ts';
import { createRouter } from '../router.ts';

shortenWaits();

const MANUAL = '/link-account/company/manual?mode=web';
const SIGNED_FORM = '/link-account/company/manual/signed-form?mode=web';
const realFetch = globalThis.fetch;
const patient = { timeout: 10_000 };

afterEach(() => {
  cleanup();
  setSession(null);
  clearQueries();
  globalThis.fetch = realFetch;
});

/** Somebody with nothing linked, who comes from the start of companies. */
async function arrive(isValidated: boolean, address = MANUAL) {
  let holds = isValidated;
  globalThis.fetch = answeringFetch({
    'user:getAccounts': { error: 'not_linked' },
    'reg:companyApplication': () => ({ data: { application: holds ? mockApplication() : null } }),
    'reg:validateCustomerDetails': () => {
      holds = true;
      return {
        data: { accountNo: '8920031174', postalCode: '573968', uen: '201900042H', companyName: 'Sin Ming' },
      };
    },
  });
  wireApi({ credentials: async () => null, onSessionEnded: () => {} });
  setSession({ subject: 's', email: 'a@b.example', emailVerified: true, name: 'A', isInternal: false });
  const memory = createMemoryHistory({ initialEntries: ['/link-account/company', address], initialIndex: 1 });
  const router = createRouter(memory);
  await router.load();
  render(<RouterProvider router={router} />);
  return {
    back: () => memory.back(),
    forward: () => memory.forward(),
    address: () => memory.location.href,
    entries: () => memory.length,
    /** A page that is loaded again knows its address and the state of its entry. */
    async reload() {
      cleanup();
      clearQueries();
      const { href, state } = memory.location;
      const again = createMemoryHistory({ initialEntries: [href] });
      again.replace(href, state);
      const anew = createRouter(again);
      await anew.load();
      render(<RouterProvider router={anew} />);
    },
  };
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name, {}, patient);
const step2 = () => screen.findByRole('heading', { name: 'Upload the signed form' }, patient);
async function goOn(): Promise<void> {
  const typed = { 'Utilities Account Number': '8920031174', 'Postal Code': '573968', UEN: '201900042H' };
  for (const [name, value] of Object.entries(typed))
    fireEvent.change(await field(name), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await step2();
}
const step1Empty = async () => expect((await field('UEN')).value).toBe('');
const step1 = async () =>
  expect([(await field('UEN')).value, (await field('Postal Code')).value]).toEqual(['201900042H', '573968']);

describe('the steps by hand', () => {
  it('are gone through by the browser’s Back and Forward, each with its address', async () => {
    const { back, forward, address, entries } = await arrive(false);
    await goOn();
    expect([address(), entries()]).toEqual([SIGNED_FORM, 3]);
    back();
    await step1();
    expect(address()).toBe(MANUAL);
    forward();
    await step2();
    back();
    await step1();
    back();
    await waitFor(() => expect(address()).toMatch(/^\/link-account\/company(\?|$)/));
  });

  it('are gone back by the page’s Back as by the browser’s, and on again', async () => {
    const { forward, entries } = await arrive(false);
    await goOn();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await step1();
    expect(entries()).toBe(3);
    forward();
    await step2();
  });

  it('stay where they were when the page is loaded again', async () => {
    const { back, reload } = await arrive(false);
    await goOn();
    await reload();
    await step2();
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    back();
    await reload();
    await step1();
  });

  it.each([
    ['the second with nothing validated leads to the first', false, MANUAL, step1Empty],
    ['the second with validated details opens at once', true, SIGNED_FORM, step2],
  ] as const)('have deep links: %s', async (_, isValidated, to, shows) => {
    const { address, entries } = await arrive(isValidated, SIGNED_FORM);
    await shows();
    await waitFor(() => expect([address(), entries()]).toEqual([to, 2]));
  });

  it('begin at the second for somebody who has gone on another day; Back stays in the form', async () => {
    const { back, address, entries } = await arrive(true);
    await step2();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await step1();
    expect([address(), entries()]).toEqual([MANUAL, 2]);
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await step2();
    back();
    await step1();
  });
});
