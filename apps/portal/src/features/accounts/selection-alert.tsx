/** The alert of a failed selection; the premises selected before stays behind it. */
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { copy } from './copy.ts';
import { useForgetFailure } from './selection.ts';

export function SelectionAlert({ failed }: { readonly failed: boolean }) {
  const forget = useForgetFailure();
  if (!failed) return null;
  return (
    <Dialog
      title={copy.alertTitle}
      closeLabel={copy.close}
      onClose={forget}
      actions={<Button onClick={forget}>{copy.close}</Button>}
    >
      <p>{copy.selectionFailed}</p>
    </Dialog>
  );
}
