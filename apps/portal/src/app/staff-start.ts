/** The first page of an officer: the first queue that she may decide in. */
import { queuesQuery } from '../features/staff/index.ts';
import { queryClientOf } from '../lib/query-client.ts';
import type { Session } from '../lib/session.ts';

const pages = {
  linkApplications: '/internal/applications',
  parkedPayments: '/internal/payments',
} as const;

/** Without an answer it is the queue that is open to all staff: its page tells what is wrong. */
export async function firstStaffPage({ subject }: Session): Promise<(typeof pages)[keyof typeof pages]> {
  const [first] = await queryClientOf(subject)
    .fetchQuery(queuesQuery())
    .then(
      ({ queues }) => queues,
      () => [],
    );
  return pages[first?.name ?? 'linkApplications'];
}
