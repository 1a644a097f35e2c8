/** A measured day below its verdict: chart, facts, legend, and the table with the same numbers. */
import type { SgDay } from '@portal/domain/sg-time';
import { useId, useState } from 'react';
import { TextButton } from '../../ui/actions/button.tsx';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import { LazyDayChart } from './lazy-day-chart.tsx';
import { toSlotReading } from './readings.ts';
import { UsageTable } from './table/usage-table.tsx';
import styles from './usage-card.module.css';
import type { UsageDay } from './usage-day-view.ts';
import { UsageFacts } from './usage-facts.tsx';
import { UsageLegend } from './usage-legend.tsx';

interface UsageAnswerProps {
  readonly day: UsageDay;
  readonly date: SgDay;
  readonly isToday: boolean;
  readonly dayName: string;
}

export function UsageAnswer({ day, date, isToday, dayName }: UsageAnswerProps) {
  const tableId = useId();
  const [tableOpen, setTableOpen] = useState(false);
  const isEmpty = day.summary.dataToSlot === null;
  const utility = copy.utilities[day.utility];

  return (
    <>
      <div className={styles.columns}>
        <LazyDayChart
          key={date}
          utility={day.utility}
          slots={day.halfHours}
          measuredTo={day.measuredTo}
          reading={(slot) => toSlotReading(day, slot)}
          words={{
            name: copy.chartName(utility, dayName),
            howToRead: copy.howToRead,
            measuredTo: copy.measuredTo(day.measuredTo),
            usual: copy.usual(date),
            hour: copy.hour,
          }}
        />
        {!isEmpty && <UsageFacts day={day} isToday={isToday} />}
      </div>
      <div className={styles.foot}>
        <UsageLegend day={day} date={date} />
        <div className={styles.footActions}>
          <TextButton
            className={styles.tableButton}
            aria-expanded={tableOpen}
            aria-controls={tableOpen ? tableId : undefined}
            onClick={() => setTableOpen((open) => !open)}
          >
            <Icon name="table" size={18} />
            {tableOpen ? copy.hideTable : copy.viewAsTable}
          </TextButton>
          {day.utility === 'electricity' && (
            <FeatureLink feature="bill-insights" className={`text-link ${styles.tableButton}`}>
              {copy.insights}
            </FeatureLink>
          )}
        </div>
      </div>
      {tableOpen && <UsageTable id={tableId} day={day} dayName={dayName} />}
    </>
  );
}
