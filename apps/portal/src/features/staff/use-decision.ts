/**
 * Sends the decision of an officer. When another officer has decided meanwhile, what is shown is fetched again. Knows no
 * queue.
 */
import type { Input } from '@portal/contract';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { write } from '../../lib/api.ts';
import { useAction } from '../../ui/use-action.ts';
import { queuesKey } from './queues.query.ts';

export interface DecisionOf<Said> {
  inputOf(said: Said): Input<'staff:decide'>;
  /** Codes after which the item is another one than was shown. */
  readonly overtaken: ReadonlySet<string>;
  /** Of the item that is shown, and of the list that it stands in. */
  readonly item: QueryKey;
  readonly list: QueryKey;
  toast(said: Said): string;
  /** Runs while the item is still open: on to the next one. */
  onDone(said: Said): void;
}

export interface Deciding<Said> {
  readonly busy: boolean;
  readonly failure: string | null;
  submit(said: Said): void;
}

export function useDecision<Said>(decision: DecisionOf<Said>): Deciding<Said> {
  const client = useQueryClient();
  const { item, list } = decision;
  const { busy, failure, run } = useAction({
    send: ({ input }: { said: Said; input: Input<'staff:decide'> }, idempotencyKey) =>
      write('staff:decide', input, { idempotencyKey }),
    invalidates: [list, queuesKey],
    toast: (_, { said }) => decision.toast(said),
    onDone: (_, { said }) => {
      decision.onDone(said);
      client.removeQueries({ queryKey: item });
    },
    onFailure: ({ code }) => {
      if (!decision.overtaken.has(code)) return;
      for (const queryKey of [item, list, queuesKey]) void client.invalidateQueries({ queryKey });
    },
  });
  return { busy, failure, submit: (said) => void run({ said, input: decision.inputOf(said) }) };
}
