/** U-Save: the balance (the one ink surface is the statement above it) with what has become of the newest credit, and every entry (visual 37). */
import { addCents, type Cents, cents, formatAmount, formatChange, negateCents } from '@portal/domain/money';
import { type SgMonth, sgDay, sgMonth, toMonth, toSgDay } from '@portal/domain/sg-time';
import { now } from '../../../lib/clock.ts';
import { BigNumber } from '../../../ui/surfaces/big-number.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { PartsBar } from '../stretches.tsx';
import { copy } from './copy.ts';
import type { USave } from './queries/u-save.query.ts';
import type { USaveRow } from './table/history-rows.ts';
import table from './table/history-table.module.css';
import { HistoryTableRow, type RowContext } from './table/history-table-row.tsx';
import styles from './u-save-tab.module.css';

interface USaveTabProps extends Omit<RowContext, 'today' | 'isOwnTab'> {
  readonly uSave: USave;
  readonly rows: readonly USaveRow[];
  /** The month of the bill to come; null: not known. */
  readonly nextBill: SgMonth | null;
}

export function USaveTab({ uSave, rows, nextBill, ...context }: USaveTabProps) {
  const today = toSgDay(now());
  return (
    <div className={styles.columns} data-columns="">
      <Balance uSave={uSave} rows={rows} nextBill={nextBill} />
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

function Balance({ uSave: { balance }, rows, nextBill }: Pick<USaveTabProps, 'uSave' | 'rows' | 'nextBill'>) {
  const left = cents(balance.amount);
  const newest = newestCredit(rows, left);
  const until = balance.expiresOn === null ? null : toMonth(sgDay(balance.expiresOn));
  // A rebate that ends before the next bill goes to none: then only its end is told.
  const isUsed = until === null || nextBill === null || nextBill <= until;
  return (
    <Card title={copy.uSaveCard.title} className={styles.balance}>
      <BigNumber amount={left} size="shown" />
      {left <= 0 && <p className="second">{copy.uSaveCard.nothingLeft}</p>}
      {left > 0 && isUsed && <p className="second">{copy.uSaveCard.next(nextBill)}</p>}
      {newest && (
        <div className={styles.quarter}>
          <p className={styles.line}>
            <strong>{copy.uSaveCard.since(newest.month, until)}</strong>
            <span>{formatAmount(newest.credited)}</span>
          </p>
          <div className={styles.bar}>
            <PartsBar parts={toBar(newest, left)} />
          </div>
          {newest.used.map(({ key, entry, amount }) => (
            <p key={key} className={`${styles.line} ${styles.part}`}>
              <span>{copy.uSaveCard.used(sgMonth(entry.month))}</span>
              <strong>{formatChange(amount)}</strong>
            </p>
          ))}
          <p className={`${styles.line} ${styles.part}`}>
            <span>{copy.uSaveCard.left}</span>
            <strong>{formatAmount(left)}</strong>
          </p>
        </div>
      )}
      {balance.expiresOn !== null && (
        <p className={styles.expires}>{copy.uSaveCard.expires(sgDay(balance.expiresOn))}</p>
      )}
    </Card>
  );
}

const toBar = ({ used }: NewestCredit, left: Cents): Parameters<typeof PartsBar>[0]['parts'] => [
  ...used.map(({ key, amount }) => ({ key, tone: 'used' as const, amount: negateCents(amount) })),
  ...(left > 0 ? [{ key: 'left', tone: 'left' as const, amount: left }] : []),
];

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
