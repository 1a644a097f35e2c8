/** One quarter of U-Save as a bar: each bill that used of it, the rest that is left, or went back. */
import type { USaveItem } from '@portal/domain/bills/u-save-items';
import type { USaveQuarter } from '@portal/domain/bills/u-save-quarters';
import { negateCents } from '@portal/domain/money';
import { type BarPart, PartsBar } from '../charts/parts-bar.tsx';

/** An entry with a key of its own among all entries. */
export interface KeyedItem extends USaveItem {
  readonly key: string;
}

export function QuarterBar({
  quarter: { used, returned, left },
}: {
  readonly quarter: USaveQuarter<KeyedItem>;
}) {
  const bills = used.map(({ key, amount }): BarPart => ({ key, tone: 'used', amount: negateCents(amount) }));
  const rest: readonly BarPart[] = [
    { key: 'left', tone: 'left', amount: left },
    { key: 'returned', tone: 'returned', amount: returned },
  ];
  return <PartsBar parts={[...bills, ...rest.filter(({ amount }) => amount > 0)]} />;
}
