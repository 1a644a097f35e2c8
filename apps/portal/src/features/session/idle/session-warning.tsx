/**
 * 'Your session is about to end': the time that is left, as a ring and in figures, and one way to stay. Escape means
 * stay; nothing else on the page counts any more. Loaded when it is due.
 */
import { useEffect, useRef, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { deviceNow } from '../../../lib/clock.ts';
import type { SessionWarning as Warning } from '../../../lib/session/session.ts';
import { Button, TextButton } from '../../../ui/actions/button.tsx';
import sheet from '../../../ui/dialogs/sheet.module.css';
import { copy } from '../copy.ts';
import styles from './session-warning.module.css';

/** '4:32' */
function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const MINUTE = 60_000;
const MARKS = [
  { at: 10_000, text: copy.secondsLeft(10), isLast: true },
  { at: MINUTE, text: copy.minutesLeft(1), isLast: false },
  { at: 2 * MINUTE, text: copy.minutesLeft(2), isLast: false },
  { at: 5 * MINUTE, text: copy.minutesLeft(5), isLast: false },
] as const;

/** The announcement that was due last; none before the first. */
function findMark(left: number, of: number): { text: string; isLast: boolean } | null {
  return MARKS.find(({ at }) => left <= at && at <= of) ?? null;
}

export interface SessionWarningProps {
  readonly warning: Warning;
  logOut(): void;
}

export function SessionWarning({ warning, logOut }: SessionWarningProps) {
  const left = useTimeLeft(warning.endsAt);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) warning.stay();
      }}
      className={`${sheet.scrim} ${sheet.topmost}`}
    >
      <Modal className={`${sheet.frame} ${styles.frame}`}>
        <Dialog role="alertdialog" aria-describedby="session-warning-lead" className={styles.dialog ?? ''}>
          <Ring left={left} of={warning.logOutAfter} />
          <Heading slot="title" level={2} className={styles.title ?? ''}>
            {copy.warning}
          </Heading>
          <p id="session-warning-lead" className={styles.lead}>
            {copy.warningLead(Math.round(warning.warnAfter / 60_000))}
          </p>
          <Stay onPress={() => warning.stay()} />
          <TextButton className={styles.logOut} onClick={logOut}>
            {copy.logout}
          </TextButton>
          <Announcement left={left} of={warning.logOutAfter} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Has the focus from the start: Enter is enough, wherever the person was. */
function Stay({ onPress }: { onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The dialog takes the focus first, as its own way of opening.
    const later = setTimeout(() => button.current?.focus(), 0);
    return () => clearTimeout(later);
  }, []);
  return (
    <Button ref={button} wide className={styles.stay} onClick={onPress}>
      {copy.stay}
    </Button>
  );
}

/** Milliseconds that are left, told anew each second. */
function useTimeLeft(endsAt: number): number {
  const [now, setNow] = useState(deviceNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(deviceNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, endsAt - now);
}

const RADIUS = 74;
const LENGTH = 2 * Math.PI * RADIUS;

/** Empties clockwise, from the top. */
function Ring({ left, of }: { left: number; of: number }) {
  const part = Math.min(1, left / of);
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 160 160" width="160" height="160" fill="none" aria-hidden="true" focusable="false">
        <circle className={styles.ground} cx="80" cy="80" r={RADIUS} />
        <circle
          className={styles.left}
          cx="80"
          cy="80"
          r={RADIUS}
          strokeDasharray={`${part * LENGTH} ${LENGTH}`}
          transform="rotate(-90 80 80)"
        />
      </svg>
      <p role="timer" aria-live="off" className={styles.time}>
        {minutesAndSeconds(left)}
      </p>
    </div>
  );
}

/** At 5, 2 and 1 minute politely, at 10 seconds at once. */
function Announcement({ left, of }: { left: number; of: number }) {
  const mark = findMark(left, of);
  return (
    <>
      <p className="hidden-visually" role="status">
        {mark?.isLast ? '' : mark?.text}
      </p>
      <p className="hidden-visually" role="alert">
        {mark?.isLast ? mark.text : ''}
      </p>
    </>
  );
}
