import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { mockContent, mockLetters, newestLetter } from './letters.mocks.ts';
import { states } from './letters.states.tsx';

const patient = { timeout: 20_000 };
const findList = () => screen.findByRole('region', { name: 'Letters' }, patient);
const findLinks = async () => {
  await screen.findAllByRole('link', { name: /Pink Notice/ }, patient);
  return within(await findList()).getAllByRole('link');
};

afterEach(() => {
  leaveState();
  vi.restoreAllMocks();
});

describe('the letters of a customer', () => {
  it('the letters stand under today and then by month, those of today with their hours', async () => {
    renderState(states.ready);
    const links = await findLinks();
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Meter reading reminder5 hours ago8934521670New',
      'Refund request received16 Nov 20268934520018',
      'Pink Notice12 Nov 20268934520026',
      'U-Save credited15 Oct 20268934521670',
      'Regulated tariff from 1 Oct01 Oct 20268934521670',
      'Change of GIRO account03 Sep 20268934520034',
    ]);
    const list = within(await findList());
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'November 2026',
      'October 2026',
      'September 2026',
    ]);
    expect(list.getByText('6 letters')).toBeTruthy();
  });

  it('the letters of all business partners are asked for side by side and make one list', async () => {
    const { calls } = renderState(states.many);
    expect(await screen.findByText('7 letters', {}, patient)).toBeTruthy();
    const asked = calls.filter(({ name }) => name === 'eletter:list');
    expect(asked.map(({ input }) => input)).toEqual([{ bpNo: '1000145021' }, { bpNo: '1000145039' }]);
    expect((await findLinks())[1]?.textContent).toContain('8934529999');
  });

  it('letters that have come stay while those of another partner fail, and another try brings the rest', async () => {
    const { calls } = renderState(states.partly);
    expect(await screen.findByText('Letters of one account could not be loaded.', {}, patient)).toBeTruthy();
    expect(await findLinks()).toHaveLength(mockLetters.length);
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(
      () => expect(screen.queryByText('Letters of one account could not be loaded.')).toBeNull(),
      patient,
    );
    expect(calls.filter(({ name }) => name === 'eletter:list')).toHaveLength(3);
  });

  it('a partner whose accounts have no letters is no failure', async () => {
    renderState(states.noneOfOne);
    expect(await findLinks()).toHaveLength(mockLetters.length);
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  it('arrow keys, Home and End move in the list', async () => {
    renderState(states.ready);
    const links = await findLinks();
    links[0]?.focus();
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    press('ArrowDown');
    expect(document.activeElement).toBe(links[1]);
    press('End');
    expect(document.activeElement).toBe(links.at(-1));
    press('ArrowDown');
    expect(document.activeElement).toBe(links.at(-1));
    press('Home');
    press('ArrowUp');
    expect(document.activeElement).toBe(links[0]);
  });

  it('the pop-up of service pages tells when no letters could be loaded', async () => {
    renderState(states.failed);
    expect(
      await screen.findByText('An unexpected error has occured. Please try again.', {}, patient),
    ).toBeTruthy();
  });

  it('a customer who never got a letter is told so', async () => {
    renderState(states.empty);
    expect(await screen.findByText('No letters yet', {}, patient)).toBeTruthy();
  });
});

describe('a letter', () => {
  it('the newest letter is shown where there is room, and stays new until it is chosen', async () => {
    const { calls } = renderState(states.ready);
    expect(await screen.findByText('Dear Tan Mei Lin', {}, patient)).toBeTruthy();
    expect(calls.some(({ name }) => name === 'eletter:markOpened')).toBe(false);
    expect(screen.getByText('New')).toBeTruthy();
  });

  it('a letter that is chosen is marked as opened once, and is new no longer', async () => {
    const { calls } = renderState(states.opened);
    await waitFor(() => expect(screen.queryByText('New')).toBeNull(), patient);
    await screen.findByText('Dear Tan Mei Lin', {}, patient);
    const opened = calls.filter(({ name }) => name === 'eletter:markOpened');
    expect(opened.map(({ input }) => input)).toEqual([{ encryptedDocId: newestLetter.encryptedDocId }]);
  });

  it('a letter has its name as heading, its time and account, and the whole text', async () => {
    renderState(states.opened);
    await screen.findByText('Dear Tan Mei Lin', {}, patient);
    const article = screen.getByRole('article');
    expect(article.textContent).toContain('You can send them until 25 Nov 2026, 11PM, in the portal');
    expect(screen.getByRole('heading', { level: 2, name: 'Meter reading reminder' })).toBeTruthy();
    expect(article.textContent).toContain('20 Nov 2026, 9:40 AM. Account 8934521670.');
    expect(
      screen.getByRole('heading', { level: 3, name: 'Meter reading reminder, account 8934521670' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Next letter' })).toBeTruthy();
  });

  it('the last letter has no next one', async () => {
    renderState(states.last);
    await screen.findByText('Dear Tan Mei Lin', {}, patient);
    expect(screen.queryByRole('link', { name: 'Next letter' })).toBeNull();
  });

  it('a letter is saved under its own name, asked for in a body and not in an address', async () => {
    const { calls } = renderState({
      ...states.opened,
      rest: { letterDownload: { data: new Blob(['%PDF'], { type: 'application/pdf' }) } },
    });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Download' }, patient));
    await waitFor(
      () => expect(saved).toEqual(['Meter-reading-reminder-8934521670-20-Nov-2026.pdf']),
      patient,
    );
    expect(calls.find(({ name }) => name === 'letterDownload')?.input).toEqual({
      encryptedDocId: newestLetter.encryptedDocId,
    });
  });

  it('a letter that cannot be saved says so in the words of the specification', async () => {
    renderState(states.notSaved);
    fireEvent.click(await screen.findByRole('button', { name: 'Download' }, patient));
    expect(
      await screen.findByText('An unexpected error has occured. Please try again later.', {}, patient),
    ).toBeTruthy();
  });

  it('another try at a letter whose reference has ended takes a fresh one', async () => {
    const { calls } = renderState({
      ...states.letterFailed,
      answers: {
        ...states.letterFailed.answers,
        'eletter:detail': (count) => (count === 1 ? { error: 'SK_ACCESS_1001' } : { data: mockContent() }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }, patient));
    await waitFor(() => expect(calls.filter(({ name }) => name === 'eletter:list')).toHaveLength(2), patient);
  });

  it('an address that names no letter says so in the place of the letter', async () => {
    renderState(states.unknown);
    expect(await screen.findByText('No such letter', {}, patient)).toBeTruthy();
  });
});
