/** A measured period below its verdict: chart, facts, legend, the two meanings, and the table with the same numbers. */
import { type ReactNode, type Ref, useId, useState } from 'react';
import { InsightsLink } from '../../../insights/insights-link.tsx';
import { TextButton } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { copy } from '../copy.ts';
import { hasNeighbours, isEstimated, shownValue } from '../period/usage-period.ts';
import { formatFigure, type PeriodWords, readBar } from '../period/words.ts';
import styles from '../usage-frame.module.css';
import type { ShownPeriod } from '../use-usage.ts';
import { LazyUsageChart, LazyUsageTable } from './lazy-parts.tsx';
import factStyles from './usage-facts.module.css';
import { UsageLegend } from './usage-legend.tsx';

interface UsageAnswerProps {
  readonly period: ShownPeriod;
  readonly words: PeriodWords;
  readonly isMoney: boolean;
  readonly tableId: string;
  readonly isTableOpen: boolean;
  onTable(isOpen: boolean): void;
  readonly hasTable: boolean;
  readonly leadsTo: ReactNode;
  readonly chartRef: Ref<HTMLDivElement> | undefined;
}

export function UsageAnswer(props: UsageAnswerProps) {
  const { period, words, isMoney, tableId, isTableOpen, onTable, hasTable, leadsTo, chartRef } = props;
  const meaningId = useId();
  const [isMeaningOpen, setMeaningOpen] = useState(false);
  /** The two fixed texts, opened by mouse, touch or keys alike. */
  const meaning = 'premiseType' in period && hasNeighbours(period) ? period : null;
  return (
    <>
      <div className={styles.columns} data-plain={words.facts.length === 0 || undefined} ref={chartRef}>
        <PeriodChart period={period} words={words} isMoney={isMoney} />
        {words.facts.length > 0 && <Facts facts={words.facts} />}
      </div>
      <div className={styles.foot}>
        <UsageLegend period={period} isMoney={isMoney} />
        <div className={styles.footActions}>
          {meaning && (
            <TextButton
              className={styles.act}
              aria-expanded={isMeaningOpen}
              aria-controls={isMeaningOpen ? meaningId : undefined}
              onClick={() => setMeaningOpen(!isMeaningOpen)}
            >
              <Icon name="info" size={18} />
              {copy.meaning}
            </TextButton>
          )}
          <TextButton
            className={styles.act}
            aria-expanded={isTableOpen}
            aria-controls={isTableOpen ? tableId : undefined}
            onClick={() => onTable(!isTableOpen)}
          >
            <Icon name="table" size={18} />
            {isTableOpen ? copy.hideTable : copy.viewAsTable}
          </TextButton>
          {period.utility === 'electricity' && (
            <InsightsLink className={`text-link ${styles.act}`}>{copy.insights}</InsightsLink>
          )}
          {leadsTo}
        </div>
      </div>
      {meaning && isMeaningOpen && (
        <div id={meaningId} className={styles.meanings}>
          <p>{unbroken(copy.averageMeans(meaning.premiseType, meaning.comparisonType))}</p>
          <p>{copy.efficientMeans}</p>
        </div>
      )}
      {hasTable && isTableOpen && (
        <LazyUsageTable
          id={tableId}
          period={period}
          caption={words.chartName}
          isMoney={isMoney}
          onClose={() => onTable(false)}
        />
      )}
    </>
  );
}

/** Three facts beside the chart: the cost, the highest bar, and the floor or the mean. */
function Facts({ facts }: Pick<PeriodWords, 'facts'>) {
  return (
    <dl className={factStyles.facts}>
      {facts.map(({ name, value, note }) => (
        <div key={name} className={factStyles.fact}>
          <dt className={factStyles.name}>{name}</dt>
          <dd className={factStyles.value}>{unbroken(value)}</dd>
          <dd className={factStyles.note}>{unbroken(note)}</dd>
        </div>
      ))}
    </dl>
  );
}

function PeriodChart({ period, words, isMoney }: Pick<UsageAnswerProps, 'period' | 'words' | 'isMoney'>) {
  const newest = 'newest' in period && period.newest !== null ? period.bars[period.newest] : undefined;
  const [average, efficient] = [newest?.average, newest?.efficient].map((figure) =>
    figure ? (formatFigure(figure, period, isMoney) ?? '') : '',
  );
  return (
    <LazyUsageChart
      // Bars grow anew in another period, not when late readings come.
      key={`${period.level} ${period.utility} ${period.bars[0]?.key}`}
      utility={period.utility}
      bars={period.bars.map((bar) => ({
        value: shownValue(bar, isMoney),
        estimated: isEstimated(bar),
        usual: shownValue(bar.line, isMoney),
        average: shownValue(bar.average, isMoney),
        efficient: shownValue(bar.efficient, isMoney),
      }))}
      measuredTo={period.measuredTo}
      axis={words.axis}
      isStarred={period.level !== 'monthly'}
      line={period.comparison === 'usual' ? 'smooth' : 'straight'}
      reading={(slot) => {
        const bar = period.bars[slot];
        return bar ? readBar(period, bar) : { label: [''], spoken: '' };
      }}
      words={{
        name: words.chartName,
        howToRead: copy.howToRead,
        measuredTo: words.measuredTo,
        usual: period.lineName ?? '',
        average: { name: copy.neighbours, value: average ?? '' },
        efficient: { name: copy.efficient, value: efficient ?? '' },
      }}
    />
  );
}
