/**
 * A value for as long as the page's memory lasts: who leaves and comes back loses nothing, a log-out forgets it. Never in a
 * storage of the browser.
 */
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

export interface PageMemory<Value> {
  readonly value: Value;
  change(update: (before: Value) => Value): void;
  forget(): void;
}

/** @param empty until something is kept */
export function usePageMemory<Value>(key: QueryKey, empty: Value): PageMemory<Value> {
  const client = useQueryClient();
  const [value, setValue] = useState(() => client.getQueryData<Value>(key) ?? empty);
  // Two changes of one moment are both kept.
  const latest = useRef(value);
  return {
    value,
    change(update) {
      latest.current = update(latest.current);
      // Otherwise it is forgotten five minutes later, as no query observes it.
      client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
      client.setQueryData(key, latest.current);
      setValue(latest.current);
    },
    forget: () => client.removeQueries({ queryKey: key, exact: true }),
  };
}
