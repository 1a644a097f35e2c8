/** The result in place of the form. */
import { useEffect, useRef } from 'react';
import { copy as requestCopy } from '../../requests/copy.ts';
import { RequestLink } from '../../requests/request-link.tsx';
import { Button, TextButton } from '../../ui/actions/button.tsx';
import { DoneTick } from '../../ui/surfaces/done-tick.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import styles from './refund.module.css';

export type RefundResult =
  | { readonly kind: 'successful'; readonly text: string; readonly requestId: string }
  | {
      readonly kind: 'unsuccessful';
      readonly text: string;
      /** The next try begins with what was chosen, and repeats one whose outcome is unknown under its key. */
      readonly keepsForm?: boolean;
    };

interface RefundResultCardProps {
  readonly result: RefundResult;
  /** To the form again. */
  onAgain(): void;
  /** To the summary. */
  onBack(): void;
}

export function RefundResultCard({ result, onAgain, onBack }: RefundResultCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
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
        <h2 ref={heading} tabIndex={-1} className={styles.resultHeading}>
          {isDone ? copy.result.successful : copy.result.unsuccessful}
        </h2>
        <p className={isDone ? 'second-on-ink above-6' : 'second above-6'}>{result.text}</p>
        <div className={`button-row ${styles.resultAction}`}>
          {result.kind === 'successful' ? (
            <>
              <RequestLink
                service="request-refund"
                requestId={result.requestId}
                className="button button-act"
              >
                {requestCopy.view}
              </RequestLink>
              <Button kind="on-ink" onClick={onBack}>
                {copy.result.back}
              </Button>
            </>
          ) : (
            <>
              <Button onClick={onAgain}>{copy.result.again}</Button>
              <TextButton onClick={onBack}>{copy.result.back}</TextButton>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
