/** 'Payment received': the sum on ink, the facts below, the receipt as a PDF. Asks for its own payment (visual 05). */
import { type Cents, cents } from '@portal/domain/money';
import { useQuery } from '@tanstack/react-query';
import { Heading } from 'react-aria-components';
import { Button, IconButton } from '../../../ui/actions/button.tsx';
import { QueryAnswer } from '../../../ui/loading/query-card.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useCardQuery } from '../../../ui/loading/use-card-query.ts';
import { BigNumber } from '../../../ui/surfaces/big-number.tsx';
import { DoneTick } from '../../../ui/surfaces/done-tick.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { CheckingStep, SentBack } from '../code/checking-step.tsx';
import { copy } from '../copy.ts';
import { PayFrame, PayOverlay } from '../pay-frame.tsx';
import { paymentQuery } from './payment.query.ts';
import styles from './receipt.module.css';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';

export interface ReceiptDialogProps {
  readonly orderId: string;
  readonly premises: string;
  /** Amount that the premises owes after it; null: not known yet. */
  readonly balance: Cents | null;
  readonly canKeep: boolean;
  onClose(): void;
}

export function ReceiptDialog({ orderId, premises, balance, canKeep, onClose }: ReceiptDialogProps) {
  const query = useCardQuery(useQuery(paymentQuery(orderId)));
  const { waiting, data: payment } = query;
  if (payment && payment.status !== 'SUCCESS')
    return (
      <PayFrame onClose={onClose}>
        {payment.status === 'CHECKING' ? (
          <CheckingStep
            orderId={orderId}
            amount={cents(payment.amount)}
            unmatched={payment.unmatched_payments}
            onClose={onClose}
          />
        ) : (
          <>
            <SentBack unmatched={payment.unmatched_payments} requestedAmount={cents(payment.amount)} />
            <p className={styles.unpaid}>
              <strong>{copy.receipt.unpaid}</strong> {copy.receipt.unpaidText}
            </p>
          </>
        )}
      </PayFrame>
    );
  return (
    <PayOverlay isNarrow onClose={onClose}>
      <div className={`statement ${styles.head}`}>
        <div className={styles.title}>
          <DoneTick />
          <Heading slot="title" level={2} className="grow strong">
            {copy.receipt.received}
          </Heading>
          <IconButton label={copy.close} onClick={onClose} className={styles.close}>
            <Icon name="close" size={24} />
          </IconButton>
        </div>
        {waiting ? (
          <Skeleton
            tone="statement"
            phase={waiting}
            label={copy.receipt.loading}
            blocks={[styles.numberBlock]}
          />
        ) : (
          payment && <BigNumber amount={cents(payment.amount)} />
        )}
        <p className={styles.balance} role="status">
          {balance === null
            ? ''
            : balance > 0
              ? copy.receipt.stays(balance)
              : copy.receipt.nothingMore(balance)}
        </p>
      </div>
      <section
        className={styles.rest}
        ref={query.frame}
        tabIndex={-1}
        data-quiet-focus=""
        aria-label={copy.receipt.received}
      >
        <QueryAnswer
          query={query}
          skeleton={{ blocks: Array.from({ length: 5 }, () => styles.lineBlock) }}
          failure={{ heading: copy.receipt.failed, note: copy.receipt.safe }}
        >
          {(received) => (
            <>
              <ReceiptFacts payment={received} premises={premises} />
              <ReceiptActions orderId={received.order_id} canKeep={canKeep} onClose={onClose} />
              <p className="small second above-14">{copy.receipt.within}</p>
            </>
          )}
        </QueryAnswer>
      </section>
      {!payment && !waiting && (
        <div className={styles.closing}>
          <Button kind="second" onClick={onClose}>
            {copy.done}
          </Button>
        </div>
      )}
    </PayOverlay>
  );
}
