/** The frame's own surroundings: title bar, shadow, what stands in place of a chat that is not there. */
import { type KeyboardEvent, type Ref, useEffect, useId, useRef } from 'react';
import { IconButton } from '../../ui/actions/button.tsx';
import { MessageTile, RetryAction } from '../../ui/loading/error-card.tsx';
import { type Retry, useRetry } from '../../ui/loading/use-retry.ts';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { telephoneLink, useHelpline } from '../../ui/use-helpline.ts';
import styles from './chat.module.css';
import { ChatFrame } from './chat-frame.tsx';
import { copy } from './copy.ts';
import type { Chat } from './use-chat.ts';

interface ChatPanelProps {
  readonly id: string;
  readonly ref: Ref<HTMLElement>;
  readonly chat: Chat;
  readonly isShown: boolean;
  onClose(): void;
}

export function ChatPanel({ id, ref, chat, isShown, onClose }: ChatPanelProps) {
  const { talk } = chat;
  const titleId = useId();
  const closer = useRef<HTMLButtonElement>(null);
  const retry = useRetry(chat.retry, closer);
  const hasFailed = talk.status === 'failed' || retry.busy;

  // Full screen covers the launcher and the page: the focus must not stay beneath.
  useEffect(() => {
    if (!isShown) return;
    const fit = () =>
      closer.current?.closest('section')?.style.setProperty('--chat-top', `${bottomOfHeader()}px`);
    fit();
    window.addEventListener('resize', fit);
    if (window.matchMedia('(max-width: 760px)').matches) closer.current?.focus();
    return () => window.removeEventListener('resize', fit);
  }, [isShown]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose();
  }

  return (
    <section
      id={id}
      ref={ref}
      className={styles.panel}
      hidden={!isShown}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <span className={styles.tile}>
          <Icon name="chat" size={20} />
        </span>
        <div className="grow shrinks">
          <h2 id={titleId} className={styles.title}>
            {copy.title}
          </h2>
          {!hasFailed && <p className={styles.pace}>{copy.pace}</p>}
        </div>
        <IconButton ref={closer} label={copy.close} onClick={onClose}>
          <Icon name="close" size={20} />
        </IconButton>
      </div>
      {hasFailed ? (
        <NotAvailable retry={retry} />
      ) : (
        <ChatFrame
          address={talk.status === 'begun' ? talk.address : null}
          isAwaited={talk.status !== 'none'}
          onFailed={chat.fail}
        />
      )}
    </section>
  );
}

/** Of what is still to be seen of it; 0 where the shell draws none. */
function bottomOfHeader(): number {
  const header = document.querySelector('header:not(main header)');
  return Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
}

/** Message where the chat cannot be had: the helpline, and Try Again. */
function NotAvailable({ retry }: { readonly retry: Retry }) {
  const helpline = useHelpline();
  return (
    <div className={styles.failed}>
      <MessageTile icon="warning" />
      <p role="alert">
        {copy.notAvailable} {copy.call}{' '}
        <a href={telephoneLink(helpline)} className="unbroken">
          {helpline}
        </a>
        .
      </p>
      <RetryAction retry={retry} />
    </div>
  );
}
