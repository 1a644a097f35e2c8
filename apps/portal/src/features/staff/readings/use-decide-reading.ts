/** Sends an officer's decision about a reading, once. */
import { type Deciding, useDecision } from '../queue/use-decision.ts';
import { copy } from './copy.ts';
import type { Reading } from './reading.ts';

export type Decision = 'accept' | 'setAside';
interface DecisionInput {
  readonly decision: Decision;
  readonly note: string;
}
export type DecideReading = Deciding<DecisionInput>;

/** Codes after which this reading is another one than was shown, or none any more. */
const overtaken: ReadonlySet<string> = new Set([
  'SK_STAFF_1001',
  'SK_STAFF_1010',
  'SK_STAFF_1012',
  'SK_METER_1002',
  'SK_ACCESS_1001',
]);

export function useDecideReading({ itemId, reading }: Reading, onDone: () => void): DecideReading {
  return useDecision<DecisionInput>({
    inputOf: ({ decision, note }) =>
      decision === 'accept'
        ? { queue: 'meterReadings', itemId, decision }
        : { queue: 'meterReadings', itemId, decision, note },
    overtaken,
    itemId,
    queue: 'meterReadings',
    toast: ({ decision }) => copy.done[decision](reading),
    onDone,
  });
}
