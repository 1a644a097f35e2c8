/**
 * /activity: who looked at or changed something, newest first, by day, ten on a page; on ink what staff did in the past 30
 * days (visual 56). Filter and page are in the address.
 */
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { OutsideLink } from '../../ui/actions/outside-link.tsx';
import { FilterChips } from '../../ui/fields/filter-chips.tsx';
import { QueryPage } from '../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { Pager } from '../../ui/navigation/pager.tsx';
import { resolvePage } from '../../ui/navigation/paging.ts';
import { Card } from '../../ui/surfaces/card.tsx';
import styles from './activity.module.css';
import { activityQuery, type Filter, PAGE_SIZE } from './activity.query.ts';
import { ActivityList } from './activity-list.tsx';
import { copy } from './copy.ts';
import { StaffVerdict } from './staff-verdict.tsx';

interface ActivitySearch {
  readonly who?: string;
  readonly page?: string;
}

interface ActivityPageProps {
  /** The person is known to have accounts of their own. */
  readonly isReady: boolean;
  readonly search: ActivitySearch;
  /** The utility's contact form; null: it has none. */
  readonly contact: string | null;
  onSearch(search: Record<string, string>): void;
  onChangePassword(): void;
}

const filters: readonly Filter[] = ['all', 'you', 'invited', 'holder', 'staff'];

export function ActivityPage({ isReady, search, contact, onSearch, onChangePassword }: ActivityPageProps) {
  const who = filters.find((each) => each === search.who) ?? 'all';
  // A page after the last is known only by the answer.
  const asked = resolvePage(search.page, { pageSize: 1, count: 100_000 });
  const query = useCardQuery(useQuery(activityQuery(isReady ? { who, page: asked } : null)));
  const list = useRef<HTMLHeadingElement>(null);
  const show = (next: { who?: Filter; page?: number }) => {
    const { who: filter = who, page = 1 } = next;
    onSearch({ ...(filter !== 'all' && { who: filter }), ...(page > 1 && { page: String(page) }) });
  };
  return (
    <div className={styles.page}>
      <div>
        <Breadcrumbs
          trail={[{ feature: 'manage-premises', label: copy.crumbs.premises }]}
          current={copy.title}
        />
        <h1 tabIndex={-1} ref={list} className="above-8">
          {copy.title}
        </h1>
        <p className="lead above-8">{copy.lead}</p>
      </div>
      <QueryPage
        title={copy.title}
        titleRole="hidden"
        query={query}
        skeleton={{ label: copy.loading, blocks }}
        failure={copy.failed}
      >
        {(answer) => (
          <div className={styles.columns}>
            <div className={styles.main}>
              <FilterChips
                label={copy.filters}
                chips={filters
                  // Few have another login with their accounts.
                  .filter((key) => key !== 'holder' || who === key || answer.counts[key] > 0)
                  .map((key) => ({ key, name: copy.filter[key], count: answer.counts[key] }))}
                chosen={who}
                onChoose={(filter) => show({ who: filter })}
              />
              <ActivityList rows={answer.rows} today={answer.today} isFiltered={who !== 'all'} />
              <Pager
                page={resolvePage(String(asked), { pageSize: PAGE_SIZE, count: answer.counts[who] })}
                pageSize={PAGE_SIZE}
                count={answer.counts[who]}
                onPage={(page) => {
                  show({ page });
                  list.current?.scrollIntoView();
                }}
              />
            </div>
            <div className={styles.side}>
              <StaffVerdict staff={answer.staff} onSee={() => show({ who: 'staff' })} />
              <SomethingWrong {...{ contact, onChangePassword }} />
            </div>
          </div>
        )}
      </QueryPage>
    </div>
  );
}

const blocks = [styles.chipBlock, ...Array.from({ length: 8 }, () => styles.rowBlock)];

function SomethingWrong({
  contact,
  onChangePassword,
}: Pick<ActivityPageProps, 'contact' | 'onChangePassword'>) {
  return (
    <Card title={copy.wrong.title} titleRole="heading">
      <p className="second above-8">{copy.wrong.text}</p>
      <div className={styles.acts}>
        <Button kind="second" wide onClick={onChangePassword}>
          {copy.wrong.password}
        </Button>
        <FeatureLink feature="people-with-access" className="text-link">
          {copy.wrong.access}
        </FeatureLink>
        {contact !== null && (
          <OutsideLink className="text-link" href={contact}>
            {copy.wrong.contact}
          </OutsideLink>
        )}
      </div>
    </Card>
  );
}
