/** Which payments settled this bill, each with its receipt where it has one. */
import { cents } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { ReceiptAction } from '../../../ui/actions/receipt-action.tsx';
import { copy as historyCopy } from '../history/copy.ts';
import type { BillDetail } from './bill-detail.query.ts';
import styles from './bill-statement.module.css';
import { copy } from './copy.ts';

export function PaymentsOfBill({ bill }: { readonly bill: BillDetail }) {
  const { settledBy } = bill;
  if (settledBy.length === 0) return null;
  const isWhole = settledBy.length === 1 && bill.open <= 0;
  return (
    <ul className={styles.payments} aria-label={copy.paidWith}>
      {settledBy.map(({ date, amount, channel, order_id: orderId }, index) => {
        const words = isWhole
          ? copy.paidBy(sgDay(date), channel)
          : copy.partPaidBy(cents(amount), sgDay(date), channel);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments come in the order in which they settled
          <li key={index}>
            <span>{words}</span>
            {orderId !== null && (
              <ReceiptAction
                orderId={orderId}
                name={copy.actOf(historyCopy.receipt, words)}
                className={styles.receipt}
              >
                {historyCopy.receipt}
              </ReceiptAction>
            )}
          </li>
        );
      })}
    </ul>
  );
}
