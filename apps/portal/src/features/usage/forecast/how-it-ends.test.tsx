import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { states } from './how-it-ends.states.tsx';

afterEach(leaveState);

const card = async (name: string) => (await screen.findByRole('region', { name })).textContent ?? '';

describe('how the bill is likely to end', () => {
  it('says the range, and figures that add up with U-Save taken off', async () => {
    renderState(states.likely);
    expect(await screen.findByText('Likely S$118 to S$131')).toBeTruthy();
    const text = await card('December bill, so far');
    expect(text).toContain('71 dollars 22 cents');
    expect(text).toContain('Day 13 of 30, to today, 3 PM.');
    expect(text).toContain('Water * and gas * are estimated.');
    expect(text).toContain('S$71.22 so far, about S$98 still to come (92 to 105), less S$45.03 U-Save.');
    expect(text).toContain('November was S$128.45.');
    expect(text).toContain('From your usual days and the tariffs known today; not a promise.');
    expect(text).toContain('We checked 11 of your past bills: it held 9 times.');
    expect(text).not.toContain('will be');
  });

  it('draws the bar as one image that says the same', async () => {
    renderState(states.likely);
    const bar = await screen.findByRole('img');
    expect(bar.getAttribute('aria-label')).toBe('S$71.22 so far. Likely S$118 to S$131, about S$124.');
    expect(within(bar).queryByRole('img')).toBeNull();
  });

  it('says how many days are missing, that they are estimated, and figures that still add up', async () => {
    renderState(states.missing);
    expect(await screen.findByText('Likely S$100 to S$115')).toBeTruthy();
    const text = await card('December bill, so far');
    expect(text).toContain('Not counted: missing readings of 3 days.');
    expect(text).toContain(
      'S$54.10 so far, about S$9 estimated for 3 days with missing readings (7 to 11), about S$90 still to come (84 to 95), less S$45.03 U-Save.',
    );
    const [soFar = 0, missing = 0, toCome = 0, uSave = 0] = [
      ...text.matchAll(/S\$([\d.]+) (?=so far|est|still|U-S)/g),
    ].map(([, amount]) => Math.round(Number(amount) * 100));
    expect(soFar + missing + toCome - uSave).toBe(10_807);
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('about S$108.');
  });

  it('does not speak of missing days where none is', async () => {
    renderState(states.likely);
    await screen.findByText('Likely S$118 to S$131');
    expect(await card('December bill, so far')).not.toContain('missing');
  });

  it('counts the days while it is too early, and names the date', async () => {
    renderState(states.early);
    expect(await screen.findByText('Too early to say')).toBeTruthy();
    const text = await card('December bill, so far');
    expect(text).toContain('The forecast needs 10 full days of this bill. It starts on 28 Nov 2026.');
    expect(text).toContain('2 of 10 full days');
    expect(text).toContain('November ended at S$128.45');
  });

  it('keeps the bill so far when days are missing', async () => {
    renderState(states.gap);
    expect(
      await screen.findByText('Some days are missing. The forecast returns when they arrive.'),
    ).toBeTruthy();
    const text = await card('December bill, so far');
    expect(text).toContain('64 dollars 80 cents');
    expect(text).toContain('Not counted: missing readings of 5 days.');
    expect(text).toContain('5 of the last 10 days are missing; at most 2 may be.');
  });

  it('shows a company its electricity alone, without U-Save', async () => {
    renderState(states.company);
    expect(await screen.findByText('Likely S$4,132 to S$4,402')).toBeTruthy();
    const text = await card('December bill, so far');
    expect(text).not.toContain('estimated');
    expect(text).not.toContain('U-Save');
  });

  it.each([
    ['byHand', 'The forecast needs a meter that sends half hours. This one is read by hand.'],
    ['newMeter', 'Your meter is new. The forecast starts when its half hours arrive.'],
    ['nextBill', 'The forecast starts with your next bill: it says from when to when it runs.'],
    ['retailer', 'Your retailer sets the price, so there is no forecast to show.'],
  ] as const)('says what is missing: %s', async (state, text) => {
    renderState(states[state]);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('says that there is no forecast just now, and can be asked again', async () => {
    renderState(states.failed);
    expect(await screen.findByText('No forecast just now.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No forecast just now.')).toBeTruthy();
  });
});
