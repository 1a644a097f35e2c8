/** Public interface of the staff area, which is loaded for staff alone. */
export { type QueueName, queueSlugs } from './queue/queue-kind.ts';
export { queuesQuery } from './queue/queues.query.ts';
export { findQueue } from './queues.tsx';
