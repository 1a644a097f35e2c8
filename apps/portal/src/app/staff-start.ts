/** The first page of an officer: the first queue that she may decide in. */
import { type QueueName, queueSlugs, queuesQuery } from '../features/staff/index.ts';
import { getQueryClient } from '../lib/api/query-client.ts';
import type { Session } from '../lib/session/session.ts';

/** Without an answer it is the queue that is open to all staff: its page shows the error. */
const FALLBACK: QueueName = 'linkApplications';

/** @returns the last segment of the queue's address */
export async function findFirstQueue({ subject }: Session): Promise<string> {
  const [first] = await getQueryClient(subject)
    .fetchQuery(queuesQuery())
    .then(
      ({ queues }) => queues,
      () => [],
    );
  return queueSlugs[first?.name ?? FALLBACK];
}
