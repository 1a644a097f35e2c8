/** The answer: open or closed, which meters, from when to when, and the way to send readings. Follows the clock. */
import { type ShownWindow, shownWindow } from '@portal/domain/meters/meter-window';
import { Fragment, type ReactNode, useEffect } from 'react';
import { now } from '../../lib/clock.ts';
import { buttonClass } from '../../ui/actions/button.tsx';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { Pill } from '../../ui/surfaces/pill.tsx';
import { copy } from './copy.ts';
import styles from './meter-card.module.css';
import { isOldAt, type MetersAnswer } from './meters.query.ts';
import { useRenderAt } from './use-render-at.ts';
import { WindowTrack } from './window-track.tsx';

interface MeterAnswerProps {
  readonly answer: MetersAnswer;
  readonly window: ShownWindow;
  /** When the answer could not be refreshed: the act that tries again. */
  readonly refreshAction?: ReactNode;
}

export function MeterAnswer({ answer, window, refreshAction }: MeterAnswerProps) {
  return (
    <div className={styles.answer}>
      <p className={styles.pills}>
        <span role="status">
          {window.phase === 'open' ? (
            <Pill kind="act">{copy.open}</Pill>
          ) : (
            <Pill kind="outline" icon={<Icon name="lock" />}>
              {copy.closed}
            </Pill>
          )}
        </span>
        {refreshAction !== undefined && (
          <Pill kind="outline" icon={<Icon name="clock" />}>
            {copy.asOf(answer.asOf, now())}
          </Pill>
        )}
      </p>
      <h3 className={styles.heading}>
        {formatHeading(answer, window).map((part) => (
          <Fragment key={part}>
            <span>{part}</span>{' '}
          </Fragment>
        ))}
      </h3>
      <WindowTrack window={window} />
      {refreshAction}
      <div className={styles.actions}>
        <FeatureLink feature="meter-readings" className={buttonClass({ wide: true })}>
          {copy.submit}
        </FeatureLink>
      </div>
    </div>
  );
}

function formatHeading(
  { meters }: MetersAnswer,
  { phase, metersToRead, metersSent, utilitiesToRead, ...window }: ShownWindow,
) {
  if (metersToRead === 0 && metersSent > 0) return copy.allSent(metersSent);
  if (metersToRead === 0) return copy.sendsItsOwn(meters.length);
  if (phase === 'open') return copy.toRead(metersToRead, utilitiesToRead);
  return phase === 'ahead' ? copy.opens(window.daysToOpening, utilitiesToRead) : copy.ended;
}

/** The window to show now, drawn again when it changes. @param askAgain when one has ended: for the next one */
export function useShownWindow(answer: MetersAnswer | undefined, askAgain: () => void): ShownWindow | null {
  const instant = now();
  const window = answer ? shownWindow(answer.meters, instant) : null;
  const oldAt = answer ? isOldAt(answer) : null;
  const isOld = oldAt !== null && oldAt <= instant;
  const changes = [window?.changesAt ?? null, isOld ? null : oldAt].filter((each) => each !== null);
  useRenderAt(changes.length === 0 ? null : Math.min(...changes));
  useEffect(() => {
    if (isOld) askAgain();
  }, [isOld, askAgain]);
  return window;
}
