/**
 * The usage card in each of its states: loading, failed, unavailable, empty, answered. The places of head, verdict and
 * navigator stay the same elements in all of them, so that a press or the focus outlives the answer's coming.
 */

import { toSgDay } from '@portal/domain/sg-time';
import { type ReactNode, type Ref, useId } from 'react';
import { ChartPlace } from '../../charts/index.ts';
import { now } from '../../lib/clock.ts';
import { Button } from '../../ui/actions/button.tsx';
import { MessageTile, RetryAction } from '../../ui/loading/error-card.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import type { SkeletonPhase } from '../../ui/loading/skeleton-timing.ts';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { Card } from '../../ui/surfaces/card.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { copy } from './copy.ts';
import { LevelSwitch } from './parts/level-switch.tsx';
import { PeriodNavigator } from './parts/period-navigator.tsx';
import { UsageAnswer } from './parts/usage-answer.tsx';
import { UtilityHead } from './parts/utility-head.tsx';
import { isPriced } from './period/usage-period.ts';
import { isNoData } from './queries/hourly.query.ts';
import styles from './usage-frame.module.css';
import type { ShownUsage } from './use-usage.ts';
import type { UsageOptions } from './view/options.ts';
import {
  chooseLevel,
  chooseUtility,
  hasHalfHours,
  type ShownView,
  type UsageView,
} from './view/usage-view.ts';

export interface UsageFrameProps {
  readonly view: UsageView;
  readonly shown: ShownView;
  readonly usage: ShownUsage;
  /** null while it is not known whose usage it is. */
  readonly options: UsageOptions | null;
  onView(view: UsageView): void;
  /** Beside the levels. */
  readonly headAction?: ReactNode;
  /** The page's line of controls; there the navigator stands in it. */
  readonly controls?: ReactNode;
  /** Below the chart: where the card leads to. */
  readonly leadsTo?: ReactNode;
  readonly tableId: string;
  /** The table stands in the card; else the page has a card for it. */
  readonly hasTable: boolean;
  readonly chartRef?: Ref<HTMLDivElement> | undefined;
}

export function UsageFrame(props: UsageFrameProps) {
  const { view, shown, usage, options, onView, headAction, controls, leadsTo } = props;
  const { frame, retry, waiting, isOutOfDate } = useCardQuery(usage.query);
  const reasonId = useId();
  const { period, words, navigation, latest } = usage;
  const isMonthlyOnly = options !== null && !hasHalfHours(shown.utility, options);
  const hasNone = usage.query.data !== undefined || (isNoData(usage.query.error) && !retry.busy);
  const navigator = (
    <PeriodNavigator
      words={copy.navigator[shown.isByBill ? 'bill' : shown.level]}
      name={navigation.name}
      note={navigation.note}
      to={navigation}
      onMove={options && ((next) => onView({ ...view, level: shown.level, period: next }))}
    />
  );
  return (
    <Card title={copy.title} titleRole="hidden" className={styles.card} ref={frame} busy={waiting !== null}>
      <UtilityHead
        utilities={options?.utilities ?? []}
        chosen={shown.utility}
        onChoose={(utility) => onView(chooseUtility(view, shown, utility))}
      >
        <LevelSwitch
          chosen={shown.level}
          reasonId={isMonthlyOnly ? reasonId : null}
          onChoose={options && ((level) => onView(chooseLevel(view, shown, level, toSgDay(now()))))}
        />
        {headAction}
      </UtilityHead>
      {isMonthlyOnly && (
        <p id={reasonId} className="small second above-8">
          {shown.utility === 'electricity' ? copy.tooMany : copy.monthlyOnly(shown.utility)}
        </p>
      )}
      <div className={styles.verdictRow}>
        <div className={styles.verdict}>
          {waiting ? <VerdictSkeleton phase={waiting} /> : <Verdict {...verdict()} />}
        </div>
        {!controls && navigator}
      </div>
      {controls && (
        <div className={styles.controls}>
          {controls}
          {navigator}
        </div>
      )}
      {below()}
    </Card>
  );

  function verdict(): VerdictProps {
    if (words) return words;
    if (hasNone && view.period !== null) return { heading: copy.empty, sentence: emptyNote(shown) };
    return { heading: hasNone ? copy.unavailableTitle : copy.failedTitle, sentence: copy.unavailable };
  }

  function below(): ReactNode {
    if (waiting) return <UsageSkeleton phase={waiting} hasFacts={shown.level !== 'monthly'} />;
    if (period && words)
      return (
        <>
          <UsageAnswer
            period={period}
            words={words}
            isMoney={usage.isMoney}
            tableId={props.tableId}
            isTableOpen={view.isTableOpen}
            onTable={(isTableOpen) => onView({ ...view, isTableOpen })}
            hasTable={props.hasTable}
            leadsTo={leadsTo}
            chartRef={props.chartRef}
          />
          {shown.isMoney && !isPriced(period) && <p className="small second above-8">{copy.unpriced}</p>}
          <LatestData latest={latest} onShow={(day) => onView({ ...view, level: 'hourly', period: day })} />
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
        <LatestData latest={latest} onShow={(day) => onView({ ...view, level: 'hourly', period: day })} />
        {!hasNone && <RetryAction retry={retry} />}
      </>
    );
  }
}

const emptyNote = ({ level }: ShownView): string =>
  ({ hourly: copy.emptyNote.day, daily: copy.emptyNote.days, monthly: copy.emptyNote.year })[level];

interface LatestDataProps {
  readonly latest: ShownUsage['latest'];
  onShow(day: string): void;
}

function LatestData({ latest, onShow }: LatestDataProps) {
  if (latest === null) return null;
  return (
    <div className={styles.latest}>
      <Button kind="second" onClick={() => onShow(latest)}>
        {copy.latestData(latest)}
      </Button>
    </div>
  );
}

interface VerdictProps {
  readonly heading: string;
  readonly sentence: string;
}

function Verdict({ heading, sentence }: VerdictProps) {
  return (
    <>
      <h3 className={styles.heading}>{heading}</h3>
      <p className={styles.sentence}>{unbroken(sentence)}</p>
    </>
  );
}

interface UsageSkeletonProps {
  readonly phase: Exclude<SkeletonPhase, 'done'>;
}

function VerdictSkeleton({ phase }: UsageSkeletonProps) {
  return <Skeleton phase={phase} label={copy.loading} blocks={[styles.headingBlock, styles.sentenceBlock]} />;
}

function UsageSkeleton({ phase, hasFacts }: UsageSkeletonProps & { readonly hasFacts: boolean }) {
  return (
    <>
      <div className={styles.columns} data-plain={!hasFacts || undefined}>
        <ChartPlace>
          <Skeleton phase={phase} blocks={[styles.plotBlock]} />
        </ChartPlace>
        {hasFacts && (
          <div className={styles.factBlocks}>
            <Skeleton phase={phase} blocks={[styles.factBlock, styles.factBlock, styles.factBlock]} />
          </div>
        )}
      </div>
      <div className={styles.foot} data-waiting="" />
    </>
  );
}
