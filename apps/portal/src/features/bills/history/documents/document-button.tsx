/** Saves a bill, or shows a receipt: a word beside its icon; on phones the icon alone, under the same name. */
import { use } from 'react';
import { KeepingContext } from '../../../../lib/keeping.ts';
import { TextButton } from '../../../../ui/actions/button.tsx';
import { ReceiptAction } from '../../../../ui/actions/receipt-action.tsx';
import { Icon } from '../../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import styles from '../table/history-table.module.css';
import type { BillDocument, Documents } from './use-documents.ts';

interface DocumentButtonProps {
  readonly document: BillDocument;
  readonly documents: Documents;
  /** Row that it belongs to, for its name: 'November 2026 bill, 18 Nov 2026'. */
  readonly title: string;
  readonly day: string;
}

export function DocumentButton({ document, documents, title, day }: DocumentButtonProps) {
  const canKeep = use(KeepingContext);
  if (!canKeep) return null;
  const isSaving = documents.isSaving(document);
  return (
    <TextButton
      className={styles.document}
      aria-label={copy.documentOf(isSaving ? copy.savingBill : copy.billPdf, title, day)}
      aria-busy={isSaving || undefined}
      onClick={() => documents.save(document)}
    >
      <Icon name={isSaving ? 'clock' : 'download'} size={20} />
      <span className={styles.documentWord}>{isSaving ? copy.saving : copy.billPdf}</span>
    </TextButton>
  );
}

interface ReceiptButtonProps {
  readonly orderId: string;
  readonly title: string;
  readonly day: string;
}

export function ReceiptButton({ orderId, title, day }: ReceiptButtonProps) {
  return (
    <ReceiptAction
      orderId={orderId}
      name={copy.documentOf(copy.receipt, title, day)}
      className={styles.document}
    >
      <Icon name="file" size={20} />
      <span className={styles.documentWord}>{copy.receipt}</span>
    </ReceiptAction>
  );
}
