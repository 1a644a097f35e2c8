/**
 * One conversation and where it takes place: a window of its own, or the frame on the page, which stays when it
 * is closed. Asks for a token when a talk begins, and again when it is to be about another account.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { write } from '../../lib/api/api.ts';
import { openChatWindow, raiseChatWindow } from './chat-window.ts';

/** The address that opens the chat for one account: nothing in it but a token that works once, for 60 seconds. */
const PATIENCE_MS = 10_000;

/**
 * @param page the configured page of the chat
 * @throws when there is no token to be had, or nobody answers at the page
 */
async function chatAddress(page: string, accountNo: string): Promise<string> {
  const address = new URL(page, location.href);
  const [{ chatToken }] = await Promise.all([write('user:chatToken', { accountNo }), reach(address)]);
  address.searchParams.set('chatToken', chatToken);
  return address.href;
}

/** A frame or window of another origin never tells that it shows the browser's own error, so it is asked before. */
async function reach(address: URL): Promise<void> {
  if (address.origin === location.origin) return;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await fetch(address, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
}

type Talk =
  | { readonly status: 'none' | 'asking' | 'failed' }
  | { readonly status: 'begun'; readonly address: string; readonly accountNo: string };

export interface Chat {
  readonly talk: Talk;
  /** The frame, or what is said in its place, stands on the page. */
  readonly isShown: boolean;
  /** The talk takes place in a window. */
  readonly isInWindow: boolean;
  /** The next press leads to a window, if the browser allows it. */
  readonly opensWindow: boolean;
  /** Call it in the press itself. */
  open(): void;
  close(): void;
  /** @returns whether the chat is there now */
  retry(): Promise<boolean>;
  /** The page in the frame could not be had. */
  fail(): void;
}

const none: Talk = { status: 'none' };

/** @param page the chat's address. @param floats the frame is to be used, whatever the browser would allow */
export function useChat(page: string, accountNo: string, floats: boolean): Chat {
  const [talk, setTalk] = useState<Talk>(none);
  const [isShown, setShown] = useState(false);
  const [isInWindow, setInWindow] = useState(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const begin = useCallback(async (): Promise<boolean> => {
    const address = await chatAddress(page, accountNo).catch(() => null);
    if (isLeft.current) return false;
    setTalk(address === null ? { status: 'failed' } : { status: 'begun', address, accountNo });
    return address !== null;
  }, [page, accountNo]);

  const openFrame = useCallback(() => {
    setShown(true);
    if (talk.status === 'asking' || (talk.status === 'begun' && talk.accountNo === accountNo)) return;
    setTalk({ status: 'asking' });
    void begin();
  }, [talk, accountNo, begin]);

  /** @returns null when the browser blocked it */
  const openWindow = useCallback((): Promise<boolean> | null => {
    const chat = openChatWindow(accountNo);
    if (!chat) return null;
    return chatAddress(page, accountNo).then(
      (address) => {
        chat.leadTo(address);
        setInWindow(true);
        setShown(false);
        setTalk(none);
        return true;
      },
      () => {
        chat.giveUp();
        setInWindow(false);
        setTalk({ status: 'failed' });
        setShown(true);
        return false;
      },
    );
  }, [page, accountNo]);

  // Once a talk goes on in the frame it stays there.
  const inFrame = floats || talk.status === 'begun' || talk.status === 'asking';
  const open = useCallback(() => {
    if (inFrame) openFrame();
    else if (!raiseChatWindow(accountNo) && !openWindow()) openFrame();
  }, [inFrame, openFrame, openWindow, accountNo]);

  const retry = useCallback(() => (floats ? null : openWindow()) ?? begin(), [floats, openWindow, begin]);
  const close = useCallback(() => setShown(false), []);
  const fail = useCallback(() => setTalk({ status: 'failed' }), []);
  return { talk, isShown, isInWindow, opensWindow: !inFrame, open, close, retry, fail };
}
