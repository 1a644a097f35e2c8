/** A measured day: verdict, chart, facts, legend, and the table with the same numbers. */
import type { SgDay } from '@portal/domain/sg-time';
import { type ReactNode, useId, useState } from 'react';
import { TextButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { PlaceLink } from '../../ui/place-link.tsx';
import { amountOf, copy } from './copy.ts';
import type { HourlySeries } from './hourly.query.ts';
import { LazyDayChart } from './lazy-day-chart.tsx';
import { readingOf } from './readings.ts';
import styles from './usage-card.module.css';
import { usageDayOf } from './usage-day-view.ts';
import { UsageFacts } from './usage-facts.tsx';
import { UsageLegend } from './usage-legend.tsx';
import { UsageTable } from './usage-table.tsx';
import { VerdictRow } from './verdict-row.tsx';

interface UsageAnswerProps {
  readonly series: HourlySeries;
  readonly date: SgDay;
  readonly isToday: boolean;
  readonly dayName: string;
  readonly navigator: ReactNode;
}

export function UsageAnswer({ series, date, isToday, dayName, navigator }: UsageAnswerProps) {
  const tableId = useId();
  const [tableOpen, setTableOpen] = useState(false);
  const day = usageDayOf(series, date);
  const { summary } = day;
  const isEmpty = summary.dataToSlot === null;
  const utility = copy.utilities[day.utility];

  return (
    <>
      <VerdictRow
        navigator={navigator}
        heading={isEmpty ? copy.empty : copy.heading(summary.verdict, date, isToday)}
        sentence={
          isEmpty
            ? copy.emptyNote(isToday)
            : copy.sentence(
                amountOf(summary.totalWh / 1000, day.unit),
                day.measuredTo,
                summary.percentFromUsual,
                date,
              )
        }
      />
      <div className={styles.columns}>
        <LazyDayChart
          key={date}
          utility={day.utility}
          slots={day.halfHours}
          measuredTo={day.measuredTo}
          reading={(slot) => readingOf(day, slot)}
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
        <div className={styles.footActs}>
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
            <PlaceLink place="bill-insights" className={`text-link ${styles.tableButton}`}>
              {copy.insights}
            </PlaceLink>
          )}
        </div>
      </div>
      {tableOpen && <UsageTable id={tableId} day={day} dayName={dayName} />}
    </>
  );
}
