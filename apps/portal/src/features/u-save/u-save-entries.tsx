/** Every entry with its pill, its change of the balance and the balance after it, ten to a page. */
import { balanceChange, inUSaveOrder } from '@portal/domain/bills/u-save-items';
import { withBalances } from '@portal/domain/bills/u-save-quarters';
import { type Cents, formatAmount, formatChange, spokenSgd } from '@portal/domain/money';
import { formatDay, sgMonth } from '@portal/domain/sg-time';
import { copy as shared } from '../../u-save/copy.ts';
import type { KeyedItem } from '../../u-save/quarter-bar.tsx';
import { USavePill } from '../../u-save/u-save-pill.tsx';
import { Pager } from '../../ui/navigation/pager.tsx';
import { resolvePage } from '../../ui/navigation/paging.ts';
import { Spoken } from '../../ui/text/spoken.tsx';
import { copy } from './copy.ts';
import styles from './u-save.module.css';

const PER_PAGE = 10;

interface Entry extends KeyedItem {
  readonly accountNo: string;
  readonly month: string;
}

interface USaveEntriesProps {
  readonly items: readonly Entry[];
  /** The balance after all of them. */
  readonly left: Cents;
  readonly hasSeveralAccounts: boolean;
  /** The page that the address names. */
  readonly page: string | undefined;
  onPage(page: number): void;
}

export function USaveEntries({ items, left, hasSeveralAccounts, page, onPage }: USaveEntriesProps) {
  const rows = withBalances(inUSaveOrder(items), left);
  const paging = { pageSize: PER_PAGE, count: rows.length };
  const shown = resolvePage(page, paging);
  return (
    <section className={`card ${styles.list}`} aria-label={copy.entries}>
      <div className="sized">
        <table className={styles.table}>
          <caption className="hidden-visually">{copy.entries}</caption>
          <thead>
            <tr className={styles.heads}>
              <th scope="col">{copy.entry}</th>
              <th scope="col">{copy.date}</th>
              <th scope="col">{copy.type}</th>
              <th scope="col" className={styles.figure}>
                {copy.change}
              </th>
              <th scope="col" className={styles.figure}>
                {copy.balance}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice((shown - 1) * PER_PAGE, shown * PER_PAGE).map(({ item, balance }) => (
              <tr key={item.key} className={styles.row} data-type={item.type}>
                <th scope="row" className={styles.entry}>
                  {shared.entry(item.type, sgMonth(item.month), item.on)}
                  {hasSeveralAccounts && (
                    <span className="block small second">{copy.account(item.accountNo)}</span>
                  )}
                </th>
                <td className={styles.date}>{formatDay(item.on)}</td>
                <td className={styles.type}>
                  <USavePill type={item.type} />
                </td>
                <td className={styles.change}>
                  <Spoken text={formatChange(balanceChange(item))} spoken={spokenSgd(balanceChange(item))} />
                </td>
                <td className={styles.after}>{balance !== null && formatAmount(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager {...paging} page={shown} onPage={onPage} />
    </section>
  );
}
