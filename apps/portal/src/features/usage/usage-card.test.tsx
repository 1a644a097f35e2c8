import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { states } from './usage-card.states.tsx';

afterEach(leaveState);

const chart = () => screen.findByRole('application', { name: 'Electricity by half hour, Today, 20 Nov' });

describe('the usage card of today', () => {
  it('answers first: normal, how much, compared with what', async () => {
    renderState(states.normal);
    expect(await screen.findByText('Normal so far today')).toBeTruthy();
    const { textContent: card } = screen.getByRole('region', { name: 'Usage' });
    expect(card).toMatch(/6\.55 kWh by 3 PM, \d% under a usual Friday\./);
    expect(screen.getByText('S$2.04')).toBeTruthy();
    expect(card).toContain('at 31.16 c/kWh with GST');
    expect(screen.getByText('always on, about S$2.24 a day')).toBeTruthy();
  });

  it('draws a bar for each measured half hour, the rule and the usual day', async () => {
    const { page } = renderState(states.normal);
    await chart();
    expect(page.querySelectorAll('[data-slot]')).toHaveLength(30);
    expect(page.querySelectorAll('[data-estimated]')).toHaveLength(2);
    expect(page.querySelector('svg text')?.closest('svg')?.textContent).toContain('Data to 3 PM');
  });

  it('reads out half hours under the arrow keys, Home, End and Escape', async () => {
    renderState(states.normal);
    const plot = await chart();
    const textOf = () => plot.querySelector('[aria-live]')?.textContent;
    fireEvent.keyDown(plot, { key: 'ArrowRight' });
    expect(textOf()).toBe('2:30 PM, 0.17 kilowatt hours, 5 cents');
    fireEvent.keyDown(plot, { key: 'Home' });
    fireEvent.keyDown(plot, { key: 'ArrowRight' });
    expect(textOf()).toBe('12:30 AM, 0.27 kilowatt hours, 8 cents');
    fireEvent.keyDown(plot, { key: 'End' });
    expect(textOf()).toContain('11:30 PM, Not measured yet');
    fireEvent.keyDown(plot, { key: 'Escape' });
    expect(textOf()).toBe('');
  });

  it('gives back the half hour of the keys when a mouse has crossed the chart', async () => {
    renderState(states.normal);
    const plot = await chart();
    const textOf = () => plot.querySelector('[aria-live]')?.textContent;
    fireEvent.keyDown(plot, { key: 'End' });
    fireEvent.pointerMove(plot, { pointerType: 'mouse', clientX: 100 });
    expect(textOf()).not.toContain('11:30 PM');
    fireEvent.pointerLeave(plot, { pointerType: 'mouse' });
    expect(textOf()).toContain('11:30 PM');
  });

  it('reads the half hour that a finger taps, and none when it scrolls the page', async () => {
    renderState(states.normal);
    const plot = await chart();
    const textOf = () => plot.querySelector('[aria-live]')?.textContent;
    const at = { pointerType: 'touch', clientX: 100 };
    fireEvent.pointerDown(plot, at);
    fireEvent.pointerCancel(plot, at);
    fireEvent.pointerLeave(plot, at);
    expect(textOf()).toBe('');
    fireEvent.pointerDown(plot, at);
    fireEvent.pointerUp(plot, at);
    fireEvent.pointerLeave(plot, at);
    expect(textOf()).toMatch(/AM, 0\.\d+ kilowatt hours/);
  });

  it('holds the same numbers in a table that sorts', async () => {
    renderState(states.normal);
    fireEvent.click(await screen.findByRole('button', { name: 'View as table' }));
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('row')).toHaveLength(49);
    expect(table.getAllByText('Estimated')).toHaveLength(2);
    fireEvent.click(table.getByRole('button', { name: 'kWh' }));
    expect(table.getAllByRole('row')[1]?.textContent).toContain('6:30 AM0.3200.10');
    expect(table.getByRole('columnheader', { name: 'kWh' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('goes back a day and forward again, and never beyond today', async () => {
    renderState(states.normal);
    await screen.findByText('Normal so far today');
    const next = screen.getByRole('button', { name: 'Next day' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(await screen.findByText('Yesterday, 19 Nov')).toBeTruthy();
    await screen.findByText(/usual Thursday/, {}, { timeout: 3000 });
    fireEvent.click(screen.getByRole('button', { name: 'Next day' }));
    expect(await screen.findByText('Normal so far today')).toBeTruthy();
  });
});

describe('the day navigator', () => {
  it('keeps its buttons and the focus while a day loads and when its answer comes', async () => {
    renderState(states.normal);
    const previous = screen.getByRole('button', { name: 'Previous day' });
    previous.focus();
    await screen.findByText('Normal so far today');
    expect(document.activeElement).toBe(previous);
    fireEvent.click(previous);
    await screen.findByText(/usual Thursday/, {}, { timeout: 3000 });
    expect(document.activeElement).toBe(previous);
  });
});

describe('the usage card of a day that has just begun', () => {
  it.each([
    ['at 00:20, before any half hour is over', states.justAfterMidnight],
    ['while the readings of today are late', states.nothingYet],
  ])('shows yesterday %s, and leads no further than there is data', async (_, state) => {
    renderState(state);
    expect(await screen.findByText('Yesterday, 19 Nov')).toBeTruthy();
    expect(await screen.findByText('A normal Thursday')).toBeTruthy();
    expect(screen.getByText('kWh per half hour')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Next day' }).getAttribute('aria-disabled')).toBe('true'),
    );
  });
});

describe('a day without an answer', () => {
  const unavailable = 'Data is currently unavailable for this utilities account. Please try again later.';

  it('says that data is unavailable, and offers Try Again only when the call failed', async () => {
    renderState(states.failed);
    expect(await screen.findByText(unavailable)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
    leaveState();
    renderState(states.unavailable);
    expect(await screen.findByText(unavailable)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('shows an empty frame when nothing came for two days, and leads to the newest data', async () => {
    renderState(states.empty);
    expect(await screen.findByText('No data for this period')).toBeTruthy();
    expect(screen.queryByText('kWh per half hour'), 'no legend for bars that are not there').toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Latest data: 17 Nov 2026' }));
    expect(await screen.findByText('Tue, 17 Nov')).toBeTruthy();
  });

  it('says so where there is nothing but prepaid electricity, and asks for nothing', async () => {
    const { bodies } = renderState(states.prepaid);
    expect(await screen.findByText('No usage to show here')).toBeTruthy();
    expect(bodies).toEqual([]);
  });

  it('keeps its place without blocks for 300 ms, then shows them', async () => {
    const { page } = renderState(states.loading);
    expect(page.querySelector('[data-phase]')?.getAttribute('data-phase')).toBe('held');
    await waitFor(() => expect(page.querySelector('[data-phase]')?.getAttribute('data-phase')).toBe('shown'));
    expect(screen.getByText('Loading your usage')).toBeTruthy();
  });
});

describe('the months', () => {
  const verdict = 'You use about the same as your neighbours';

  it('are where usage starts with an inactive account, and all that water and gas have', async () => {
    renderState(states.inactive);
    expect(await screen.findByText(verdict)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Hourly' }).getAttribute('aria-disabled')).toBeNull();
    leaveState();
    renderState(states.noElectricity);
    await screen.findByText(verdict);
    const hourly = screen.getByRole('button', { name: 'Hourly' });
    expect(hourly.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Water has monthly data only.').id).toBe(hourly.getAttribute('aria-describedby'));
    fireEvent.click(hourly);
    expect(screen.getByRole('button', { name: 'Monthly' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('are where usage starts with a meter that sends no half hours; its days and hours can be looked for', async () => {
    renderState(states.readByHand);
    expect(await screen.findByText(verdict)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Hourly' }));
    expect(
      await screen.findByText(
        'Data is currently unavailable for this utilities account. Please try again later.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('say how the newest one compares, and read out each', async () => {
    const { page } = renderState(states.normal);
    fireEvent.click(await screen.findByRole('button', { name: 'Monthly' }));
    expect(await screen.findByText(verdict)).toBeTruthy();
    expect(page.textContent).toContain(
      '352 kWh in November, 1% under the average 4-room flat nearby and 38% over the efficient half.',
    );
    const plot = await screen.findByRole('application', { name: 'Electricity by month, 2026' });
    expect(plot.querySelectorAll('[data-slot]')).toHaveLength(11);
    expect(plot.querySelectorAll('[data-line]')).toHaveLength(2);
    fireEvent.keyDown(plot, { key: 'Home' });
    for (let month = 1; month < 4; month++) fireEvent.keyDown(plot, { key: 'ArrowRight' });
    expect(plot.querySelector('[aria-live]')?.textContent).toBe(
      'Apr 2026, 391 kilowatt hours, 121 dollars 85 cents, Estimated',
    );
  });

  it('explain average and efficient in the words of the specification', async () => {
    renderState(states.inactive);
    fireEvent.click(await screen.findByRole('button', { name: 'What these mean' }));
    expect(
      await screen.findByText('Average refers to average usage of HDB 4-room nearby neighbours.'),
    ).toBeTruthy();
    expect(
      screen.getByText(
        'Efficient refers to average usage of the 50% least spending neighbours of the same group.',
      ),
    ).toBeTruthy();
  });

  it('a home without half hours shows last year while no bill of this one has come', async () => {
    renderState(states.newYear);
    expect(await screen.findByText('2025')).toBeTruthy();
    expect(await screen.findByText(/in November/)).toBeTruthy();
  });

  it('lose daily and hourly when water is chosen, and get them back with electricity', async () => {
    renderState(states.normal);
    await screen.findByText('Normal so far today');
    fireEvent.click(screen.getByRole('tab', { name: 'Water' }));
    expect(screen.getByRole('button', { name: 'Monthly' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('2026')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Electricity' }));
    expect(screen.getByRole('button', { name: 'Daily' }).getAttribute('aria-disabled')).toBeNull();
  });
});

describe('late readings', () => {
  it('show within a minute while the card stands', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'setInterval', 'clearInterval', 'clearTimeout'],
    });
    try {
      renderState(states.late);
      expect(await screen.findByText(/^6\.55 kWh/)).toBeTruthy();
      await vi.advanceTimersByTimeAsync(50_000);
      expect(await screen.findByText(/^9\.17 kWh/)).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });
});
