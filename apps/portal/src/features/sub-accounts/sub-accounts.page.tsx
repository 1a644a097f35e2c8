/**
 * /sub-accounts: the sub-accounts of a master account, filtered, in order and by pages (S3 §2.1, visual 55). The whole view is
 * in the address, so that a link and Back show the same again.
 */
import { SUB_ACCOUNTS_PER_PAGE } from '@portal/domain/sub-accounts/sub-account-order';
import { use, useEffect } from 'react';
import { KeepingContext } from '../../lib/keeping.ts';
import { NotApplicablePanel } from '../../ui/loading/error-card.tsx';
import { QueryCard } from '../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { Pager } from '../../ui/navigation/pager.tsx';
import { copy } from './copy.ts';
import { ExportButton } from './export-button.tsx';
import { Filters } from './filters.tsx';
import { SubAccountTable } from './sub-account-table.tsx';
import styles from './sub-accounts.module.css';
import { type ShownSubAccounts, useMasters, useSubAccounts } from './sub-accounts.query.ts';
import {
  readSearch,
  type ShownList,
  type SubAccountsSearch,
  toSearch,
  toSortOrder,
} from './sub-accounts.rules.ts';

export interface SubAccountsPageProps {
  /** Every business partner of the person; null while that is not known. */
  readonly bpNos: readonly string[] | null;
  readonly search: SubAccountsSearch;
  onSearch(search: Record<string, string>): void;
  onTitle(title: string): void;
}

const failure = { heading: copy.failed, note: copy.safe };
const blocks = [styles.headBlock, ...Array.from({ length: SUB_ACCOUNTS_PER_PAGE }, () => styles.rowBlock)];

export function SubAccountsPage({ bpNos, search, onSearch, onTitle }: SubAccountsPageProps) {
  const canKeep = use(KeepingContext);
  const masters = useMasters(bpNos);
  const named = readSearch(search, null);
  const query = useSubAccounts(bpNos, {
    masterAccount: named.master,
    utilityType: named.utility,
    page: named.page,
    ...toSortOrder(named.sort),
  });
  const card = useCardQuery(query);
  // The frame of the account that the address names stands until it is known whether it is the person's.
  const shown = readSearch(search, masters ?? null);
  const list = query.data?.list;
  const title = copy.pageTitle(list?.page ?? 1, list?.totalPages ?? 1);
  useEffect(() => onTitle(title), [title, onTitle]);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div>
          <h1 tabIndex={-1}>{copy.title}</h1>
          {shown.master !== null && <p className={styles.lead}>{list && copy.count(list.counts)}</p>}
        </div>
        {/* Nothing is saved on a kiosk. */}
        {canKeep && shown.master !== null && <ExportButton key={shown.master} master={shown.master} />}
      </div>
      {masters?.length !== 0 && (
        <Filters
          masters={masters ?? (shown.master === null ? [] : [shown.master])}
          shown={shown}
          counts={list?.counts}
          onChange={(next) => onSearch(toSearch(next))}
        />
      )}
      <QueryCard
        title={copy.list}
        titleRole="hidden"
        className={`sized ${styles.list}`}
        query={card}
        skeleton={{ label: copy.loading, blocks }}
        failure={failure}
      >
        {(found) => <Rows found={found} shown={shown} isOld={query.isPlaceholderData} />}
      </QueryCard>
      {list && !card.waiting && (
        <Pager
          page={query.isPlaceholderData ? Math.min(shown.page, Math.max(1, list.totalPages)) : list.page}
          pageSize={list.size}
          count={list.totalItems}
          hasNumbers
          isAlwaysTold
          onPage={(page) => onSearch(toSearch(shown, page))}
        />
      )}
    </div>
  );
}

interface RowsProps {
  readonly found: ShownSubAccounts;
  readonly shown: ShownList;
  /** The rows of another page or filter are shown until those that were asked for have come. */
  readonly isOld: boolean;
}

function Rows({ found: { masters, list }, shown: { master, utility }, isOld }: RowsProps) {
  if (masters.length === 0) return <NotApplicablePanel {...copy.notMaster} />;
  if (list === null || master === null) return <NotApplicablePanel {...copy.noMaster} />;
  if (list.accounts.length === 0) return <NotApplicablePanel {...copy.none(utility, master)} />;
  return (
    <div className={styles.rows} aria-busy={isOld || undefined}>
      <SubAccountTable master={master} rows={list.accounts} />
    </div>
  );
}
