/** The alert when a bill or receipt could not be saved, with another try. */
import { copy as uiCopy } from '../../../../ui/copy.ts';
import { DecisionDialog } from '../../../../ui/dialogs/decision-dialog.tsx';
import { copy } from '../copy.ts';
import type { Documents } from './use-documents.ts';

export function DocumentFailure({ documents }: { readonly documents: Documents }) {
  if (!documents.hasFailed) return null;
  return (
    <DecisionDialog
      title={copy.downloadFailed}
      action={{ label: uiCopy.tryAgain, onPress: documents.again }}
      closeLabel={copy.close}
      onClose={documents.dismiss}
    >
      <p className="second">{copy.downloadFailedText}</p>
    </DecisionDialog>
  );
}
