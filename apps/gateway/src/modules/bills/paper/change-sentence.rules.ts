/** Why a bill is more or less than the one before, in a sentence for the paper. Pure. */
import type { BillChange } from '@portal/domain/bills/bill-changes';
import { addCents, type Cents } from '@portal/domain/money';
import { changeCopy as copy } from './paper-copy.ts';

/** @param changes null: only the difference can be told */
export function changeSentence(difference: Cents, changes: readonly BillChange[] | null): string {
  const sumCauses = (...causes: BillChange['cause'][]): Cents =>
    addCents(...(changes ?? []).filter(({ cause }) => causes.includes(cause)).map(({ amount }) => amount));
  const [rebate, earlier, other] = [sumCauses('rebate'), sumCauses('earlier'), sumCauses('other')];
  const reasons = [
    ...consumption(sumCauses('days'), sumCauses('usage', 'tier'), sumCauses('price')),
    ...(rebate === 0 ? [] : [copy.rebate(rebate)]),
    ...(other === 0 ? [] : [copy.other(other)]),
    ...(earlier === 0 ? [] : [copy.earlier(earlier)]),
  ].join('; ');
  const sentence = reasons.charAt(0).toUpperCase() + reasons.slice(1);
  return [copy.difference(difference), sentence && `${sentence}.`].join(' ').trim();
}

/** Use and tariffs in one sentence where both rise or fall. More days are not more use: then it is use per day. */
function consumption(days: Cents, use: Cents, price: Cents): string[] {
  const direction = (amount: Cents): 'more' | 'less' => (amount > 0 ? 'more' : 'less');
  const used = days === 0 ? copy.used : copy.usedADay;
  const ofDays = days === 0 ? [] : [copy.by(copy.days[direction(days)], days)];
  if (use !== 0 && price !== 0 && direction(use) === direction(price))
    return [
      ...ofDays,
      copy.by(copy.and(used[direction(use)], copy.tariffs[direction(price)]), addCents(use, price)),
    ];
  return [
    ...ofDays,
    ...(use === 0 ? [] : [copy.by(used[direction(use)], use)]),
    ...(price === 0 ? [] : [copy.by(copy.tariffs[direction(price)], price)]),
  ];
}
