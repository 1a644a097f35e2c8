/** One day of the usage card in each of its states: loading, failed, unavailable, empty, answered. */
import { addDays, type SgDay } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useLayoutEffect, useState } from 'react';
import { ChartPlace } from '../../charts/index.ts';
import { ApiError } from '../../lib/api/api.ts';
import { MessageTile, RetryAction } from '../../ui/loading/error-card.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import type { SkeletonPhase } from '../../ui/loading/skeleton-timing.ts';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { Card } from '../../ui/surfaces/card.tsx';
import { copy, formatAmount } from './copy.ts';
import { DayNavigator } from './day-navigator.tsx';
import { type HourlySeries, hourlyQuery } from './hourly.query.ts';
import { UsageAnswer } from './usage-answer.tsx';
import styles from './usage-card.module.css';
import { buildUsageDay, type UsageDay } from './usage-day-view.ts';
import { UtilityHead } from './utility-head.tsx';
import { Verdict, VerdictRow } from './verdict-row.tsx';

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
  const utilities = query.data?.series.map(({ utility }) => utility) ?? ['electricity'];
  const series = query.data?.series[chosen] ?? query.data?.series[0];
  const measured = series && buildUsageDay(series, day);
  const hasNone = query.data !== undefined || (isNoData(query.error) && !retry.busy);

  return (
    <Card title={copy.title} titleRole="hidden" className={styles.card} ref={frame} busy={waiting !== null}>
      <UtilityHead utilities={utilities} chosen={chosen} onChoose={setChosen} />
      <VerdictRow navigator={<DayNavigator day={day} today={today} onMove={accountNos && onDay} />}>
        {waiting ? <VerdictSkeleton phase={waiting} /> : <Verdict {...verdict()} />}
      </VerdictRow>
      {below()}
    </Card>
  );

  function verdict(): ComponentProps<typeof Verdict> {
    if (measured) return toVerdictProps(measured, day, day === today);
    return { heading: hasNone ? copy.unavailableTitle : copy.failedTitle, sentence: copy.unavailable };
  }

  function below(): ReactNode {
    if (waiting) return <UsageSkeleton phase={waiting} />;
    if (measured)
      return (
        <>
          <UsageAnswer
            day={measured}
            date={day}
            isToday={day === today}
            dayName={copy.day(day, today, addDays(today, -1))}
          />
          {isOutOfDate && (
            <div className={styles.outOfDate}>
              <p>{copy.outOfDate}</p>
              <RetryAction retry={retry} />
            </div>
          )}
        </>
      );
    return (
      <>
        <div className={styles.tile}>
          <MessageTile icon={hasNone ? 'info' : 'warning'} />
        </div>
        {!hasNone && <RetryAction retry={retry} />}
      </>
    );
  }
}

function toVerdictProps(measured: UsageDay, date: SgDay, isToday: boolean): ComponentProps<typeof Verdict> {
  const { summary, unit, measuredTo } = measured;
  if (summary.dataToSlot === null) return { heading: copy.empty, sentence: copy.emptyNote(isToday) };
  return {
    heading: copy.heading(summary.verdict, date, isToday),
    sentence: copy.sentence(
      formatAmount(summary.totalWh / 1000, unit),
      measuredTo,
      summary.percentFromUsual,
      date,
    ),
  };
}

const isUnmeasured = ({ consumption }: HourlySeries): boolean =>
  consumption.every(({ current }) => current === null);

/** The utility has nothing to show here: no failure, so trying again is pointless. */
function isNoData(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'SK_USAGE_1001';
}

/** The usage card while a day loads: verdict, plot and facts in their places. */
interface UsageSkeletonProps {
  readonly phase: Exclude<SkeletonPhase, 'done'>;
}

function VerdictSkeleton({ phase }: UsageSkeletonProps) {
  return <Skeleton phase={phase} label={copy.loading} blocks={[styles.headingBlock, styles.sentenceBlock]} />;
}

function UsageSkeleton({ phase }: UsageSkeletonProps) {
  return (
    <>
      <div className={styles.columns}>
        <ChartPlace>
          <Skeleton phase={phase} blocks={[styles.plotBlock]} />
        </ChartPlace>
        <div className={styles.factBlocks}>
          <Skeleton phase={phase} blocks={[styles.factBlock, styles.factBlock, styles.factBlock]} />
        </div>
      </div>
      <div className={styles.foot} data-waiting="" />
    </>
  );
}
