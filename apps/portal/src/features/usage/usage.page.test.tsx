import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { states } from './usage.page.states.tsx';

afterEach(leaveState);

const region = (name: string) => screen.findByRole('region', { name });
const card = async () => (await region('Usage')).textContent ?? '';

describe('the usage page', () => {
  it('says of each open account of electricity how its bill will end', async () => {
    renderState(states.twoMeters);
    expect(await region('December bill, so far, account 8934521670')).toBeTruthy();
    expect(await region('December bill, so far, account 8934521688')).toBeTruthy();
  });

  it('says how the bill of the open account will end beside one that has ended', async () => {
    renderState(states.oneEnded);
    expect(await region('December bill, so far')).toBeTruthy();
    expect(screen.getAllByRole('region', { name: /so far/ })).toHaveLength(1);
  });

  it('says what the shown bill charged, line by line, and equals it', async () => {
    renderState(states.billed);
    const billed = within(await region('As billed, November bill'));
    expect(billed.getByText('Electricity, 352 kWh')).toBeTruthy();
    const amounts = billed.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(amounts).toEqual(['100.64', '9.06', '109.70', '51.48', '13.71', '−46.44', 'S$128.45']);
    expect(billed.getByText(/^The meter measured [\d.]+ kWh in these days\.$/)).toBeTruthy();
  });

  it('compares with another period by its own days, and names it', async () => {
    renderState(states.daysBeside);
    expect(await screen.findByText(/the same days of September\.$/)).toBeTruthy();
    expect(await card()).toContain('in September');
  });

  it('says so when there is nothing to compare with', async () => {
    renderState(states.nothingBeside);
    expect(
      await screen.findByText(/There is nothing from that time to compare with\.$/, {}, { timeout: 3000 }),
    ).toBeTruthy();
    expect(screen.getByText('Your usage of this month')).toBeTruthy();
  });

  it('counts in dollars at the price of each month, neighbours too', async () => {
    renderState(states.monthsInDollars);
    expect(await screen.findByText('You pay about the same as your neighbours')).toBeTruthy();
    expect(await card()).toContain('S$109.70 in November, 1% under the average 4-room flat nearby.');
    const beside = within(await region('November, side by side'));
    expect(beside.getAllByText(/^S\$/).map(({ textContent }) => textContent)).toEqual([
      'S$109.70',
      'S$110.63',
      'S$79.78',
    ]);
  });

  it('names the one day that stood out', async () => {
    renderState(states.days);
    await screen.findByText('Normal so far this month');
    expect(await card()).toContain('Only Saturday 7 Nov stood out.');
  });

  it('compares today up to the half hour that has come, and says so', async () => {
    renderState(states.days);
    await screen.findByText('Normal so far this month');
    expect(await card()).toContain('Data to today, 3 PM');
    expect(document.body.textContent).toContain('Data to 20 Nov 2026, 3 PM, updated 3:12 PM.');
    const row = await screen.findByRole('row', { name: /^Fri 20 Nov, to 3 PM/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['6.55', '2.04', '6.75', 'Actual']);
  });

  it('shows seven months at first, and the rest on request', async () => {
    renderState(states.months);
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('row')).toHaveLength(8);
    fireEvent.click(screen.getByRole('button', { name: 'Show January to April' }));
    expect(table.getAllByRole('row')).toHaveLength(12);
  });

  it('says what is always on while the days are running, and the mean day afterwards', async () => {
    renderState(states.runningBill);
    await screen.findByText('Always on');
    expect(await card()).toContain('7.2 kWh');
    expect(await card()).toContain('a day, about S$2.24 a day');
    leaveState();
    renderState(states.billed);
    expect(await screen.findByText('A day on average')).toBeTruthy();
    expect(screen.queryByText('Always on')).toBeNull();
  });

  it('says what the next reading may change of a bill that was estimated', async () => {
    renderState(states.days);
    const trueUps = within(await region('When your meters are read'));
    expect(trueUps.getByText('−S$4.12 to +S$6.55')).toBeTruthy();
    expect(trueUps.getByText('Not yet known: it needs 4 readings, 2 came')).toBeTruthy();
    expect(trueUps.getByText(/^The November bill was estimated\./)).toBeTruthy();
  });

  it('tells an empty period from a failed one', async () => {
    renderState(states.emptyYear);
    expect(await screen.findByText('No data for this period')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    leaveState();
    renderState(states.failed);
    expect(
      await screen.findByText(
        'Data is currently unavailable for this utilities account. Please try again later.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});
