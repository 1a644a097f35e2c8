/** The page before its answer: blocks where the form will be, or that it could not be had, with Try Again. */
import { FailurePanel } from '../../../ui/loading/error-card.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import type { CardQuery } from '../../../ui/loading/use-card-query.ts';
import { copy } from './copy.ts';
import styles from './manual.module.css';

interface ManualWaitingProps extends Pick<CardQuery, 'frame' | 'retry' | 'waiting'> {
  readonly error: Error | null;
}

export function ManualWaiting({ frame, retry, waiting, error }: ManualWaitingProps) {
  return (
    <>
      <h1>{copy.details.title}</h1>
      {waiting ? (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton
            phase={waiting}
            label={copy.loading}
            blocks={[styles.block, styles.block, styles.block]}
          />
        </div>
      ) : (
        <section ref={frame} className={`card ${styles.failed}`} tabIndex={-1} data-quiet-focus="">
          <FailurePanel
            heading={copy.failedTitle}
            text={error?.message}
            note={copy.failedSafe}
            retry={retry}
          />
        </section>
      )}
    </>
  );
}
