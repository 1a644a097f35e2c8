/** The queues of staff: a new one is an entry here, with its lists and its decision in the contract. */
import type { Output } from '@portal/contract';
import type { staffDecide } from '@portal/contract/staff/staff.contract';
import type * as z from 'zod/mini';
import { everyWaiting } from '../../webhooks/parked-notice.store.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { egiroNotices } from '../giro/public.ts';
import { waitingReadingTotals } from '../meter-readings/public.ts';
import { parkedTotals } from '../payments/public.ts';
import { treasuryNotices } from '../refunds/public.ts';
import { decideOn } from './decide.service.ts';
import { decidePayment } from './decide-payment.service.ts';
import { decideOnReading } from './decide-reading.service.ts';
import { decideOnEgiroNotice, loadEgiroQueue } from './egiro/egiro-notice.service.ts';
import { isPaymentsStaff } from './officer.ts';
import { loadPaymentQueue } from './payment-queue.service.ts';
import { loadQueue, type QueueQuery } from './queue.service.ts';
import { waitingTotals } from './queue.store.ts';
import { loadReadingQueue } from './reading-queue.service.ts';
import { decideOnTreasuryNotice } from './treasury/decide-treasury.service.ts';
import { loadTreasuryQueue } from './treasury/treasury-queue.service.ts';

type QueueName = Output<'staff:queue'>['name'];
type QueueOf<Name extends QueueName> = Extract<Output<'staff:queue'>, { name: Name }>;
type DecisionIn<Name extends QueueName> = Extract<z.output<typeof staffDecide.input>, { queue: Name }>;

interface StaffQueue<Name extends QueueName> {
  /** Whether the caller's role lets them decide in it. */
  isOpenTo(context: SubjectContext): boolean;
  countWaiting(context: SubjectContext): Promise<number>;
  /** @throws Refusal SK_ACCESS_1001 for a role that is not for it */
  list(context: SubjectContext, query: QueueQuery): Promise<QueueOf<Name>>;
  /** @throws Refusal SK_ACCESS_1001, and those of the queue */
  decide(context: SubjectContext, decision: DecisionIn<Name>): Promise<Output<'staff:decide'>>;
}

/** In the order in which an officer begins: queues with a role of their own come before those of all staff. */
const queues: { readonly [Name in QueueName]: StaffQueue<Name> } = {
  parkedPayments: {
    isOpenTo: isPaymentsStaff,
    countWaiting: async ({ db }) => (await parkedTotals(db, { state: 'waiting' })).count,
    list: loadPaymentQueue,
    decide: decidePayment,
  },
  treasuryNotices: {
    isOpenTo: isPaymentsStaff,
    countWaiting: async ({ db }) => (await treasuryNotices.count(db, everyWaiting)).count,
    list: loadTreasuryQueue,
    decide: decideOnTreasuryNotice,
  },
  egiroNotices: {
    isOpenTo: isPaymentsStaff,
    countWaiting: async ({ db }) => (await egiroNotices.count(db, everyWaiting)).count,
    list: loadEgiroQueue,
    decide: decideOnEgiroNotice,
  },
  linkApplications: {
    isOpenTo: () => true,
    countWaiting: async ({ db }) => (await waitingTotals(db, { text: '', digits: null })).count,
    list: loadQueue,
    decide: decideOn,
  },
  meterReadings: {
    isOpenTo: () => true,
    countWaiting: async ({ db, clock }) => (await waitingReadingTotals(db, clock.now())).count,
    list: loadReadingQueue,
    decide: decideOnReading,
  },
};
const names = Object.keys(queues) as readonly QueueName[];

/** The queues that the caller may decide in, with the number of waiting items. */
export async function openQueues(context: SubjectContext): Promise<Output<'staff:queues'>> {
  const open = names.filter((name) => queues[name].isOpenTo(context));
  return {
    queues: await Promise.all(
      open.map(async (name) => ({ name, waiting: await queues[name].countWaiting(context) })),
    ),
  };
}

export const listQueue = (
  context: SubjectContext,
  { name, ...query }: QueueQuery & { readonly name: QueueName },
): Promise<Output<'staff:queue'>> => queues[name].list(context, query);

export function decideInQueue<Name extends QueueName>(
  context: SubjectContext,
  decision: DecisionIn<Name> & { readonly queue: Name },
): Promise<Output<'staff:decide'>> {
  return queues[decision.queue].decide(context, decision);
}
