/** Change password (S1 §4): asked once, then the provider mails a link. */
import { useState } from 'react';
import { pushFailure, pushSuccess } from '../../lib/analytics.ts';
import { write } from '../../lib/api.ts';
import { toApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { copy } from './copy.ts';

type Answer = { readonly title: string; readonly text: string };

export function ChangePassword({ onClose }: { onClose: () => void }) {
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const proceed = async () => {
    setSending(true);
    setAnswer(
      await write('user:forgotPassword', {}).then(
        () => {
          pushSuccess('change_password');
          return { title: copy.changePassword, text: copy.passwordMailSent };
        },
        (error: unknown) => {
          pushFailure('change_password', error);
          return { title: copy.errorTitle, text: toApiError(error).message };
        },
      ),
    );
  };
  if (answer) {
    return (
      <Dialog
        title={answer.title}
        closeLabel={copy.close}
        onClose={onClose}
        acts={<Button onClick={onClose}>{copy.ok}</Button>}
      >
        <p className="second">{answer.text}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={copy.changePassword}
      closeLabel={copy.close}
      onClose={onClose}
      acts={
        <>
          <Button busy={sending} onClick={() => void proceed()}>
            {copy.proceedAct}
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
