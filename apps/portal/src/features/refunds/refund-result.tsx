/** The result in place of the form. A success is announced again after the delay of the specification (S2 §9). */
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button, TextButton } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/dialogs/toast.ts';
import { DoneTick } from '../../ui/surfaces/done-tick.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import styles from './refund.module.css';

export type RefundResult =
  | { readonly kind: 'successful'; readonly text: string; readonly requestId: string }
  | { readonly kind: 'unsuccessful'; readonly text: string };

const ALERT_DELAY_MS = 1_250;

interface RefundResultCardProps {
  readonly result: RefundResult;
  onBack(): void;
}

export function RefundResultCard({ result, onBack }: RefundResultCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { kind, text } = result;
  useEffect(() => {
    if (kind !== 'successful') return;
    const timer = setTimeout(() => showToast(text), ALERT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [kind, text]);
  const isDone = result.kind === 'successful';
  return (
    <section className={isDone ? `statement ${styles.result}` : `card ${styles.result}`}>
      {isDone ? (
        <DoneTick />
      ) : (
        <span className="tile tile-error">
          <Icon name="close" size={24} />
        </span>
      )}
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.reasonHeading}>
          {isDone ? copy.result.successful : copy.result.unsuccessful}
        </h2>
        <p className={isDone ? 'second-on-ink above-6' : 'second above-6'}>{text}</p>
        <div className={`button-row ${styles.reasonAction}`}>
          {result.kind === 'successful' ? (
            <>
              <Link
                to="/services/$service/$requestId"
                params={{ service: 'request-refund', requestId: result.requestId }}
                className="button button-act"
              >
                {copy.result.view}
              </Link>
              <Button kind="on-ink" onClick={onBack}>
                {copy.result.back}
              </Button>
            </>
          ) : (
            <>
              <Button onClick={onBack}>{copy.result.again}</Button>
              <TextButton onClick={onBack}>{copy.result.back}</TextButton>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
