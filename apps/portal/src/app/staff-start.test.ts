import type { Output } from '@portal/contract';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { answeringFetch } from '../gallery/answer-calls.ts';
import { wireApi } from '../lib/api.ts';
import { clearQueries } from '../lib/query-client.ts';
import { setSession } from '../lib/session.ts';
import { createRouter } from './router.ts';

type Name = Output<'staff:queues'>['queues'][number]['name'];
const realFetch = globalThis.fetch;

afterEach(() => {
  clearQueries();
  setSession(null);
  globalThis.fetch = realFetch;
});

async function startOf(names: readonly Name[] | null): Promise<string> {
  const queues = names?.map((name) => ({ name, waiting: 7 }));
  globalThis.fetch = answeringFetch({
    'staff:queues': queues ? { data: { queues } } : { error: 'SK_UNKNOWN_1001' },
  });
  wireApi({ credentials: async () => null, onSessionEnded: () => {} });
  setSession({ subject: 's', email: null, emailVerified: true, name: null, isInternal: true });
  const router = createRouter(createMemoryHistory({ initialEntries: ['/internal'] }));
  await router.load();
  return router.state.location.pathname;
}

describe('the first page of an officer', () => {
  it('is the first of the queues that she may decide in', async () => {
    expect(await startOf(['linkApplications'])).toBe('/internal/applications');
    expect(await startOf(['parkedPayments'])).toBe('/internal/payments');
    expect(await startOf(['parkedPayments', 'linkApplications'])).toBe('/internal/payments');
  });

  it('is that of the applications while nobody can say which they are', async () => {
    expect(await startOf(null)).toBe('/internal/applications');
  });
});
