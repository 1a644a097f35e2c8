/** The bill of the dates that are shown: what it charges of electricity, GST, everything else, and its sum. */
import { type Cents, cents, formatAmount, formatSgd } from '@portal/domain/money';
import { utilities } from '@portal/domain/utility-names';
import { Card } from '../../../ui/surfaces/card.tsx';
import { copy } from '../copy.ts';
import type { DaysPeriod } from '../period/days.ts';
import { formatUse } from '../period/words.ts';
import styles from './as-billed.module.css';

interface AsBilledProps {
  readonly period: DaysPeriod;
  readonly billed: NonNullable<DaysPeriod['billed']>;
  /** 'November bill' */
  readonly name: string;
}

export function AsBilled({ period, billed, name }: AsBilledProps) {
  const measured = period.total.use ?? 0;
  return (
    <Card title={copy.billed.title(name)} titleRole="heading">
      <dl className="above-8">
        {listRows(period, billed).map(({ key, label, amount }) => (
          <div
            key={key}
            className={styles.row}
            data-sum={key === 'electricity' || key === 'bill' || undefined}
          >
            <dt>{label}</dt>
            <dd>{key === 'bill' ? formatSgd(amount) : formatAmount(amount)}</dd>
          </div>
        ))}
      </dl>
      {measured !== billed.quantity && (
        <p className="small second above-8">{copy.billed.differs(formatUse(measured, period))}</p>
      )}
    </Card>
  );
}

interface BilledRow {
  readonly key: string;
  readonly label: string;
  readonly amount: Cents;
}

function listRows(period: DaysPeriod, { lines, quantity, total }: AsBilledProps['billed']): BilledRow[] {
  const sum = (of: typeof lines, part: (line: (typeof lines)[number]) => number): Cents =>
    cents(of.reduce((all, line) => all + part(line), 0));
  const whole = (line: (typeof lines)[number]): number => line.amount + line.gst;
  const electricity = lines.filter(({ utility }) => utility === 'electricity');
  const rest = lines.filter(({ utility }) => utility === null);
  const rebates = rest.filter((line) => whole(line) < 0);
  const others = rest.filter((line) => whole(line) >= 0);
  return [
    {
      key: 'use',
      label: copy.billed.use(formatUse(quantity, { ...period, level: 'monthly' })),
      amount: sum(electricity, ({ amount }) => amount),
    },
    { key: 'gst', label: copy.billed.gst, amount: sum(electricity, ({ gst }) => gst) },
    { key: 'electricity', label: copy.billed.total('electricity'), amount: sum(electricity, whole) },
    ...utilities
      .filter((utility) => utility !== 'electricity' && lines.some((line) => line.utility === utility))
      .map((utility) => ({
        key: utility,
        label: copy.billed.total(utility),
        amount: sum(
          lines.filter((line) => line.utility === utility),
          whole,
        ),
      })),
    ...(others.length > 0 ? [{ key: 'others', label: copy.billed.others, amount: sum(others, whole) }] : []),
    ...(rebates.length > 0
      ? [{ key: 'rebates', label: copy.billed.rebates, amount: sum(rebates, whole) }]
      : []),
    { key: 'bill', label: copy.billed.bill, amount: cents(total) },
  ];
}
