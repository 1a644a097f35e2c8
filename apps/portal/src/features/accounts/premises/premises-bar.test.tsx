import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { states } from './premises-bar.states.tsx';

afterEach(leaveState);

const title = () => screen.findByRole('heading', { level: 1, name: /#\d/ });
const opener = () => screen.findByRole('button', { name: /choose another premises/ });
const field = () => screen.getByRole('combobox', { name: 'Address or account number' });
async function open() {
  fireEvent.click(await opener());
  return field();
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
