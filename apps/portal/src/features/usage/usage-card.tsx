/**
 * The usage card: today in half hours beside the usual day, one day at a time. Asks for its own data and
 * fails alone; the frame and the day navigator stand still whatever happens inside.
 */
import { type SgDay, sgDayOf } from '@portal/domain/sg-time';
import { useEffect, useMemo, useState } from 'react';
import { now } from '../../lib/clock.ts';
import { Card } from '../../ui/card.tsx';
import { NotApplicablePanel } from '../../ui/error-card.tsx';
import { copy } from './copy.ts';
import { halfHourlyOf, type MeteredAccount } from './electricity-of.ts';
import { preloadDayChart } from './lazy-day-chart.tsx';
import { UsageBody } from './usage-body.tsx';
import styles from './usage-card.module.css';

interface UsageCardProps {
  /** The accounts of the selected premises; null while that is not known. */
  readonly accounts: readonly MeteredAccount[] | null;
}

export function UsageCard({ accounts }: UsageCardProps) {
  const today = sgDayOf(now());
  const [day, setDay] = useState<SgDay>(today);
  const halfHourly = useMemo(() => (accounts === null ? null : halfHourlyOf(accounts)), [accounts]);
  useEffect(preloadDayChart, []);

  if (halfHourly && 'reason' in halfHourly) {
    return (
      <Card title={copy.title} titleRole="hidden" className={styles.card}>
        <NotApplicablePanel heading={copy.notApplicable.title} text={copy.notApplicable[halfHourly.reason]} />
      </Card>
    );
  }
  return <UsageBody accountNos={halfHourly?.accountNos ?? null} day={day} today={today} onDay={setDay} />;
}
