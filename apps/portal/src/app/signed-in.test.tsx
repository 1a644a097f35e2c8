import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { mockPreference } from '../features/account-details/account-details.mocks.ts';
import { mockAnswer, mockMany } from '../features/accounts/accounts.mocks.ts';
import { premisesKey } from '../features/accounts/premises/premises.ts';
import { rememberPremises } from '../features/accounts/premises/remembered-premises.ts';
import { answeringFetch, readBody } from '../gallery/answer-calls.ts';
import type { Answers } from '../gallery/state.ts';
import { wireApi } from '../lib/api/api.ts';
import { clearQueries } from '../lib/api/query-client.ts';
import { setSession } from '../lib/session/session.ts';
import { forgetEverything } from '../lib/storage.ts';
import { createRouter } from './router.ts';

const realFetch = globalThis.fetch;
const here = location.href;
const somebody = { subject: 's', email: 'a@b.example', emailVerified: true, name: 'A', isInternal: false };
afterEach(() => {
  cleanup();
  forgetEverything();
  setSession(null);
  clearQueries();
  history.replaceState(null, '', here);
  globalThis.fetch = realFetch;
});

/** The portal at an address, with the names of all it asks for, body by body, and what it asked each. */
async function open(address: string, answers: Answers, isInternal = false) {
  const bodies: string[][] = [];
  const calls: [name: string, input: unknown][] = [];
  const answer = answeringFetch(answers);
  globalThis.fetch = (input, init) => {
    if (String(input).endsWith('/api')) {
      const body = (readBody(init) ?? {}) as object;
      bodies.push(Object.keys(body));
      calls.push(...Object.entries(body));
    }
    return answer(input, init);
  };
  wireApi({ credentials: async () => null, onSessionEnded: () => {} });
  setSession({ ...somebody, isInternal });
  history.replaceState(null, '', address);
  const router = createRouter(createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  render(<RouterProvider router={router} />);
  return { bodies, calls, router };
}

describe('a page behind the sign-in', () => {
  it('stands with its cards as skeletons until it is known who is there, and asks nothing of them', async () => {
    const { bodies } = await open('/dashboard', { 'user:getAccounts': { delay: 'infinite' } });
    expect(await screen.findByRole('region', { name: 'TOTAL AMOUNT PAYABLE' })).toBeTruthy();
    expect(screen.queryByText('Please wait...')).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(bodies.flat().sort()).toEqual(['user:getAccounts', 'user:profileInfo']);
  });

  it('has what the cards of the dashboard ask for asked in one body as soon as the accounts have come', async () => {
    const { bodies } = await open('/dashboard', {
      'user:getAccounts': { data: mockAnswer() },
      'features:list': { data: { features: [] } },
    });
    await waitFor(() => expect(bodies.length).toBeGreaterThan(1));
    expect(bodies[1]).toEqual(
      expect.arrayContaining([
        'features:list',
        'bills:outstandingPayment',
        'meter:retrieve',
        'consumption:hourly',
        'user:checkFirstLogin',
      ]),
    );
    // The accounts do not count yet: no card has asked.
    expect(screen.getByText('Loading your premises')).toBeTruthy();
  });

  it.each(['v1', 'v2'] as const)(
    'asks for the details of the premises that the address names, and of no other (%s)',
    async (version) => {
      const answer = mockMany(3, version);
      const fetched = mockMany(3);
      const [premises] = fetched.premises.slice(2);
      const accounts = fetched.accounts.slice(2);
      const accountNo = String(accounts[0]?.accountNo);
      if (!premises) throw new Error('there is no third premises');
      const { calls } = await open(`/account-details?account=${accountNo}`, {
        'user:getAccounts': { data: answer },
        'user:getAccount': { data: { premises, accounts } },
        'features:list': { data: { features: [] } },
        'account:preference': { data: { accounts: [] } },
      });
      const listAsked = () => calls.filter(([name]) => name === 'account:preference');
      await waitFor(() => expect(listAsked()).not.toEqual([]), { timeout: 10_000 });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(listAsked().map(([, input]) => input)).toEqual([
        { accounts: [{ accountNo, system: 'EBS', bpNo: '1000300100' }] },
      ]);
    },
  );

  it.each(['a reload', 'a new tab'])(
    'edits the account that the address names after %s, where the premises chosen before is fetched first',
    async (after) => {
      const fetched = mockMany(3);
      const [premises] = fetched.premises.slice(2);
      const accounts = fetched.accounts.slice(2);
      const accountNo = String(accounts[0]?.accountNo);
      if (!premises) throw new Error('there is no third premises');
      setSession(somebody);
      rememberPremises(premisesKey(premises), true);
      if (after === 'a new tab') sessionStorage.clear();
      await open(`/edit-account?account=${accountNo}`, {
        'user:getAccounts': { data: mockMany(3, 'v2') },
        'user:getAccount': { data: { premises, accounts } },
        'features:list': { data: { features: [] } },
        'account:preference': {
          data: { accounts: [mockPreference({ accountNo })] },
        },
      });
      expect(await screen.findByLabelText('House / Block No.', {}, { timeout: 10_000 })).toBeTruthy();
    },
  );
});

it('an address that was typed stays when another premises cannot be selected', async () => {
  const known = mockMany(3, 'v2');
  const accountNo = String(known.accounts[0]?.accountNo);
  await open(`/edit-account?account=${accountNo}`, {
    'user:getAccounts': { data: known },
    'user:getAccount': { error: 'SK_UNKNOWN_1001' },
    'features:list': { data: { features: [] } },
    'account:preference': { data: { accounts: [mockPreference({ accountNo })] } },
  });
  const block = await screen.findByLabelText('House / Block No.', {}, { timeout: 10_000 });
  fireEvent.change(block, { target: { value: '104A' } });
  fireEvent.click(screen.getByRole('button', { name: /choose another premises/ }));
  const [, second] = await screen.findAllByRole('option', {}, { timeout: 10_000 });
  if (!second) throw new Error('there is no second premises');
  fireEvent.click(second);
  expect(await screen.findByText(/An error has occured while selecting premises/)).toBeTruthy();
  expect(screen.getByLabelText('House / Block No.')).toHaveProperty('value', '104A');
});

it('account details begin with the first page of a premises that is chosen', async () => {
  const { router } = await open('/account-details?page=2', {
    'user:getAccounts': { data: mockMany(3) },
    'features:list': { data: { features: [] } },
    'account:preference': { data: { accounts: [] } },
  });
  fireEvent.click(
    await screen.findByRole('button', { name: /choose another premises/ }, { timeout: 10_000 }),
  );
  const [, second] = await screen.findAllByRole('option', {}, { timeout: 10_000 });
  if (!second) throw new Error('there is no second premises');
  fireEvent.click(second);
  await waitFor(() => expect(router.state.location.href).toBe('/account-details'));
});

describe('account details after an edit', () => {
  it('tell once that it was saved: not again after a reload or on going back', async () => {
    const { router } = await open('/manage-premises', {
      'user:getAccounts': { data: mockAnswer() },
      'features:list': { data: { features: [] } },
      'account:preference': { data: { accounts: [] } },
    });
    await act(() => router.navigate({ to: '/account-details', state: { editOutcome: 'saved' } }));
    const saved = 'Your request has been submitted successfully.';
    expect(await screen.findByText(saved, {}, { timeout: 10_000 })).toBeTruthy();
    await waitFor(() => expect(router.history.location.state.editOutcome).toBeUndefined());
    expect(screen.getByText(saved)).toBeTruthy();
    await act(() => router.navigate({ to: '/manage-premises' }));
    await screen.findByRole('heading', { level: 1, name: 'Manage Premises' }, { timeout: 10_000 });
    act(() => router.history.back());
    await screen.findByRole('heading', { level: 1, name: 'Account Details' }, { timeout: 10_000 });
    expect(screen.queryByText(saved)).toBeNull();
  });
});

describe('a page of staff', () => {
  it('shows an officer the contact details to verify, where a customer has them', async () => {
    const { router } = await open(
      '/internal/consent-contact-detail?account=8934521670',
      { 'user:getAccounts': { data: mockAnswer() }, 'features:list': { data: { features: [] } } },
      true,
    );
    expect(
      await screen.findByRole('heading', { name: 'Verify Contact Details' }, { timeout: 10_000 }),
    ).toBeTruthy();
    expect(router.state.location.pathname).toBe('/internal/consent-contact-detail');
  });
});
