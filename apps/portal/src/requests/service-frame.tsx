/**
 * The frame of every service page: the way back, title, lead, errors of its form, content. When the page's data cannot be
 * had, the pop-up of the readings stands over it: another try, or back to the dashboard, but for staff.
 */
import type { ReactNode } from 'react';
import { useLeave } from '../lib/base-path.ts';
import { ServiceFailure } from '../ui/loading/service-failure.tsx';
import type { CardQuery } from '../ui/loading/use-card-query.ts';
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx';
import { copy } from './copy.ts';
import styles from './request-page.module.css';

interface ServiceFrameProps {
  /** The page's name in the way back: 'Payment Arrangement'. */
  readonly crumb: string;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly query: Pick<CardQuery, 'error' | 'waiting' | 'data' | 'retry'>;
  readonly children: ReactNode;
}

export function ServiceFrame({ crumb, title, lead, query, children }: ServiceFrameProps) {
  const leave = useLeave();
  const hasFailed = query.error !== null && query.waiting === null && query.data === undefined;
  return (
    <div className={styles.page}>
      <Breadcrumbs trail={[{ feature: 'services', label: copy.services }]} current={crumb} />
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className="lead above-8">{lead}</p>}
      </div>
      {children}
      {hasFailed && <ServiceFailure retry={query.retry} onClose={leave} />}
    </div>
  );
}
