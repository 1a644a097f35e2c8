/** Texts that the queues of parked notices share. */
import type { QueueWords } from '../queue/queue-kind.ts';

/** @param words of one party: empty, choose, role, and the reason for a look */
export const makeNoticeWords = ({
  search,
  empty,
  refusedText,
  choose,
  reason,
}: Pick<QueueWords, 'search' | 'empty' | 'refusedText' | 'choose'> & {
  readonly reason: string;
}): QueueWords => ({
  queue: 'Notices',
  search,
  empty,
  noMatch: (typed) => `No notice matches '${typed}'.`,
  noneWaitingMatches: (typed) => `No waiting notice matches '${typed}'.`,
  loadingQueue: 'Loading the notices',
  queueFailed: 'The notices cannot be shown just now',
  refusedText,
  item: 'Notice',
  choose,
  back: 'All notices',
  loadingItem: 'Loading the notice',
  itemFailed: 'This notice cannot be shown just now',
  itemMissing: 'This notice cannot be found.',
  itemMissingText: 'The address may be mistyped, or the notice did not have to wait.',
  opened: (time) => `You opened this at ${time}, reason: ${reason}. The view is recorded.`,
});

export const copy = {
  received: (itemId: string, when: string) => `${itemId}, ${when}`,
  settle: 'Settle',
  confirm: 'Settle this notice?',
} as const;
