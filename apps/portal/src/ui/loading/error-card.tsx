/**
 * Content of a card without an answer: it failed, what is safe, Try Again; or it does not apply here.
 * Only this card is concerned, and no ink is spent on it.
 */
import { DEFAULT_TEXT } from '@portal/contract/errors';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { copy } from '../copy.ts';
import { Icon } from '../surfaces/icons.tsx';
import { unbroken } from '../text/unbroken.tsx';
import styles from './error-card.module.css';
import type { Retry } from './use-retry.ts';

interface MessageProps {
  readonly heading: string;
  /** By default the text for errors that have none of their own. */
  readonly text?: string | null | undefined;
  /** A second, smaller sentence: what is safe, or the way on. */
  readonly note?: ReactNode;
}

interface RetryProps {
  readonly retry: Retry;
}

export function FailurePanel({ retry, ...message }: MessageProps & RetryProps) {
  return (
    <div className={styles.panel}>
      <Message icon="warning" {...message} />
      <RetryAction retry={retry} />
    </div>
  );
}

/** Try Again with its report, where the words of the failure stand elsewhere. */
export function RetryAction({ retry }: RetryProps) {
  return (
    <div className={styles.act}>
      <Button kind="second" busy={retry.busy} onClick={retry.press}>
        <Icon name="refresh" size={18} />
        {copy.tryAgain}
      </Button>
      <RetryReport retry={retry} className={styles.report} />
    </div>
  );
}

/** Says that another try has failed; by default to screen readers alone. */
export function RetryReport({
  retry,
  className = 'hidden-visually',
}: RetryProps & { readonly className?: string | undefined }) {
  return (
    <p role="status" className={className}>
      {retry.failures > 0 && !retry.busy ? copy.stillFailing : ''}
    </p>
  );
}

/** Not an error: neutral icon and the reason. */
export function NotApplicablePanel(message: MessageProps) {
  return (
    <div className={styles.panel}>
      <Message icon="info" {...message} />
    </div>
  );
}

/** warning: it failed; info: there is nothing to show. Beside words, hence hidden from screen readers. */
export function MessageTile({ icon }: { readonly icon: 'warning' | 'info' }) {
  return (
    <span className={icon === 'warning' ? styles.failed : styles.neutral}>
      <Icon name={icon} size={26} />
    </span>
  );
}

function Message({ icon, heading, text, note }: MessageProps & { icon: 'warning' | 'info' }) {
  return (
    <>
      <MessageTile icon={icon} />
      <h3 className={styles.heading}>{heading}</h3>
      <p className={styles.text}>{unbroken(text ?? DEFAULT_TEXT)}</p>
      {note !== undefined && (
        <p className={styles.note}>{typeof note === 'string' ? unbroken(note) : note}</p>
      )}
    </>
  );
}
