/** One payment that waits: what came of what was asked, from whom it seems to be, since when and why. */
import { Icon } from '../../../ui/icons.tsx';
import { Pill } from '../../../ui/pill.tsx';
import styles from '../queue-panel.module.css';
import { QueueRow } from '../queue-row.tsx';
import { waitingTime } from '../times.rules.ts';
import { moneyOf } from './amounts.rules.ts';
import { copy } from './copy.ts';
import type { WaitingPayment } from './parked.query.ts';

interface PaymentRowProps {
  readonly payment: WaitingPayment;
  readonly isOpen: boolean;
  readonly now: number;
  onOpen(): void;
}

export function PaymentRow({ payment, isOpen, now, onOpen }: PaymentRowProps) {
  const { reason, asked, receivedAt } = payment;
  const came = moneyOf(payment);
  const ofAsked =
    asked === null || asked === payment.amount
      ? ''
      : ` ${copy.ofAsked(moneyOf({ amount: asked, currency: 'SGD' }))}`;
  return (
    <QueueRow
      name={`${came}${ofAsked}`}
      time={waitingTime(receivedAt, now)}
      second={whose(payment)}
      marks={
        <span className={styles.marks}>
          <Pill kind="act" icon={<Icon name="warning" />}>
            {copy.reasons[reason]}
          </Pill>
        </span>
      }
      isOpen={isOpen}
      onOpen={onOpen}
    />
  );
}

/** The holder is known of the first account alone: of several, none speaks for the others. */
function whose({ accountNos, holder, reference }: WaitingPayment): string {
  const [first, ...others] = accountNos;
  if (first !== undefined && others.length > 0) return copy.accountAndMore(first, others.length);
  return holder ?? (reference || copy.noReference);
}
