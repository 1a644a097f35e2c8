/** 'Bills Last N Months': what each month came to, and how the newest compares (S2 §2, §9, visual 04). */
import { billBars, newestAgainstAverage } from '@portal/domain/bills/bill-chart';
import { cents, formatAmount, spokenSgd } from '@portal/domain/money';
import { sgMonth } from '@portal/domain/sg-time';
import { useState } from 'react';
import { BillBars } from '../../../charts/bill-bars.tsx';
import { TextButton } from '../../../ui/actions/button.tsx';
import { FailurePanel } from '../../../ui/loading/error-card.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import styles from './bill-chart.module.css';
import { copy } from './copy.ts';
import type { BillHistory } from './queries/bill-history.query.ts';
import type { Section } from './use-section.ts';

const USUAL_MONTHS = 6;

/** Without a bill there is no chart: then the page has something else in its place. */
export function BillChartCard({ bills }: { readonly bills: Section<BillHistory> }) {
  const { card, state, data, failure } = bills;
  if (data) return <Chart history={data} />;
  if (state === 'waiting' && card.waiting)
    return (
      <Card title={copy.chart.title(USUAL_MONTHS)} titleRole="heading" busy className={styles.card}>
        <Skeleton
          phase={card.waiting}
          label={copy.chart.loading}
          blocks={[styles.plotBlock, styles.lineBlock]}
        />
      </Card>
    );
  if (state !== 'failed') return null;
  return (
    <Card title={copy.chart.title(USUAL_MONTHS)} titleRole="hidden" className={styles.card}>
      <FailurePanel heading={copy.chart.failedTitle} text={failure} retry={card.retry} />
    </Card>
  );
}

function Chart({ history }: { readonly history: BillHistory }) {
  const [showsAll, setShowsAll] = useState(false);
  // A service that leaves it out shows the usual months (S2 §9).
  const maximum = history.maximumMonths ?? USUAL_MONTHS;
  const bills = history.bills.map(({ month, amount }) => ({ month: sgMonth(month), amount: cents(amount) }));
  const all = billBars(bills, maximum);
  const bars = showsAll ? all : billBars(bills, Math.min(USUAL_MONTHS, maximum));
  const newest = bars.at(-1);
  const against = newestAgainstAverage(bars);
  return (
    <Card title={copy.chart.title(bars.length)} titleRole="heading" className={styles.card}>
      <p className={styles.currency} aria-hidden="true">
        {copy.chart.currency}
      </p>
      <div className={styles.plot}>
        <BillBars
          words={copy.chart}
          bars={bars.map(({ month, amount, hasLabel }) => ({
            key: month,
            month: copy.chart.shortMonth(month),
            monthInFull: copy.chart.longMonth(month),
            value: amount,
            amount: amount === null ? '' : formatAmount(amount),
            amountSpoken: amount === null ? copy.chart.none : spokenSgd(amount),
            hasLabel,
          }))}
        />
      </div>
      <div className={styles.foot}>
        {newest && against !== null && <p>{copy.chart.verdict(newest.month, against, bars.length)}</p>}
        {all.length > USUAL_MONTHS && (
          <TextButton className={styles.more} onClick={() => setShowsAll(!showsAll)}>
            {copy.chart.showMonths(showsAll ? USUAL_MONTHS : all.length)}
          </TextButton>
        )}
      </div>
    </Card>
  );
}
