/**
 * Try Again: the button stays where it is while the second try runs, takes no second press, and says when
 * it has failed again. After a success the card takes the focus that its button had.
 */
import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface Retry {
  readonly busy: boolean;
  /** How many further tries have failed. */
  readonly failures: number;
  press(): void;
}

/** @param attempt runs the try and says whether it succeeded. @param home takes the focus after a success */
export function useRetry(attempt: () => Promise<boolean>, home: RefObject<HTMLElement | null>): Retry {
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState(0);
  const [succeeded, setSucceeded] = useState(false);

  useEffect(() => {
    if (!succeeded) return;
    setSucceeded(false);
    // Somebody who has gone elsewhere meanwhile is left there.
    if (document.activeElement === document.body) home.current?.focus();
  }, [succeeded, home]);

  const press = useCallback(() => {
    setBusy(true);
    void attempt().then((ok) => {
      setBusy(false);
      setFailures((count) => (ok ? 0 : count + 1));
      setSucceeded(ok);
    });
  }, [attempt]);
  return { busy, failures, press };
}
