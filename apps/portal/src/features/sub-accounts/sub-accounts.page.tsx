/**
 * /sub-accounts: the sub-accounts of a master account, filtered, in order and by pages (S3 §2.1, visual 55). The whole view is
 * in the address, so that a link and Back show the same again.
 */
import { SUB_ACCOUNTS_PER_PAGE } from '@portal/domain/sub-accounts/sub-account-order';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NotApplicablePanel } from '../../ui/loading/error-card.tsx';
import { QueryCard } from '../../ui/loading/query-card.tsx';
import { type CardQuery, useCardQuery } from '../../ui/loading/use-card-query.ts';
import { Pager } from '../../ui/navigation/pager.tsx';
import { copy } from './copy.ts';
import { ExportButton } from './export-button.tsx';
import { Filters } from './filters.tsx';
import { SubAccountTable } from './sub-account-table.tsx';
import styles from './sub-accounts.module.css';
import { mastersQuery, type SubAccounts, subAccountsQuery } from './sub-accounts.query.ts';
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

const frame = { title: copy.list, titleRole: 'hidden', className: `sized ${styles.list}` } as const;

export function SubAccountsPage({ bpNos, search, onSearch, onTitle }: SubAccountsPageProps) {
  const masters = useCardQuery(useQuery(mastersQuery(bpNos)));
  const shown = readSearch(search, masters.data ?? []);
  const { master, utility, sort, page } = shown;
  const list = useQuery(
    subAccountsQuery(
      master === null
        ? null
        : {
            masterAccount: master,
            utilityType: utility,
            page,
            size: SUB_ACCOUNTS_PER_PAGE,
            ...toSortOrder(sort),
          },
    ),
  );
  const card = useCardQuery(list);
  const { data } = list;
  const title = copy.pageTitle(data?.page ?? 1, data?.totalPages ?? 1);
  useEffect(() => onTitle(title), [title, onTitle]);
  const hasMasters = masters.data !== undefined && masters.data.length > 0;
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div>
          <h1 tabIndex={-1}>{copy.title}</h1>
          <p className={styles.lead}>{data && copy.count(data.counts)}</p>
        </div>
        {master !== null && <ExportButton key={master} master={master} />}
      </div>
      {hasMasters && (
        <Filters
          masters={masters.data}
          shown={shown}
          counts={data?.counts}
          onChange={(next) => onSearch(toSearch(next))}
        />
      )}
      {hasMasters && master !== null ? (
        <List
          {...{ shown, master }}
          query={card}
          isOld={list.isPlaceholderData}
          onPage={(next) => onSearch(toSearch(shown, next))}
        />
      ) : (
        <QueryCard {...frame} query={masters} skeleton={{ label: copy.loading, blocks }} failure={failure}>
          {(found) => <NotApplicablePanel {...(found.length === 0 ? copy.notMaster : copy.noMaster)} />}
        </QueryCard>
      )}
    </div>
  );
}

const failure = { heading: copy.failed, note: copy.safe };
const blocks = [styles.headBlock, ...Array.from({ length: SUB_ACCOUNTS_PER_PAGE }, () => styles.rowBlock)];

interface ListProps {
  readonly shown: ShownList;
  readonly master: string;
  readonly query: CardQuery<SubAccounts>;
  /** The rows of another page or filter are shown until those that were asked for have come. */
  readonly isOld: boolean;
  onPage(page: number): void;
}

function List({ shown, master, query, isOld, onPage }: ListProps) {
  const { data } = query;
  return (
    <>
      <QueryCard {...frame} query={query} skeleton={{ label: copy.loading, blocks }} failure={failure}>
        {({ accounts }) =>
          accounts.length === 0 ? (
            <NotApplicablePanel {...copy.none(shown.utility, master)} />
          ) : (
            <div className={styles.rows} aria-busy={isOld || undefined}>
              <SubAccountTable master={master} rows={accounts} />
            </div>
          )
        }
      </QueryCard>
      {data && (
        <Pager
          page={isOld ? Math.min(shown.page, Math.max(1, data.totalPages)) : data.page}
          pageSize={data.size}
          count={data.totalItems}
          hasNumbers
          onPage={onPage}
        />
      )}
    </>
  );
}
