import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceNow } from '../../../lib/clock.ts';
import { SessionWarning } from './session-warning.tsx';

const stay = vi.fn();
const logOut = vi.fn();
const MINUTE = 60_000;

function show(left = 5 * MINUTE) {
  const warning = { endsAt: deviceNow() + left, warnAfter: 15 * MINUTE, logOutAfter: 5 * MINUTE, stay };
  render(<SessionWarning warning={warning} logOut={logOut} />);
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const time = () => screen.getByRole('timer').textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T07:02:00Z') });
  stay.mockReset();
  logOut.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the warning before a session ends', () => {
  it('says what happens and when, in figures that go down', async () => {
    show();
    const dialog = screen.getByRole('alertdialog', { name: 'Your session is about to end' });
    expect(dialog.textContent).toContain(
      'You have been inactive for 15 minutes. To keep your account safe, we will log you out when the time is up.',
    );
    expect(time()).toBe('5:00');
    await pass(28_000);
    expect(time()).toBe('4:32');
  });

  it("has the focus on 'Stay signed in'", async () => {
    show();
    await pass(600);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay signed in' }));
  });

  it('stays on the button and on Escape', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(stay).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
    expect(stay).toHaveBeenCalledTimes(2);
    expect(logOut).not.toHaveBeenCalled();
  });

  it('does not stay on any other key, nor on a press beside it', async () => {
    show();
    const dialog = screen.getByRole('alertdialog');
    fireEvent.keyDown(dialog, { key: 'a' });
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
      document.body.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    }
    expect(stay).not.toHaveBeenCalled();
  });

  it('logs out at once when asked to', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(logOut).toHaveBeenCalledOnce();
    expect(stay).not.toHaveBeenCalled();
  });
});

describe('what a screen reader hears', () => {
  const polite = () => screen.getByRole('status').textContent;
  const assertive = () => screen.getByRole('alert').textContent;

  it('is the time left at 5, 2 and 1 minute politely, and at 10 seconds at once', async () => {
    show();
    const received: string[] = [];
    for (let second = 0; second < 300; second += 1) {
      for (const text of [polite(), assertive() && `!${assertive()}`]) {
        if (text && received.at(-1) !== text) received.push(text);
      }
      await pass(1_000);
    }
    expect(received).toEqual(['5 minutes left', '2 minutes left', '1 minute left', '!10 seconds left']);
    expect(time()).toBe('0:00');
  });

  it('is what is left when the warning comes late', () => {
    show(90_000);
    expect(polite()).toBe('2 minutes left');
  });

  it('is not each second', () => {
    show();
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
  });
});
