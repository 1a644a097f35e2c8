/** A result without facts: its heading, a sentence, the way on; and what stands before any result. */
import type { ReactNode } from 'react';
import { useLeave } from '../../../lib/base-path.ts';
import { QueryCard } from '../../../ui/loading/query-card.tsx';
import { ServiceFailure } from '../../../ui/loading/service-failure.tsx';
import type { CardQuery } from '../../../ui/loading/use-card-query.ts';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import styles from './result.module.css';

interface ResultMessageProps {
  readonly heading: string;
  readonly text: string;
  readonly notes?: readonly string[];
  readonly children: ReactNode;
}

export function ResultMessage({ heading, text, notes = [], children }: ResultMessageProps) {
  return (
    <section className={`card ${styles.card}`}>
      <span className={styles.mark} aria-hidden="true">
        <Icon name="info" size={24} />
      </span>
      <div>
        <h1 tabIndex={-1} className={styles.heading}>
          {heading}
        </h1>
        <p className={styles.text}>{text}</p>
        {notes.map((note) => (
          <p key={note} className="note above-10">
            {note}
          </p>
        ))}
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}

interface ResultWaitingProps {
  readonly query: CardQuery;
  /** Of the page, until its result has a heading of its own. */
  readonly title: string;
  readonly words: { readonly loading: string; readonly failedHeading: string };
}

export function ResultWaiting({ query, title, words: { loading, failedHeading } }: ResultWaitingProps) {
  const leave = useLeave();
  const hasFailed = query.error !== null && query.waiting === null;
  return (
    <div className={styles.column}>
      <h1 className="hidden-visually">{title}</h1>
      <QueryCard
        query={query}
        title={title}
        titleRole="hidden"
        skeleton={{ label: loading, blocks: [styles.round, styles.line, styles.block] }}
        failure={{ heading: failedHeading }}
      >
        {() => null}
      </QueryCard>
      {hasFailed && <ServiceFailure retry={query.retry} onClose={leave} />}
    </div>
  );
}
