/** Saves the receipt, or closes. A receipt that cannot be had is told by the alert of S2 §8, and can be tried again. */
import { restPaths } from '@portal/contract/http';
import { receiptFileName } from '@portal/domain/file-names';
import { download } from '../../../lib/api/download.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { copy as uiCopy } from '../../../ui/copy.ts';
import { DecisionDialog } from '../../../ui/dialogs/decision-dialog.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { copy } from '../copy.ts';
import styles from './receipt.module.css';

interface ReceiptActionsProps {
  readonly orderId: string;
  readonly canKeep: boolean;
  onClose(): void;
}

export function ReceiptActions({ orderId, canKeep, onClose }: ReceiptActionsProps) {
  const { busy, failure, run, dismissFailure } = useAction({
    send: () => download(restPaths.receiptDownload, receiptFileName(orderId), { orderId }),
    toast: () => copy.receipt.saved,
    describeFailure: () => copy.receipt.notSaved,
  });

  return (
    <div className={styles.actions}>
      {canKeep && (
        <Button busy={busy} onClick={() => void run()} className="grow">
          <Icon name="download" />
          {busy ? copy.receipt.saving : copy.receipt.save}
        </Button>
      )}
      <Button kind="second" onClick={onClose}>
        {copy.done}
      </Button>
      {failure !== null && (
        <DecisionDialog
          title={copy.receipt.error}
          action={{ label: uiCopy.tryAgain, onPress: () => void run() }}
          closeLabel={copy.receipt.ok}
          onClose={dismissFailure}
        >
          <p className="second">{failure}</p>
        </DecisionDialog>
      )}
    </div>
  );
}
