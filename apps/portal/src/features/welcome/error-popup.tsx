/** The popup of the address's errorCode: shown once, while the address lets go of the code. */
import { useEffect, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { copy } from './copy.ts';
import { welcomeError } from './error-code.ts';

export function ErrorPopup({ errorCode, onSeen }: { errorCode: string | undefined; onSeen: () => void }) {
  const [shown, setShown] = useState(errorCode);
  // The address lets go of the code at once; the popup stays until it is closed.
  useEffect(() => {
    if (errorCode === undefined) return;
    setShown(errorCode);
    onSeen();
  }, [errorCode, onSeen]);
  if (shown === undefined) return null;
  const { title, text } = welcomeError(shown);
  const close = () => setShown(undefined);
  return (
    <Dialog
      title={title}
      closeLabel={copy.close}
      onClose={close}
      acts={<Button onClick={close}>{copy.ok}</Button>}
    >
      <p className="second">{text}</p>
    </Dialog>
  );
}
