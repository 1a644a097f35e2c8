/** The first page of an officer: the first queue that she may decide in. */
import { queryClientOf } from '../lib/query-client.ts';
import type { Session } from '../lib/session.ts';

const pages = {
  linkApplications: '/internal/applications',
  parkedPayments: '/internal/payments',
} as const;

/** Without an answer it is the queue that is open to all staff: its page tells what is wrong. */
export async function firstStaffPage({ subject }: Session): Promise<(typeof pages)[keyof typeof pages]> {
  // What is for staff is loaded for staff alone.
  const { queuesQuery } = await import('../features/staff/index.ts');
  const [first] = await queryClientOf(subject)
    .fetchQuery(queuesQuery())
    .then(
      ({ queues }) => queues,
      () => [],
    );
  return pages[first?.name ?? 'linkApplications'];
}
