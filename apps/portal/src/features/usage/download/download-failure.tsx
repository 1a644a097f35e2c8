/** The alert when a file could not be saved, with another try (S2 §8). */
import { copy as uiCopy } from '../../../ui/copy.ts';
import { DecisionDialog } from '../../../ui/dialogs/decision-dialog.tsx';
import { copy } from '../copy.ts';
import type { Download } from './use-download.ts';

export function DownloadFailure({ download }: { readonly download: Download }) {
  if (!download.hasFailed) return null;
  return (
    <DecisionDialog
      title={copy.download.failed}
      action={{ label: uiCopy.tryAgain, onPress: download.again }}
      closeLabel={copy.download.close}
      onClose={download.dismiss}
    >
      <p className="second">{copy.download.failedText}</p>
    </DecisionDialog>
  );
}
