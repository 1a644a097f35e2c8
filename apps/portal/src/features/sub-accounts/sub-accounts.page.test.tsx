import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { KeepingContext } from '../../lib/keeping.ts';
import { currentToast } from '../../ui/dialogs/toast.ts';
import { MASTER, mockPage, OTHER_MASTER } from './sub-accounts.mocks.ts';
import { states } from './sub-accounts.states.tsx';

const patient = { timeout: 20_000 };
const findTable = () => screen.findByRole('table', {}, patient);
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);
const choice = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const chip = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const askedOf = (calls: readonly { name: string; input: unknown }[]) =>
  calls.filter(({ name }) => name === 'subAccount:list').map(({ input }) => input);
const showing = () => screen.getByRole('navigation', { name: 'Pages' }).querySelector('p')?.textContent;

afterEach(() => {
  leaveState();
  vi.restoreAllMocks();
});

describe('the sub-accounts of a master account', () => {
  it('each sub-account has a row with device, address, utility and status that leads nowhere', async () => {
    renderState(states.ready);
    const table = await findTable();
    expect(rowsOf(table).map(({ textContent }) => textContent)).toContain(
      'W2041831021 Bukit Batok Crescent #08-80 Singapore 658065Water,Inactive',
    );
    expect(within(table).queryAllByRole('link')).toEqual([]);
    expect(screen.getByText('240 sub-accounts, 231 active.')).toBeTruthy();
    expect(showing()).toBe('Showing 41 - 50 out of 240');
  });

  it('the first request is by sub-account number, with no sort chosen', async () => {
    const { calls } = renderState(states.firstPage);
    await findTable();
    expect(askedOf(calls)).toEqual([
      {
        masterAccount: MASTER,
        utilityType: 'all',
        page: 1,
        size: 10,
        sortBy: 'subAccountNo',
        direction: 'ASC',
      },
    ]);
    expect(choice('Sort by').value).toBe('');
    expect([...choice('Sort by').options].map(({ text }) => text)).toEqual([
      'Choose',
      'Device number (smallest)',
      'Device number (highest)',
      'Utilities type (A-Z)',
      'Utilities type (Z-A)',
      'Status (A-Z)',
      'Status (Z-A)',
    ]);
  });

  it('another utility or order begins with page 1', async () => {
    const { calls } = renderState(states.ready);
    await findTable();
    fireEvent.click(chip(/^Gas/));
    await waitFor(() => expect(showing()).toBe('Showing 1 - 10 out of 38'), patient);
    press('Page 3');
    await waitFor(() => expect(showing()).toBe('Showing 21 - 30 out of 38'), patient);
    fireEvent.change(choice('Sort by'), { target: { value: 'status-z-a' } });
    await waitFor(() => expect(showing()).toBe('Showing 1 - 10 out of 38'), patient);
    expect(askedOf(calls).at(-1)).toMatchObject({
      utilityType: 'gas',
      page: 1,
      sortBy: 'status',
      direction: 'DESC',
    });
    expect(chip(/^Gas/).checked).toBe(true);
  });

  it('the filter says how many there are of each utility, whatever is chosen', async () => {
    renderState(states.gas);
    await findTable();
    const chips = within(screen.getByRole('radiogroup', { name: 'Utility' })).getAllByRole('radio');
    expect(chips.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All240',
      'Electricity106',
      'Water96',
      'Gas38',
    ]);
  });

  it('the rows stay while the next ones are on their way', async () => {
    renderState(states.turning);
    await findTable();
    press('Next page');
    await waitFor(() => expect(showing()).toBe('Showing 11 - 20 out of 240'), patient);
    expect(rowsOf(await findTable())).toHaveLength(10);
    expect((await findTable()).parentElement?.getAttribute('aria-busy')).toBe('true');
  });

  it('a page after the last one shows the last one', async () => {
    renderState(states.beyond);
    await findTable();
    expect(showing()).toBe('Showing 231 - 240 out of 240');
  });

  it('a list of one page says which rows it shows, and offers no other page', async () => {
    renderState(states.single);
    await findTable();
    expect(
      screen.getByText((_, each) => each?.textContent === 'Showing 1 - 1 out of 1' && each.tagName === 'P'),
    ).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('words of the address that mean nothing are passed over', async () => {
    const { calls } = renderState(states.hostile);
    await findTable();
    expect(askedOf(calls)).toEqual([
      expect.objectContaining({ utilityType: 'all', page: 1, sortBy: 'subAccountNo' }),
    ]);
  });

  it('an address is shown as text, whatever was typed into it', async () => {
    renderState(states.awkward);
    const table = await findTable();
    expect(table.querySelector('td b')).toBeNull();
    expect(within(table).getByText(/<b>Shop<\/b> & Store/)).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('another try after a failure keeps the filters as they were', async () => {
    const { calls } = renderState({
      ...states.gas,
      answers: {
        ...states.gas.answers,
        'subAccount:list': (count) => (count === 1 ? { error: 'SK_UNKNOWN_1001' } : { data: mockPage }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }, patient));
    await findTable();
    const [first, second] = askedOf(calls);
    expect(second).toEqual(first);
  });
});

describe('without sub-accounts to show', () => {
  it('a person who has chosen no master account is asked to', async () => {
    const { calls } = renderState(states.notChosen);
    expect(await screen.findByText('Please select a master account.', {}, patient)).toBeTruthy();
    expect([...choice('Master account').options].map(({ text }) => text)).toEqual([
      'Choose',
      MASTER,
      OTHER_MASTER,
    ]);
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    expect(askedOf(calls)).toEqual([]);
    fireEvent.change(choice('Master account'), { target: { value: OTHER_MASTER } });
    await findTable();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeTruthy();
    expect(askedOf(calls)).toEqual([expect.objectContaining({ masterAccount: OTHER_MASTER })]);
  });

  it('a master account of somebody else is not asked for', async () => {
    const { calls } = renderState(states.foreign);
    expect(await screen.findByText('Please select a master account.', {}, patient)).toBeTruthy();
    expect(askedOf(calls)).toEqual([]);
  });

  it('a person without a master account reads whom the service is for', async () => {
    renderState(states.empty);
    expect(
      await screen.findByText('This service is only available for master account type.', {}, patient),
    ).toBeTruthy();
    expect(screen.queryByLabelText('Master account')).toBeNull();
  });

  it('a utility that has none says so, and its filter stays', async () => {
    renderState(states.noneOfUtility);
    expect(
      await screen.findByText('There are no sub-accounts with gas under 8920014410.', {}, patient),
    ).toBeTruthy();
    expect(chip(/^Gas/).checked).toBe(true);
  });
});

describe('the file', () => {
  const file = { data: new Blob(['a,b\r\n'], { type: 'text/csv' }) };

  it('is not offered on a kiosk, where nothing may be saved', async () => {
    renderState({
      ...states.ready,
      render: () => <KeepingContext value={false}>{states.ready.render()}</KeepingContext>,
    });
    await findTable();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });

  it('the file is saved once under the name of account and day, and a message names it', async () => {
    const { calls } = renderState({ ...states.ready, rest: { subAccountsDownload: file } });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await findTable();
    press('Export CSV');
    press(/^Export/);
    await waitFor(() => expect(saved).toEqual(['AccountNo-8920014410-20-Nov-2026.csv']), patient);
    await waitFor(
      () => expect(currentToast()?.text).toBe('AccountNo-8920014410-20-Nov-2026.csv saved'),
      patient,
    );
    const asked = calls.filter(({ name }) => name === 'subAccountsDownload');
    expect(asked.map(({ input }) => input)).toEqual([{ masterAccount: MASTER }]);
  });

  it('the button says that the file is on its way', async () => {
    renderState(states.exporting);
    await findTable();
    press('Export CSV');
    expect(await screen.findByRole('button', { name: 'Exporting…' }, patient)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Exporting…' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('a file that cannot be had is reported, and can be tried again', async () => {
    const { calls } = renderState({
      ...states.notExported,
      rest: { subAccountsDownload: (count) => (count === 1 ? { error: 'SK_UNKNOWN_1001' } : file) },
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await findTable();
    press('Export CSV');
    expect(
      await screen.findByText('An unexpected error has occured. Please try again later.', {}, patient),
    ).toBeTruthy();
    press('Try Again');
    await waitFor(
      () => expect(calls.filter(({ name }) => name === 'subAccountsDownload')).toHaveLength(2),
      patient,
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
  });
});
