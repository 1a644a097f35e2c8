/**
 * The live chat of the portal: drawn where this installation has one and the selected account's feature is on
 * (S1 §2). Told by the shell whether it must float; never asks for the mode.
 */
import { isComponentShown } from '@portal/domain/availability/switches';
import { useAvailability } from '../../lib/availability.ts';
import type { PublicConfig } from '../../lib/config.ts';
import { useConfig } from '../../lib/use-config.ts';
import { ChatDock, type ChatDockProps } from './chat-dock.tsx';

interface LiveChatProps extends Pick<ChatDockProps, 'place'> {
  /** Account of a new talk: the first of the selected premises; null while that is not known. */
  readonly accountNo: string | null;
  /** No window can be opened here (the app): the frame is used. */
  readonly mustFloat: boolean;
}

export function LiveChat({ accountNo, mustFloat, place }: LiveChatProps) {
  const config = useConfig();
  const isOpen = useAvailability()('live-chat') === 'open';
  const dock = config && findDockProps(config, { accountNo: isOpen ? accountNo : null, mustFloat });
  return dock && <ChatDock {...dock} place={place} />;
}

/** @returns null where this installation has no chat */
export function findDockProps(
  { chat, components }: Pick<PublicConfig, 'chat' | 'components'>,
  { accountNo, mustFloat }: Omit<LiveChatProps, 'place'>,
): ChatDockProps | null {
  if (!chat) return null;
  return {
    page: chat.address,
    floats: mustFloat || chat.display === 'floating',
    hasLauncher: isComponentShown(components, 'chatLauncher'),
    accountNo,
  };
}
