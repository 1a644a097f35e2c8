/** When, how, for which accounts: the facts of a payment, one line each. Of several accounts each has its part. */
import type { PaymentDetails } from '@portal/contract/payments/payments.rest';
import { displaySpelling } from '@portal/domain/account-number';
import { cents, formatSgd } from '@portal/domain/money';
import { copy } from '../copy.ts';
import styles from './receipt.module.css';

interface ReceiptFactsProps {
  readonly payment: PaymentDetails;
  readonly premises: string;
}

export function ReceiptFacts({ payment, premises }: ReceiptFactsProps) {
  const {
    paid_at,
    order_id,
    payment_method: method,
    method_options,
    utilities_internal_transactions: parts,
  } = payment;
  const [only, ...others] = parts;
  const isOfOne = only !== undefined && others.length === 0;
  const facts: readonly (readonly [string, string])[] = [
    [copy.receipt.paid, paid_at === null ? '' : copy.receipt.at(Date.parse(paid_at))],
    [copy.receipt.method, method === 'PAYNOW' ? copy.receipt.payNow : method],
    ...(isOfOne
      ? [[copy.receipt.account, displaySpelling(only.account_number)] as const]
      : parts.map(
          (part) =>
            [copy.receipt.part(displaySpelling(part.account_number)), formatSgd(cents(part.amount))] as const,
        )),
    [copy.receipt.premises, premises],
    [copy.receipt.order, order_id],
    [copy.receipt.bankReference, method_options.reference_id ?? ''],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
