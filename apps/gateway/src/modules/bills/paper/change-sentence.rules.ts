/** Why a bill is more or less than the one before, in a sentence for the paper. Pure. */
import type { BillChange } from '@portal/domain/bill-changes';
import { addCents, type Cents } from '@portal/domain/money';
import { changeCopy as copy } from './paper-copy.ts';

/** @param changes null: only the difference can be told */
export function changeSentence(difference: Cents, changes: readonly BillChange[] | null): string {
  const sumOf = (...causes: BillChange['cause'][]): Cents =>
    addCents(...(changes ?? []).filter(({ cause }) => causes.includes(cause)).map(({ amount }) => amount));
  const [rebate, earlier, other] = [sumOf('rebate'), sumOf('earlier'), sumOf('other')];
  const reasons = [
    ...consumption(sumOf('days', 'usage', 'tier'), sumOf('price')),
    ...(rebate === 0 ? [] : [copy.rebate(rebate)]),
    ...(other === 0 ? [] : [copy.other(other)]),
    ...(earlier === 0 ? [] : [copy.earlier(earlier)]),
  ].join('; ');
  const sentence = reasons.charAt(0).toUpperCase() + reasons.slice(1);
  return [copy.difference(difference), sentence && `${sentence}.`].join(' ').trim();
}

/** Both in one breath where they go the same way. */
function consumption(use: Cents, price: Cents): string[] {
  const way = (amount: Cents): 'more' | 'less' => (amount > 0 ? 'more' : 'less');
  if (use !== 0 && price !== 0 && way(use) === way(price))
    return [copy.by(copy.and(copy.used[way(use)], copy.tariffs[way(price)]), addCents(use, price))];
  return [
    ...(use === 0 ? [] : [copy.by(copy.used[way(use)], use)]),
    ...(price === 0 ? [] : [copy.by(copy.tariffs[way(price)], price)]),
  ];
}
