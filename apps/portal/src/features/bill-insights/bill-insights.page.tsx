/** /bill-insights: what a month's electricity came from, why it is more or less than before, and the weather (visual 45). */
import { sgMonth } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { checkShowQuery, type InsightsCheck } from '../../insights/check-show.query.ts';
import type { InsightsPremises } from '../../insights/insights-premises.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ChoosePremises } from '../../ui/actions/choose-premises.tsx';
import { NotApplicablePanel } from '../../ui/loading/error-card.tsx';
import { QueryPage } from '../../ui/loading/query-card.tsx';
import { type CardQuery, useCardQuery } from '../../ui/loading/use-card-query.ts';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import styles from './bill-insights.module.css';
import { copy } from './copy.ts';
import { ElectricityCard } from './electricity-card.tsx';
import { Figures } from './figures.tsx';
import { MonthChoice } from './month-choice.tsx';
import { type InsightsMonth, monthDetailQuery } from './month-detail.query.ts';
import { NextStepCard } from './next-step-card.tsx';
import { UseCard } from './use-card.tsx';
import { WeatherCard } from './weather-card.tsx';

export interface BillInsightsPageProps {
  /** The selected premises; null while it is not known. */
  readonly premises: InsightsPremises | null;
  /** The month that the address names. */
  readonly month: string | undefined;
  onMonth(month: string): void;
}

export function BillInsightsPage({ premises, ...place }: BillInsightsPageProps) {
  const check = useCardQuery(useQuery(checkShowQuery(premises)));
  return (
    <div className="cards">
      <div>
        <Breadcrumbs trail={[{ feature: 'bills', label: copy.bills }]} current={copy.title} />
        <h1 tabIndex={-1}>{copy.title}</h1>
      </div>
      <Frame query={check}>
        {(answer) =>
          premises !== null && answer.show ? (
            <Months key={JSON.stringify(premises)} {...place} premises={premises} check={answer} />
          ) : (
            <Empty
              {...copy.notForPremises}
              // There is another one to choose only where the bar has several.
              action={<ChoosePremises />}
            />
          )
        }
      </Frame>
    </div>
  );
}

function Frame<Data>({ query, children }: { query: CardQuery<Data>; children(data: Data): ReactNode }) {
  return (
    <QueryPage
      query={query}
      title={copy.title}
      titleRole="hidden"
      className={styles.waiting}
      skeleton={{ label: copy.loading, blocks: Array.from({ length: 4 }, () => styles.block) }}
      failure={{ heading: copy.failed, text: copy.failedText }}
    >
      {children}
    </QueryPage>
  );
}

interface MonthsProps extends Omit<BillInsightsPageProps, 'premises'> {
  readonly premises: InsightsPremises;
  readonly check: InsightsCheck;
}

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

function Months({ premises, check, month: named, onMonth }: MonthsProps) {
  const { dataAvailMonths: months, latestDataAvail } = check;
  const latest = months.find((month) => month === latestDataAvail) ?? months.toSorted().at(-1);
  // Text that is no month shows the latest one; a month without data says so.
  const month = named !== undefined && MONTH.test(named) ? named : latest;
  const hasData = month !== undefined && months.includes(month);
  const detail = useCardQuery(useQuery(monthDetailQuery(premises, hasData ? month : null)));
  if (latest === undefined || month === undefined)
    return <Empty heading={copy.noData} text={copy.firstBill} action={null} />;
  const noData = (
    <Empty
      heading={copy.noData}
      text={copy.noDataText}
      action={
        month !== latest && (
          <Button kind="second" onClick={() => onMonth(latest)}>
            {copy.fullMonth(sgMonth(latest))}
          </Button>
        )
      }
    />
  );
  return (
    <>
      <MonthChoice months={months.toSorted()} chosen={month} onChoose={onMonth} />
      {hasData ? (
        <Frame query={detail}>
          {(answer) => (answer === null ? noData : <Answer month={month} detail={answer} />)}
        </Frame>
      ) : (
        noData
      )}
    </>
  );
}

function Answer({ month, detail }: { readonly month: string; readonly detail: InsightsMonth }) {
  return (
    <>
      <div className={styles.top} data-columns="">
        <ElectricityCard month={month} detail={detail} />
        <Figures detail={detail} />
      </div>
      <div className={styles.below} data-columns="">
        <UseCard key={month} detail={detail} />
        <div className={styles.asides}>
          {detail.weather && (
            <WeatherCard month={month} weather={detail.weather} comparedWith={detail.comparedWith} />
          )}
          <NextStepCard month={month} detail={detail} />
        </div>
      </div>
    </>
  );
}

interface EmptyProps {
  readonly heading: string;
  readonly text: string;
  readonly action: ReactNode;
}

/** Not an error: the reason, and the way on. */
function Empty({ heading, text, action }: EmptyProps) {
  return (
    <Card title={copy.title} titleRole="hidden" className="stack">
      <NotApplicablePanel heading={heading} text={text} />
      {action && <div className={styles.emptyAction}>{action}</div>}
    </Card>
  );
}
