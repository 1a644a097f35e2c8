/** The head of a queue's page: its name, how long it is, and the other queues that this officer may decide in. */
import { useQuery } from '@tanstack/react-query';
import { PlaceLink } from '../../ui/place-link.tsx';
import { copy } from './copy.ts';
import styles from './queue-title.module.css';
import { queuesQuery } from './queues.query.ts';

type QueueName = 'linkApplications' | 'parkedPayments';

const placeOf = { linkApplications: 'internal-applications', parkedPayments: 'internal-payments' } as const;

interface QueueTitleProps {
  readonly name: QueueName;
  /** How long it is; null while nobody knows. */
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

/** Where there is no other queue no way leads to one; while they cannot be had, the page itself still works. */
function QueueTabs({ name }: { name: QueueName }) {
  const { data, isPending } = useQuery(queuesQuery());
  // Whether they take a row is not known: what stands below shows once it has its place.
  if (isPending) return <span hidden data-awaited="" />;
  const { queues = [] } = data ?? {};
  if (queues.every((queue) => queue.name === name)) return null;
  return (
    <nav className={styles.tabs} aria-label={copy.queuesMenu}>
      {queues.map((queue) => (
        <PlaceLink
          key={queue.name}
          place={placeOf[queue.name]}
          className={styles.tab}
          isCurrent={queue.name === name}
        >
          {copy.queues[queue.name]} <span className={styles.count}>{queue.waiting}</span>{' '}
          <span className="hidden-visually">{copy.waitingShort}</span>
        </PlaceLink>
      ))}
    </nav>
  );
}
