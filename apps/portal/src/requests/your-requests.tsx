/** The card of all requests of a premises: each with its state and the way to its page; none says what one would be. */
import { NotApplicablePanel } from '../ui/loading/error-card.tsx';
import { QueryCard } from '../ui/loading/query-card.tsx';
import type { CardQuery } from '../ui/loading/use-card-query.ts';
import { copy } from './copy.ts';
import type { RequestSummary } from './request.ts';
import styles from './request-list.module.css';
import { RequestList } from './request-list.tsx';

export function YourRequests({ query }: { readonly query: CardQuery<readonly RequestSummary[]> }) {
  return (
    <QueryCard
      query={query}
      title={copy.list.title}
      titleRole="heading"
      skeleton={{ label: copy.list.loading, blocks: [styles.block, styles.block] }}
      failure={{ heading: copy.list.failed }}
    >
      {(requests) =>
        requests.length === 0 ? (
          <NotApplicablePanel heading={copy.none.heading} text={copy.none.text} />
        ) : (
          <RequestList requests={requests} />
        )
      }
    </QueryCard>
  );
}
