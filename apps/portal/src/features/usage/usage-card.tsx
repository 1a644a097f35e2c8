/**
 * The usage card: today in half hours beside the usual day, one day at a time. Asks for its own data and
 * fails alone; the frame and the day navigator stand still whatever happens inside.
 */
import { addDays, type SgDay, toSgDay, toSlot } from '@portal/domain/sg-time';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { now } from '../../lib/clock.ts';
import { buttonClass } from '../../ui/actions/button.tsx';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { NotApplicablePanel } from '../../ui/loading/error-card.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { copy } from './copy.ts';
import { decideHalfHourly, type MeteredAccount } from './electricity-of.ts';
import { preloadDayChart } from './lazy-day-chart.tsx';
import { UsageBody } from './usage-body.tsx';
import styles from './usage-card.module.css';

interface UsageCardProps {
  /** The accounts of the selected premises; null while that is not known. */
  readonly accounts: readonly MeteredAccount[] | null;
}

export function UsageCard({ accounts }: UsageCardProps) {
  const today = toSgDay(now());
  const yesterday = addDays(today, -1);
  // Before half past midnight no half hour of today is over.
  const [day, setDay] = useState<SgDay>(() => (toSlot(now()) === 0 ? yesterday : today));
  const [isChosen, setChosen] = useState(false);
  const showYesterday = useCallback(() => setDay(yesterday), [yesterday]);
  const halfHourly = useMemo(() => (accounts === null ? null : decideHalfHourly(accounts)), [accounts]);
  useEffect(preloadDayChart, []);

  if (halfHourly && 'reason' in halfHourly) {
    return (
      <Card title={copy.title} titleRole="hidden">
        <NotApplicablePanel
          heading={copy.notApplicable.title}
          text={copy.notApplicable[halfHourly.reason]}
          note={copy.notApplicable.instead}
        />
        <div className={styles.instead}>
          <FeatureLink feature="bills" className={buttonClass({ kind: 'second' })}>
            {copy.notApplicable.bills}
          </FeatureLink>
        </div>
      </Card>
    );
  }
  return (
    <UsageBody
      accountNos={halfHourly?.accountNos ?? null}
      day={day}
      today={today}
      onDay={(next) => {
        setChosen(true);
        setDay(next);
      }}
      onNothingYet={isChosen ? undefined : showYesterday}
    />
  );
}
