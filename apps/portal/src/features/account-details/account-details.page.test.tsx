import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { states } from './account-details.states.tsx';

afterEach(leaveState);
const patient = { timeout: 10_000 };
const card = async (accountNo: string) =>
  within(await screen.findByRole('region', { name: `Account ${accountNo}` }, patient));

describe('the links', () => {
  const notes = () =>
    screen
      .getAllByRole('link')
      .flatMap(({ textContent: text }) => (text?.match(/^(People with access|Activity)/) ? [text] : []));

  it.each([
    ['settled', 'One person, view only', 'Last look by staff: 18 Nov'],
    ['otherLogins', '3 others can see this home', 'Last change by staff: 2 Nov'],
    ['alone', 'Nobody else can see this home', 'See who looked at your accounts'],
  ] as const)('say who sees the home and what staff did: %s', (state, access, activity) => {
    renderState(states[state]);
    expect(notes()).toEqual([`People with access${access}`, `Activity${activity}`]);
  });
});

describe('account details', () => {
  it('show each account with its address now and to come, its bills and retailer access', async () => {
    renderState(states.pending);
    const home = await card('8934521670');
    const terms = home.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(['Mailing address', 'Monthly bill summary', 'Retailer access']);
    expect(home.getByText('01 Dec 2026').parentElement?.textContent).toBe('from 01 Dec 2026');
    expect(home.getByText(/Blk 9 Jalan Rajah/)).toBeTruthy();
    expect(home.getByText('to meilin.tan@demo.example')).toBeTruthy();
    expect(home.getByText('not sent')).toBeTruthy();
    expect(home.getByRole('link', { name: 'Edit account 8934521670' }).getAttribute('href')).toContain(
      '/edit-account?account=8934521670',
    );
  });

  it('keep the card of a closed account, whose Edit can be reached and says why it does nothing', async () => {
    renderState(states.pending);
    const closed = await card('8934519921');
    const edit = closed.getByRole('button', { name: 'Edit account 8934519921' });
    expect(edit.getAttribute('aria-disabled')).toBe('true');
    expect(edit.hasAttribute('disabled')).toBe(false);
    const reason = document.getElementById(edit.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('An inactive account cannot be edited.');
    expect(closed.getByText('Closed accounts get no bills')).toBeTruthy();
    expect(closed.queryByText('Retailer access')).toBeNull();
  });

  it('answer in ink where bills and letters go, and count the days to another address', async () => {
    renderState(states.pending);
    const ink = within(await screen.findByRole('region', { name: 'YOUR BILLS GO TO' }, patient));
    expect(ink.getByText('meilin.tan@demo.example')).toBeTruthy();
    expect(ink.getByText('Changes in 11 days')).toBeTruthy();
    leaveState();
    renderState(states.tomorrow);
    expect(await screen.findByText('Changes tomorrow', {}, patient)).toBeTruthy();
  });

  it('name accounts of the premises whose settings differ', async () => {
    renderState(states.many);
    expect(
      await screen.findByText('Account 8934520026: other settings, shown on this page.', {}, patient),
    ).toBeTruthy();
  });

  it('show ten accounts of a premises that has hundreds, and ask for no others', async () => {
    const { calls } = renderState(states.hundreds);
    await card('8700000310');
    expect(screen.getAllByRole('region', { name: /^Account \d/ })).toHaveLength(2);
    expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain(
      'Showing 311 - 312 out of 312',
    );
    expect(screen.getByText('For the accounts on this page.')).toBeTruthy();
    const asked = calls.flatMap(({ input }) => (input as { accounts?: unknown[] }).accounts ?? []);
    expect(asked).toHaveLength(2);
  });

  it('say that a contestable account cannot be edited, and have no ink where every account is closed', async () => {
    renderState(states.contestable);
    expect(
      await screen.findByText('This type of account cannot be edited online.', {}, patient),
    ).toBeTruthy();
    leaveState();
    renderState(states.allClosed);
    await card('8934519921');
    expect(screen.queryByRole('region', { name: 'YOUR BILLS GO TO' })).toBeNull();
  });

  it('tell what an edit has led to', async () => {
    renderState(states.saved);
    expect((await screen.findByRole('status', {}, patient)).textContent).toContain(
      'Your request has been submitted successfully.',
    );
    leaveState();
    renderState(states.unavailable);
    expect((await screen.findByRole('alert', {}, patient)).textContent).toContain(
      'This feature is currently not available. Please use our Contact Us form.',
    );
  });
});
