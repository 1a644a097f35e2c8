/**
 * The query cache: one per subject, so that nobody is shown what was fetched for somebody else. Queries are
 * not retried and do not run again on focus or reconnect.
 */
import { QueryClient } from '@tanstack/react-query';

let current: { subject: string; client: QueryClient } | null = null;

/** The cache of this subject. Another subject's cache is emptied and left. */
export function getQueryClient(subject: string): QueryClient {
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

/** For a page that is drawn before it is known whose it is: every query waits, none is asked. */
export const unaskedQueries = createUnasked();

function createUnasked(): QueryClient {
  const client = new QueryClient();
  const withDefaults = client.defaultQueryOptions.bind(client) as QueryClient['defaultQueryOptions'];
  // Overrides the options of every query.
  client.defaultQueryOptions = (options) => ({ ...withDefaults(options), enabled: false });
  return client;
}
