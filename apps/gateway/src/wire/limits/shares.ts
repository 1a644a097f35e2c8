/**
 * Shares of a thing that there is little of, such as memory: how much of it each holder, and all of them together, may have
 * at once. In this process only. Knows neither the holders nor the thing.
 */

/** Never more than this at once under the name. */
export type Bound = readonly [name: string, most: number];

export interface Shares {
  /**
   * Takes so much under each of the names, or nothing.
   * @returns gives it back, however often it is called; null when a bound would be passed
   */
  take(bounds: readonly Bound[], amount?: number): (() => void) | null;
}

export function createShares(): Shares {
  const held = new Map<string, number>();
  const change = (name: string, by: number) => {
    const left = (held.get(name) ?? 0) + by;
    if (left > 0) held.set(name, left);
    else held.delete(name);
  };
  return {
    take(bounds, amount = 1) {
      if (bounds.some(([name, most]) => (held.get(name) ?? 0) + amount > most)) return null;
      for (const [name] of bounds) change(name, amount);
      let isGivenBack = false;
      return () => {
        if (isGivenBack) return;
        isGivenBack = true;
        for (const [name] of bounds) change(name, -amount);
      };
    },
  };
}
