/** The newest month beside the neighbours: three bars with their figures, and the two fixed texts. */
import { sgMonth } from '@portal/domain/sg-time';
import { Card } from '../../../ui/surfaces/card.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { copy } from '../copy.ts';
import type { MonthsPeriod } from '../period/months.ts';
import { type Figure, isMeasured, shownValue } from '../period/usage-period.ts';
import { formatFigure } from '../period/words.ts';
import styles from './side-by-side.module.css';

interface SideBySideProps {
  readonly period: MonthsPeriod;
  readonly isMoney: boolean;
}

export function SideBySide({ period, isMoney }: SideBySideProps) {
  const newest = period.newest === null ? undefined : period.bars[period.newest];
  if (!newest || !isMeasured(newest.average)) return null;
  const rows: readonly { readonly key: 'you' | 'neighbours' | 'efficient'; readonly figure: Figure }[] = [
    { key: 'you', figure: newest },
    { key: 'neighbours', figure: newest.average },
    { key: 'efficient', figure: newest.efficient },
  ];
  const highest = Math.max(...rows.map(({ figure }) => shownValue(figure, isMoney) ?? 0));
  return (
    <Card title={copy.sideBySide(copy.monthName(sgMonth(newest.key)))} titleRole="heading">
      <ul className="grid plain-list grow-gap-14 above-14">
        {rows.map(({ key, figure }) => (
          <li key={key} className={styles.row}>
            <span>{copy[key]}</span>
            <span className={styles.value}>{formatFigure(figure, period, isMoney)}</span>
            {/* Lengths are set through the style object: the policy allows that, not a style attribute. */}
            <span
              className={`${styles.bar} ${key === 'you' ? `of-${period.utility}` : ''}`}
              data-key={key}
              style={{ width: `${highest > 0 ? ((shownValue(figure, isMoney) ?? 0) / highest) * 100 : 0}%` }}
              aria-hidden="true"
            />
          </li>
        ))}
      </ul>
      <p className="small second above-20">
        {unbroken(`${copy.averageMeans(period.premiseType, period.comparisonType)} ${copy.efficientMeans}`)}
      </p>
    </Card>
  );
}
