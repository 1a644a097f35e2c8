/** U-Save: the balance on ink with what has become of the newest credit, and every entry (visual 37). */
import { addCents, type Cents, cents, formatAmount, formatChange } from '@portal/domain/money';
import { type SgMonth, sgDay, sgDayOf, sgMonth } from '@portal/domain/sg-time';
import { now } from '../../../lib/clock.ts';
import { BigNumber } from '../../../ui/big-number.tsx';
import { Card } from '../../../ui/card.tsx';
import { copy } from './copy.ts';
import type { USaveRow } from './history-rows.ts';
import table from './history-table.module.css';
import { HistoryTableRow, type RowContext } from './history-table-row.tsx';
import type { USave } from './u-save.query.ts';
import styles from './u-save-tab.module.css';

interface USaveTabProps extends Omit<RowContext, 'today' | 'isOwnTab'> {
  readonly uSave: USave;
  readonly rows: readonly USaveRow[];
}

export function USaveTab({ uSave, rows, ...context }: USaveTabProps) {
  const today = sgDayOf(now());
  return (
    <div className={styles.columns}>
      <Balance uSave={uSave} rows={rows} />
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

function Balance({ uSave: { balance }, rows }: Pick<USaveTabProps, 'uSave' | 'rows'>) {
  const left = cents(balance.amount);
  const newest = newestCredit(rows, left);
  return (
    <Card title={copy.uSaveCard.title} tone="statement" className={styles.balance}>
      <BigNumber amount={left} />
      <p className={styles.second}>{left > 0 ? copy.uSaveCard.next : copy.uSaveCard.nothingLeft}</p>
      {newest && (
        <div className={styles.quarter}>
          <p className={styles.line}>
            <strong>{copy.uSaveCard.since(newest.month)}</strong>
            <span>{formatAmount(newest.credited)}</span>
          </p>
          <div className={styles.bar} aria-hidden="true">
            {newest.used.map(({ key, amount }) => (
              // The length is set through the style object: the policy allows that, not a style attribute.
              <span key={key} className={styles.used} style={{ flexGrow: -amount }} />
            ))}
            {left > 0 && <span className={styles.left} style={{ flexGrow: left }} />}
          </div>
          {newest.used.map(({ key, entry, amount }) => (
            <p key={key} className={styles.line}>
              <span>{copy.uSaveCard.used(sgMonth(entry.month))}</span>
              <strong>{formatChange(amount)}</strong>
            </p>
          ))}
          <p className={styles.line}>
            <span>{copy.uSaveCard.left}</span>
            <strong>{formatAmount(left)}</strong>
          </p>
        </div>
      )}
      {balance.expiresOn !== null && (
        <p className={styles.second}>{copy.uSaveCard.expires(sgDay(balance.expiresOn))}</p>
      )}
    </Card>
  );
}

interface NewestCredit {
  readonly month: SgMonth;
  readonly credited: Cents;
  readonly used: readonly USaveRow[];
}

/** The newest credit with what was used of it, where that comes to the balance; null: nothing so simple. */
function newestCredit(rows: readonly USaveRow[], left: Cents): NewestCredit | null {
  const at = rows.findIndex(({ entry }) => entry.type === 'Credited');
  const credit = rows[at];
  if (credit === undefined) return null;
  const used = rows.slice(0, at);
  if (addCents(credit.amount, ...used.map(({ amount }) => amount)) !== left) return null;
  return { month: sgMonth(credit.entry.month), credited: credit.amount, used: used.toReversed() };
}
