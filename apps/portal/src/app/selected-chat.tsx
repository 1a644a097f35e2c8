/** The live chat behind the sign-in: about the first account of the selected premises, in a frame where no window opens. */
import { useAccounts } from '../features/accounts/index.ts';
import { LiveChat } from '../features/chat/index.ts';
import { currentMode } from '../lib/modes.ts';

export function SelectedChat() {
  const accounts = useAccounts();
  const selected = accounts.status === 'success' && !accounts.selecting ? accounts.selectedAccount : [];
  return <LiveChat accountNo={selected[0]?.accountNo ?? null} mustFloat={currentMode() !== 'web'} />;
}
