import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { states } from './bills.states.tsx';

afterEach(leaveState);

const ready = () => screen.findByText('October 2026 bill');

describe('the source of histories and dues', () => {
  it('is the payments service alone where that is on, and shows the same', async () => {
    const { calls } = renderState(states.paymentsService);
    await ready();
    expect(await screen.findByText('13 days left')).toBeTruthy();
    const names = calls.map(({ name }) => name);
    expect(names.filter((name) => ['history', 'payables'].includes(name)).sort()).toEqual([
      'history',
      'payables',
    ]);
    expect(names).not.toContain('bills:paymentHistory');
    expect(names).not.toContain('bills:outstandingPayment');
    expect((await screen.findAllByRole('row', { name: /Payment, PayNow/ }))[0]?.textContent).toContain(
      'Received−126.80',
    );
    expect((await screen.findByText(/^Last payment/)).textContent).toBe(
      'Last payment S$126.80 by PayNow, received 28 Oct 2026.',
    );
    const parts = await screen.findByRole('list', { name: 'What it is made of' });
    expect(parts.textContent).toContain('Electricity109.70');
  });

  it('is never the payments service where that is off', async () => {
    const { calls } = renderState(states.ready);
    await ready();
    expect(calls.map(({ name }) => name)).not.toContain('history');
    expect(calls.map(({ name }) => name)).not.toContain('payables');
  });

  it('fails in its own parts', async () => {
    renderState(states.paymentsServiceFailed);
    expect(await screen.findByText('We cannot show your payments just now')).toBeTruthy();
    expect(screen.getByText('We cannot show your balance just now')).toBeTruthy();
    expect(screen.getByText('October 2026 bill')).toBeTruthy();
  });
});
