/** Rows under their years: a table on desktops, whose rows become blocks on phones (visual 04). */
import { sgDayOf } from '@portal/domain/sg-time';
import { useId } from 'react';
import { now } from '../../../lib/clock.ts';
import { copy } from './copy.ts';
import { type HistoryRow, inYears } from './history-rows.ts';
import styles from './history-table.module.css';
import { HistoryTableRow, type RowContext } from './history-table-row.tsx';

interface HistoryYearsProps extends Omit<RowContext, 'today'> {
  readonly rows: readonly HistoryRow[];
}

export function HistoryYears({ rows, ...context }: HistoryYearsProps) {
  const today = sgDayOf(now());
  return (
    <div className={styles.years}>
      {inYears(rows).map(({ year, rows: own }) => (
        <Year key={year} year={year} rows={own} context={{ ...context, today }} />
      ))}
    </div>
  );
}

interface YearProps {
  readonly year: string;
  readonly rows: readonly HistoryRow[];
  readonly context: RowContext;
}

function Year({ year, rows, context }: YearProps) {
  const id = useId();
  return (
    <section className={styles.year} aria-labelledby={id}>
      <h2 id={id} className={styles.yearName}>
        {year}
      </h2>
      <div className={`card ${styles.list}`}>
        <table className={styles.table}>
          <caption className="hidden-visually">{copy.table.year(year)}</caption>
          <thead className="hidden-visually">
            <tr>
              <th scope="col">{copy.table.entry}</th>
              <th scope="col">{copy.table.state}</th>
              <th scope="col">{copy.table.amount}</th>
              <th scope="col">{copy.table.document}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <HistoryTableRow key={row.key} row={row} context={context} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
