/** The alert when a bill or receipt could not be saved, with another try. */
import { Button } from '../../../../ui/actions/button.tsx';
import { copy as uiCopy } from '../../../../ui/copy.ts';
import { Dialog } from '../../../../ui/dialogs/lazy-dialog.tsx';
import { copy } from '../copy.ts';
import type { Documents } from './use-documents.ts';

export function DocumentFailure({ documents }: { readonly documents: Documents }) {
  if (!documents.hasFailed) return null;
  return (
    <Dialog
      title={copy.downloadFailed}
      isDecision
      onClose={documents.dismiss}
      acts={
        <>
          <Button onClick={documents.again}>{uiCopy.tryAgain}</Button>
          <Button kind="second" onClick={documents.dismiss}>
            {copy.close}
          </Button>
        </>
      }
    >
      <p className="second">{copy.downloadFailedText}</p>
    </Dialog>
  );
}
