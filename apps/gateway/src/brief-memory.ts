/**
 * An answer that many ask for at once and that may be a moment old: one look serves all who come while it is under way
 * and shortly after. A failure is not kept.
 */
import { inNameOf, SHARED_LOOKS } from './db/in-name-of.ts';

interface Remembered<T> {
  readonly answer: Promise<T>;
  readonly since: number;
}

/** @param look must not depend on the caller */
export function rememberBriefly<T>(
  keepMs: number,
  look: () => Promise<T>,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let kept: Remembered<T> | null = null;
  return () => {
    if (kept && now() - kept.since < keepMs) return kept.answer;
    const fresh = { answer: inNameOf(SHARED_LOOKS, look), since: now() };
    kept = fresh;
    fresh.answer.catch(() => {
      if (kept === fresh) kept = null;
    });
    return fresh.answer;
  };
}
