/** The queues of staff. A new one is a kind in this list, with its name and address in queue-kind.ts. */
import type { ComponentType } from 'react';
import { applicationsQueue } from './applications/applications.queue.tsx';
import { egiroQueue } from './egiro/egiro.queue.tsx';
import { paymentsQueue } from './payments/payments.queue.tsx';
import { copy } from './queue/copy.ts';
import {
  type Decided,
  type Opened,
  type QueueKind,
  type QueueName,
  queueSlugs,
  type Waiting,
} from './queue/queue-kind.ts';
import { QueuePage, type QueuePageProps } from './queue/queue-page.tsx';
import { readingsQueue } from './readings/readings.queue.tsx';
import { treasuryQueue } from './treasury/treasury.queue.tsx';

interface StaffQueue {
  readonly title: string;
  readonly Page: ComponentType<QueuePageProps>;
}

function toStaffQueue<W extends Waiting, D extends Decided, Item extends Opened, Draft>(
  kind: QueueKind<W, D, Item, Draft>,
): StaffQueue {
  return { title: copy.queues[kind.name], Page: (props) => <QueuePage kind={kind} {...props} /> };
}

const queues: Readonly<Record<QueueName, StaffQueue>> = {
  linkApplications: toStaffQueue(applicationsQueue),
  parkedPayments: toStaffQueue(paymentsQueue),
  meterReadings: toStaffQueue(readingsQueue),
  treasuryNotices: toStaffQueue(treasuryQueue),
  egiroNotices: toStaffQueue(egiroQueue),
};

const isQueueName = (name: string): name is QueueName => Object.hasOwn(queues, name);

/** @param slug last segment of an address. @returns null for an address of no queue */
export function findQueue(slug: string): StaffQueue | null {
  const name = Object.keys(queueSlugs)
    .filter(isQueueName)
    .find((candidate) => queueSlugs[candidate] === slug);
  return name === undefined ? null : queues[name];
}
