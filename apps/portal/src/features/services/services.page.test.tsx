import { screen, within } from '@testing-library/react';
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
