/** Rows under their years, twelve months first: a table on desktops, whose rows become blocks on phones (visual 04). */
import { type SgDay, toSgDay } from '@portal/domain/sg-time';
import { useEffect, useId, useRef, useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { Button, TextButton } from '../../../ui/actions/button.tsx';
import { copy } from './copy.ts';
import { type HistoryRow, inYears } from './table/history-rows.ts';
import styles from './table/history-table.module.css';
import { HistoryTableRow, type RowContext } from './table/history-table-row.tsx';

interface HistoryYearsProps extends Omit<RowContext, 'today'> {
  readonly rows: readonly HistoryRow[];
}

/** So many months stand open; each press shows as many more. */
const MONTHS_AT_ONCE = 12;

export function HistoryYears({ rows, ...context }: HistoryYearsProps) {
  const today = toSgDay(now());
  const all = inYears(rows);
  const newest = all[0]?.rows[0]?.on;
  const [months, setMonths] = useState(MONTHS_AT_ONCE);
  const list = useRef<HTMLDivElement>(null);
  // Set by a press, for the focus to follow what it has shown.
  const goTo = useRef<string | null>(null);
  useEffect(() => {
    if (goTo.current === null) return;
    list.current?.querySelector<HTMLElement>(goTo.current)?.focus();
    goTo.current = null;
  });
  if (newest === undefined) return null;
  const isShown = ({ on }: HistoryRow) => monthsBack(newest, on) < months;
  const shown = all.flatMap(({ year, rows: own }) => {
    const open = own.filter(isShown);
    return open.length === 0 ? [] : { year, rows: open };
  });
  const nextHidden = all.flatMap(({ rows: own }) => own).find((row) => !isShown(row))?.on;
  function show(next: number, focus: string): void {
    // A row that is shown already can take the focus now; others can after the next render.
    if (next <= months) list.current?.querySelector<HTMLElement>(focus)?.focus();
    else {
      goTo.current = focus;
      setMonths(next);
    }
  }
  /** Down to the oldest row of the year, so that its heading stands over all of it. */
  const showYear = (year: string, own: readonly HistoryRow[]) =>
    show(monthsBack(newest, own.at(-1)?.on ?? newest) + 1, `[data-year="${year}"]`);
  return (
    <div className={styles.years} ref={list}>
      {all.length > 1 && (nextHidden !== undefined || months > MONTHS_AT_ONCE) && (
        <nav aria-label={copy.years.name}>
          <ul className={styles.jumps}>
            {all.map(({ year, rows: own }) => (
              <li key={year}>
                <TextButton onClick={() => showYear(year, own)}>{year}</TextButton>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown.map(({ year, rows: own }) => (
        <Year key={year} year={year} rows={own} context={{ ...context, today }} />
      ))}
      {nextHidden !== undefined && (
        <Button
          kind="second"
          className={styles.more}
          onClick={() =>
            show(
              monthsBack(newest, nextHidden) + MONTHS_AT_ONCE,
              `[data-first-of="${nextHidden.slice(0, 7)}"]`,
            )
          }
        >
          {copy.years.more}
        </Button>
      )}
    </div>
  );
}

const monthsBack = (newest: SgDay, on: SgDay): number =>
  (Number(newest.slice(0, 4)) - Number(on.slice(0, 4))) * 12 +
  Number(newest.slice(5, 7)) -
  Number(on.slice(5, 7));

interface YearProps {
  readonly year: string;
  readonly rows: readonly HistoryRow[];
  readonly context: RowContext;
}

function Year({ year, rows, context }: YearProps) {
  const id = useId();
  return (
    <section className={styles.year} aria-labelledby={id}>
      <h2 id={id} className={styles.yearName} data-year={year} tabIndex={-1}>
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
            {rows.map((row, index) => (
              <HistoryTableRow
                key={row.key}
                row={row}
                context={context}
                firstOf={
                  row.on.slice(0, 7) === rows[index - 1]?.on.slice(0, 7) ? undefined : row.on.slice(0, 7)
                }
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
