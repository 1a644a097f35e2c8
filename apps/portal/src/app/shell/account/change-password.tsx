/** Change password (S1 §4): asked once, then the provider mails a link. */
import { useState } from 'react';
import { pushFailure, pushSuccess } from '../../../lib/analytics.ts';
import { write } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { copy } from '../copy.ts';

export function ChangePassword({ onClose }: { onClose: () => void }) {
  const [isSent, setSent] = useState(false);
  const { busy, failure, run } = useAction<void>({
    send: (_, idempotencyKey) => write('user:forgotPassword', {}, { idempotencyKey }),
    onSuccess: () => pushSuccess('change_password'),
    onDone: () => setSent(true),
    onFailure: (error) => pushFailure('change_password', error),
  });
  if (isSent || failure !== null) {
    return (
      <Dialog
        title={failure === null ? copy.changePassword : copy.errorTitle}
        closeLabel={copy.close}
        onClose={onClose}
        actions={<Button onClick={onClose}>{copy.ok}</Button>}
      >
        <p className="second">{failure ?? copy.passwordMailSent}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={copy.changePassword}
      closeLabel={copy.close}
      onClose={onClose}
      actions={
        <>
          <Button busy={busy} onClick={() => void run()}>
            {copy.proceedAction}
          </Button>
          <Button kind="second" onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <p className="second">{copy.proceed}</p>
    </Dialog>
  );
}
