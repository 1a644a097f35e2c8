/** The chosen file in its field: name, size, what becomes of it, and the cross that removes or stops it. */
import type { UploadProgress } from '../../lib/api/upload.ts';
import { IconButton } from '../actions/button.tsx';
import { copy } from '../copy.ts';
import { Icon } from '../surfaces/icons.tsx';
import styles from './file-field.module.css';
import { sentText, sizeText, toPercent } from './file-field.rules.ts';

interface FileRowProps {
  readonly inputId: string;
  readonly file: { readonly name: string; readonly size: number };
  readonly note: string | undefined;
  readonly progress: UploadProgress | null;
  onRemove(): void;
  onStop(): void;
}

export function FileRow({ inputId, file, note, progress, onRemove, onStop }: FileRowProps) {
  const { name, size } = file;
  // A file that has arrived cannot be called back.
  const isSent = progress !== null && progress.part >= 1;
  return (
    <div className={styles.row}>
      <span className={styles.tile}>
        <Icon name="file" size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.line}>
          <strong className="shrinks anywhere bold">{name}</strong>
          <span className={styles.size}>{progress ? sentText(progress.part, size) : sizeText(size)}</span>
        </p>
        {progress ? (
          <>
            <progress
              className={styles.bar}
              value={progress.part}
              max={1}
              aria-label={copy.file.progress(name)}
            />
            <p className={styles.note}>{progressText(progress)}</p>
          </>
        ) : (
          <p className={styles.note}>
            {note && <span>{note} </span>}
            <label htmlFor={inputId} className={styles.replace}>
              {copy.file.replace}
              <span className="hidden-visually"> {name}</span>
            </label>
          </p>
        )}
      </div>
      <IconButton
        label={progress ? copy.file.stop(name) : copy.file.remove(name)}
        aria-disabled={isSent || undefined}
        onClick={() => {
          if (!progress) onRemove();
          else if (!isSent) onStop();
        }}
      >
        <Icon name="close" />
      </IconButton>
    </div>
  );
}

function progressText({ part, secondsLeft }: UploadProgress): string {
  if (part >= 1) return copy.file.checking;
  const uploaded = copy.file.percent(toPercent(part));
  return secondsLeft === null ? uploaded : copy.file.left(uploaded, Math.max(1, secondsLeft));
}
