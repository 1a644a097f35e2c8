/** The payment against its order, and the accounts of it. */
import { cents } from '@portal/domain/money';
import { Facts } from '../../../ui/surfaces/facts.tsx';
import { formatMoney, sgd } from '../queue/money.rules.ts';
import { timeInWords } from '../queue/times.rules.ts';
import frame from '../queue/two-columns.module.css';
import { formatSize } from './amounts.rules.ts';
import { copy } from './copy.ts';
import type { Payment } from './payment.ts';
import styles from './payment-facts.module.css';
import { parkedReasonText } from './reason.rules.ts';

export function PaymentFacts({ payment, now }: { payment: Payment; now: number }) {
  const { order, reference, transaction, paidAt, amount, currency } = payment;
  const difference = order === null || currency !== 'SGD' ? 0 : amount - order.asked;
  return (
    <section aria-labelledby="facts-of-payment" className={styles.facts}>
      <h3 id="facts-of-payment" className={styles.section}>
        {copy.facts}
      </h3>
      <p className={frame.why}>{parkedReasonText(payment, now)}</p>
      <Facts
        size="small"
        facts={[
          { label: copy.cameLabel, value: formatMoney(payment) },
          { label: copy.asked, value: order === null ? copy.notAsked : sgd(order.asked) },
          { label: copy.difference, value: formatDifference(difference) },
          { label: copy.reference, value: reference || copy.noReference },
          { label: copy.order, value: order === null ? copy.noOrder : (order.orderId ?? copy.slip) },
          { label: copy.validUntil, value: order && timeInWords(order.expiredAt, now) },
          { label: copy.paid, value: timeInWords(paidAt, now) },
          { label: copy.transaction, value: transaction },
        ]}
      />
    </section>
  );
}

/** '+0.55'; '' for none. */
const formatDifference = (difference: number): string =>
  difference === 0 ? '' : `${difference > 0 ? '+' : '−'}${formatSize(cents(difference))}`;

export function PaymentAccounts({ accounts }: Pick<Payment, 'accounts'>) {
  if (accounts.length === 0)
    return (
      <section aria-labelledby="accounts-of-payment">
        <h3 id="accounts-of-payment" className={styles.section}>
          {copy.accounts}
        </h3>
        <p className={styles.none}>{copy.noAccounts}</p>
      </section>
    );
  return (
    <table className={styles.accounts}>
      <caption>{copy.accounts}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.account}</th>
          <th scope="col" className={styles.amount}>
            {copy.askedOf}
          </th>
          <th scope="col" className={styles.amount}>
            {copy.owes}
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map(({ accountNo, holder, asked: requestedAmount, outstanding }) => (
          <tr key={accountNo}>
            <th scope="row">
              <span className={styles.number}>{accountNo}</span>
              <span className={styles.holder}>{holder}</span>
            </th>
            <td className={styles.amount}>{requestedAmount === null ? '–' : sgd(requestedAmount)}</td>
            <td className={styles.amount}>{sgd(outstanding)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
