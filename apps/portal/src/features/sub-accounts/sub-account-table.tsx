/** The rows of one page: a table on desktops, a list on phones (visual 55). They lead nowhere. */
import { IconTile } from '../../ui/surfaces/icon-tile.tsx';
import { Pill } from '../../ui/surfaces/pill.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { copy } from './copy.ts';
import styles from './sub-account-table.module.css';
import type { SubAccount } from './sub-accounts.query.ts';
import { splitAddress } from './sub-accounts.rules.ts';

interface SubAccountTableProps {
  readonly master: string;
  readonly rows: readonly SubAccount[];
}

export function SubAccountTable({ master, rows }: SubAccountTableProps) {
  return (
    <table className={styles.table}>
      <caption className="hidden-visually">{copy.table(master)}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.heads.device}</th>
          <th scope="col">{copy.heads.address}</th>
          <th scope="col">{copy.heads.utility}</th>
          <th scope="col">{copy.heads.status}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.subAccountNo} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row: { deviceNo, premiseAddress, utilityType, status } }: { readonly row: SubAccount }) {
  const { street, city } = splitAddress(premiseAddress);
  return (
    <tr>
      <th scope="row" className={styles.device}>
        {deviceNo}
      </th>
      <td className={styles.address}>
        <span className="bold">{unbroken(street)}</span>
        {city !== null && <span className={styles.city}> {city}</span>}
      </td>
      <td className={styles.utility}>
        <IconTile icon={utilityType} utility={utilityType} />
        {copy.utilities[utilityType]}
        <span className={styles.comma}>,</span>
      </td>
      <td className={styles.status}>
        {status === 'active' ? (
          copy.statuses.active
        ) : (
          <Pill kind="outline" icon={null}>
            {copy.statuses.inactive}
          </Pill>
        )}
      </td>
    </tr>
  );
}
