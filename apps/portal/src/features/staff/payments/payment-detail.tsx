/** Everything about one payment: what came, why it waits, whose it may be, what becomes of it or became of it. */
import { textOfError } from '@portal/contract/errors';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { formatMoney, sgd } from '../queue/money.rules.ts';
import frame from '../queue/open-item.module.css';
import type { DetailProps } from '../queue/queue-kind.ts';
import { timeInWords } from '../queue/times.rules.ts';
import columns from '../queue/two-columns.module.css';
import { WasDecided } from '../queue/was-decided.tsx';
import { copy } from './copy.ts';
import { type Draft, draftInView, emptyDraft } from './draft.ts';
import type { Payment } from './payment.ts';
import { PaymentDecision } from './payment-decision.tsx';
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
      <div className={columns.columns}>
        <PaymentFacts payment={payment} now={now} />
        <PaymentAccounts accounts={payment.accounts} />
      </div>
      {mayDecide && <PaymentDecision {...{ payment, draft, decide, onDraft }} />}
      {status === 'returned' && payment.decision?.decision !== 'return' && <Notice>{copy.takenBack}</Notice>}
      {payment.decision && <PaymentWasDecided decision={payment.decision} now={now} />}
    </>
  );
}

function PaymentWasDecided({ decision, now }: { decision: NonNullable<Payment['decision']>; now: number }) {
  return (
    <WasDecided decision={decision} words={copy.decisions[decision.decision]} now={now}>
      {decision.parts.map(({ accountNo, amount }) => (
        <p key={accountNo}>{copy.postedTo(sgd(amount), accountNo)}</p>
      ))}
    </WasDecided>
  );
}
