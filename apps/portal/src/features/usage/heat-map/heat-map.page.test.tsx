import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { copy } from './copy.ts';
import { states as glanceStates } from './glance-card.states.tsx';
import { states } from './heat-map.page.states.tsx';

afterEach(leaveState);

const card = () => screen.findByRole('region', { name: 'Electricity by hours' });
const map = () => screen.findByRole('application', { name: /^Electricity by hours, / });
const spoken = async () => (await map()).querySelector('[aria-live]')?.textContent;
const findings = () => screen.findByRole('region', { name: 'Findings' });
const steps = () =>
  within(screen.getByText(/an hour$/).parentElement?.querySelector('ol') as HTMLElement).getAllByRole(
    'listitem',
  );

describe('the heat map', () => {
  it('answers first: when the peak is, how much of all it takes, and what it costs', async () => {
    renderState(states.ready);
    const heading = await screen.findByText(/are your peak$/);
    expect(heading.textContent).toBe('Weekday evenings, 7 to 10 PM, are your peak');
    expect((await card()).textContent).toContain(
      'Those three hours take 17% of all your electricity: 0.84 kWh an hour, against 0.44 on average.',
    );
    const cards = within(await findings());
    expect(cards.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Weekday evenings',
      'Hot-month nights',
      '12 to 20 June 2026',
    ]);
    expect((await findings()).textContent).toContain(
      'Nine quiet days: 0.17 kWh an hour. That is what is always on.',
    );
    expect(document.body.textContent).toContain(
      '09 Jul 2025 to 20 Nov 2026, 3 PM. 4 days without data, 8 estimated. Water and gas have monthly data only.',
    );
  });

  it('reads out one cell at a time: by day, hour and week, to both ends, and closes', async () => {
    renderState(states.ready);
    const plot = await map();
    const isRows = plot.dataset.direction === 'rows';
    fireEvent.keyDown(plot, { key: 'End' });
    expect(await spoken()).toMatch(/^Friday 20 Nov 2026, 2 to 3 PM, 0\.\d\d kilowatt hours, \d+ cents$/);
    fireEvent.keyDown(plot, { key: 'PageUp' });
    expect(await spoken()).toMatch(/^Friday 13 Nov 2026, 2 to 3 PM/);
    fireEvent.keyDown(plot, { key: isRows ? 'ArrowDown' : 'ArrowRight' });
    fireEvent.keyDown(plot, { key: isRows ? 'ArrowLeft' : 'ArrowUp' });
    expect(await spoken()).toMatch(/^Saturday 14 Nov 2026, 1 to 2 PM/);
    fireEvent.keyDown(plot, { key: 'Home' });
    expect(await spoken()).toMatch(/^Wednesday 9 Jul 2025, 1 to 2 PM/);
    fireEvent.keyDown(plot, { key: 'Escape' });
    expect(await spoken()).toBe('');
  });

  it('says what has no data, what is estimated, and what is still to come', async () => {
    renderState(states.ready);
    const plot = await map();
    fireEvent.keyDown(plot, { key: 'End' });
    fireEvent.keyDown(plot, { key: plot.dataset.direction === 'rows' ? 'ArrowRight' : 'ArrowDown' });
    expect(await spoken()).toBe('Friday 20 Nov 2026, 3 to 4 PM, not measured yet');
    for (let week = 0; week < 41; week += 1) fireEvent.keyDown(plot, { key: 'PageUp' });
    fireEvent.keyDown(plot, { key: plot.dataset.direction === 'rows' ? 'ArrowUp' : 'ArrowLeft' });
    for (let day = 0; day < 3; day += 1)
      fireEvent.keyDown(plot, { key: plot.dataset.direction === 'rows' ? 'ArrowDown' : 'ArrowRight' });
    expect(await spoken()).toBe('Sunday 8 Feb 2026, 3 to 4 PM, no data');
  });

  it('opens the week below a narrow map, and closes it', async () => {
    renderState(states.ready);
    const plot = await map();
    expect(plot.dataset.direction).toBe('rows');
    fireEvent.keyDown(plot, { key: 'End' });
    const week = within(await screen.findByRole('region', { name: 'Week from 16 Nov 2026' }));
    expect(week.getByText(/^Fri/)?.textContent).toContain('Fri 20 Nov 2026, 2 to 3 PM');
    fireEvent.click(week.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: /^Week from/ })).toBeNull();
    expect(document.activeElement).toBe(plot);
  });

  it('a card dims the rest of the map until it is pressed again, and the address says so', async () => {
    renderState(states.ready);
    const button = within(await findings()).getByRole('button', { name: 'Hot-month nights' });
    fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });

  it('weekends have a finding of their own, which counts weekends alone', async () => {
    renderState(states.weekends);
    expect(await screen.findByRole('heading', { name: /^Weekend .* are your peak$/ })).toBeTruthy();
    expect((await card()).textContent).toMatch(/take \d+% of your electricity at weekends: /);
    expect(screen.getByRole('button', { name: 'Weekends' }).getAttribute('aria-pressed')).toBe('true');
    expect(await findings()).toBeTruthy();
  });

  it('the steps are named by where they begin, in kWh and in dollars', async () => {
    renderState(states.ready);
    await map();
    expect(steps()[0]?.textContent).toMatch(/^under 0\.\d+/);
    expect(steps()).toHaveLength(6);
    leaveState();
    renderState(states.weekdays);
    await map();
    expect(screen.getByText('S$ an hour')).toBeTruthy();
    expect(steps()[0]?.textContent).toMatch(/^under 0\.\d\d/);
  });

  it('the table has the mean of each hour with two decimals, one month at a time where it is narrow', async () => {
    renderState(states.table);
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('row')).toHaveLength(25);
    expect(table.getByRole('row', { name: /^8 to 9 PM/ }).textContent).toMatch(/0\.\d\d$/);
    expect(screen.getByRole('group', { name: 'Unit' })).toBeTruthy();
  });

  it('the download is the half hours of the days that are shown', async () => {
    const { calls } = renderState({ ...states.ready, rest: { consumptionDownload: { data: '' } } });
    fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await screen.findByRole('button', { name: 'Download CSV' });
    expect(calls.find(({ name }) => name === 'consumptionDownload')?.input).toMatchObject({
      consumptionBy: 'Hourly',
      utility: 'electricity',
      accountNos: ['8934521670'],
      from: '2025-07-09',
      to: '2026-11-20',
      format: 'csv',
    });
  });
});

describe('a finger on a narrow map', () => {
  const openWeek = () => screen.queryByRole('region', { name: /^Week from/ });
  const at = { pointerType: 'touch', clientX: 200, clientY: 300 };

  it('opens the week that it taps, which stays, and none when it scrolls the page', async () => {
    renderState(states.ready);
    const plot = await map();
    fireEvent.pointerDown(plot, at);
    fireEvent.pointerMove(plot, { ...at, clientY: 280 });
    fireEvent.pointerCancel(plot, at);
    fireEvent.pointerLeave(plot, at);
    expect(openWeek()).toBeNull();
    fireEvent.pointerDown(plot, at);
    fireEvent.pointerUp(plot, at);
    fireEvent.pointerLeave(plot, at);
    expect(openWeek()).not.toBeNull();
    fireEvent.blur(plot);
    expect(openWeek()).not.toBeNull();
  });

  it('reads the cell that it taps in the open week, and stays there when it scrolls the page', async () => {
    const { page } = renderState(states.ready);
    fireEvent.keyDown(await map(), { key: 'End' });
    const panel = page.querySelector('section section canvas')?.parentElement as HTMLElement;
    const onMonday = { pointerType: 'touch', clientX: 300, clientY: 6 };
    const before = await spoken();
    fireEvent.pointerDown(panel, onMonday);
    fireEvent.pointerCancel(panel, onMonday);
    fireEvent.pointerLeave(panel, onMonday);
    expect(await spoken()).toBe(before);
    fireEvent.pointerDown(panel, onMonday);
    fireEvent.pointerUp(panel, onMonday);
    fireEvent.pointerLeave(panel, onMonday);
    expect(await spoken()).toMatch(/^Monday 16 Nov 2026/);
  });
});

describe('a mouse on the open week of a narrow map', () => {
  it('reads where it is and gives back the cell of the keys when it goes', async () => {
    const { page } = renderState(states.ready);
    fireEvent.keyDown(await map(), { key: 'End' });
    const panel = page.querySelector('section section canvas')?.parentElement as HTMLElement;
    fireEvent.pointerMove(panel, { pointerType: 'mouse', clientX: 300, clientY: 6 });
    expect(await spoken()).toMatch(/^Monday 16 Nov 2026/);
    fireEvent.pointerLeave(panel, { pointerType: 'mouse' });
    expect(await spoken()).toMatch(/^Friday 20 Nov 2026, 2 to 3 PM/);
  });
});

describe('the map of days of a wide page', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get');
  const middle = { clientX: 544, clientY: 200 };
  beforeAll(() => void width.mockReturnValue(1200));
  afterAll(() => {
    // A chart begins at the width of the last one: here the narrow one of other tests.
    width.mockReturnValue(640);
    renderState(glanceStates.ready);
    leaveState();
    width.mockRestore();
  });

  it('gives back the cell of the keys when a mouse has crossed it', async () => {
    renderState(states.ready);
    const plot = await map();
    expect(plot.dataset.direction).toBe('columns');
    fireEvent.keyDown(plot, { key: 'End' });
    const kept = await spoken();
    expect(kept).toMatch(/^Friday 20 Nov 2026, 2 to 3 PM/);
    fireEvent.pointerMove(plot, { pointerType: 'mouse', ...middle });
    expect(await spoken()).not.toBe(kept);
    fireEvent.pointerLeave(plot, { pointerType: 'mouse' });
    expect(await spoken()).toBe(kept);
    fireEvent.blur(plot);
    expect(await spoken()).toBe('');
  });

  it('closes the label with the mouse where nothing was chosen, and keeps the cell that it pressed', async () => {
    renderState(states.ready);
    const plot = await map();
    fireEvent.pointerMove(plot, { pointerType: 'mouse', ...middle });
    const under = await spoken();
    expect(under).not.toBe('');
    fireEvent.pointerLeave(plot, { pointerType: 'mouse' });
    expect(await spoken()).toBe('');
    fireEvent.pointerDown(plot, { pointerType: 'mouse', ...middle });
    fireEvent.pointerMove(plot, { pointerType: 'mouse', clientX: 300, clientY: 100 });
    fireEvent.pointerLeave(plot, { pointerType: 'mouse' });
    expect(await spoken()).toBe(under);
  });

  it('reads the cell that a finger taps, and none when it scrolls the page', async () => {
    renderState(states.ready);
    const plot = await map();
    const touch = { pointerType: 'touch', ...middle };
    fireEvent.pointerDown(plot, touch);
    fireEvent.pointerCancel(plot, touch);
    fireEvent.pointerLeave(plot, touch);
    expect(await spoken()).toBe('');
    fireEvent.pointerDown(plot, touch);
    fireEvent.pointerUp(plot, touch);
    fireEvent.pointerLeave(plot, touch);
    expect(await spoken()).not.toBe('');
  });
});

describe('a heat map that has less to say', () => {
  it('says that the use is even, and which findings are missing', async () => {
    renderState(states.even);
    expect(await screen.findByText('Your use is even through the day')).toBeTruthy();
    expect(within(await findings()).queryAllByRole('button')).toHaveLength(0);
    expect((await findings()).textContent).toContain('Nights from April to August take about as much');
  });

  it('says what a new home still needs', async () => {
    renderState(states.newHome);
    expect(await screen.findByText('Too early to name a peak')).toBeTruthy();
    expect((await card()).textContent).toContain('It needs 28 full days. So far there are 12.');
    const needs = (await findings()).textContent;
    expect(needs).toContain(
      'To compare nights of hot months we need 28 full nights from April to August and 28 from other months. One of the two has none so far.',
    );
    expect(needs).toContain('Quiet days need 56 full days to compare with. So far there are 12.');
  });

  it('counts one full day and none in words', async () => {
    renderState(states.firstDay);
    await map();
    expect((await card()).textContent).toContain('It needs 28 full days. So far there is one.');
    expect(copy.nightsTooFew(1, 28)).toMatch(/One of the two has only one so far\.$/);
    expect(copy.nightsTooFew(12, 28)).toMatch(/One of the two has only 12 so far\.$/);
    expect(copy.quietTooFew(0, 56)).toMatch(/So far there is none\.$/);
    expect(copy.earlySentence(0, 28)).toBe('It needs 28 full days. So far there is none.');
  });

  it('shows nothing used as the lightest step and names it so', async () => {
    renderState(states.oftenEmpty);
    await map();
    expect(steps().map(({ textContent }) => textContent)).toEqual([
      '0',
      'over 0',
      expect.stringMatching(/^0\.\d+ and more$/),
    ]);
    leaveState();
    renderState(states.vacant);
    await map();
    expect(steps().map(({ textContent }) => textContent)).toEqual(['0']);
  });

  it('says that a home used nothing, and finds nothing else there', async () => {
    renderState(states.vacant);
    expect(await screen.findByText('No electricity was used')).toBeTruthy();
    expect((await findings()).textContent).toBe('');
  });

  it('offers no dollars where a retailer sets the price', async () => {
    renderState(states.unpriced);
    await map();
    expect(screen.queryByRole('group', { name: 'Unit' })).toBeNull();
    expect(screen.getByText('Your retailer sets the price, so there is no cost to show.')).toBeTruthy();
    expect((await findings()).textContent).toMatch(/7 to 10 PM takes about \d+ kWh a month\./);
  });

  it('water says that it has monthly data only, asks for nothing, and leads to its months', async () => {
    const { bodies } = renderState(states.water);
    expect(await screen.findByText('Water has monthly data only.')).toBeTruthy();
    expect(bodies).toEqual([]);
    expect(screen.getByRole('link', { name: 'See water by month' }).getAttribute('href')).toContain(
      'utility=water',
    );
  });

  it('tells a meter that sends nothing from a call that failed', async () => {
    renderState(states.empty);
    expect(await screen.findByText('No data by the half hour')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    leaveState();
    renderState(states.failed);
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});

describe('the glance on the usage page', () => {
  it('says the finding and leads to the map', async () => {
    renderState(glanceStates.ready);
    expect(await screen.findByText(/are your peak\.$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the heat map' }).getAttribute('href')).toMatch(
      /\/usage\/heat-map$/,
    );
    expect(screen.getByRole('img', { name: 'Electricity by hours of 500 days' })).toBeTruthy();
  });
});
