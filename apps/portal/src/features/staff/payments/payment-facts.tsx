/** What came against what was asked, and the accounts of it. */
import { cents } from '@portal/domain/money';
import { timeInWords } from '../queue/times.rules.ts';
import { formatMoney, formatSize, sgd } from './amounts.rules.ts';
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
      <p className={styles.why}>{parkedReasonText(payment, now)}</p>
      <dl>
        <Fact label={copy.cameLabel} isStrong>
          {formatMoney(payment)}
        </Fact>
        <Fact label={copy.asked}>{order === null ? copy.notAsked : sgd(order.asked)}</Fact>
        {difference !== 0 && (
          <Fact label={copy.difference} isStrong>
            {difference > 0 ? '+' : '−'}
            {formatSize(cents(difference))}
          </Fact>
        )}
        <Fact label={copy.reference}>{reference || copy.noReference}</Fact>
        <Fact label={copy.order}>{order === null ? copy.noOrder : (order.orderId ?? copy.slip)}</Fact>
        {order !== null && <Fact label={copy.validUntil}>{timeInWords(order.expiredAt, now)}</Fact>}
        <Fact label={copy.paid}>{timeInWords(paidAt, now)}</Fact>
        <Fact label={copy.transaction}>{transaction}</Fact>
      </dl>
    </section>
  );
}

interface FactProps {
  readonly label: string;
  readonly isStrong?: boolean;
  readonly children: React.ReactNode;
}

function Fact({ label, isStrong, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isStrong ? styles.strong : undefined}>{children}</dd>
    </div>
  );
}

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
        {accounts.map(({ accountNo, holder, asked, outstanding }) => (
          <tr key={accountNo}>
            <th scope="row">
              <span className={styles.number}>{accountNo}</span>
              <span className={styles.holder}>{holder}</span>
            </th>
            <td className={styles.amount}>{asked === null ? '–' : sgd(asked)}</td>
            <td className={styles.amount}>{sgd(outstanding)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
