/** A value once it has stood for a moment: what is typed is not asked for letter by letter. */
import { useEffect, useState } from 'react';

export function useDebounced<T>(value: T, afterMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const wait = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(wait);
  }, [value, afterMs]);
  return settled;
}
