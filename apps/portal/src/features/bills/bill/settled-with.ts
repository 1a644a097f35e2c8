/** The one payment that settled a bill, where it is plain which: the same account, the same sum, on or after its day. */
import { daysBetween, sgDay } from '@portal/domain/sg-time';
import type { Payment } from '../history/payment.ts';
import type { BillDetail } from './bill-detail.query.ts';

/** null while the bill is open, or where it was paid in another way. */
export function settledWith(bill: BillDetail, payments: readonly Payment[]): Payment | null {
  if (bill.open > 0 || bill.payable <= 0) return null;
  const own = payments.filter(
    ({ accountNo, on, isChecking }) =>
      !isChecking && accountNo === bill.accountNo && daysBetween(sgDay(bill.date), on) >= 0,
  );
  const oldest = own.toSorted((one, other) => one.at - other.at)[0];
  return oldest?.share === bill.payable ? oldest : null;
}
