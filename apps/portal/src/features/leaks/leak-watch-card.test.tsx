import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { causes, copy } from './copy.ts';
import { states } from './leak-watch-card.states.tsx';

afterEach(leaveState);

/** Dates do not break, so a sentence with one stands in several elements. */
const findSentence = (words: string) =>
  screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === words);

describe('the leak watch', () => {
  it('says since when water runs, how much was lost and what it costs', async () => {
    renderState(states.running);
    expect(await findSentence('Water has run since 16 Nov, 9 PM')).toBeTruthy();
    expect(document.body.textContent).toContain('22 litres an hour, 1,980 litres so far, about S$6.98.');
    expect(document.body.textContent).toContain('A leak that has been repaired: The cistern was mended.');
  });

  it('keeps the reason and asks for one when none is chosen', async () => {
    const { calls } = renderState(states.running);
    fireEvent.click(await screen.findByRole('button', { name: copy.explainFor('2026-11-16T13:00:00.000Z') }));
    fireEvent.click(await screen.findByRole('button', { name: copy.dialog.save }));
    expect(await screen.findByText(copy.dialog.required)).toBeTruthy();
    fireEvent.click(screen.getByLabelText(causes.guests));
    fireEvent.click(screen.getByRole('button', { name: copy.dialog.save }));
    const sent = () => calls.find(({ name }) => name === 'insights:explainLeak');
    await waitFor(() =>
      expect(sent()?.input).toMatchObject({ episodeNo: 2, revision: 0, cause: 'guests', note: '' }),
    );
  });

  it('keeps saying what to do while nobody knows why water runs', async () => {
    renderState(states.unexplained);
    expect(await screen.findByText(copy.check)).toBeTruthy();
    leaveState();
    renderState(states.explained);
    expect(await screen.findByText(copy.checkAfterWord)).toBeTruthy();
  });

  it('does not say that water still runs when no newer hour has come', async () => {
    renderState(states.silent);
    expect(await findSentence('Water ran from 16 Nov, 9 PM to 20 Nov, 3 PM')).toBeTruthy();
    expect(screen.getByText(copy.notKnown)).toBeTruthy();
    expect(document.body.textContent).not.toContain('Water has run');
  });

  it('tells of a new meter that its first hours are awaited, not that it is read by hand', async () => {
    renderState(states.newMeter);
    expect(await screen.findByText(copy.newFacts)).toBeTruthy();
    expect(screen.queryByText(copy.noneFacts)).toBeNull();
  });

  it('claims no more than the rule looks for', async () => {
    renderState(states.empty);
    expect(
      await findSentence(
        'No water ran day and night for two days. Leaks below 20 litres an hour may not show. Data to 20 Nov, 3 PM.',
      ),
    ).toBeTruthy();
  });

  it('shows every leak of the past when asked', async () => {
    renderState(states.long);
    fireEvent.click(await screen.findByRole('button', { name: 'Show all 7' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
  });

  it('says what is missing instead of a verdict', async () => {
    renderState(states.none);
    expect(await findSentence(copy.noneFacts)).toBeTruthy();
    leaveState();
    renderState(states.missing);
    expect(await findSentence(copy.missingFacts(32))).toBeTruthy();
  });

  it('says below its title that it could not be had', async () => {
    renderState(states.failed);
    await screen.findByRole('button', { name: 'Try Again' });
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Leak watch', 'No leak watch just now']);
  });

  it('offers somebody who may only look no button', async () => {
    renderState(states.looking);
    await findSentence('Water has run since 16 Nov, 9 PM');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
