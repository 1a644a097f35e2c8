/** The typed text of a search, and the search in the address, which follows it once typing has paused. */
import { useEffect, useRef, useState } from 'react';
import { useStillHere } from '../../lib/use-still-here.ts';

const SEARCH_AFTER_MS = 200;

/** @param search as in the address. @param onSearch writes it there, without spaces around it */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const isHere = useStillHere();
  const written = useRef(search);
  const write = useRef(onSearch);
  useEffect(() => {
    write.current = onSearch;
  });
  // The address may change by itself: a link, another premises.
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setTyped(search);
  }, [search]);
  useEffect(() => {
    const text = typed.trim();
    if (text === written.current) return;
    const wait = setTimeout(() => {
      if (!isHere()) return;
      written.current = text;
      write.current(text);
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(wait);
  }, [typed, isHere]);
  return { typed, setTyped };
}
