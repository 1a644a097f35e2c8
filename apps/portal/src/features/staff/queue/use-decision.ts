/**
 * Sends the decision of an officer. When another officer has decided meanwhile, what is shown is fetched again. Knows no
 * queue.
 */
import type { Input } from '@portal/contract';
import { useQueryClient } from '@tanstack/react-query';
import { write } from '../../../lib/api/api.ts';
import { useAction } from '../../../ui/use-action.ts';
import { itemKey, queueKey } from './queue.query.ts';
import type { QueueName } from './queue-kind.ts';
import { queuesKey } from './queues.query.ts';

interface DecisionOptions<Decision> {
  readonly queue: QueueName;
  readonly itemId: string;
  inputOf(decision: Decision): Input<'staff:decide'>;
  /** Codes after which the item is another one than was shown. */
  readonly overtaken: ReadonlySet<string>;
  toast(decision: Decision): string;
  /** Runs while the item is still open: on to the next one. */
  onDone(): void;
}

export interface Deciding<Decision> {
  readonly busy: boolean;
  readonly failure: string | null;
  submit(decision: Decision): void;
}

export function useDecision<Decision>({
  queue,
  itemId,
  inputOf,
  overtaken,
  toast,
  onDone,
}: DecisionOptions<Decision>): Deciding<Decision> {
  const client = useQueryClient();
  const item = itemKey(queue, itemId);
  const lists = [queueKey(queue), queuesKey];
  const { busy, failure, run } = useAction({
    send: ({ input }: { decision: Decision; input: Input<'staff:decide'> }, idempotencyKey) =>
      write('staff:decide', input, { idempotencyKey }),
    invalidates: lists,
    toast: (_, { decision }) => toast(decision),
    onDone: () => {
      onDone();
      client.removeQueries({ queryKey: item });
    },
    onFailure: ({ code }) => {
      if (!overtaken.has(code)) return;
      for (const queryKey of [item, ...lists]) void client.invalidateQueries({ queryKey });
    },
  });
  return { busy, failure, submit: (decision) => void run({ decision, input: inputOf(decision) }) };
}
