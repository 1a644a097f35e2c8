/** The head of a queue's page: its name, its length, and tabs of the other queues of this officer. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { copy } from './copy.ts';
import { type QueueName, queueSlugs } from './queue-kind.ts';
import styles from './queue-title.module.css';
import { queuesQuery } from './queues.query.ts';

interface QueueTitleProps {
  readonly name: QueueName;
  /** Its length in words; null while it is loading. */
  readonly length: string | null;
}

export function QueueTitle({ name, length }: QueueTitleProps) {
  return (
    <>
      <h1>{copy.queues[name]}</h1>
      <p className={`second ${styles.length}`}>{length ?? '\u00a0'}</p>
      <QueueTabs name={name} />
    </>
  );
}

/** No tabs for an officer with one queue, nor while the queues cannot be loaded: the page itself still works. */
function QueueTabs({ name }: { name: QueueName }) {
  const { data, isPending } = useQuery(queuesQuery());
  // Tabs may take a row: the content below shows once it has its place.
  if (isPending) return <span hidden data-awaited="" />;
  const { queues = [] } = data ?? {};
  if (queues.every((queue) => queue.name === name)) return null;
  return (
    <nav className={styles.tabs} aria-label={copy.queuesMenu}>
      {queues.map((queue) => (
        <Link
          key={queue.name}
          to="/internal/queues/$queue"
          params={{ queue: queueSlugs[queue.name] }}
          className={styles.tab}
          aria-current={queue.name === name ? 'page' : undefined}
        >
          {copy.queues[queue.name]} <span className={styles.count}>{queue.waiting}</span>{' '}
          <span className="hidden-visually">{copy.waitingShort}</span>
        </Link>
      ))}
    </nav>
  );
}
