/**
 * 'Error' over the page, when the code of a dialog or panel could not be fetched. The browser's own dialog, as the
 * one of React Aria is code that may be missing too.
 */
import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { copy } from '../copy.ts';
import styles from './load-failure.module.css';

interface LoadFailureProps {
  /** The next try is under way. */
  readonly busy: boolean;
  onRetry(): void;
  onClose(): void;
}

export function LoadFailure({ busy, onRetry, onClose }: LoadFailureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before it is taken out of the page, which would lose the focus that it gives back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`}>{copy.notLoaded.title}</h2>
      <p id={`${id}-text`} className="second">
        {copy.notLoaded.text}
      </p>
      <div className={`button-row ${styles.actions}`}>
        <Button busy={busy} onClick={onRetry}>
          {copy.tryAgain}
        </Button>
        <Button kind="second" onClick={onClose}>
          {copy.notLoaded.close}
        </Button>
      </div>
    </dialog>
  );
}
