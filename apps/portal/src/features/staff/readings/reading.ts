/** A reading that staff look at, as the queue lists it and as it opens. */
import type { Output } from '@portal/contract';
import type { QueueOf } from '../queue/queue-kind.ts';

export type ReadingQueue = QueueOf<'meterReadings'>;
export type WaitingReading = ReadingQueue['waiting'][number];
export type DecidedReading = ReadingQueue['decided'][number];
export type Reading = Output<'staff:meterReading'>;
