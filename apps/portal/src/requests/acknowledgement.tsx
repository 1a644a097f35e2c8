/** Saves the acknowledgement of a request as a PDF; a failure says so in the words of every download. */
import { restPaths } from '@portal/contract/http';
import { fileName } from '@portal/domain/file-names';
import { use } from 'react';
import { download } from '../lib/api/download.ts';
import { KeepingContext } from '../lib/keeping.ts';
import { TextButton } from '../ui/actions/button.tsx';
import { copy as uiCopy } from '../ui/copy.ts';
import { DecisionDialog } from '../ui/dialogs/decision-dialog.tsx';
import { Icon } from '../ui/surfaces/icons.tsx';
import { useAction } from '../ui/use-action.ts';
import { copy } from './copy.ts';

export function Acknowledgement({ requestId }: { readonly requestId: string }) {
  const canKeep = use(KeepingContext);
  const { busy, failure, run, dismissFailure } = useAction<void>({
    send: () =>
      download(restPaths.requestDownload, fileName(['Acknowledgement', requestId], 'pdf'), { requestId }),
    toast: () => copy.saved,
  });
  // Nothing is saved on a kiosk.
  if (!canKeep) return null;
  return (
    <>
      <TextButton className="inline-row gap-8" aria-busy={busy || undefined} onClick={() => void run()}>
        <Icon name={busy ? 'clock' : 'download'} size={20} />
        {copy.acknowledgement}
      </TextButton>
      {failure !== null && (
        <DecisionDialog
          title={uiCopy.notLoaded.title}
          action={{ label: uiCopy.tryAgain, busy, onPress: () => void run() }}
          closeLabel={uiCopy.notLoaded.close}
          onClose={dismissFailure}
        >
          <p className="second">{copy.downloadFailed}</p>
        </DecisionDialog>
      )}
    </>
  );
}
