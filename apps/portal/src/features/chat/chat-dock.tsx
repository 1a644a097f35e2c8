/** The launcher at the bottom right and, above it, the frame: one button opens and closes, the talk stays. */
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../ui/icons.tsx';
import styles from './chat.module.css';
import { ChatPanel } from './chat-panel.tsx';
import { copy } from './copy.ts';
import { useKeepClear } from './keep-clear.ts';
import { offerChat } from './open-chat.ts';
import { useChat } from './use-chat.ts';

export interface ChatDockProps {
  readonly page: string;
  readonly floats: boolean;
  readonly hasLauncher: boolean;
  /** null: there is nothing to open now; a talk that was begun waits. */
  readonly accountNo: string | null;
}

export function ChatDock({ page, floats, hasLauncher, accountNo }: ChatDockProps) {
  const chat = useChat(page, accountNo ?? '', floats);
  const launcher = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const panelId = useId();
  const canOpen = accountNo !== null;
  const isShown = chat.isShown && canOpen;
  const { open, close } = chat;

  useEffect(() => {
    offerChat(canOpen ? open : null);
    return () => offerChat(null);
  }, [canOpen, open]);
  useKeepClear(launcher);
  useKeepClear(panel, { isActive: isShown, stepAside: close });

  return (
    <div className={styles.dock} data-chat={isShown ? 'shown' : undefined}>
      {canOpen && hasLauncher && (
        <button
          ref={launcher}
          type="button"
          className={styles.launcher}
          data-chat-launcher=""
          aria-expanded={isShown}
          aria-controls={isShown ? panelId : undefined}
          onClick={isShown ? close : open}
        >
          <Icon name={isShown ? 'chevronDown' : 'chat'} size={20} />
          <span className={styles.launcherWords}>{copy.title}</span>
        </button>
      )}
      <p className="hidden-visually" role="status">
        {chat.isInWindow ? copy.inWindow : ''}
      </p>
      <ChatPanel
        id={panelId}
        ref={panel}
        chat={chat}
        isShown={isShown}
        onClose={() => {
          close();
          launcher.current?.focus();
        }}
      />
    </div>
  );
}
