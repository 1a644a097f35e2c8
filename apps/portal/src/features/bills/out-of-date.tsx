/** The last known sum with its time: better than a blank, if dated. */
import { sgDayOf, sgTimeOf } from '@portal/domain/sg-time';
import { now } from '../../lib/clock.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Pill } from '../../ui/pill.tsx';
import type { Retry } from '../../ui/use-retry.ts';
import { copy } from './copy.ts';
import styles from './statement-card.module.css';

interface OutOfDateProps {
  /** When the sum was true, as an instant. */
  readonly asOf: number;
  readonly retry: Retry;
}

export function OutOfDate({ asOf, retry }: OutOfDateProps) {
  const day = sgDayOf(asOf);
  const isToday = day === sgDayOf(now());
  return (
    <div className={styles.outOfDate}>
      <Pill kind="strong" icon={<Icon name="clock" />}>
        {isToday ? copy.asOfTime(sgTimeOf(asOf)) : copy.asOfDay(day)}
      </Pill>
      <p className={styles.second}>{copy.outOfDate}</p>
      <p role="status" className="hidden-visually">
        {retry.failures > 0 && !retry.busy ? copy.stillFailing : ''}
      </p>
      <Button kind="act" busy={retry.busy} onClick={retry.press}>
        <Icon name="refresh" size={18} />
        {copy.refresh}
      </Button>
    </div>
  );
}
