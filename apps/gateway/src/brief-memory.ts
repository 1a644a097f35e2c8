/**
 * Answers that many ask for at once and that may be a moment old: one look serves all who come while it is under way
 * and shortly after. A failure is not kept.
 */
interface Remembered<T> {
  readonly answer: Promise<T>;
  readonly since: number;
}

/** Callers choose the key, as with a host name: never more than this many are kept. */
const MOST_KEYS = 100;

/** @param look what is asked for; its answers must not depend on the caller */
export function rememberBriefly<T>(
  keepMs: number,
  look: (key: string) => Promise<T>,
  now: () => number = () => performance.now(),
): (key: string) => Promise<T> {
  const kept = new Map<string, Remembered<T>>();
  return (key) => {
    const known = kept.get(key);
    if (known && now() - known.since < keepMs) return known.answer;
    if (kept.size >= MOST_KEYS) kept.clear();
    const fresh = { answer: look(key), since: now() };
    kept.set(key, fresh);
    fresh.answer.catch(() => kept.get(key) === fresh && kept.delete(key));
    return fresh.answer;
  };
}
