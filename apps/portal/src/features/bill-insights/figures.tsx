/** The four figures of the specification, in its order (S3 §2.10). */
import { type Cents, cents } from '@portal/domain/money';
import { sgDay, sgMonth } from '@portal/domain/sg-time';
import { unbroken } from '../../ui/text/unbroken.tsx';
import styles from './bill-insights.module.css';
import { copy } from './copy.ts';
import type { InsightsMonth } from './month-detail.query.ts';

export function Figures({ detail }: { readonly detail: InsightsMonth }) {
  const words = copy.figures;
  const { consumption, tariff, consumptionDiff, tariffDiff, comparedWith, changes } = detail;
  const shown = consumption.at(-1);
  const use = shown?.current ?? 0;
  const before = comparedWith === null ? null : sgMonth(comparedWith);
  const sumOf = (...causes: readonly string[]): Cents | null =>
    changes &&
    cents(changes.filter(({ cause }) => causes.includes(cause)).reduce((sum, { amount }) => sum + amount, 0));
  const isFirst = before === null || consumptionDiff === null || tariffDiff === null;
  return (
    <section className={styles.figures} aria-label={words.title}>
      <Figure
        name={words.consumption}
        value={words.quantity(use)}
        unit={words.kWh}
        note={words.period(sgDay(detail.from), sgDay(detail.to), detail.days, shown?.status === 'Estimated')}
      />
      <Figure
        name={words.tariff}
        value={words.rate(tariff)}
        unit={words.centsPerKWh}
        note={words.gst(detail.gstBasisPoints)}
      />
      <Figure
        name={words.consumptionDiff}
        value={isFirst ? words.none : words.change(consumptionDiff)}
        unit={isFirst ? '' : words.kWh}
        note={isFirst ? words.first : words.against(consumptionDiff, use, before, sumOf('usage', 'days'))}
      />
      <Figure
        name={words.tariffDiff}
        value={isFirst ? words.none : words.rateChange(tariffDiff)}
        unit={isFirst ? '' : words.centsPerKWh}
        note={isFirst ? words.first : words.rateBefore(tariff, tariffDiff, before, sumOf('price'))}
      />
    </section>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly note: string;
}

function Figure({ name, value, unit, note }: FigureProps) {
  return (
    <div className={styles.figure}>
      <h2 className={styles.figureName}>{name}</h2>
      <p className={styles.figureValue}>
        {value} <span className={styles.unit}>{unit}</span>
      </p>
      <p className={styles.figureNote}>{unbroken(note)}</p>
    </div>
  );
}
