/**
 * The query cache: one per subject, so that nobody is shown what was fetched for somebody else. Queries are
 * not retried and do not run again on focus or reconnect.
 */
import { QueryClient } from '@tanstack/react-query';

let current: { subject: string; client: QueryClient } | null = null;

/** The cache of this subject. Another subject's cache is emptied and left. */
export function queryClientOf(subject: string): QueryClient {
  if (current?.subject === subject) return current.client;
  clearQueries();
  current = { subject, client: createQueryClient() };
  return current.client;
}

export function clearQueries(): void {
  current?.client.clear();
  current = null;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: 30_000,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
