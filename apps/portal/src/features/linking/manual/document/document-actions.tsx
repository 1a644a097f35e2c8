/** The acts of step 2, and why they wait. */
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { UploadProgress } from '../../../../lib/api/upload.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Icon } from '../../../../ui/surfaces/icons.tsx';
import { copy as areaCopy } from '../../copy.ts';
import { copy } from '../copy.ts';
import styles from './document.module.css';

interface DocumentActionsProps {
  readonly progress: UploadProgress | null;
  onStop(): void;
  /** Null: there is no way back, and none out. */
  readonly onBack: (() => void) | null;
}

const words = copy.document;

export function DocumentActions({ progress, onStop, onBack }: DocumentActionsProps) {
  const id = useId();
  const isSending = progress !== null;
  const back = () => {
    onStop();
    onBack?.();
  };
  return (
    <div className={`button-row ${styles.actions}`}>
      {onBack && (
        <Button
          kind="second"
          className={styles.back}
          // A form that has arrived cannot be called back.
          busy={isSending && progress.part >= 1}
          onClick={back}
        >
          {words.back}
        </Button>
      )}
      <Button
        type="submit"
        className={styles.submit}
        busy={isSending}
        aria-describedby={isSending ? id : undefined}
      >
        {words.submit}
      </Button>
      {onBack && (
        <Link to={'/link-account/company' as string} className={`text-link ${styles.cancel}`}>
          {areaCopy.cancel}
        </Link>
      )}
      {isSending && (
        <p id={id} className={styles.wait}>
          <Icon name="info" size={18} />
          {words.wait}
        </p>
      )}
    </div>
  );
}
