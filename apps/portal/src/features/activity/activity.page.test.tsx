import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { OutsideContext } from '../../ui/actions/outside-link.tsx';
import { mockActivity } from './activity.mocks.ts';
import { ActivityPage } from './activity.page.tsx';
import { states } from './activity.states.tsx';

afterEach(leaveState);
const patient = { timeout: 10_000 };

describe('the activity page', () => {
  it('lists who did what by day, with the note of staff', async () => {
    renderState(states.ready);
    const today = within(await screen.findByRole('region', { name: 'Today' }, patient));
    expect(today.getByRole('listitem').textContent).toBe(
      'Daniel Tan looked at the November 2026 billView only, invited by you. Account 8934521670. Three times on this day9:40 AM',
    );
    const staff = within(screen.getByRole('region', { name: '18 Nov 2026' }));
    expect(staff.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Amelia D’Souza, staff could not use a meter readingAccount 8934521670Note: The reading is lower than the one before.Changed11:31 AM',
      'Amelia D’Souza, staff looked at a meter readingAccount 8934521670 11:26 AM'.replace(' 11', '11'),
    ]);
    expect(screen.getByText('Staff looked twice and changed one thing')).toBeTruthy();
  });

  it('says that staff did not look as the verdict', async () => {
    renderState(states.noStaff);
    expect(await screen.findByText('Staff did not look at your accounts', {}, patient)).toBeTruthy();
  });

  it('puts filter and page into the address, and asks for the page that stands there', async () => {
    const onSearch = vi.fn();
    const { calls } = renderState({
      about: 'the second page of everybody',
      answers: { 'user:activity': { data: mockActivity() } },
      render: () => (
        <ActivityPage
          isReady
          search={{ page: '2' }}
          contact={null}
          onSearch={onSearch}
          onChangePassword={() => {}}
        />
      ),
    });
    const staff = await screen.findByRole('radio', { name: /^Staff/ }, patient);
    expect(calls).toEqual([{ name: 'user:activity', input: { who: 'all', page: 2, size: 10 } }]);
    fireEvent.click(staff);
    expect(onSearch).toHaveBeenLastCalledWith({ who: 'staff' });
    fireEvent.click(screen.getByRole('button', { name: /next/i }));
    expect(onSearch).toHaveBeenLastCalledWith({ page: '3' });
  });

  it('can be narrowed to other logins with the account, where there is any of theirs', async () => {
    renderState(states.ready);
    expect(await screen.findByRole('radio', { name: /^Other logins/ }, patient)).toBeTruthy();
    leaveState();
    renderState(states.empty);
    await screen.findByRole('radio', { name: /^Staff/ }, patient);
    expect(screen.queryByRole('radio', { name: /^Other logins/ })).toBeNull();
  });

  it('leads to the contact form in a tab of its own, and nowhere on a kiosk', async () => {
    renderState(states.ready);
    const link = await screen.findByRole('link', { name: /^Contact Us/ }, patient);
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://utility.example/contact',
      '_blank',
    ]);
    leaveState();
    renderState({
      ...states.ready,
      render: () => <OutsideContext value={false}>{states.ready.render()}</OutsideContext>,
    });
    expect(await screen.findByRole('button', { name: 'Change Password' }, patient)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Contact Us/ })).toBeNull();
  });

  it('says that nothing happened where nothing did', async () => {
    renderState(states.empty);
    expect(await screen.findByText('Nothing happened in the past 12 months.', {}, patient)).toBeTruthy();
  });
});
