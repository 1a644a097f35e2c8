/**
 * One file: chosen by the browser's own picker or dropped here, then shown with its size, then on its way with its
 * progress. The input is the native one, laid under the words. Judges nothing and sends nothing.
 */
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import type { UploadProgress } from '../../lib/api/upload.ts';
import { copy } from '../copy.ts';
import { Icon } from '../surfaces/icons.tsx';
import styles from './file-field.module.css';
import { sizeText, spokenProgress } from './file-field.rules.ts';
import { FileRow } from './file-row.tsx';

export interface FileFieldProps {
  readonly id: string;
  /** As the picker wants it: '.pdf,.png'. */
  readonly accept: string;
  /** The ids of what stands above: the title and the hint. */
  readonly describedBy: string;
  readonly file: { readonly name: string; readonly size: number } | null;
  readonly error?: string | undefined;
  /** Outcome in a few words: 'Stopped. Nothing was sent.' */
  readonly note?: string | undefined;
  /** It is on its way; null: it is not. */
  readonly progress: UploadProgress | null;
  onChoose(file: File): void;
  onRemove(): void;
  onStop(): void;
}

export function FileField(props: FileFieldProps) {
  const { id, accept, describedBy, file, error, note, progress, onChoose, onRemove, onStop } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isSending = progress !== null;
  useEffect(keepPageFromOpeningFiles, []);

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = event.target.files ?? [];
    if (chosen) onChoose(chosen);
    // The same file may be chosen again, as when it was signed meanwhile.
    event.target.value = '';
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !isSending) onChoose(dropped);
  }

  return (
    <div className="field">
      {error && (
        <span className="field-error" id={`${id}-error`}>
          <Icon name="warning" size={20} />
          {error}
        </span>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the input, never the only way */}
      <div
        className={styles.frame}
        data-over={isOver || undefined}
        data-wrong={error ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!isSending);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {!isSending && (
          <input
            ref={input}
            id={id}
            type="file"
            accept={accept}
            className={styles.input}
            aria-describedby={error ? `${describedBy} ${id}-error` : describedBy}
            aria-invalid={error ? true : undefined}
            onChange={choose}
          />
        )}
        {file ? (
          <FileRow
            inputId={id}
            file={file}
            note={note}
            progress={progress}
            onRemove={() => {
              onRemove();
              input.current?.focus();
            }}
            onStop={onStop}
          />
        ) : (
          <label htmlFor={id} className={styles.place}>
            <Icon name="upload" size={24} />
            <span>
              <span className={styles.choose}>{copy.file.choose}</span>
              <span className={styles.drop}>{copy.file.orDrop}</span>
            </span>
          </label>
        )}
      </div>
      <p className="hidden-visually" role="status">
        {file && text(file, progress, error ?? note)}
      </p>
    </div>
  );
}

function text(file: { name: string; size: number }, progress: UploadProgress | null, rest = ''): string {
  if (progress) return spokenProgress(progress.part, file.name);
  return copy.file.chosen(file.name, sizeText(file.size), rest);
}

/** A file that misses its place would take the page's. */
function keepPageFromOpeningFiles(): () => void {
  const refuse = (event: Event) => event.preventDefault();
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}
