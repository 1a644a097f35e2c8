/** The readings of one page: a table on desktops, whose rows become list entries on phones. */
import { Spoken } from '../../../ui/text/spoken.tsx';
import { copy } from './copy.ts';
import type { ReadingRow } from './history.rules.ts';
import styles from './readings-table.module.css';

interface ReadingsTableProps {
  readonly meterNumber: string;
  readonly rows: readonly ReadingRow[];
}

const heads = copy.table;

export function ReadingsTable({ meterNumber, rows }: ReadingsTableProps) {
  return (
    <table className={styles.table}>
      <caption className="hidden-visually">{heads.caption(meterNumber)}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.day}</th>
          <th scope="col">{heads.reading}</th>
          <th scope="col">{heads.use}</th>
          <th scope="col">{heads.remarks}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Reading key={row.key} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Reading({ row: { day, digits, use, shown, remarks } }: { readonly row: ReadingRow }) {
  return (
    <tr>
      <th scope="row" className="unbroken bold">
        <time dateTime={day}>{copy.day(day)}</time>
      </th>
      <td className="unbroken bold">
        <Spoken {...copy.reading(digits)} />
      </td>
      <td className="unbroken second">
        {use !== null && <span className={styles.used}>{copy.used} </span>}
        <Spoken {...copy.use(use, shown.after)} />
        {use !== null && use < 0 && <span className="block small">{copy.corrected}</span>}
      </td>
      <td>{remarks}</td>
    </tr>
  );
}
