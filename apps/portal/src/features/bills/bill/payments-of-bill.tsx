/** Which payments settled this bill, each with its receipt where it has one. */
import { cents } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { use } from 'react';
import { KeepingContext } from '../../../lib/keeping.ts';
import { TextButton } from '../../../ui/button.tsx';
import { copy as historyCopy } from '../history/copy.ts';
import type { Documents } from '../history/use-documents.ts';
import type { BillDetail } from './bill-detail.query.ts';
import styles from './bill-statement.module.css';
import { copy } from './copy.ts';

interface PaymentsOfBillProps {
  readonly bill: BillDetail;
  readonly documents: Documents;
}

export function PaymentsOfBill({ bill, documents }: PaymentsOfBillProps) {
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
            {orderId !== null && <ReceiptAct orderId={orderId} words={words} documents={documents} />}
          </li>
        );
      })}
    </ul>
  );
}

interface ReceiptActProps {
  readonly orderId: string;
  readonly words: string;
  readonly documents: Documents;
}

function ReceiptAct({ orderId, words, documents }: ReceiptActProps) {
  const canKeep = use(KeepingContext);
  if (!canKeep) return null;
  const receipt = { kind: 'receipt', key: `receipt ${orderId}`, orderId } as const;
  const isSaving = documents.isSaving(receipt);
  const name = isSaving ? historyCopy.savingOf(historyCopy.receipt) : historyCopy.receipt;
  return (
    <TextButton
      className={styles.receipt}
      aria-label={copy.actOf(name, words)}
      aria-busy={isSaving || undefined}
      onClick={() => documents.save(receipt)}
    >
      {isSaving ? historyCopy.saving : historyCopy.receipt}
    </TextButton>
  );
}
