import type { Output } from '@portal/contract';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { answeringFetch } from '../gallery/answer-calls.ts';
import { wireApi } from '../lib/api/api.ts';
import { clearQueries } from '../lib/api/query-client.ts';
import { setSession } from '../lib/session/session.ts';
import { createRouter } from './router.ts';

type Name = Output<'staff:queues'>['queues'][number]['name'];
const realFetch = globalThis.fetch;

afterEach(() => {
  clearQueries();
  setSession(null);
  globalThis.fetch = realFetch;
});

async function readStart(names: readonly Name[] | null, path = '/internal'): Promise<string> {
  const queues = names?.map((name) => ({ name, waiting: 7 }));
  globalThis.fetch = answeringFetch({
    'staff:queues': queues ? { data: { queues } } : { error: 'SK_UNKNOWN_1001' },
  });
  wireApi({ credentials: async () => null, onSessionEnded: () => {} });
  setSession({ subject: 's', email: null, emailVerified: true, name: null, isInternal: true });
  const router = createRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return router.state.location.href;
}

describe('the first page of an officer', () => {
  it('is the first of the queues that she may decide in', async () => {
    expect(await readStart(['linkApplications'])).toBe('/internal/queues/link-applications');
    expect(await readStart(['parkedPayments'])).toBe('/internal/queues/payments');
    expect(await readStart(['parkedPayments', 'linkApplications'])).toBe('/internal/queues/payments');
  });

  it('is that of the applications while nobody can say which they are', async () => {
    expect(await readStart(null)).toBe('/internal/queues/link-applications');
  });
});

it.each([
  ['/internal/queues', '/internal/queues/payments'],
  ['/internal/applications?item=LC-2611-0418', '/internal/queues/link-applications?item=LC-2611-0418'],
  ['/internal/payments?item=EV-7', '/internal/queues/payments?item=EV-7'],
])('the address %s leads to %s', async (from, to) => {
  expect(await readStart(['parkedPayments', 'linkApplications'], from)).toBe(to);
});
