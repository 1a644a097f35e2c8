/** A company's application to link, as the queue lists it and as it opens beside our records. */
import type { Output } from '@portal/contract';
import type { QueueOf } from '../queue/queue-kind.ts';

export type ApplicationQueue = QueueOf<'linkApplications'>;
export type WaitingApplication = ApplicationQueue['waiting'][number];
export type DecidedApplication = ApplicationQueue['decided'][number];
export type Application = Output<'staff:linkApplication'>;
export type ComparedRecord = Application['records'][number];
