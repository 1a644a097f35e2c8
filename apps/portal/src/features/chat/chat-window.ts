/**
 * The chat in a window of its own. Owns that window: opened within a press, raised by the next one, closed when
 * the person who opened it is no longer signed in. Knows no token.
 */
import { currentSession, subscribeToSession } from '../../lib/session/session.ts';
import { copy } from './copy.ts';

/** S1 §2. The name lets a second press find the window again. */
const NAME = 'portal-live-chat';
const SHAPE = 'popup,width=375,height=450';

interface OpenedChat {
  readonly window: Window;
  readonly accountNo: string;
  readonly subject: string | undefined;
}

let opened: OpenedChat | null = null;

/** @returns whether there was one about this account; it then stands in front */
export function raiseChatWindow(accountNo: string): boolean {
  if (!opened || opened.window.closed || opened.accountNo !== accountNo) return false;
  opened.window.focus();
  return true;
}

/** @returns how to lead the window on, or null when the browser blocked it */
export function openChatWindow(accountNo: string): { leadTo(address: string): void; giveUp(): void } | null {
  const chat = window.open('', NAME, SHAPE);
  if (!chat) return null;
  sayPleaseWait(chat);
  const press: OpenedChat = { window: chat, accountNo, subject: currentSession()?.subject };
  opened = press;
  return {
    leadTo: (address) => chat.location.replace(address),
    // A later press has the same window by its name: what failed before is no longer its business.
    giveUp() {
      if (opened === press) closeChatWindow();
    },
  };
}

export function closeChatWindow(): void {
  opened?.window.close();
  opened = null;
}

function sayPleaseWait(chat: Window): void {
  try {
    chat.document.title = copy.title;
    chat.document.documentElement.lang = 'en-SG';
    chat.document.body.textContent = copy.wait;
  } catch {
    // The window of before a reload, on the chat's own origin: it shows its page until it is led on.
  }
}

subscribeToSession(() => {
  if (opened && currentSession()?.subject !== opened.subject) closeChatWindow();
});
