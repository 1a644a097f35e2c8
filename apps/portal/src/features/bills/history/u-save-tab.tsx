/** U-Save: the balance (the one ink surface is the statement above it) with what has become of the newest credit, and every entry (visual 37). */
import { cents } from '@portal/domain/money';
import { type SgMonth, sgDay, toSgDay } from '@portal/domain/sg-time';
import { now } from '../../../lib/clock.ts';
import { USaveBalance } from '../../../u-save/u-save-balance.tsx';
import { copy } from './copy.ts';
import type { USave } from './queries/u-save.query.ts';
import type { USaveRow } from './table/history-rows.ts';
import table from './table/history-table.module.css';
import { HistoryTableRow, type RowContext } from './table/history-table-row.tsx';
import styles from './u-save-tab.module.css';

export interface USaveTabProps extends Omit<RowContext, 'today' | 'isOwnTab'> {
  readonly uSave: USave;
  readonly rows: readonly USaveRow[];
  /** The month of the bill to come; null: not known. */
  readonly nextBill: SgMonth | null;
}

export function USaveTab({ uSave: { balance }, rows, nextBill, ...context }: USaveTabProps) {
  const today = toSgDay(now());
  return (
    <div className={styles.columns} data-columns="">
      <USaveBalance
        items={rows.map(({ key, on, amount, entry }) => ({ key, on, amount, type: entry.type }))}
        left={cents(balance.amount)}
        expiresOn={balance.expiresOn === null ? null : sgDay(balance.expiresOn)}
        nextBill={nextBill}
        className={styles.balance}
      />
      {rows.length > 0 && (
        <div className={`card ${table.list} ${styles.entries}`}>
          <table className={table.table}>
            <caption className="hidden-visually">{copy.tabs.usave}</caption>
            <thead>
              <tr className={styles.heads}>
                <th scope="col">{copy.table.entry}</th>
                <th scope="col" className={styles.typeHead}>
                  {copy.table.type}
                </th>
                <th scope="col" className={styles.changeHead}>
                  {copy.table.change}
                </th>
              </tr>
            </thead>
            <tbody className={styles.rows}>
              {rows.map((row) => (
                <HistoryTableRow key={row.key} row={row} context={{ ...context, today, isOwnTab: true }} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
