/** Permission to see and decide suspense payments: one call serves all queues, so it is checked within the call. */

import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';

export const isPaymentsStaff = ({ token }: SubjectContext): boolean => token.paymentsStaff;

/** @throws Refusal SK_ACCESS_1001: as what does not exist */
export function onlyPaymentsStaff(context: SubjectContext): void {
  if (!isPaymentsStaff(context)) throw new Refusal('SK_ACCESS_1001');
}
