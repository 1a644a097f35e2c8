/** The queue of meter readings that are unusual for their home, or came with a photo. */
import { write } from '../../../lib/api/api.ts';
import type { QueueKind } from '../queue/queue-kind.ts';
import { copy, queueWords } from './copy.ts';
import type { Draft } from './draft.ts';
import type { DecidedReading, Reading, WaitingReading } from './reading.ts';
import { ReadingDetail } from './reading-detail.tsx';
import { DecisionPill, ReasonPills } from './reading-pill.tsx';

export const readingsQueue: QueueKind<WaitingReading, DecidedReading, Reading, Draft> = {
  name: 'meterReadings',
  words: queueWords,
  read: (queue) => (queue.name === 'meterReadings' ? queue : null),
  waitingRow: (item) => ({
    name: formatReading(item),
    second: copy.meter(copy.utilities[item.utilityType], item.deviceNo),
    marks: <ReasonPills {...item} />,
  }),
  decidedRow: (item) => ({
    name: formatReading(item),
    marks: <DecisionPill decision={item.decision} />,
  }),
  open: (itemId) => write('staff:meterReading', { itemId }),
  itemName: formatReading,
  Detail: ReadingDetail,
};

function formatReading({ reading, utilityType }: Pick<Reading, 'reading' | 'utilityType'>): string {
  return copy.quantity(reading, copy.units[utilityType]);
}
