import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GalleryState } from '../../../gallery/state.ts';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { spokenTexts } from '../../../gallery/test/spoken-texts.ts';
import { mockMetered } from '../meter-readings.mocks.ts';
import { states } from './meter-history.page.states.tsx';
import { MeterHistoryPage } from './meter-history.page.tsx';
import type { HistorySearch } from './meter-readings.tsx';

afterEach(leaveState);

const table = () => screen.findByRole('table');
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const days = async () => (await rows()).map((row) => within(row).getByRole('rowheader').textContent);
const pages = () => screen.queryByRole('navigation', { name: 'Pages' })?.textContent ?? null;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const searchField = () => screen.findByRole('textbox', { name: 'Date, reading, remarks' });
const typeSearch = async (text: string) => fireEvent.change(await searchField(), { target: { value: text } });
const choose = (key: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Meter' }), { target: { value: key } });

/** The page with its address, whose every value is kept. */
function openAt(state: GalleryState, search: HistorySearch) {
  const addresses: Record<string, string>[] = [];
  const draw = (current: HistorySearch) => (
    <MeterHistoryPage accounts={mockMetered} search={current} onSearch={(next) => addresses.push(next)} />
  );
  renderState({ ...state, render: () => draw(search) });
  return addresses;
}

describe('the history of a meter', () => {
  it('shows ten readings a page, newest first, with the use since the one before', async () => {
    const { calls } = renderState(states.ready);
    expect(await screen.findByRole('heading', { name: 'Meter E55120963' })).toBeTruthy();
    expect(screen.getByText('Active')).toBeTruthy();
    expect(screen.getByText('Electricity · Register 1.8.0')).toBeTruthy();
    const [first, second] = await rows();
    expect(first?.textContent).toContain('17 Nov 2026');
    expect(first?.textContent).toContain('48,178 kWh');
    expect(first?.textContent).toContain('352 kWh');
    expect(second?.textContent).toContain('47,826 kWh');
    expect(await rows()).toHaveLength(10);
    expect(pages()).toBe('Showing 1 - 10 out of 23');
    expect(calls).toEqual([{ name: 'meter:history', input: { accountNos: ['8934521670'] } }]);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('is heard with units in words, and with the name of each column', async () => {
    renderState(states.ready);
    const lines = spokenTexts(await table());
    expect(lines.slice(0, 9)).toEqual([
      'Readings of meter E55120963',
      'Date',
      'Reading',
      'Use since previous reading',
      'Remarks',
      '17 Nov 2026',
      '48,178 kilowatt hours',
      'Used 352 kilowatt hours',
      'Actual',
    ]);
  });

  it('leads to the next pages, the last of which has the oldest reading', async () => {
    renderState(states.ready);
    await table();
    press('Next page');
    press('Next page');
    expect(pages()).toBe('Showing 21 - 23 out of 23');
    const last = (await rows()).at(-1);
    expect(last?.textContent).toContain('No reading before');
  });

  it('has no pager where one page holds every reading', async () => {
    renderState(states.corrected);
    await table();
    expect(pages()).toBeNull();
  });

  it('counts over the end of the register', async () => {
    renderState(states.removed);
    const [newest, second] = await rows();
    expect(newest?.textContent).toContain('00,612 kWh');
    expect(newest?.textContent).toContain('352 kWh');
    expect(second?.textContent).toContain('00,260 kWh');
    expect(second?.textContent).toContain('355 kWh');
    expect((await rows())[2]?.textContent).toContain('99,905 kWh');
  });

  it('says that a lower reading corrects an estimate', async () => {
    renderState(states.corrected);
    const [newest] = await rows();
    expect(newest?.textContent).toContain('−22 kWh');
    expect(newest?.textContent).toContain('Corrects the previous reading');
  });

  it('says that a meter without readings has none', async () => {
    renderState(states.newMeter);
    expect(await screen.findByText('There are no records found.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('several meters', () => {
  it('are chosen from a list with current ones first', async () => {
    renderState(states.several);
    await table();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'E55120963',
      'E40218833, inactive',
    ]);
    choose('E40218833');
    expect(screen.getByRole('heading', { name: 'Meter E40218833' })).toBeTruthy();
    expect(screen.getByText('Inactive')).toBeTruthy();
    expect(screen.getByText('Electricity')).toBeTruthy();
  });

  it('meters of several accounts say whose they are, and which register of a meter is shown', async () => {
    renderState(states.severalAccounts);
    await table();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'E55120963, register 1.8.0, account 8934521670',
      'E55120963, register 2.8.0, account 8934521670',
      'E30711542, account 8934521688, inactive',
    ]);
    expect(screen.getByText('Electricity · Account 8934521670 · Register 1.8.0')).toBeTruthy();
    choose('E55120963_8934521670_2.8.0');
    expect(screen.getByText('Electricity · Account 8934521670 · Register 2.8.0')).toBeTruthy();
  });
});

describe('a search of the readings', () => {
  it('follows the typing, goes back to the first page and is counted for the ear', async () => {
    renderState(states.lastPage);
    await table();
    await typeSearch('Nov 2025');
    await waitFor(async () => expect(await days()).toEqual(['17 Nov 2025']));
    expect(screen.getByRole('status').textContent).toBe('1 reading matches');
    expect(pages()).toBeNull();
    await typeSearch('Actual');
    await waitFor(() => expect(pages()).toBe('Showing 1 - 10 out of 21'));
    expect(screen.getByRole('status').textContent).toBe('21 readings match');
  });

  it('a search without a match is cleared by a press, and the field has the focus', async () => {
    renderState(states.ready);
    await table();
    await typeSearch('xyz');
    expect(await screen.findByText('No readings match "xyz".')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('0 readings match');
    fireEvent.click(screen.getByText('Clear search'));
    expect(document.activeElement).toBe(await searchField());
    await waitFor(() => expect(pages()).toBe('Showing 1 - 10 out of 23'));
  });

  it('is kept where another meter is chosen', async () => {
    renderState({ ...states.several, render: states.removed.render });
    await table();
    await typeSearch('Nov');
    await waitFor(async () => expect(await days()).toEqual(['17 Nov 2024']));
    choose('E55120963');
    expect(await days()).toEqual(['17 Nov 2026', '17 Nov 2025']);
    expect(await searchField()).toHaveProperty('value', 'Nov');
  });
});

describe('the address of the history', () => {
  it('names the meter, the search and the page', async () => {
    const addresses = openAt(states.several, { meter: 'E55120963', search: '20' });
    await table();
    press('Next page');
    expect(addresses).toEqual([{ meter: 'E55120963', search: '20', page: '2' }]);
  });

  it('leaves out the first page and an empty search', async () => {
    const addresses = openAt(states.several, { page: '2' });
    await table();
    press('Previous page');
    choose('E40218833');
    expect(addresses).toEqual([{ meter: 'E55120963' }, { meter: 'E40218833' }]);
  });

  it('a page that does not exist is the last one', async () => {
    openAt(states.ready, { page: '9' });
    await table();
    expect(pages()).toBe('Showing 21 - 23 out of 23');
  });

  it('a meter of another premises is the first meter from its first page', async () => {
    openAt(states.several, { meter: 'E99999999', page: '2' });
    expect(await screen.findByRole('heading', { name: 'Meter E55120963' })).toBeTruthy();
    expect(pages()).toBe('Showing 1 - 10 out of 23');
  });

  it('a link to another search changes the text of the search field', async () => {
    function Linked() {
      const [search, setSearch] = useState<HistorySearch>({ search: 'Nov' });
      return (
        <>
          <button type="button" onClick={() => setSearch({ search: 'Estimated' })}>
            A link
          </button>
          <MeterHistoryPage accounts={mockMetered} search={search} onSearch={setSearch} />
        </>
      );
    }
    renderState({ ...states.ready, render: () => <Linked /> });
    expect(await searchField()).toHaveProperty('value', 'Nov');
    expect(await days()).toEqual(['17 Nov 2026', '17 Nov 2025']);
    press('A link');
    expect(await searchField()).toHaveProperty('value', 'Estimated');
    expect(await days()).toEqual(['19 Jul 2026']);
  });
});

describe('a history that is not there', () => {
  it.each([states.empty, states.withoutElectricity])('says that there are none: $about', async (state) => {
    renderState(state);
    expect(await screen.findByText('There are no records found.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('is not asked for at a premises without electricity', async () => {
    const { bodies } = renderState(states.withoutElectricity);
    await screen.findByText('There are no records found.');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(bodies).toEqual([]);
  });

  it('is asked for again by Try Again', async () => {
    renderState({
      ...states.failed,
      answers: {
        'meter:history': (count) =>
          count === 1 ? { error: 'SK_UNKNOWN_1001' } : { error: 'NO_RETURN_DATA' },
      },
    });
    expect(await screen.findByText('We cannot show your meter readings just now')).toBeTruthy();
    press('Try Again');
    expect(await screen.findByText('There are no records found.')).toBeTruthy();
  });

  it('is waited for under the heading of the page', async () => {
    const { bodies } = renderState(states.waiting);
    expect(screen.getByRole('heading', { level: 1, name: 'Meter reading history' })).toBeTruthy();
    expect(await screen.findByText('Loading your meter readings')).toBeTruthy();
    expect(bodies).toEqual([]);
  });
});

it("the dialog 'About this page' explains the words of the remarks", async () => {
  renderState(states.ready);
  press('About this page');
  const dialog = await screen.findByRole('dialog', { name: 'About this page' }, { timeout: 10_000 });
  expect(
    within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Actual', 'Estimated', 'Self-submitted', 'Inactive']);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
