/** /internal/queues/$queue: hands a queue's page the item that the address names. */
import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { findQueue } from '../../features/staff/index.ts';
import { usePageTitle } from '../../ui/navigation/page-title.ts';

export function Queue() {
  const { queue: slug } = useParams({ from: '/staff/internal/queues/$queue' });
  const { item } = useSearch({ from: '/staff/internal/queues/$queue' });
  const navigate = useNavigate();
  const queue = findQueue(slug);
  usePageTitle(queue?.title);
  if (queue === null) return <Navigate to="/404" replace />;
  return (
    <queue.Page
      // Search and pages belong to one queue.
      key={slug}
      itemId={item ?? null}
      onOpen={(next) =>
        void navigate({
          to: '/internal/queues/$queue',
          params: { queue: slug },
          search: (query) => ({ ...query, item: next ?? undefined }),
        })
      }
    />
  );
}
