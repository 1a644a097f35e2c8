import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DashboardScreen } from '../app/dashboard.route.tsx';
import { states } from './dashboard.states.tsx';
import { leaveState, renderState } from './test/render-state.tsx';
import { shortenWaits } from './test/short-waits.ts';

shortenWaits();

afterEach(leaveState);

describe('the dashboard', () => {
  it('asks for the accounts, then for everything else in one body', async () => {
    const { bodies } = renderState(states.ready);
    await screen.findByText('Normal so far today', {}, { timeout: 3000 });
    expect(bodies.map((body) => [...body].sort())).toEqual([
      ['user:checkFirstLogin', 'user:getAccounts'],
      [
        'banner:accountTypes',
        'bills:outstandingPayment',
        'consumption:hourly',
        'features:list',
        'meter:retrieve',
      ],
    ]);
  });

  it('keeps the usage when the balance fails, and the balance when the usage fails', async () => {
    renderState(states.statementFailed);
    expect(
      await screen.findByText('We cannot show your balance just now', {}, { timeout: 3000 }),
    ).toBeTruthy();
    expect(await screen.findByText('Normal so far today')).toBeTruthy();
    leaveState();
    renderState(states.usageFailed);
    expect(await screen.findByText('We cannot show your usage just now', {}, { timeout: 3000 })).toBeTruthy();
    expect(await screen.findByText('13 days left')).toBeTruthy();
  });

  it('offers another day once it knows whose, on the buttons that stood there before', async () => {
    renderState(states.ready);
    const previous = await screen.findByRole('button', { name: 'Previous day' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(previous);
    expect(screen.getByText('Today, 20 Nov')).toBeTruthy();
    await screen.findByText('Normal so far today', {}, { timeout: 3000 });
    expect(previous.getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(previous);
    expect(await screen.findByText('Yesterday, 19 Nov')).toBeTruthy();
  });

  it('is about the premises that the address names, until somebody chooses another', async () => {
    renderState({ ...states.company, render: () => <DashboardScreen account="00 8920020041" /> });
    const title = () => screen.findByRole('heading', { level: 1, name: /#/ }, { timeout: 3000 });
    await waitFor(async () => expect((await title()).textContent).toContain('48 Pandan Loop'));
    fireEvent.click(screen.getByRole('radio', { name: /Changi Village/ }));
    await waitFor(async () => expect((await title()).textContent).toContain('Changi Village'));
  });

  it('lists a few premises to switch between, one or many not', async () => {
    renderState(states.company);
    expect(await screen.findAllByRole('radio', {}, { timeout: 3000 })).toHaveLength(3);
    leaveState();
    renderState(states.many);
    await screen.findByText('13 days left', {}, { timeout: 3000 });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('leads from a premises without meters to the choice of another', async () => {
    renderState({
      ...states.company,
      answers: { ...states.company.answers, 'meter:retrieve': { error: 'SERVICE_FAILURE' } },
    });
    fireEvent.click(
      await screen.findByRole('button', { name: 'Choose another premises' }, { timeout: 3000 }),
    );
    expect(await screen.findByRole('combobox')).toBeTruthy();
  });
});
