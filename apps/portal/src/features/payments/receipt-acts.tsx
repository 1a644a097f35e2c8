/** Saves the receipt, or closes. A receipt that cannot be had is told by the alert of S2 §8, and can be tried again. */
import { isSessionCode } from '@portal/contract/errors';
import { restPaths } from '@portal/contract/http';
import { receiptFileName } from '@portal/domain/file-names';
import { useState } from 'react';
import { toApiError } from '../../lib/api-error.ts';
import { download } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Dialog } from '../../ui/lazy-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { copy } from './copy.ts';
import styles from './receipt.module.css';

interface ReceiptActsProps {
  readonly orderId: string;
  readonly canKeep: boolean;
  onClose(): void;
}

export function ReceiptActs({ orderId, canKeep, onClose }: ReceiptActsProps) {
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function save(): Promise<void> {
    setFailed(false);
    setBusy(true);
    try {
      await download(restPaths.receiptDownload, receiptFileName(orderId), { orderId });
      showToast(copy.receipt.saved);
    } catch (error) {
      // The end of the session is told by whoever ends it.
      setFailed(!isSessionCode(toApiError(error).code));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.acts}>
      {canKeep && (
        <Button busy={busy} onClick={() => void save()} className={styles.save}>
          <Icon name="download" />
          {busy ? copy.receipt.saving : copy.receipt.save}
        </Button>
      )}
      <Button kind="second" onClick={onClose}>
        {copy.done}
      </Button>
      {hasFailed && (
        <Dialog
          title={copy.receipt.error}
          isDecision
          onClose={() => setFailed(false)}
          acts={
            <>
              <Button onClick={() => void save()}>{copy.receipt.tryAgain}</Button>
              <Button kind="second" onClick={() => setFailed(false)}>
                {copy.receipt.ok}
              </Button>
            </>
          }
        >
          <p className="second">{copy.receipt.notSaved}</p>
        </Dialog>
      )}
    </div>
  );
}
