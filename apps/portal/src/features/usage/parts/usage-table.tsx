/** View as table: every bar with its reading, sortable by each column. */
import { formatAmount } from '@portal/domain/money';
import { sgMonth } from '@portal/domain/sg-time';
import { useState } from 'react';
import { TextButton } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import {
  comparedWith,
  type Figure,
  isEstimated,
  type UsageBar,
  type UsagePeriod,
} from '../period/usage-period.ts';
import { type Column, firstSorting, listColumns, nextSorting, type Sorting, sortRows } from './table-rows.ts';
import styles from './usage-table.module.css';

/** Rows that show at once; half hours are all shown. */
const SHOWN_ROWS = { hourly: 48, daily: 10, monthly: 7 } as const;

export interface UsageTableProps {
  readonly period: UsagePeriod;
  readonly caption: string;
  readonly isMoney: boolean;
}

export function UsageTable({ period, caption, isMoney }: UsageTableProps) {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [isWhole, setWhole] = useState(false);
  const shown = listColumns(period);
  const order = sorting ?? firstSorting(period);
  const rows = sortRows(period, order, isMoney).filter(
    ({ status, use }) => period.level === 'hourly' || status !== 'ToCome' || use !== null,
  );
  const hidden = isWhole || sorting !== null ? [] : rows.slice(SHOWN_ROWS[period.level]);
  return (
    <div className="sized">
      <table className={styles.table} data-level={period.level}>
        <caption className="hidden-visually">{caption}</caption>
        <thead>
          <tr>
            {shown.map((column) => (
              <th key={column} scope="col" data-column={column} aria-sort={toAriaSort(order, column)}>
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => setSorting(nextSorting(order, column))}
                >
                  {nameOf(column, period)}
                  <Icon
                    name={order.by === column && order.descending ? 'chevronDown' : 'chevronUp'}
                    size={16}
                    className={order.by === column ? styles.mark : styles.markFree}
                  />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, rows.length - hidden.length).map((row) => (
            <tr key={row.key}>
              {shown.map((column) =>
                column === 'name' ? (
                  <th key={column} scope="row">
                    <RowName name={row.name} />
                    {isEstimated(row) && period.level !== 'hourly' && <span aria-hidden="true"> *</span>}
                  </th>
                ) : (
                  <td key={column} data-column={column}>
                    {formatCell(row, column, { period, isMoney })}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {hidden.length > 0 && <TextButton onClick={() => setWhole(true)}>{moreOf(hidden, period)}</TextButton>}
    </div>
  );
}

function moreOf(hidden: readonly UsageBar[], { level }: UsagePeriod): string {
  if (level === 'daily') return copy.table.earlierDays(hidden.length);
  const monthOf = (bar: UsageBar | undefined) => (bar ? copy.monthName(sgMonth(bar.key)) : '');
  return copy.table.earlierMonths(monthOf(hidden.at(-1)), monthOf(hidden[0]));
}

function nameOf(column: Column, { level, unit, lineName, comparison }: UsagePeriod): string {
  const { time, day, month, cost, usual, reading } = copy.table;
  const names: Record<Column, string> = {
    name: { hourly: time, daily: day, monthly: month }[level],
    use: level === 'monthly' ? `${copy.you}, ${unit}` : unit,
    cost,
    line: comparison === 'usual' ? usual : (lineName ?? ''),
    average: copy.neighbours,
    efficient: copy.efficient,
    reading,
  };
  return names[column];
}

function toAriaSort(sorting: Sorting, column: Column): 'ascending' | 'descending' | 'none' {
  if (sorting.by !== column) return 'none';
  return sorting.descending ? 'descending' : 'ascending';
}

function readingOf({ status }: UsageBar, { level }: UsagePeriod): string {
  if (status === 'Actual') return copy.actual;
  if (status === 'Estimated') return copy.estimated;
  if (status === 'Partial') return copy.partial;
  const words = level === 'monthly' ? copy.notBilled : copy.notMeasured;
  return status === 'ToCome' ? words.yet : words.ever;
}

/** 'Fri 20 Nov, to 3 PM' may break after its comma only. */
function RowName({ name }: Pick<UsageBar, 'name'>) {
  const [day, until] = name.split(', ');
  return (
    <>
      <span className="unbroken">{until === undefined ? day : `${day},`}</span>
      {until !== undefined && ' '}
      {until !== undefined && <span className="unbroken">{until}</span>}
    </>
  );
}

interface CellContext {
  readonly period: UsagePeriod;
  readonly isMoney: boolean;
}

function formatCell(
  row: UsageBar,
  column: Exclude<Column, 'name'>,
  { period, isMoney }: CellContext,
): string {
  if (column === 'reading') return readingOf(row, period);
  if (column === 'use') return formatUse(row, period);
  if (column === 'cost') return formatCost(row);
  const figure = column === 'line' ? comparedWith(row) : row[column];
  return isMoney ? formatCost(figure) : formatUse(figure, period);
}

const formatCost = ({ cost }: Figure): string => (cost === null ? copy.table.none : formatAmount(cost));

/** Half hours to the Wh; days to hundredths; months as their bills have them. */
function formatUse({ use }: Figure, { level, unit }: UsagePeriod): string {
  if (use === null) return copy.table.none;
  if (unit === 'Cu M') return use.toFixed(1);
  if (level === 'hourly') return use.toFixed(3);
  return level === 'daily' ? use.toFixed(2) : String(Math.round(use * 10) / 10);
}
