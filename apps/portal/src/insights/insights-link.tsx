/** 'Understanding Your Bill', where the premises has it (readings §6). Its place is kept until that is known. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { FeatureLink } from '../ui/actions/feature-link.tsx';
import { checkShowQuery } from './check-show.query.ts';
import { InsightsPremisesContext } from './insights-premises.ts';

interface InsightsLinkProps {
  readonly className: string;
  /** Of the bill beside it. */
  readonly month?: string | undefined;
  readonly children: ReactNode;
}

export function InsightsLink({ className, month, children }: InsightsLinkProps) {
  const premises = use(InsightsPremisesContext);
  const check = useQuery(checkShowQuery(premises ?? null));
  if (premises !== undefined) {
    if (check.isPending) return <span className={`${className} unseen`}>{children}</span>;
    if (!check.data?.show) return null;
  }
  return (
    <FeatureLink feature="bill-insights" search={month ? { month } : undefined} className={className}>
      {children}
    </FeatureLink>
  );
}
