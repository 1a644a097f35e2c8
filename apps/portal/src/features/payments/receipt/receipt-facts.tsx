/** When, how, for which accounts: the facts of a payment, one line each. Of several accounts each has its part. */
import type { PaymentDetails } from '@portal/contract/payments/payments.rest';
import { displaySpelling } from '@portal/domain/account-number';
import { cents, formatSgd } from '@portal/domain/money';
import { Facts } from '../../../ui/surfaces/facts.tsx';
import { copy } from '../copy.ts';

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
  const accounts = isOfOne
    ? [{ label: copy.receipt.account, value: displaySpelling(only.account_number) }]
    : parts.map((part) => ({
        label: copy.receipt.part(displaySpelling(part.account_number)),
        value: formatSgd(cents(part.amount)),
      }));
  return (
    <Facts
      facts={[
        { label: copy.receipt.paid, value: paid_at && copy.receipt.at(Date.parse(paid_at)) },
        { label: copy.receipt.method, value: method === 'PAYNOW' ? copy.receipt.payNow : method },
        ...accounts,
        { label: copy.receipt.premises, value: premises },
        { label: copy.receipt.order, value: order_id },
        { label: copy.receipt.bankReference, value: method_options.reference_id },
      ]}
    />
  );
}
