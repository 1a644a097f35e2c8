/** View as table: every half hour with its reading, sortable by each column. */
import { formatSgd } from '@portal/domain/money';
import { formatSlot } from '@portal/domain/sg-time';
import { useState } from 'react';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import type { HalfHour, UsageDay } from '../usage-day-view.ts';
import { type Column, columns, nextSorting, type Sorting, sortRows } from './table-rows.ts';
import styles from './usage-table.module.css';

interface UsageTableProps {
  readonly id: string;
  readonly day: UsageDay;
  readonly dayName: string;
}

export function UsageTable({ id, day, dayName }: UsageTableProps) {
  const [sorting, setSorting] = useState<Sorting>({ by: 'time', descending: false });
  const shown = columns.filter((column) =>
    column === 'cost' ? day.rateE4 !== null : column !== 'usual' || day.hasUsual,
  );
  const names: Record<Column, string> = {
    time: copy.table.time,
    used: copy.table.used(day.unit),
    cost: copy.table.cost,
    usual: copy.table.usual,
    reading: copy.table.reading,
  };
  return (
    <table id={id} className={styles.table}>
      <caption className="hidden-visually">
        {copy.table.caption(copy.utilities[day.utility], dayName)}
      </caption>
      <thead>
        <tr>
          {shown.map((column) => (
            <th key={column} scope="col" data-column={column} aria-sort={toAriaSort(sorting, column)}>
              <button
                type="button"
                className={styles.sort}
                onClick={() => setSorting(nextSorting(sorting, column))}
              >
                {names[column]}
                <Icon
                  name={sorting.by === column && sorting.descending ? 'chevronDown' : 'chevronUp'}
                  size={16}
                  className={sorting.by === column ? styles.mark : styles.markFree}
                />
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sortRows(day.halfHours, sorting).map((row) => (
          <tr key={row.slot}>
            {shown.map((column) =>
              column === 'time' ? (
                <th key={column} scope="row">
                  {formatSlot(row.slot)}
                </th>
              ) : (
                <td key={column} data-column={column}>
                  {formatCell(row, column, day)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function toAriaSort(sorting: Sorting, column: Column): 'ascending' | 'descending' | 'none' {
  if (sorting.by !== column) return 'none';
  return sorting.descending ? 'descending' : 'ascending';
}

function formatCell(row: HalfHour, column: Exclude<Column, 'time'>, day: UsageDay): string {
  const none = copy.table.none;
  if (column === 'used') return row.value === null ? none : row.value.toFixed(3);
  if (column === 'usual') return row.usual === null ? none : row.usual.toFixed(3);
  if (column === 'cost') return row.cost === null ? none : formatSgd(row.cost);
  if (row.value === null) return row.slot >= day.measuredTo ? copy.notMeasuredYet : copy.notMeasured;
  return row.estimated ? copy.estimated : copy.actual;
}
