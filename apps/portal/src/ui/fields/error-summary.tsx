/**
 * 'There is a problem', at the top of a form that was sent with something wrong: one link for each, in the words of
 * its field. Takes the focus after every try that failed; the page's title says 'Error: ' while it stands.
 */
import { type MouseEvent, useEffect, useRef } from 'react';
import { copy } from '../copy.ts';
import { useErrorTitle } from '../navigation/page-title.ts';
import { Icon } from '../surfaces/icons.tsx';

export interface SummaryError {
  /** The id of the control; null: it is about the whole form. */
  readonly fieldId: string | null;
  readonly message: string;
}

interface ErrorSummaryProps {
  /** In the order of the page; none: nothing is drawn. */
  readonly errors: readonly SummaryError[];
  /** Counts the tries that failed: each moves the focus here, also when it failed as the one before. */
  readonly attempt: number;
}

export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;
  useErrorTitle(isShown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try moves the focus again
  useEffect(() => {
    if (isShown) summary.current?.focus();
  }, [isShown, attempt]);
  if (!isShown) return null;
  return (
    <div ref={summary} className="error-summary" role="alert" tabIndex={-1} data-quiet-focus="">
      <Icon name="warning" />
      <div>
        <h2>{copy.problem}</h2>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>
              {fieldId === null ? (
                <p>{message}</p>
              ) : (
                <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The address stays as it is: a fragment would be another page to the router. */
function goTo(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}
