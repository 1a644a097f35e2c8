/** Saves a bill or receipt: a word beside its icon; on phones the icon alone, under the same name. */
import { use } from 'react';
import { KeepingContext } from '../../../lib/keeping.ts';
import { TextButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { copy } from './copy.ts';
import styles from './history-table.module.css';
import type { Document, Documents } from './use-documents.ts';

interface DocumentButtonProps {
  readonly document: Document;
  readonly documents: Documents;
  /** What it belongs to, for its name: 'November 2026 bill, 18 Nov 2026'. */
  readonly title: string;
  readonly day: string;
}

export function DocumentButton({ document, documents, title, day }: DocumentButtonProps) {
  const canKeep = use(KeepingContext);
  if (!canKeep) return null;
  const word = document.kind === 'bill' ? copy.billPdf : copy.receipt;
  const isSaving = documents.isSaving(document);
  return (
    <TextButton
      className={styles.document}
      aria-label={copy.documentOf(isSaving ? copy.savingOf(word) : word, title, day)}
      aria-busy={isSaving || undefined}
      onClick={() => documents.save(document)}
    >
      <Icon name={isSaving ? 'clock' : 'download'} size={20} />
      <span className={styles.documentWord}>{isSaving ? copy.saving : word}</span>
    </TextButton>
  );
}
