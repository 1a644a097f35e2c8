/** The usage card of the dashboard: as it starts, one period at a time. Asks for its own data and fails alone. */
import { use, useEffect, useId, useMemo, useState } from 'react';
import { KeepingContext } from '../../lib/keeping.ts';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { copy } from './copy.ts';
import { DownloadButton } from './download/download-button.tsx';
import { preloadUsageChart } from './parts/lazy-parts.tsx';
import { NotApplicable } from './parts/not-applicable.tsx';
import { UsageFrame } from './usage-frame.tsx';
import { useShownView } from './use-shown-view.ts';
import { useUsage } from './use-usage.ts';
import { listOptions, type MeteredAccount } from './view/options.ts';
import { writeView } from './view/search.ts';
import { startView } from './view/usage-view.ts';

interface UsageCardProps {
  /** The accounts of the selected premises; null while that is not known. */
  readonly accounts: readonly MeteredAccount[] | null;
}

export function UsageCard({ accounts }: UsageCardProps) {
  const options = useMemo(() => accounts && listOptions(accounts), [accounts]);
  const [view, setView] = useState(startView);
  const shown = useShownView(view, options);
  const usage = useUsage(shown, options?.utilities.length === 0 ? null : options);
  const canKeep = use(KeepingContext);
  const tableId = useId();
  useEffect(preloadUsageChart, []);
  if (options?.utilities.length === 0) return <NotApplicable accounts={accounts ?? []} />;
  return (
    <UsageFrame
      view={view}
      shown={shown}
      usage={usage}
      options={options}
      onView={setView}
      headAction={canKeep && options && <DownloadButton shown={shown} usage={usage} options={options} />}
      leadsTo={
        <FeatureLink
          feature="usage"
          search={writeView({ ...view, isTableOpen: false })}
          className="text-link"
        >
          {copy.more}
        </FeatureLink>
      }
      tableId={tableId}
      hasTable
    />
  );
}
