/** Gives up on work that takes too long, so that one slow key never holds the others. */
import { Refusal } from './calls/refusal.ts';

/** @throws Refusal SK_TIMEOUT_1001 after the time; the work itself runs on and its outcome is dropped */
export async function withDeadline<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('SK_TIMEOUT_1001')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
