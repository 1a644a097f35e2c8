/** The alert when a file could not be saved, with another try (S2 §8). */
import { copy } from '../copy.ts';
import { DecisionDialog } from '../dialogs/decision-dialog.tsx';
import type { Download } from './use-download.ts';

export function DownloadFailure({ download }: { readonly download: Download }) {
  if (!download.hasFailed) return null;
  return (
    <DecisionDialog
      title={copy.download.failed}
      action={{ label: copy.tryAgain, onPress: download.again }}
      closeLabel={copy.download.close}
      onClose={download.dismiss}
    >
      <p className="second">{copy.download.failedText}</p>
    </DecisionDialog>
  );
}
