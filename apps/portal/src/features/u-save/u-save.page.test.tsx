import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { mockUSave } from '../../u-save/u-save.mocks.ts';
import { states } from './u-save.states.tsx';

const patient = { timeout: 20_000 };
afterEach(leaveState);

const readRows = async (): Promise<(string | null)[][]> => {
  await screen.findByRole('table', {}, patient);
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};

const shownRows = () => screen.getByRole('navigation', { name: 'Pages' }).querySelector('p')?.textContent;

describe('the U-Save of a household', () => {
  it('the page has the balance, until when it can be used, and what became of the quarter', async () => {
    renderState(states.ready);
    expect(await screen.findByText('45 dollars 3 cents', {}, patient)).toBeTruthy();
    expect(screen.getByText('Not used by 31 Dec 2026: it goes back to the government.')).toBeTruthy();
    expect(screen.getAllByText('October to December')).toHaveLength(2);
    expect(screen.getByText('45.03 left, until 31 Dec')).toBeTruthy();
    expect(screen.getByText('12.20 returned')).toBeTruthy();
    expect(screen.getByText('All used')).toBeTruthy();
  });

  it('the list has ten entries to a page with pill, change and the balance after each', async () => {
    renderState(states.ready);
    const rows = await readRows();
    expect(rows).toHaveLength(10);
    expect(rows.slice(0, 4)).toEqual([
      ['November 2026 bill', '18 Nov 2026', 'UTILISED', expect.stringContaining('−46.44'), '45.03'],
      ['October 2026 bill', '19 Oct 2026', 'UTILISED', expect.stringContaining('−58.53'), '91.47'],
      ['Quarter from October', '15 Oct 2026', 'CREDITED', expect.stringContaining('+150.00'), '150.00'],
      [
        'Not used by 30 September',
        '30 Sep 2026',
        'RETURN TO GOVT',
        expect.stringContaining('−12.20'),
        '0.00',
      ],
    ]);
    expect(shownRows()).toBe('Showing 1 - 10 out of 12');
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(shownRows()).toBe('Showing 11 - 12 out of 12'));
    expect(await readRows()).toHaveLength(2);
  });

  it('the list shows its last page when the address names one after it', async () => {
    renderState(states.unknownPage);
    await screen.findByRole('navigation', { name: 'Pages' }, patient);
    expect(shownRows()).toBe('Showing 11 - 12 out of 12');
  });

  it('each entry names its account where there are several', async () => {
    renderState(states.severalAccounts);
    expect((await readRows())[1]?.[0]).toBe('November 2026 billAccount 8934521688');
  });

  it('the page draws no quarter whose entries do not come to the balance', async () => {
    renderState(states.notComplete);
    await readRows();
    expect(screen.queryByText('October to December')).toBeNull();
    expect(screen.getByText('July to September')).toBeTruthy();
  });

  it('SK_USAVE_1002 is no failure: there is no U-Save yet', async () => {
    renderState(states.empty);
    expect(await screen.findByText('No U-Save yet', {}, patient)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('SK_USAVE_1004 has its own words in the place of the balance, with another try', async () => {
    renderState({
      ...states.cannotShow,
      answers: {
        'usave:list': (count) => (count === 1 ? { error: 'SK_USAVE_1004' } : { data: mockUSave() }),
      },
    });
    expect(
      await screen.findByText('We are unable to display your U-Save details.', {}, patient),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await readRows()).toHaveLength(10);
  });

  it('the pop-up of service pages tells of any other failure', async () => {
    renderState(states.failed);
    expect(
      await screen.findByText('An unexpected error has occured. Please try again.', {}, patient),
    ).toBeTruthy();
    expect(screen.queryByText('No balance just now')).toBeNull();
  });
});
