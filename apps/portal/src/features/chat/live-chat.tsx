/**
 * The live chat of the portal: drawn where this installation has one and the selected account's feature is on
 * (S1 §2). Told by the shell whether it must float; never asks for the mode.
 */
import { isComponentShown } from '@portal/domain/availability/switches';
import { useAvailability } from '../../lib/availability.ts';
import { useConfig } from '../../lib/use-config.ts';
import { ChatDock } from './chat-dock.tsx';

interface LiveChatProps {
  /** What a new talk is about: the first account of the selected premises; null while that is not known. */
  readonly accountNo: string | null;
  /** No window can be opened here (the app, a kiosk): the frame is used. */
  readonly mustFloat: boolean;
}

export function LiveChat({ accountNo, mustFloat }: LiveChatProps) {
  const config = useConfig();
  const isOpen = useAvailability()('live-chat') === 'open';
  if (!config?.chat) return null;
  return (
    <ChatDock
      page={config.chat.address}
      floats={mustFloat || config.chat.display === 'floating'}
      hasLauncher={isComponentShown(config.components, 'chatLauncher')}
      accountNo={isOpen ? accountNo : null}
    />
  );
}
