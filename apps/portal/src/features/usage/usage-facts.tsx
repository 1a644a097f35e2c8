/** Three facts beside the chart: what it cost, the busiest half hour, what is always on. */
import { formatSgd } from '@portal/domain/money';
import { formatSlot } from '@portal/domain/sg-time';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { copy, formatAmount } from './copy.ts';
import type { UsageDay } from './usage-day-view.ts';
import styles from './usage-facts.module.css';

export function UsageFacts({ day, isToday }: { readonly day: UsageDay; readonly isToday: boolean }) {
  return (
    <dl className={styles.facts}>
      {listFacts(day, isToday).map(({ name, value, note }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{unbroken(value)}</dd>
          <dd className={styles.note}>{unbroken(note)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Fact {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

function listFacts({ summary, unit, rateE4, gstBasisPoints }: UsageDay, isToday: boolean): Fact[] {
  const { cost, busiest, floor, totalWh } = summary;
  const words = copy.facts;
  const amount = (wh: number) => formatAmount(wh / 1000, unit);
  return [
    cost !== null && rateE4 !== null
      ? {
          name: words.cost(isToday),
          value: formatSgd(cost),
          note: words.rate((rateE4 * (10_000 + gstBasisPoints)) / 1_000_000, unit),
        }
      : { name: words.used(isToday), value: amount(totalWh), note: words.retailer },
    ...(busiest
      ? [
          {
            name: words.busiest,
            value: formatSlot(busiest.slot),
            note: words.busiestAmount(amount(busiest.wh), busiest.cost),
          },
        ]
      : []),
    ...(floor
      ? [
          {
            name: words.floor,
            value: amount(floor.wh),
            note: floor.wh === 0 ? words.nothingOn : words.alwaysOn(floor.dailyCost),
          },
        ]
      : []),
  ];
}
