/** The items of a queue, and one of them. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import type { Decided, Opened, QueueKind, QueueName, Waiting } from './queue-kind.ts';

export const queueKey = (name: QueueName) => ['staff', 'queue', name] as const;
export const itemKey = (name: QueueName, itemId: string) => ['staff', 'item', name, itemId] as const;

/** @param page of the decided ones, from 1 */
export function queueQuery<W extends Waiting, D extends Decided>(
  { name, read }: Pick<QueueKind<W, D, never, never>, 'name' | 'read'>,
  search: string,
  page: number,
) {
  return queryOptions({
    queryKey: [...queueKey(name), { search, page }] as const,
    queryFn: async () => {
      const queue = read(await call('staff:queue', { name, page, ...(search ? { search } : {}) }));
      if (queue === null) throw new TypeError('another queue came');
      return queue;
    },
    staleTime: 0,
    // The rows found before stand until the next are there.
    placeholderData: keepPreviousData,
  });
}

/** Opening an item is recorded, hence once a visit. */
export function itemQuery<Item extends Opened>(
  { name, open }: Pick<QueueKind<never, never, Item, never>, 'name' | 'open'>,
  itemId: string,
) {
  return queryOptions({
    queryKey: itemKey(name, itemId),
    queryFn: () => open(itemId),
    staleTime: Number.POSITIVE_INFINITY,
    // Another visit opens it anew, as it is then.
    gcTime: 0,
  });
}
