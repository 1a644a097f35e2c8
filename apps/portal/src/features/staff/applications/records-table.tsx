/** Details of the applicant beside our records: ours shows only where it differs. */
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Pill } from '../../../ui/surfaces/pill.tsx';
import type { ComparedRecord } from './application.ts';
import { copy } from './copy.ts';
import { type Compared, inWords } from './records.rules.ts';
import styles from './records-table.module.css';

export function RecordsTable({ records }: { records: readonly ComparedRecord[] }) {
  return (
    <table className={styles.table}>
      <caption>{copy.records}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden-visually">{copy.detail}</span>
          </th>
          <th scope="col">{copy.application}</th>
          <th scope="col">{copy.ourRecords}</th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <Row key={record.field} label={copy.fields[record.field]} row={inWords(record)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ label, row: { text, verdict, words } }: { label: string; row: Compared }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className={verdict === 'differs' ? styles.strong : undefined}>{text}</td>
      <td>
        {verdict === 'differs' ? (
          <Pill kind="act" icon={<Icon name="warning" />}>
            {words}
          </Pill>
        ) : (
          <span className={styles.same}>
            {verdict === 'same' && <Icon name="check" size={18} />}
            {words}
          </span>
        )}
      </td>
    </tr>
  );
}
