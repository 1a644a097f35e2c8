/** The queues of staff: those that the caller may decide in, with how many wait. They begin with the first. */
import type { Output } from '@portal/contract';
import type { SubjectContext } from '../../wire/context.ts';
import { parkedTotals } from '../payments/public.ts';
import { isPaymentsStaff } from './payments-staff.ts';
import { waitingTotals } from './queue.store.ts';

export async function queuesOf(context: SubjectContext): Promise<Output<'staff:queues'>> {
  const { db } = context;
  const [applications, payments] = await Promise.all([
    waitingTotals(db, { text: '', digits: null }),
    isPaymentsStaff(context) ? parkedTotals(db, { state: 'waiting' }) : null,
  ]);
  return {
    queues: [
      // Staff with a role for a queue begin with it; applications are open to all staff.
      ...(payments ? [{ name: 'parkedPayments' as const, waiting: payments.count }] : []),
      { name: 'linkApplications', waiting: applications.count },
    ],
  };
}
