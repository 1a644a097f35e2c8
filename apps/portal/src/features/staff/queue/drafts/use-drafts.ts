/** Unsent decisions of an officer on the items of a queue: kept while they look at other items and other queues. */
import { useQueryClient } from '@tanstack/react-query';
import { usePageMemory } from '../../../../lib/use-page-memory.ts';
import { useLeaveWarning } from '../../../../wizard/use-leave-warning.ts';
import type { QueueName } from '../queue-kind.ts';

const draftsKey = ['staff', 'drafts'] as const;

export interface Drafts<Draft> {
  /** undefined: not begun. */
  get(itemId: string): Draft | undefined;
  keep(itemId: string, draft: Draft): void;
  /** It was sent. */
  drop(itemId: string): void;
}

/** The browser asks before a reload loses one, of whichever queue. */
export function useDrafts<Draft>(name: QueueName): Drafts<Draft> {
  const client = useQueryClient();
  const { value: drafts, change } = usePageMemory<ReadonlyMap<string, Draft>>(
    [...draftsKey, name],
    new Map(),
  );
  const ofAllQueues = client.getQueriesData<ReadonlyMap<string, unknown>>({ queryKey: draftsKey });
  useLeaveWarning(ofAllQueues.some(([, kept]) => kept !== undefined && kept.size > 0));
  return {
    get: (itemId) => drafts.get(itemId),
    keep: (itemId, draft) => change((before) => new Map(before).set(itemId, draft)),
    drop: (itemId) => change((before) => new Map([...before].filter(([other]) => other !== itemId))),
  };
}
