/** One day of the usage card in each of its states: loading, failed, unavailable, empty, answered. */
import { addDays, type SgDay } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { Card } from '../../ui/card.tsx';
import { MessageTile, RetryAct } from '../../ui/error-card.tsx';
import { useCardQuery } from '../../ui/use-card-query.ts';
import { copy } from './copy.ts';
import { DayNavigator } from './day-navigator.tsx';
import { type HourlySeries, hourlyQuery } from './hourly.query.ts';
import { UsageAnswer } from './usage-answer.tsx';
import styles from './usage-card.module.css';
import { UsageSkeleton } from './usage-skeleton.tsx';
import { UtilityHead } from './utility-head.tsx';
import { VerdictRow } from './verdict-row.tsx';

interface UsageBodyProps {
  readonly accountNos: readonly string[] | null;
  readonly day: SgDay;
  readonly today: SgDay;
  onDay(day: SgDay): void;
  /** Of today nothing has come yet, and nobody has chosen the day. */
  readonly onNothingYet?: (() => void) | undefined;
}

export function UsageBody({ accountNos, day, today, onDay, onNothingYet }: UsageBodyProps) {
  const query = useQuery(hourlyQuery(accountNos, day));
  const [chosen, setChosen] = useState(0);
  const { frame, retry, waiting, isOutOfDate } = useCardQuery(query);
  const hasNothingYet = day === today && query.data !== undefined && query.data.series.every(isUnmeasured);
  useLayoutEffect(() => {
    if (hasNothingYet) onNothingYet?.();
  }, [hasNothingYet, onNothingYet]);
  const navigator = <DayNavigator day={day} today={today} onMove={onDay} />;
  const utilities = query.data?.series.map(({ utility }) => utility) ?? ['electricity'];
  const series = query.data?.series[chosen] ?? query.data?.series[0];

  return (
    <Card title={copy.title} titleRole="hidden" className={styles.card} ref={frame} busy={waiting !== null}>
      <UtilityHead utilities={utilities} chosen={chosen} onChoose={setChosen} />
      {inside()}
    </Card>
  );

  function inside(): ReactNode {
    if (waiting) return <UsageSkeleton phase={waiting} navigator={navigator} />;
    if (series) {
      const dayName = copy.day(day, today, addDays(today, -1));
      return (
        <>
          <UsageAnswer
            series={series}
            date={day}
            isToday={day === today}
            dayName={dayName}
            navigator={navigator}
          />
          {isOutOfDate && (
            <div className={styles.outOfDate}>
              <p>{copy.outOfDate}</p>
              <RetryAct retry={retry} words={copy} />
            </div>
          )}
        </>
      );
    }
    const hasNone = query.data !== undefined || (isNoData(query.error) && !retry.busy);
    const heading = hasNone ? copy.unavailableTitle : copy.failedTitle;
    return (
      <>
        <VerdictRow heading={heading} sentence={copy.unavailable} navigator={navigator} />
        <div className={styles.tile}>
          <MessageTile icon={hasNone ? 'info' : 'warning'} />
        </div>
        {!hasNone && <RetryAct retry={retry} words={copy} />}
      </>
    );
  }
}

const isUnmeasured = ({ consumption }: HourlySeries): boolean =>
  consumption.every(({ current }) => current === null);

/** The utility has nothing to show here: no failure, so trying again is pointless. */
function isNoData(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'SK_USAGE_1001';
}
