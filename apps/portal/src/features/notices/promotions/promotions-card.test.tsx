import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { states } from './promotions-card.states.tsx';
import { TURN_MS } from './use-rotation.ts';

const slow = { timeout: 3000 };
/** Drawn, not only waited for. */
const card = () => screen.findByRole('heading', { level: 3 }, slow);
const title = () => screen.getByRole('heading', { level: 3 }).textContent;
const button = (name: string) => screen.getByRole('button', { name });
const position = () => screen.getByText(/^\d of \d$/).textContent;

afterEach(() => {
  leaveState();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the carousel', () => {
  it('is asked for without a name, and starts with its first banner', async () => {
    const { calls } = renderState(states.ready);
    expect(
      await screen.findByRole('heading', { name: 'Never worry about a due date again' }, slow),
    ).toBeTruthy();
    expect(calls).toContainEqual({ name: 'placement', input: {} });
    expect(position()).toBe('1 of 6');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/e-giro');
  });

  it('tells a company first that cards have ended', async () => {
    renderState(states.company);
    await card();
    expect(title()).toBe('Card payments are unavailable from 1 Nov 25.');
    expect(position()).toBe('1 of 7');
  });

  it.each(['typesFailed', 'ready'] as const)('tells nobody of cards: %s', async (state) => {
    renderState(states[state]);
    await card();
    expect(screen.queryByText(/Card payments/)).toBeNull();
  });

  it('goes on, back, and round', async () => {
    renderState(states.ready);
    await card();
    fireEvent.click(button('Next slide'));
    expect(title()).toBe('Save together with your block');
    fireEvent.click(button('Previous slide'));
    fireEvent.click(button('Previous slide'));
    expect(title()).toBe('Insurance for your home and its contents');
    expect(position()).toBe('6 of 6');
  });

  it('says to a screen reader where it was moved to', async () => {
    renderState(states.ready);
    await card();
    fireEvent.click(button('Next slide'));
    expect(screen.getByText('2 of 6: Save together with your block')).toBeTruthy();
  });

  it('opens the marked banner outside, and says so', async () => {
    renderState(states.one);
    const link = await screen.findByRole('link', { name: 'See the offer (opens in a new tab)' }, slow);
    expect(link.getAttribute('href')).toBe('https://insurance.example/offer');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.queryByText(/EXTERNAL/)).toBeNull();
  });

  it('has nothing to turn with one banner', async () => {
    renderState(states.one);
    await card();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('1 of 1')).toBeNull();
  });

  it('shows words of content as words', async () => {
    renderState(states.hostile);
    expect(await screen.findByRole('heading', { name: '<img src=x onerror=alert(1)>' }, slow)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each(['empty', 'failed'] as const)('is no card at all: %s', async (state) => {
    const { page } = renderState(states[state]);
    await waitFor(() => {
      expect(page.textContent).toBe('');
      expect(page.querySelector('section')).toBeNull();
    }, slow);
  });
});

describe('moving by itself', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));

  /** Time runs until the card is drawn, and then moves by `pass` alone. */
  const open = async () => {
    renderState(states.ready);
    await card();
    vi.setTimerTickMode('manual');
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('takes eight seconds a banner', async () => {
    await open();
    await pass(TURN_MS - 500);
    expect(position()).toBe('1 of 6');
    await pass(600);
    expect(position()).toBe('2 of 6');
    await pass(TURN_MS);
    expect(position()).toBe('3 of 6');
  });

  it('stands still under the pointer, and goes on after it', async () => {
    await open();
    const inside = screen.getByRole('heading', { level: 3 });
    fireEvent.pointerEnter(inside.closest('section > div') ?? inside, { pointerType: 'mouse' });
    await pass(3 * TURN_MS);
    expect(position()).toBe('1 of 6');
    fireEvent.pointerLeave(inside.closest('section > div') ?? inside, { pointerType: 'mouse' });
    await pass(TURN_MS + 100);
    expect(position()).toBe('2 of 6');
  });

  it('stands still while something in it has the focus', async () => {
    await open();
    act(() => screen.getByRole('link').focus());
    await pass(3 * TURN_MS);
    expect(position()).toBe('1 of 6');
  });

  it('stops with Pause and goes on with Play', async () => {
    await open();
    fireEvent.click(button('Pause slides'));
    await pass(3 * TURN_MS);
    expect(position()).toBe('1 of 6');
    fireEvent.click(button('Play slides'));
    await pass(TURN_MS + 100);
    expect(position()).toBe('2 of 6');
  });

  it('stands still while the page is hidden', async () => {
    await open();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(3 * TURN_MS);
    expect(position()).toBe('1 of 6');
  });

  it('is not for those who ask for less motion: nothing moves and there is nothing to pause', async () => {
    const still = new EventTarget();
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(still, { matches: true }) as MediaQueryList);
    await open();
    await pass(3 * TURN_MS);
    expect(position()).toBe('1 of 6');
    expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull();
    fireEvent.click(button('Next slide'));
    expect(position()).toBe('2 of 6');
  });
});
