/**
 * The live chat behind the sign-in: about the first account of the selected premises. Last item of the footer; the
 * app has none, so there it ends the page and uses the frame. A kiosk has no chat.
 */
import { useContext } from 'react';
import { useAccounts } from '../../features/accounts/index.ts';
import { LiveChat } from '../../features/chat/index.ts';
import { useShell } from '../../lib/use-mode.ts';
import { ChatPlaceContext } from '../shell/footer.tsx';

export function SelectedChat() {
  const accounts = useAccounts();
  const selected = accounts.status === 'success' && !accounts.selecting ? accounts.selectedAccount : [];
  const shell = useShell();
  const place = useContext(ChatPlaceContext);
  if (shell === 'kiosk') return null;
  const inApp = shell === 'mobile';
  return (
    <LiveChat
      accountNo={selected[0]?.accountNo ?? null}
      mustFloat={inApp}
      place={inApp ? undefined : place}
    />
  );
}
