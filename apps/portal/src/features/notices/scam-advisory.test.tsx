import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { setServerTime } from '../../lib/clock.ts';
import { setSession } from '../../lib/session/session.ts';
import { keepDismissal } from './dismissals.ts';
import { states } from './scam-advisory.states.tsx';

const TEXT =
  'Beware of scams. We never ask for one-time codes or card numbers by SMS. Our QR codes appear only in this portal and on your bill.';
const strip = () => screen.queryByRole('region', { name: 'Scam advisory' });
const close = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Close the scam advisory' }));
};
const signInAs = (subject: string) =>
  setSession({ subject, email: null, emailVerified: true, name: null, isInternal: false });
/** Long enough for an answer to be drawn. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

afterEach(() => {
  leaveState();
  setSession(null);
  localStorage.clear();
  vi.useRealTimers();
});

describe('the scam advisory', () => {
  it('says its text', async () => {
    renderState(states.ready);
    expect((await screen.findByRole('region', { name: 'Scam advisory' })).textContent).toBe(TEXT);
  });

  it('shows on every load until it is closed', async () => {
    for (const _load of [1, 2]) {
      renderState(states.ready);
      await screen.findByText('Beware of scams.');
      leaveState();
    }
  });

  it('is not shown again on a day on which it was closed', async () => {
    renderState(states.today);
    await settled();
    expect(strip()).toBeNull();
  });

  it('is back on the next day', async () => {
    renderState(states.yesterday);
    expect(await screen.findByText('Beware of scams.')).toBeTruthy();
  });

  it('comes back at midnight in Singapore while the page stands open', async () => {
    renderState(states.beforeMidnight);
    await settled();
    expect(strip()).toBeNull();
    await waitFor(() => expect(strip()).toBeTruthy(), { timeout: 2000 });
  });

  it('comes back when a computer wakes on another day', async () => {
    renderState(states.today);
    await settled();
    setServerTime('2026-11-21T01:00:00.000Z');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(strip()).toBeTruthy();
  });

  it('keeps its place while it is not known whether it shows, unless it was closed today', async () => {
    for (const state of [states.loading, states.waiting]) {
      const { page } = renderState(state);
      await settled();
      expect(strip()).toBeNull();
      expect(page.querySelector('section[data-held]')?.textContent).toBe(TEXT);
      leaveState();
    }
    signInAs('mei');
    keepDismissal('mei', 'scamAdvisory', '2026-11-20');
    const { page } = renderState(states.loading);
    expect(page.querySelector('section')).toBeNull();
  });

  it('is not for an account without scamWarning', async () => {
    renderState(states.off);
    await settled();
    expect(strip()).toBeNull();
  });

  it('shows once more when nobody knows whether it was closed', async () => {
    renderState(states.checkFailed);
    expect(await screen.findByText('Beware of scams.')).toBeTruthy();
  });
});

describe('closing it', () => {
  it('tells the gateway, and leaves the focus where the strip was', async () => {
    const { calls, page } = renderState(states.ready);
    await close();
    expect(strip()).toBeNull();
    expect(page.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.textContent).toBe('Scam advisory closed.');
    await waitFor(() =>
      expect(calls).toContainEqual({ name: 'user:dismissNotice', input: { notice: 'scamAdvisory' } }),
    );
  });

  it('holds for this login also when it could not be saved', async () => {
    signInAs('mei');
    renderState({ ...states.notSaved, act: () => {} });
    await close();
    await settled();
    expect(strip()).toBeNull();
    leaveState();
    renderState({ ...states.notSaved, act: () => {} });
    await settled();
    expect(strip()).toBeNull();
  });

  it('closes nothing for the next person in the same browser', async () => {
    signInAs('mei');
    renderState({ ...states.notSaved, act: () => {} });
    await close();
    await settled();
    leaveState();
    signInAs('kumar');
    renderState(states.ready);
    expect(await screen.findByText('Beware of scams.')).toBeTruthy();
  });
});
