/**
 * /internal/payments: money that came and that no rule could post, beside what was asked for, and what becomes of it.
 * Which payment is open is the address's business: it is handed in.
 */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../lib/api-error.ts';
import page from '../applications.module.css';
import { nextAfter } from '../next-item.ts';
import { NothingOpen, OpenItem } from '../open-item.tsx';
import { QueuePanel } from '../queue-panel.tsx';
import { QueueTitle } from '../queue-title.tsx';
import { RefusedQueue } from '../refused-queue.tsx';
import { lengthInWords } from '../times.rules.ts';
import { useDebounced } from '../use-debounced.ts';
import { useNow } from '../use-now.ts';
import { moneyOf } from './amounts.rules.ts';
import { copy } from './copy.ts';
import { type Drafts, useDrafts } from './drafts.ts';
import { paymentQuery, paymentsQuery } from './parked.query.ts';
import { PaymentDetail } from './payment-detail.tsx';
import { DecisionPill } from './payment-pill.tsx';
import { PaymentRow } from './payment-row.tsx';

interface PaymentsPageProps {
  /** The payment that is open; null: none. */
  readonly itemId: string | null;
  onOpen(itemId: string | null): void;
}

/** S3 §4.2: a search is asked for once typing has stopped. */
const SEARCH_AFTER_MS = 300;

export function PaymentsPage({ itemId, onOpen }: PaymentsPageProps) {
  const [typed, setTyped] = useState('');
  const [pageNo, setPageNo] = useState(1);
  const search = useDebounced(typed.trim(), SEARCH_AFTER_MS);
  const queue = useQuery(paymentsQuery(search, pageNo));
  const drafts = useDrafts();
  const now = useNow();

  const onDecided = (decided: string) => onOpen(nextAfter(queue.data?.waiting ?? [], decided));

  if (queue.isError && toApiError(queue.error).code === 'SK_ACCESS_1001')
    return (
      <div className={page.page} data-view="queue">
        <div className={page.title}>
          <QueueTitle name="parkedPayments" length={null} />
        </div>
        <div className={page.refused}>
          <RefusedQueue words={copy} />
        </div>
      </div>
    );

  return (
    <div className={page.page} data-view={itemId === null ? 'queue' : 'item'}>
      <div className={page.title}>
        <QueueTitle
          name="parkedPayments"
          length={queue.data ? lengthInWords(queue.data, search, now) : null}
        />
      </div>
      <div className={page.queue}>
        <QueuePanel
          query={queue}
          words={copy}
          typed={typed}
          search={search}
          page={pageNo}
          openItemId={itemId}
          row={(payment) => (
            <PaymentRow
              key={payment.itemId}
              payment={payment}
              isOpen={payment.itemId === itemId}
              now={now}
              onOpen={() => onOpen(payment.itemId)}
            />
          )}
          decided={({ decided }) =>
            decided.map((payment) => ({
              itemId: payment.itemId,
              name: moneyOf(payment),
              decidedAt: payment.decidedAt,
              mark: <DecisionPill decision={payment.decision} />,
            }))
          }
          onType={(text) => {
            setTyped(text);
            setPageNo(1);
          }}
          onPage={setPageNo}
          onOpen={onOpen}
        />
      </div>
      <div className={page.item}>
        {itemId === null ? (
          <NothingOpen words={copy} />
        ) : (
          <OpenPayment key={itemId} {...{ itemId, now, drafts, onDecided }} onBack={() => onOpen(null)} />
        )}
      </div>
    </div>
  );
}

interface OpenPaymentProps {
  readonly itemId: string;
  readonly now: number;
  readonly drafts: Drafts;
  onBack(): void;
  onDecided(itemId: string): void;
}

function OpenPayment({ itemId, now, drafts, onBack, onDecided }: OpenPaymentProps) {
  const query = useQuery(paymentQuery(itemId));
  return (
    <OpenItem query={query} words={copy} name={(payment) => copy.came(moneyOf(payment))} onBack={onBack}>
      {(payment) => (
        <PaymentDetail
          payment={payment}
          now={now}
          draft={drafts.of(payment)}
          onDraft={(draft) => drafts.change(itemId, draft)}
          onDecided={() => onDecided(itemId)}
        />
      )}
    </OpenItem>
  );
}
