import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GalleryState } from '../../../gallery/state.ts';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { shortenWaits } from '../../../gallery/test/short-waits.ts';
import { useAccounts } from '../use-accounts.ts';
import { states } from './manage-premises.page.states.tsx';
import { ManagePremisesPage } from './manage-premises.page.tsx';
import type { PremisesSearch } from './premises-list.tsx';

const takeTheirTime = shortenWaits();

afterEach(leaveState);

const table = () => screen.findByRole('table', { name: 'Your premises' }, { timeout: 3000 });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const addresses = async () => (await rows()).map((row) => within(row).getByRole('link').textContent);
const pages = () => screen.queryByRole('navigation', { name: 'Pages' });
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const chip = (name: RegExp) => screen.getByRole('radio', { name });
const field = () => screen.getByRole('textbox', { name: 'Premise address or account number' });
const typeSearch = (text: string) => fireEvent.change(field(), { target: { value: text } });

/** The page with a fixed address; each address that it asks for, and how often a premises was opened. */
function openAt(state: GalleryState, search: PremisesSearch = {}) {
  const asked: [PremisesSearch, boolean][] = [];
  const opened: string[] = [];
  function Page() {
    return (
      <ManagePremisesPage
        accounts={useAccounts()}
        search={search}
        paths={{ own: '/account-details', shared: '/dashboard' }}
        onSearch={(next, isTyping) => asked.push([next, isTyping])}
        onChosen={(path) => opened.push(path)}
      />
    );
  }
  const rendered = renderState({ ...state, render: () => <Page /> });
  return { ...rendered, asked, opened };
}

describe('the list of premises', () => {
  it('shows address, account numbers, utilities and status, and counts the active ones', async () => {
    renderState(states.several);
    const [first, second] = await rows();
    expect(screen.getByText('3 premises, 3 active.')).toBeTruthy();
    const cells = within(first as HTMLElement).getAllByRole('cell');
    expect(first?.textContent).toContain('210 Joo Chiat Road #01-02');
    expect(first?.textContent).toContain('Singapore 427480');
    expect(cells[0]?.textContent).toBe('89200200178920020025');
    expect(cells[1]?.textContent).toBe('Electricity, Water & Gas');
    expect(cells[2]?.textContent).toBe('Active');
    expect(
      within(first as HTMLElement)
        .getByRole('link')
        .getAttribute('aria-current'),
    ).toBe('true');
    expect(
      within(second as HTMLElement)
        .getByRole('link')
        .getAttribute('aria-current'),
    ).toBeNull();
  });

  it('has ten premises a page, and says which', async () => {
    const { asked } = openAt(states.many);
    expect(await rows()).toHaveLength(10);
    expect(pages()?.textContent).toContain('Showing 1 - 10 out of 23');
    fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(asked).toEqual([[{ page: '3' }, false]]);
  });

  it('marks an inactive premises', async () => {
    renderState(states.many);
    expect((await rows())[6]?.textContent).toContain('Inactive');
    expect(screen.getByText('23 premises, 20 active.')).toBeTruthy();
  });

  it('says who shares a premises and until when, and opens the dashboard for it', async () => {
    const { opened } = openAt(states.shared);
    const [own, shared] = (await rows()).map((row) => within(row));
    expect(shared?.getByRole('rowheader').textContent).toContain('Shared by Tan Mei Lin until 20 Feb 2027');
    expect(own?.getByRole('rowheader').textContent).not.toContain('Shared');
    expect(shared?.getByRole('link').getAttribute('href')).toContain('/dashboard?account=8934521670');
    fireEvent.click(shared?.getByRole('link') as HTMLElement);
    await waitFor(() => expect(opened).toEqual(['/dashboard']));
    fireEvent.click(own?.getByRole('link') as HTMLElement);
    await waitFor(() => expect(opened).toEqual(['/dashboard', '/account-details']));
  });

  it('shows two of many accounts, and how many more', async () => {
    renderState(states.long);
    const [first] = await rows();
    expect(within(first as HTMLElement).getAllByRole('cell')[0]?.textContent).toBe(
      '89345216708934521688and 3 more',
    );
  });

  it('has no pager where one page holds all', async () => {
    renderState(states.one);
    expect(await rows()).toHaveLength(1);
    expect(screen.getByText('1 premises, 1 active.')).toBeTruthy();
    expect(pages()).toBeNull();
  });

  it('a page after the last one is the last one, and text is the first', async () => {
    openAt(states.many, { page: '99' });
    expect(await rows()).toHaveLength(3);
    leaveState();
    openAt(states.many, { page: '-1' });
    expect(await rows()).toHaveLength(10);
  });

  it('a person without premises is told so', async () => {
    renderState(states.empty);
    expect(await screen.findByText('There are no premises yet', {}, { timeout: 3000 })).toBeTruthy();
  });
});

describe('the filter by utility', () => {
  it('counts what each would show, and goes back to the first page', async () => {
    const { asked } = openAt(states.many, { page: '2' });
    await table();
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All23',
      'Electricity23',
      'Water23',
      'Gas8',
      'Prepaid electricity0',
    ]);
    fireEvent.click(chip(/^Gas/));
    expect(asked).toEqual([[{ utility: 'gas' }, false]]);
  });

  it('keeps the search; All takes the utility out of the address', async () => {
    const { asked } = openAt(states.many, { utility: 'gas', search: 'bedok' });
    await table();
    fireEvent.click(chip(/^Water/));
    fireEvent.click(chip(/^All/));
    expect(asked).toEqual([
      [{ utility: 'water', search: 'bedok' }, false],
      [{ search: 'bedok' }, false],
    ]);
  });

  it('shows those that have it', async () => {
    renderState(states.filtered);
    expect(await rows()).toHaveLength(8);
    expect(status()).toContain('8 premises found');
  });

  it('text in the address that is no utility shows all', async () => {
    openAt(states.many, { utility: '<script>' });
    expect(await rows()).toHaveLength(10);
    expect((chip(/^All/) as HTMLInputElement).checked).toBe(true);
  });

  it('says that no premises has it, and leads back to all of them', async () => {
    renderState(states.prepaidChosen);
    expect(
      await screen.findByText('None of your premises has prepaid electricity.', {}, { timeout: 3000 }),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all premises' }));
    expect(await rows()).toHaveLength(10);
    expect(document.activeElement).toBe(field());
  });
});

describe('the search', () => {
  it('follows the typing, counts again in the chips, and is counted for the ear', async () => {
    renderState(states.lastPage);
    await table();
    typeSearch('bedok north');
    await waitFor(async () => expect(await rows()).toHaveLength(6));
    await waitFor(() => expect(status()).toContain('6 premises found'));
    expect(chip(/^All/).closest('label')?.textContent).toBe('All6');
    expect(pages()).toBeNull();
  });

  it('follows each key at once, before the address does, and its pages are those of what is typed', async () => {
    const { asked } = openAt(states.many, { page: '3' });
    await table();
    // The address follows after a pause in the typing.
    takeTheirTime();
    typeSearch('bedok north');
    const found = await addresses();
    expect(found).toHaveLength(6);
    expect(found.every((address) => address?.includes('Bedok North'))).toBe(true);
    expect(asked).toEqual([]);
    fireEvent.click(chip(/^Water/));
    expect(asked[0]).toEqual([{ utility: 'water', search: 'bedok north' }, false]);
  });

  it('finds an account number in any spelling', async () => {
    renderState(states.many);
    await table();
    typeSearch('0089 2001 4426');
    await waitFor(async () => expect(await addresses()).toEqual(['Blk 104 Tanjong Katong Road #01-42']));
  });

  it('replaces the address without an entry of the history', async () => {
    const { asked } = openAt(states.many, { utility: 'water' });
    await table();
    typeSearch(' geylang ');
    await waitFor(() => expect(asked).toEqual([[{ utility: 'water', search: 'geylang' }, true]]));
  });

  it('a search without a match is cleared by a press, and the field has the focus', async () => {
    renderState(states.many);
    await table();
    typeSearch('bedokk');
    expect(await screen.findByText("No premises match 'bedokk'.")).toBeTruthy();
    fireEvent.click(screen.getByText('Clear search'));
    expect(await rows()).toHaveLength(10);
    expect(document.activeElement).toBe(field());
  });

  it('a search without a match says with which utility it looked', async () => {
    renderState(states.noMatchFiltered);
    expect(
      await screen.findByText(
        "No premises with gas match 'tanjong katong road #01-42'.",
        {},
        { timeout: 3000 },
      ),
    ).toBeTruthy();
  });
});

describe('choosing a premises', () => {
  const link = async (at: number) => within((await rows())[at] as HTMLElement).getByRole('link');

  it('selects it and opens its details', async () => {
    const { opened } = openAt(states.several);
    fireEvent.click(await link(1));
    await waitFor(() => expect(opened).toEqual(['/account-details']));
    expect((await link(1)).getAttribute('aria-current')).toBe('true');
    expect((await link(0)).getAttribute('aria-current')).toBeNull();
  });

  it('leads a new tab to the details of its account', async () => {
    const { opened } = openAt(states.several);
    const target = await link(2);
    expect(target.getAttribute('href')).toBe('/account-details?account=8920020041');
    target.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(target, { ctrlKey: true });
    fireEvent.click(target, { metaKey: true });
    expect(opened).toEqual([]);
    expect(target.getAttribute('aria-current')).toBeNull();
  });

  it('fetches one of version v2 first, once for two presses, and says so', async () => {
    const { opened, bodies } = openAt(states.opening);
    fireEvent.click(await link(1));
    fireEvent.click(await link(1));
    await waitFor(() => expect(status()).toContain('Opening Blk 103 Bedok South Road #01-41'));
    expect(bodies.flat().filter((name) => name === 'user:getAccount')).toHaveLength(1);
    expect((await link(0)).getAttribute('aria-current')).toBe('true');
    expect(opened).toEqual([]);
  });

  it('stays at the old one when that fails, in the words of the specification', async () => {
    const { opened } = openAt(states.openingFailed);
    fireEvent.click(await link(1));
    await screen.findByText('An error has occured while selecting premises. Please try again.');
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened).toEqual([]);
    expect((await link(0)).getAttribute('aria-current')).toBe('true');
  });
});

describe('premises of another gateway that are not fetched', () => {
  it('say that their utilities are shown once they are opened, and count no active ones', async () => {
    renderState(states.silent);
    expect((await rows())[1]?.textContent).toContain('Shown when opened');
    expect(screen.getByText('23 premises.')).toBeTruthy();
  });

  it('are under All alone', async () => {
    renderState(states.silentFiltered);
    expect(await rows()).toHaveLength(1);
    expect(screen.getByText('22 premises are listed under All alone, until you open them.')).toBeTruthy();
  });
});

describe('accounts that are not there', () => {
  it('are waited for under the heading of the page', async () => {
    renderState(states.loading);
    expect(screen.getByRole('heading', { level: 1, name: 'Manage Premises' })).toBeTruthy();
    expect(await screen.findByText('Loading your premises')).toBeTruthy();
  });

  it('are asked for again by Try Again', async () => {
    const { bodies } = renderState(states.failed);
    expect(
      await screen.findByRole('heading', { name: 'We cannot show your accounts just now' }),
    ).toBeTruthy();
    expect(screen.getByText('An unexpected error has occured. Please try again.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
  });
});

it('5,000 premises are one page of ten', async () => {
  renderState(states.thousands);
  expect(await rows()).toHaveLength(10);
  expect(pages()?.textContent).toContain('Showing 2491 - 2500 out of 5000');
});
