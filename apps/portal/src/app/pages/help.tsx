/** /help: hands the page the ways that this installation and these accounts have. */
import { features } from '@portal/domain/availability/features';
import { useKnownAccounts } from '../../features/accounts/index.ts';
import { useOfferedChat } from '../../features/chat/index.ts';
import { HelpPage, type HelpProps } from '../../features/help/index.ts';
import { useAvailability } from '../../lib/availability.ts';
import { useConfig } from '../../lib/use-config.ts';
import { useMode } from '../../lib/use-mode.ts';
import { useHelpline } from '../../ui/use-helpline.ts';
import { useLinks } from '../links.ts';

/** Until the accounts have said what they have, and the launcher below has offered it. */
function useChat(): HelpProps['chat'] {
  const offered = useOfferedChat();
  const accounts = useKnownAccounts();
  const mayCome = useAvailability()('live-chat') === 'open';
  const config = useConfig();
  const mode = useMode();
  const isThere = config !== null && config.chat !== null && mode !== 'kiosk';
  const isSettled = accounts.status === 'fail' || (accounts.status === 'success' && accounts.featuresSettled);
  return offered ?? (isThere && (mayCome || !isSettled) ? 'awaited' : null);
}

export function Help() {
  return (
    <HelpPage
      helpline={useHelpline()}
      chat={useChat()}
      contactUs={useLinks()?.contactUs ?? null}
      hasLeakageAppeal={features['water-leakage-appeal'].isBuilt}
    />
  );
}
