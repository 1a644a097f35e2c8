/** The last known sum is better than a blank, if dated: what happened, and the act that tries again. */
import { sgDayOf, toSgTime } from '@portal/domain/sg-time';
import { now } from '../../lib/clock.ts';
import { Button } from '../../ui/actions/button.tsx';
import { RetryReport } from '../../ui/loading/error-card.tsx';
import type { Retry } from '../../ui/loading/use-retry.ts';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import styles from './statement-card.module.css';

/** 'As of 9:10 AM', or the day if that was not today. @param asOf when the sum was true, as an instant */
export function sinceOf(asOf: number): string {
  const day = sgDayOf(asOf);
  return day === sgDayOf(now()) ? copy.asOfTime(toSgTime(asOf)) : copy.asOfDay(day);
}

export function RefreshAct({ retry }: { readonly retry: Retry }) {
  return (
    <div className={styles.refresh}>
      <p>{copy.outOfDate}</p>
      <RetryReport retry={retry} />
      <Button kind="on-ink" busy={retry.busy} onClick={retry.press}>
        <Icon name="refresh" size={18} />
        {copy.refresh}
      </Button>
    </div>
  );
}
