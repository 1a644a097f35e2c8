/** The strips above the steps: the registry failed or was cancelled, or staff asked for another form. */
import { Link } from '@tanstack/react-router';
import { useErrorTitle } from '../../../ui/navigation/page-title.ts';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { copy } from './copy.ts';
import styles from './manual.module.css';

interface RegistryNoticeProps {
  /** By the person's own choice: no error. */
  readonly hasCancelled: boolean;
  /** Company details are asked for below. */
  readonly isAboveDetails: boolean;
  /** There is a registry to go back to. */
  readonly canRetrieve: boolean;
}

export function RegistryNotice({ hasCancelled, isAboveDetails, canRetrieve }: RegistryNoticeProps) {
  useErrorTitle(!hasCancelled);
  return (
    <div className={styles.strip}>
      <Notice isError={!hasCancelled}>
        {hasCancelled ? copy.registryCancelled : copy.registryFailed}
        {isAboveDetails && (
          <>
            <br />
            {copy.registryFailedByHand}
          </>
        )}
        {canRetrieve && (
          <>
            <br />
            <Link to={'/link-account/company' as string} className={`text-link ${styles.again}`}>
              {copy.registryAgain}
            </Link>
          </>
        )}
      </Notice>
    </div>
  );
}

/** @param note as staff wrote it: plain text, its lines kept */
export function PendingNotice({ note }: { readonly note: string | null }) {
  return (
    <div className={styles.strip}>
      <Notice icon="warning">
        <strong>{copy.pending.title}</strong>
        <span className={styles.note}>{note || copy.pending.none}</span>
      </Notice>
    </div>
  );
}
