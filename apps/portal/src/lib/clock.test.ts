import { afterEach, describe, expect, it, vi } from 'vitest';
import { now, setServerTime } from './clock.ts';

afterEach(() => {
  // Without an offset again, as other tests of this process expect.
  vi.useFakeTimers({ now: Date.parse('2026-11-20T00:00:00Z') });
  setServerTime('2026-11-20T00:00:00.000Z');
  vi.useRealTimers();
});

describe('the portal by a device whose clock is wrong', () => {
  it("follows the gateway's time and goes on with it", () => {
    vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z') });
    setServerTime('2026-11-20T07:02:00.000Z');
    vi.advanceTimersByTime(60_000);
    expect(new Date(now()).toISOString()).toBe('2026-11-20T07:03:00.000Z');
  });

  it('keeps what it had when the time is not one', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T07:02:00Z') });
    setServerTime('2026-11-20T07:02:00.000Z');
    setServerTime('soon');
    expect(new Date(now()).toISOString()).toBe('2026-11-20T07:02:00.000Z');
  });
});
