/** A queue of staff as data: QueuePage draws every kind alike, and its address is /internal/queues/<slug>. */
import type { Output } from '@portal/contract';
import type { ComponentType, ReactNode } from 'react';

type AnyQueue = Output<'staff:queue'>;
export type QueueName = AnyQueue['name'];
export type QueueOf<Name extends QueueName> = Extract<AnyQueue, { name: Name }>;

/** The last segment of each queue's address. */
export const queueSlugs: Readonly<Record<QueueName, string>> = {
  linkApplications: 'link-applications',
  parkedPayments: 'payments',
  meterReadings: 'meter-readings',
  treasuryNotices: 'treasury',
  egiroNotices: 'egiro',
};

/** Times are ISO instants. */
export interface Waiting {
  readonly itemId: string;
  readonly receivedAt: string;
}
export interface Decided {
  readonly itemId: string;
  readonly decidedAt: string;
}
export interface Opened {
  readonly itemId: string;
  readonly openedAt: string;
}

/** Waiting items, the oldest last, and those decided today, a page of them. */
export interface Listed<W extends Waiting, D extends Decided> {
  readonly waiting: readonly W[];
  readonly waitingCount: number;
  readonly oldestAt: string | null;
  readonly decided: readonly D[];
  readonly decidedCount: number;
}

/** The two lines of a waiting item. */
interface WaitingRow {
  readonly name: string;
  /** Under the name. */
  readonly second: string;
  readonly marks: ReactNode;
}

/** One line of an item that was decided today. */
export interface DecidedRow {
  readonly name: string;
  readonly marks: ReactNode;
}

/** Texts of one queue. */
export interface QueueWords {
  readonly queue: string;
  readonly search: string;
  readonly empty: string;
  readonly loadingQueue: string;
  readonly queueFailed: string;
  /** To an officer whose role is not for this queue. */
  readonly refusedText: string;
  noMatch(search: string): string;
  noneWaitingMatches(search: string): string;
  /** The card while the item is loading. */
  readonly item: string;
  readonly choose: string;
  readonly back: string;
  readonly loadingItem: string;
  readonly itemFailed: string;
  readonly itemMissing: string;
  readonly itemMissingText: string;
  opened(time: string): string;
}

export interface DetailProps<Item extends Opened, Draft> {
  readonly item: Item;
  readonly now: number;
  /** The officer's unsent decision; undefined: not begun. Kept while they look at other items. */
  readonly draft: Draft | undefined;
  onDraft(draft: Draft): void;
  onDecided(): void;
}

export interface QueueKind<W extends Waiting, D extends Decided, Item extends Opened, Draft> {
  readonly name: QueueName;
  readonly words: QueueWords;
  /** @returns null for another queue's answer */
  read(queue: AnyQueue): Listed<W, D> | null;
  waitingRow(item: W): WaitingRow;
  decidedRow(item: D): DecidedRow;
  /** The gateway records each call. @throws ApiError */
  open(itemId: string): Promise<Item>;
  itemName(item: Item): string;
  readonly Detail: ComponentType<DetailProps<Item, Draft>>;
  /** Shown below the queue. */
  readonly Below?: ComponentType<{ readonly now: number }>;
}
