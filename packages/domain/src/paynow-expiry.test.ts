import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdown, formatCountdown, hasExpired, paynowExpiry } from './paynow-expiry.ts';
import { toSgDay, toSgTime } from './sg-time.ts';

const at = (time: string): number => Date.parse(`${time}+08:00`);
const tonight = at('2026-11-20T23:59:59');
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });

describe('a code made on 20 November', () => {
  it.each(['2026-11-20T00:00:00', '2026-11-20T15:42:17', '2026-11-20T23:59:59.999'])(
    'a code made at %s ends at 11:59 PM of that day in Singapore',
    (time) => {
      expect(paynowExpiry(at(time))).toBe(tonight);
    },
  );

  it('made at half past midnight ends that night, though it is still the day before in UTC', () => {
    expect(paynowExpiry(at('2026-11-21T00:30:00'))).toBe(at('2026-11-21T23:59:59'));
  });

  it('is valid through its last second and not a moment longer', () => {
    expect(hasExpired(tonight, tonight)).toBe(false);
    expect(hasExpired(tonight, at('2026-11-20T23:59:59.999'))).toBe(false);
    expect(hasExpired(tonight, at('2026-11-21T00:00:00'))).toBe(true);
  });

  it('is always valid when made, and ends on the same day', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const end = paynowExpiry(now);
        expect(hasExpired(end, now)).toBe(false);
        expect([toSgDay(end), toSgTime(end)]).toEqual([toSgDay(now), '23:59:59']);
      }),
    );
  });
});

describe('the countdown on the page', () => {
  it('counts the seconds to expired_at, whatever it is', () => {
    expect(countdown(tonight, at('2026-11-20T15:42:17'))).toMatchObject({
      hasExpired: false,
      secondsLeft: 29_863,
    });
    expect(countdown(at('2026-11-20T15:42:26'), at('2026-11-20T15:42:17')).secondsLeft).toBe(10);
    expect(countdown(tonight, at('2026-11-22T00:00:00'))).toEqual({
      hasExpired: true,
      secondsLeft: 0,
      changesAt: null,
    });
  });

  it('gives the instant of its next change: one second fewer from then on, and not before', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 1 - 1_000, max: 90_000_000 }), (end, ahead) => {
        const now = end - ahead;
        const shown = countdown(end, now);
        expect(shown.hasExpired).toBe(hasExpired(end, now));
        const next = shown.changesAt ?? Number.NaN;
        expect(countdown(end, next).secondsLeft).toBe(shown.secondsLeft - 1);
        expect(countdown(end, next - 1).secondsLeft).toBe(shown.secondsLeft);
        expect(next).toBeGreaterThan(now);
      }),
    );
  });

  it.each([
    [29_863, '8:17:43'],
    [3_600, '1:00:00'],
    [1_063, '17:43'],
    [9, '0:09'],
    [0, '0:00'],
  ])('reads %i seconds as %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });
});
