import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { shortenWaits } from '../../../gallery/test/short-waits.ts';
import { setSession } from '../../../lib/session/session.ts';
import { mockCompany } from '../accounts.mocks.ts';
import { useOtherTabs } from '../selection.ts';
import { useAccounts } from '../use-accounts.ts';
import { chooseInAnotherTab, states } from './premises-bar.states.tsx';
import { PremisesBar } from './premises-bar.tsx';

shortenWaits();

afterEach(leaveState);

const title = () => screen.findByRole('heading', { level: 1, name: /#\d/ });
const opener = () => screen.findByRole('button', { name: /choose another premises/ });
const field = () => screen.getByRole('combobox', { name: 'Address or account number' });
async function open() {
  fireEvent.click(await opener());
  return field();
}

/** Two pages, the first of which has no premises bar. */
function LaterBar() {
  useOtherTabs();
  const accounts = useAccounts();
  const [isLater, setLater] = useState(false);
  if (isLater) return <PremisesBar accounts={accounts} />;
  return (
    <button type="button" onClick={() => setLater(true)}>
      Go on
    </button>
  );
}

describe('somebody with one premises', () => {
  it('sees the address as title, the account and what is supplied, and nothing to press', async () => {
    renderState(states.one);
    expect((await title()).textContent).toBe('Blk 145 Lorong 2 Toa Payoh #08-21');
    expect(screen.getByText('Electricity, Water & Gas')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('somebody with several premises', () => {
  it('starts with the default one and its number of accounts', async () => {
    renderState(states.several);
    expect((await title()).textContent).toContain('210 Joo Chiat Road');
    expect(screen.getByText('2 accounts')).toBeTruthy();
    expect(screen.getByText('1 of 3 premises')).toBeTruthy();
  });

  it('opens a search that holds the focus and lists the current premises first, ticked', async () => {
    renderState(states.several);
    const input = await open();
    expect(document.activeElement).toBe(input);
    const options = screen.getAllByRole('option');
    expect(options).toHaveLength(3);
    expect(options[0]?.getAttribute('aria-selected')).toBe('true');
  });

  it('goes through the list with arrow keys and picks with Enter; focus returns to the title', async () => {
    renderState(states.several);
    const input = await open();
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    const active = input.getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)?.textContent).toContain('Changi Village');
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(async () => expect((await title()).textContent).toContain('Changi Village'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(await opener());
  });

  it('goes to the last and the first row with End and Home, and moves by pages', async () => {
    renderState(states.several);
    const input = await open();
    const activeRow = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    fireEvent.keyDown(input, { key: 'End' });
    expect(activeRow()?.textContent).toContain('Pandan Loop');
    fireEvent.keyDown(input, { key: 'Home' });
    expect(activeRow()?.textContent).toContain('Joo Chiat');
    fireEvent.keyDown(input, { key: 'PageDown' });
    expect(activeRow()?.textContent).toContain('Pandan Loop');
    fireEvent.keyDown(input, { key: 'Home', shiftKey: true });
    expect(activeRow()?.textContent).toContain('Pandan Loop');
  });

  it('closes with Escape and by a press elsewhere, and keeps what was selected', async () => {
    renderState(states.several);
    fireEvent.keyDown(await open(), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await title()).textContent).toContain('Joo Chiat');
  });

  it('is told how many match, and gets a way back when none does', async () => {
    renderState(states.several);
    const input = await open();
    fireEvent.change(input, { target: { value: 'changi' } });
    const panel = within(screen.getByRole('dialog'));
    await waitFor(() => expect(panel.getByRole('status').textContent).toBe('1 of 3 premises'));
    fireEvent.change(input, { target: { value: 'bedokk' } });
    await waitFor(() => expect(panel.getByRole('status').textContent).toBe("No premises match 'bedokk'."));
    fireEvent.click(panel.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
    await waitFor(() => expect(panel.getAllByRole('option')).toHaveLength(3));
  });
});

describe('somebody with hundreds of premises', () => {
  it('gets the first rows at once and the others as the keys reach them', async () => {
    renderState(states.open);
    const input = await open();
    expect(screen.getAllByRole('option').length).toBeLessThan(60);
    expect(screen.getByRole('status').textContent).toBe('240 premises');
    fireEvent.keyDown(input, { key: 'ArrowUp' });
    const last = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    expect(last?.getAttribute('aria-posinset')).toBe('240');
  });
});

describe('a premises of version v2 that cannot be fetched', () => {
  it('leaves the old one selected and says so in the words of the specification', async () => {
    renderState(states.selectionFailed);
    const input = await open();
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'Enter' });
    await screen.findByText('An error has occured while selecting premises. Please try again.');
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await title()).textContent).toContain('Blk 102');
  });
});

describe('a choice in another tab', () => {
  const news = () => screen.findByText(/^You chose .* in another tab\.$/);
  const show = async () => {
    const { page } = renderState(states.chosenElsewhere);
    await opener();
    await states.chosenElsewhere.act(page);
    return await news();
  };
  afterEach(() => setSession(null));

  it('is offered here, and changes nothing until then', async () => {
    expect((await show()).textContent).toBe('You chose 48 Pandan Loop #03-10 in another tab.');
    expect((await title()).textContent).toContain('Joo Chiat');
    fireEvent.click(screen.getByRole('button', { name: 'Show it here' }));
    await waitFor(async () => expect((await title()).textContent).toContain('Pandan Loop'));
    expect(screen.queryByText(/in another tab/)).toBeNull();
    expect(document.activeElement).toBe(await opener());
  });

  it('is put away by Close, and by a choice made here', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(/in another tab/)).toBeNull());
    cleanup();
    await show();
    const input = await open();
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(async () => expect((await title()).textContent).toContain('Changi Village'));
    expect(screen.queryByText(/in another tab/)).toBeNull();
  });

  it('is offered by the bar of the next page where it was heard on a page without one', async () => {
    const { page } = renderState({
      ...states.chosenElsewhere,
      render: () => <LaterBar />,
    });
    await screen.findByRole('button', { name: 'Go on' });
    chooseInAnotherTab(mockCompany().premises[2]);
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await opener();
    expect((await news()).textContent).toBe('You chose 48 Pandan Loop #03-10 in another tab.');
    expect(page.textContent).toContain('Joo Chiat');
  });

  it('is no news of another person, or of what was removed', async () => {
    await show();
    cleanup();
    renderState(states.several);
    await opener();
    const other = { key: 'portal.premises.0123456789abcdef', newValue: 'abc', storageArea: localStorage };
    for (const event of [other, { ...other, key: null, newValue: null }])
      fireEvent(window, new StorageEvent('storage', event));
    expect(screen.queryByText(/in another tab/)).toBeNull();
  });
});

describe('accounts that cannot be had', () => {
  it('say so and can be asked for again', async () => {
    const { bodies } = renderState(states.failed);
    expect(
      await screen.findByRole('heading', { name: 'We cannot show your accounts just now' }),
    ).toBeTruthy();
    expect(screen.getByText('An unexpected error has occured. Please try again.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
  });
});
