/** When a delivery that failed is tried again, and how often. */

const LONGEST_WAIT_MS = 3_600_000;
/** Waits are shortened by up to a quarter, so that a receiver that comes back is not sent everything at once. */
const SPREAD = 1 / 4;

/**
 * The wait after a failed delivery: 2 s, 4 s, 8 s … at most an hour, less what chance takes off.
 * @param attempts deliveries so far, from 1 @param chance 0 to 1 @returns milliseconds
 */
export function computeWait(attempts: number, chance: number): number {
  return Math.min(LONGEST_WAIT_MS, 1000 * 2 ** attempts) * (1 - SPREAD * chance);
}

/** The number of deliveries that are tried over an outage of that length, however short chance makes the waits. */
export function countAttempts(outageMs: number): number {
  let attempts = 1;
  for (let waited = 0; waited < outageMs; attempts += 1) waited += computeWait(attempts, 1);
  return attempts;
}
