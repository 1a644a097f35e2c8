/** 2: the signed form, as one file. */
import type { UploadProgress } from '../../../../lib/api/upload.ts';
import { FileField } from '../../../../ui/fields/file-field.tsx';
import { copy } from '../copy.ts';
import type { ChosenFile } from '../draft.ts';
import styles from './document.module.css';
import { ACCEPTED } from './signed-form.rules.ts';

interface UploadFormProps {
  readonly id: string;
  readonly chosen: ChosenFile | null;
  readonly error: string | undefined;
  readonly note: string | undefined;
  readonly progress: UploadProgress | null;
  onChoose(file: File): void;
  onRemove(): void;
  onStop(): void;
}

export function UploadForm({ id, chosen, ...field }: UploadFormProps) {
  return (
    <section className={`card ${styles.part}`} aria-labelledby={`${id}-title`}>
      <span className={styles.number} aria-hidden="true">
        2
      </span>
      <div className={styles.words}>
        <h2 id={`${id}-title`} className={styles.partTitle}>
          {copy.document.uploadTitle}
        </h2>
        <p id={`${id}-hint`} className="small second">
          {copy.document.uploadLead}
        </p>
      </div>
      <div className={styles.below}>
        <FileField
          {...field}
          id={id}
          accept={ACCEPTED}
          describedBy={`${id}-title ${id}-hint`}
          file={chosen?.file ?? null}
        />
      </div>
    </section>
  );
}
