/** The launcher, docked in the foot of the page, and above it the frame: one button opens and closes, the talk stays. */
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../ui/surfaces/icons.tsx';
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
  /** The last item of the footer; null: not drawn yet. Without a footer the dock stands where it is rendered. */
  readonly place?: Element | null | undefined;
}

export function ChatDock({ page, floats, hasLauncher, accountNo, place }: ChatDockProps) {
  const chat = useChat(page, accountNo ?? '', floats);
  const launcher = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const panelId = useId();
  const canOpen = accountNo !== null;
  const isShown = chat.isShown && canOpen;
  const { open, close, opensWindow } = chat;

  useEffect(() => {
    offerChat(canOpen ? { open, inWindow: opensWindow } : null);
    return () => offerChat(null);
  }, [canOpen, open, opensWindow]);
  useKeepClear(panel, { isActive: isShown, launcher, stepAside: close });

  const dock = (
    <div className={styles.dock} data-chat={isShown ? 'shown' : undefined}>
      {canOpen && hasLauncher && (
        <button
          ref={launcher}
          type="button"
          className={styles.launcher}
          data-chat-launcher=""
          aria-expanded={opensWindow ? undefined : isShown}
          aria-controls={isShown ? panelId : undefined}
          onClick={isShown ? close : open}
        >
          <Icon name={isShown ? 'chevronDown' : 'chat'} size={20} />
          <span className="hidden-on-phones">{copy.title}</span>
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
  if (place === undefined) return dock;
  return place && createPortal(dock, place);
}
