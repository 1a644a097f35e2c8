import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { states } from './services.states.tsx';

afterEach(leaveState);

it('each service leads to its page and says how it stands', () => {
  renderState(states.known);
  const link = screen.getByRole('link', { name: /^Request for Payment Arrangement/ });
  expect(link.getAttribute('href')).toBe('/services/payment-arrangement');
  expect(link.textContent).toContain('Nothing overdue');
  expect(screen.getByRole('link', { name: /^Request for Refund PENDING/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Open Account.*new tab/ }).getAttribute('target')).toBe('_blank');
});

it('a payment that the customer is awaited for stands on ink, before the groups', () => {
  renderState(states.waiting);
  const [first] = screen.getAllByRole('region');
  expect(within(first as HTMLElement).getByText('Pay S$86.40 by 27 Nov 2026')).toBeTruthy();
});

it('nothing stands on ink when nothing waits', () => {
  renderState(states.known);
  expect(screen.queryByText('Waiting for you')).toBeNull();
});

it('lists the requests with their states, the newest first, each with the way to its page', async () => {
  renderState(states.manyRequests);
  const card = within(await screen.findByRole('region', { name: 'Your requests' }));
  await card.findByText('Sent 02 Jul 2026');
  const links = () => card.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links()).toEqual(
    [7, 6, 5, 4, 3].map((month) => `/services/payment-arrangement/PA-260${month}-0017`),
  );
  expect(card.getAllByText('Completed')).toHaveLength(5);
  fireEvent.click(card.getByRole('button', { name: 'Show all 7' }));
  expect(links()).toHaveLength(7);
  expect(card.getByText('Account 8934520018')).toBeTruthy();
});

it('says what a request would be where there is none', async () => {
  renderState(states.noRequests);
  expect(await screen.findByText('No requests yet')).toBeTruthy();
  expect(screen.getByText('Each request you make gets its own page.')).toBeTruthy();
});
