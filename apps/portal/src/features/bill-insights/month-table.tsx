/** The months of the chart as a table, sorted by any of its columns. */
import { sgMonth } from '@portal/domain/sg-time';
import { useState } from 'react';
import { Icon } from '../../ui/surfaces/icons.tsx';
import styles from './bill-insights.module.css';
import { copy } from './copy.ts';
import type { InsightsMonth } from './month-detail.query.ts';

type Month = InsightsMonth['consumption'][number];
type Column = 'period' | 'current' | 'temperature' | 'status';

interface MonthTableProps {
  readonly id: string;
  readonly caption: string;
  readonly months: readonly Month[];
  readonly hasDegrees: boolean;
}

const words = copy.chart;
const names: Readonly<Record<Column, string>> = {
  period: copy.month,
  current: words.kWh,
  temperature: words.celsius,
  status: words.reading,
};

export function MonthTable({ id, caption, months, hasDegrees }: MonthTableProps) {
  const [{ by, isDescending }, sort] = useState<{ by: Column; isDescending: boolean }>({
    by: 'period',
    isDescending: true,
  });
  const columns = (['period', 'current', 'temperature', 'status'] as const).filter(
    (column) => column !== 'temperature' || hasDegrees,
  );
  const rows = months.toSorted((a, b) => compare(a, b, by) * (isDescending ? -1 : 1));
  return (
    <table id={id} className={styles.table}>
      <caption className="hidden-visually">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              aria-sort={column !== by ? 'none' : isDescending ? 'descending' : 'ascending'}
            >
              <button
                type="button"
                className={styles.sort}
                onClick={() => sort({ by: column, isDescending: column === by ? !isDescending : true })}
              >
                {names[column]}
                {column === by && <Icon name={isDescending ? 'chevronDown' : 'chevronUp'} size={16} />}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((month) => (
          <tr key={month.period}>
            {columns.map((column) =>
              column === 'period' ? (
                <th key={column} scope="row">
                  {copy.shortMonth(sgMonth(month.period))}
                </th>
              ) : (
                <td key={column}>{formatCell(month, column)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Unknown values come before all others. */
function compare(a: Month, b: Month, by: Column): number {
  if (by === 'period' || by === 'status') return a[by].localeCompare(b[by]);
  return (a[by] ?? -1) - (b[by] ?? -1);
}

function formatCell({ current, temperature, status }: Month, column: Exclude<Column, 'period'>): string {
  if (column === 'current') return current === null ? words.none : words.quantity(current);
  if (column === 'temperature') return temperature === null ? words.none : words.degrees(temperature);
  if (current === null) return words.noBill;
  return status === 'Estimated' ? words.estimatedReading : words.actual;
}
