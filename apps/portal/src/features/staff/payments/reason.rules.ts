/** Why a payment waits, in a sentence that an officer can read to a customer. Pure. */
import { cents } from '@portal/domain/money';
import { timeInWords } from '../queue/times.rules.ts';
import { formatSize } from './amounts.rules.ts';
import { copy } from './copy.ts';
import type { Payment } from './payment.ts';

export function parkedReasonText({ reason, amount, currency, order }: Payment, now: number): string {
  const when = (instant: string | null | undefined) => (instant ? timeInWords(instant, now) : null);
  switch (reason) {
    case 'unknown':
      return copy.why.unknown;
    case 'currency':
      return copy.why.currency(currency);
    case 'short':
      return copy.why.short(formatSize(cents((order?.asked ?? amount) - amount)));
    case 'over': {
      const more = amount - (order?.asked ?? amount);
      return more > 0 ? copy.why.over(formatSize(cents(more))) : copy.why.overOwed;
    }
    case 'early':
      return copy.why.early;
    case 'late':
      return copy.why.late(when(order?.expiredAt) ?? '');
    case 'closed':
      return copy.why.closed(when(order?.closedAt));
    case 'doubled':
      return copy.why.doubled(when(order?.paidAt));
  }
}
