/** Time is injected everywhere: a clock returns the milliseconds since 1970 (UTC). */
export interface Clock {
  now(): number;
}

/** A clock that stands still at the given instant, for tests and for one pass over a rule. */
export function fixedClock(instant: string | number): Clock {
  const at = typeof instant === 'number' ? instant : Date.parse(instant);
  if (!Number.isSafeInteger(at)) throw new RangeError(`not an instant: ${instant}`);
  return { now: () => at };
}

/** A clock that runs with another one, shifted; `shift` moves it (tests, the sandbox's own time). */
export function shiftedClock(base: Clock, offset = 0): Clock & { shift(milliseconds: number): void } {
  let by = offset;
  return {
    now: () => base.now() + by,
    shift(milliseconds) {
      by += milliseconds;
    },
  };
}
