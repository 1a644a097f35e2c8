/** Who may see and decide what becomes of money: the queues are asked for by one call, so this is asked within it. */
import type { SubjectContext } from '../../wire/context.ts';
import { Refusal } from '../../wire/refusal.ts';

export const isPaymentsStaff = ({ token }: SubjectContext): boolean => token.paymentsStaff;

/** @throws Refusal SK_ACCESS_1001: as what does not exist */
export function onlyPaymentsStaff(context: SubjectContext): void {
  if (!isPaymentsStaff(context)) throw new Refusal('SK_ACCESS_1001');
}
