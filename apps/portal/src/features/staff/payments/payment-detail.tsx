/** Everything about one payment: what came, why it waits, whose it may be, what becomes of it or became of it. */
import { textOfError } from '@portal/contract/errors';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import frame from '../queue/open-item.module.css';
import type { DetailProps } from '../queue/queue-kind.ts';
import { timeInWords } from '../queue/times.rules.ts';
import { formatMoney, sgd } from './amounts.rules.ts';
import { copy } from './copy.ts';
import { type Draft, draftInView, emptyDraft } from './draft.ts';
import type { Payment } from './payment.ts';
import { PaymentDecision } from './payment-decision.tsx';
import styles from './payment-detail.module.css';
import { PaymentAccounts, PaymentFacts } from './payment-facts.tsx';
import { PaymentPill } from './payment-pill.tsx';
import { useDecidePayment } from './use-decide-payment.ts';

export function PaymentDetail({
  item: payment,
  now,
  draft: begun = emptyDraft,
  onDraft,
  onDecided,
}: DetailProps<Payment, Draft>) {
  const { itemId, status, isOwn, receivedAt, openedAt } = payment;
  const draft = draftInView(begun, openedAt);
  const decide = useDecidePayment(payment, onDecided);
  const mayDecide = status === 'waiting' && !isOwn;
  return (
    <>
      <div className={frame.head}>
        <div>
          <h2 className={frame.name}>{copy.came(formatMoney(payment))}</h2>
          <p className={frame.facts}>{copy.received(itemId, timeInWords(receivedAt, now))}</p>
        </div>
        <PaymentPill payment={payment} />
      </div>
      {decide.failure !== null && <Notice isError>{decide.failure}</Notice>}
      {isOwn && status === 'waiting' && <Notice>{textOfError('SK_STAFF_1006')}</Notice>}
      <div className={styles.columns}>
        <PaymentFacts payment={payment} now={now} />
        <PaymentAccounts accounts={payment.accounts} />
      </div>
      {mayDecide && <PaymentDecision {...{ payment, draft, decide, onDraft }} />}
      {payment.decision && <WasDecided decision={payment.decision} now={now} />}
    </>
  );
}

function WasDecided({ decision, now }: { decision: NonNullable<Payment['decision']>; now: number }) {
  const by = decision.isOwn ? copy.you : (decision.by ?? copy.somebody);
  const words = copy.decidedBy(copy.decisions[decision.decision], timeInWords(decision.decidedAt, now), by);
  return (
    <div className={frame.decided}>
      {!decision.isOwn && <Notice>{copy.already(by)}</Notice>}
      <p className={frame.strong}>{words}</p>
      {decision.parts.map(({ accountNo, amount }) => (
        <p key={accountNo}>{copy.postedTo(sgd(amount), accountNo)}</p>
      ))}
      <p className="small second">{copy.noteKept}</p>
      <p className={frame.note}>{decision.note}</p>
    </div>
  );
}
