/** The popup of a session that was ended elsewhere: says so, then logs out after 750 ms. */
import { useEffect } from 'react';
import { Dialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { copy } from '../copy.ts';

const EXPIRED_MS = 750;

export function SessionExpired({ logOut }: { logOut: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the popup shows
  useEffect(() => {
    const timer = setTimeout(logOut, EXPIRED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog title={copy.expired} isDecision onClose={() => {}}>
      {null}
    </Dialog>
  );
}
