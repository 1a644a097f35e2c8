import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { deviceNow } from '../../lib/clock.ts';
import { states } from './meter-card.states.tsx';

afterEach(() => {
  leaveState();
  vi.useRealTimers();
});

const words = (page: HTMLElement) => page.textContent.replace(/\s+/g, ' ');

describe('a customer in an open window', () => {
  it('reads which meters are to be read, from when to when, and for which bill', async () => {
    const { page, calls } = renderState(states.open);
    expect(await screen.findByText('SUBMISSION NOW OPEN')).toBeTruthy();
    expect(
      screen.getByRole('heading', { name: 'METER READING SUBMISSION for November 2026 Bill', level: 2 }),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Two meters to read: water and gas', level: 3 })).toBeTruthy();
    expect(words(page)).toContain('From 18 Nov 2026, 8AMto 25 Nov 2026, 11PM');
    expect(calls).toEqual([{ name: 'meter:retrieve', input: { accountNos: ['8934521670'] } }]);
  });

  it('finds the way to send readings', async () => {
    renderState(states.open);
    const act = await screen.findByRole('link', { name: 'Submit Meter Reading' });
    expect(act.getAttribute('href')).toBe('/meter-readings');
  });

  it('reads small numbers as words, large ones as figures', async () => {
    renderState(states.openOne);
    expect(await screen.findByRole('heading', { name: 'One meter to read: water' })).toBeTruthy();
    leaveState();
    renderState(states.openMany);
    expect(await screen.findByRole('heading', { name: '12 meters to read: water and gas' })).toBeTruthy();
  });

  it('has nothing to read where the meter sends its own readings', async () => {
    renderState(states.sendsItsOwn);
    expect(
      await screen.findByRole('heading', { name: 'Nothing to read: your meter sends its own readings' }),
    ).toBeTruthy();
    expect(screen.getByText('SUBMISSION NOW OPEN')).toBeTruthy();
  });

  it('a customer in an open window whose meters differ sees the window that is open, and the meter that it is open for', async () => {
    renderState(states.differing);
    expect(await screen.findByRole('heading', { name: 'One meter to read: gas' })).toBeTruthy();
    expect(screen.getByText('25 Nov 2026, 11PM')).toBeTruthy();
  });
});

describe('a customer before the window', () => {
  it('reads how far it is, with its edges, and may still go to the page', async () => {
    const { page } = renderState(states.closed);
    expect(await screen.findByText('SUBMISSION CLOSED')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Opens in five days, for water and gas' })).toBeTruthy();
    expect(
      screen.getByRole('heading', { name: 'METER READING SUBMISSION for December 2026 Bill' }),
    ).toBeTruthy();
    expect(words(page)).toContain('From 25 Nov 2026, 8AMto 02 Dec 2026, 11PM');
    expect(screen.getByRole('link', { name: 'Submit Meter Reading' })).toBeTruthy();
  });

  it('reads tomorrow and today as words', async () => {
    renderState(states.opensTomorrow);
    expect(await screen.findByRole('heading', { name: 'Opens tomorrow, for water and gas' })).toBeTruthy();
    leaveState();
    renderState(states.opensToday);
    expect(await screen.findByRole('heading', { name: 'Opens today, for water and gas' })).toBeTruthy();
  });
});

describe('while the page is open', () => {
  it('the window opens by itself', async () => {
    renderState(states.opening);
    expect(await screen.findByText('SUBMISSION CLOSED')).toBeTruthy();
    expect(await screen.findByText('SUBMISSION NOW OPEN', {}, { timeout: 3000 })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Two meters to read: water and gas' })).toBeTruthy();
  });

  it('the window closes by itself, and the next one is asked for once', async () => {
    const { bodies } = renderState(states.ending);
    expect(await screen.findByText('SUBMISSION NOW OPEN')).toBeTruthy();
    expect(await screen.findByText('SUBMISSION CLOSED', {}, { timeout: 3000 })).toBeTruthy();
    expect(await screen.findByText('18 Dec 2026, 8AM', {}, { timeout: 3000 })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Opens in 23 days, for water and gas' })).toBeTruthy();
    expect(bodies).toHaveLength(2);
  });

  it('a next window that cannot be had leaves the last one, closed and dated', async () => {
    const { bodies } = renderState(states.ended);
    expect(
      await screen.findByRole('heading', { name: 'This window has ended' }, { timeout: 3000 }),
    ).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Refresh' }, { timeout: 3000 })).toBeTruthy();
    expect(screen.getByText('As of 10:59 PM')).toBeTruthy();
    expect(bodies).toHaveLength(2);
  });

  it('the days to the window are counted anew at midnight', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderState({ ...states.closed, now: '2026-11-20T15:59:00.000Z' });
    expect(
      await screen.findByRole('heading', { name: 'Opens in five days, for water and gas' }),
    ).toBeTruthy();
    act(() => vi.advanceTimersByTime(61_000));
    expect(screen.getByRole('heading', { name: 'Opens in four days, for water and gas' })).toBeTruthy();
  });

  it('a device that slept over the end of the window catches up when it is looked at', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderState(states.ending);
    expect(await screen.findByText('SUBMISSION NOW OPEN')).toBeTruthy();
    vi.setSystemTime(deviceNow() + 8 * 3_600_000);
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('SUBMISSION CLOSED')).toBeTruthy();
    expect(await screen.findByText('18 Dec 2026, 8AM')).toBeTruthy();
  });
});

describe('meter reading that does not concern somebody', () => {
  const fixedText = 'Meter reading submission(s) is not applicable for this account';

  it.each([states.withoutServices, states.inactive])(
    'is told at once and nothing is asked: $about',
    async (state) => {
      const { bodies } = renderState(state);
      expect(await screen.findByText(fixedText)).toBeTruthy();
      expect(screen.getByRole('heading', { name: 'METER READING SUBMISSION' })).toBeTruthy();
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(bodies).toEqual([]);
    },
  );

  it('leads a master user to the sub accounts, once there is such a page', async () => {
    const { bodies } = renderState(states.master);
    expect(await screen.findByText(fixedText)).toBeTruthy();
    expect(screen.getByText('Meters of a master account are read under its sub accounts.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sub Accounts' }).getAttribute('href')).toBe('/sub-accounts');
    expect(bodies).toEqual([]);
    leaveState();
    renderState({ ...states.master, availability: () => 'gone' });
    await screen.findByText(fixedText);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('offers another premises to somebody who has one', async () => {
    renderState(states.inactive);
    expect(await screen.findByRole('button', { name: 'Choose another premises' })).toBeTruthy();
  });

  it.each([states.notApplicable, states.notApplicableElsewhere])(
    'has its full stop when the answer says so, and no Try Again: $about',
    async (state) => {
      renderState(state);
      expect(await screen.findByText(`${fixedText}.`)).toBeTruthy();
      expect(screen.queryByRole('button')).toBeNull();
    },
  );
});

describe('meters that cannot be had', () => {
  it('are told with the code on one line, and Try Again', async () => {
    renderState(states.failed);
    expect(await screen.findByText('An occurred error SK_UNKNOWN_1001')).toBeTruthy();
    const again = screen.getByRole('button', { name: 'Try Again' });
    again.focus();
    fireEvent.click(again);
    await screen.findByText('Still not working. Please try again later.');
    expect(document.activeElement).toBe(again);
  });

  it('show what was known before, with its time', async () => {
    renderState(states.outOfDate);
    expect(await screen.findByText(/^As of /, {}, { timeout: 3000 })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Two meters to read: water and gas' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
  });

  it('wait with a skeleton, also while it is not known whose they are', async () => {
    const { bodies } = renderState(states.waiting);
    expect(screen.getByRole('heading', { name: 'METER READING SUBMISSION' })).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Loading the meter reading submission')).toBeTruthy());
    expect(bodies).toEqual([]);
  });
});
