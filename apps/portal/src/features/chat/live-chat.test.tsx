import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { setSession } from '../../lib/session/session.ts';
import { mockChatAnswers } from './chat.mocks.ts';
import { states } from './chat.states.tsx';
import { ChatDock } from './chat-dock.tsx';
import { FRAME_PATIENCE_MS } from './chat-frame.tsx';
import { closeChatWindow } from './chat-window.ts';
import { findDockProps } from './live-chat.tsx';
import { useOfferedChat } from './open-chat.ts';

const launcher = () => screen.getByRole('button', { name: 'Live Chat' });
const frame = () => document.querySelector('iframe');
const tokenIn = (address: string | undefined) => new URL(address ?? '').searchParams.get('chatToken');

interface FrameSettings {
  enableIframePageLoading: boolean;
  readonly fetch: { interceptor: { beforeAsyncRequest(): Promise<Response> } | null };
}
declare global {
  interface Window {
    /** The simulated browser. */
    readonly happyDOM: { readonly settings: FrameSettings };
  }
}
/** Page of a frame, without asking anybody. null: frames are not loaded. */
function framesAnswer(beforeAsyncRequest: (() => Promise<Response>) | null): void {
  const { settings } = window.happyDOM;
  settings.enableIframePageLoading = beforeAsyncRequest !== null;
  settings.fetch.interceptor = beforeAsyncRequest && { beforeAsyncRequest };
}

async function openFrame(): Promise<HTMLIFrameElement> {
  fireEvent.click(launcher());
  await waitFor(() => expect(frame()).not.toBeNull());
  return frame() as HTMLIFrameElement;
}

beforeEach(() => {
  framesAnswer(async () => new Response('<p>The chat</p>', { headers: { 'content-type': 'text/html' } }));
  setSession({ subject: 'subject-1', email: null, emailVerified: true, name: null, isInternal: false });
});
afterEach(() => {
  framesAnswer(null);
  closeChatWindow();
  setSession(null);
  leaveState();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the chat in a frame', () => {
  it('never opens by itself, and asks for nothing until somebody presses', async () => {
    const { bodies } = renderState(states.closed);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(frame()).toBeNull();
    expect(bodies).toEqual([]);
    expect(launcher().getAttribute('aria-expanded')).toBe('false');
  });

  it('is titled Live Chat and carries nothing in its address but the token', async () => {
    renderState(states.closed);
    const { title, src } = await openFrame();
    expect(title).toBe('Live Chat');
    expect(new URL(src).search).toBe('?chatToken=token-1');
    expect(screen.getByRole('region', { name: 'Live Chat' })).toBeTruthy();
    await waitFor(() => expect(frame()?.dataset.waiting, 'the skeleton has given way').toBeUndefined());
    expect(launcher().getAttribute('aria-expanded')).toBe('true');
  });

  it('keeps its talk when it is closed: the same frame, no second token', async () => {
    const { bodies } = renderState(states.closed);
    const first = await openFrame();
    fireEvent.click(launcher());
    expect(screen.queryByRole('region', { name: 'Live Chat' })).toBeNull();
    expect(frame()).toBe(first);
    expect(await openFrame()).toBe(first);
    expect(bodies).toEqual([['user:chatToken']]);
  });

  it('closes by its own button and by Escape, and gives the focus back', async () => {
    renderState(states.closed);
    await openFrame();
    fireEvent.click(screen.getByRole('button', { name: 'Close Live Chat' }));
    expect(document.activeElement).toBe(launcher());
    await openFrame();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Close Live Chat' }), { key: 'Escape' });
    expect(screen.queryByRole('region', { name: 'Live Chat' })).toBeNull();
  });

  it('a chat about another account begins anew when it is opened the next time', async () => {
    const shown = { page: 'https://chat.example/', floats: true, hasLauncher: true };
    const { bodies, redraw } = renderDock(<ChatDock {...shown} accountNo="8934521670" />);
    await openFrame();
    redraw(<ChatDock {...shown} accountNo={null} />);
    expect(screen.queryByRole('region', { name: 'Live Chat' })).toBeNull();
    expect(frame(), 'the talk waits').not.toBeNull();
    redraw(<ChatDock {...shown} accountNo="8934530018" />);
    fireEvent.click(launcher());
    fireEvent.click(launcher());
    await waitFor(() => expect(tokenIn(frame()?.src)).toBe('token-2'));
    expect(bodies).toHaveLength(2);
  });
});

describe('a chat that cannot be had', () => {
  it('says so with the helpline, and is there after Try Again', async () => {
    let tries = 0;
    renderState({
      ...states.closed,
      answers: {
        'user:chatToken': () => {
          tries += 1;
          return tries === 1
            ? { error: 'SK_UNKNOWN_1001' }
            : { data: { chatToken: 'token', expiresAt: '2026-11-20T07:03:00.000Z' } };
        },
      },
    });
    fireEvent.click(launcher());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Live Chat is not available just now. Call 1800-2222-333.');
    expect(screen.getByRole('link', { name: '1800-2222-333' }).getAttribute('href')).toBe('tel:18002222333');
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(tokenIn(frame()?.src)).toBe('token'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a chat at an address where nobody answers is never shown', async () => {
    const away = { page: 'https://chat.example/', floats: true, hasLauncher: true };
    renderDock(<ChatDock {...away} accountNo="8934521670" />);
    const wire = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      String(input).startsWith('https://chat.example/')
        ? Promise.reject(new TypeError('offline'))
        : wire(input, init);
    fireEvent.click(launcher());
    expect((await screen.findByRole('alert')).textContent).toContain('Live Chat is not available just now.');
    expect(frame()).toBeNull();
  });

  it('is given up when its page does not come', async () => {
    framesAnswer(() => new Promise(() => {}));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const away = { page: 'https://chat.example/', floats: true, hasLauncher: true };
    renderDock(<ChatDock {...away} accountNo="8934521670" />);
    fireEvent.click(launcher());
    await act(() => vi.advanceTimersByTimeAsync(10));
    await act(() => vi.advanceTimersByTimeAsync(FRAME_PATIENCE_MS - 100));
    expect(frame()).not.toBeNull();
    expect(screen.getByText('Loading Live Chat')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('alert').textContent).toContain('Live Chat is not available just now.');
    expect(frame()).toBeNull();
  });
});

describe('the chat in a window', () => {
  const popup = () => {
    const location = { replace: vi.fn<(address: string) => void>() };
    return {
      document: document.implementation.createHTMLDocument(),
      location,
      closed: false,
      focus: vi.fn(),
      close: vi.fn(),
    };
  };
  type Popup = ReturnType<typeof popup>;
  const opensWith = (chat: Popup | null) =>
    vi.spyOn(window, 'open').mockReturnValue(chat as unknown as Window | null);

  it('opens in the press itself, 375 by 450, and gets its address when the token is there', async () => {
    const chat = popup();
    const open = opensWith(chat);
    renderState(states.window);
    fireEvent.click(launcher());
    expect(open).toHaveBeenCalledExactlyOnceWith('', 'portal-live-chat', 'popup,width=375,height=450');
    expect(chat.document.body.textContent).toBe('Please wait...');
    await waitFor(() => expect(tokenIn(chat.location.replace.mock.calls[0]?.[0])).toBe('token-1'));
    expect(frame()).toBeNull();
    expect(await screen.findByText('Live Chat is open in a separate window.')).toBeTruthy();
  });

  it('comes to the front on a second press, and opens again once it was closed', async () => {
    const chat = popup();
    const open = opensWith(chat);
    const { bodies } = renderState(states.window);
    fireEvent.click(launcher());
    await waitFor(() => expect(chat.location.replace).toHaveBeenCalled());
    fireEvent.click(launcher());
    expect(chat.focus).toHaveBeenCalledOnce();
    expect(bodies).toHaveLength(1);
    chat.closed = true;
    fireEvent.click(launcher());
    expect(open).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(bodies).toHaveLength(2));
  });

  it('closes when the person who opened it is no longer signed in', async () => {
    const chat = popup();
    opensWith(chat);
    renderState(states.window);
    fireEvent.click(launcher());
    await waitFor(() => expect(chat.location.replace).toHaveBeenCalled());
    act(() =>
      setSession({
        subject: 'subject-1',
        email: null,
        emailVerified: true,
        name: 'renewed',
        isInternal: false,
      }),
    );
    expect(chat.close).not.toHaveBeenCalled();
    act(() => setSession(null));
    expect(chat.close).toHaveBeenCalledOnce();
  });

  it('the chat in a window that the browser blocks is the frame instead', async () => {
    opensWith(null);
    renderState(states.window);
    const { title } = await openFrame();
    expect(title).toBe('Live Chat');
  });

  it('goes when there is no token, and the page says why', async () => {
    const chat = popup();
    opensWith(chat);
    renderState({ ...states.window, answers: states.notAvailable.answers });
    fireEvent.click(launcher());
    expect((await screen.findByRole('alert')).textContent).toContain('Live Chat is not available just now.');
    expect(chat.close).toHaveBeenCalledOnce();
  });
});

describe('whoever is elsewhere on the page', () => {
  function Row() {
    const chat = useOfferedChat();
    return chat ? (
      <button type="button" onClick={chat.open}>
        Write to us {chat.inWindow ? 'in a window' : 'here'}
      </button>
    ) : (
      <p>No chat</p>
    );
  }

  it('opens the same chat, while there is one', async () => {
    const shown = { page: 'https://chat.example/', floats: true, hasLauncher: false };
    const { redraw } = renderDock(
      <>
        <Row />
        <ChatDock {...shown} accountNo="8934521670" />
      </>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Write to us here' }));
    await waitFor(() => expect(frame()?.title).toBe('Live Chat'));
    redraw(
      <>
        <Row />
        <ChatDock {...shown} accountNo={null} />
      </>,
    );
    expect(await screen.findByText('No chat')).toBeTruthy();
  });
});

describe('the launcher', () => {
  const shown = { page: 'https://chat.example/', floats: false, hasLauncher: true, accountNo: '8934521670' };

  it('stands in the place that the footer keeps for it, and nowhere before that is there', () => {
    const footer = document.body.appendChild(document.createElement('footer'));
    const { redraw } = renderDock(<ChatDock {...shown} place={null} />);
    expect(screen.queryByRole('button', { name: 'Live Chat' })).toBeNull();
    redraw(<ChatDock {...shown} place={footer} />);
    expect(footer.contains(launcher())).toBe(true);
    redraw(null);
    footer.remove();
  });

  it('tells the help page when a press leads to a window', async () => {
    renderDock(<ChatDock {...shown} />);
    const told = renderHook(() => useOfferedChat()?.inWindow);
    expect(told.result.current).toBe(true);
  });
});

describe('an installation', () => {
  const chat = { address: 'https://chat.example/', display: 'window' as const };
  const components = { hide: [], show: [] };
  const asked = { accountNo: '8934521670', mustFloat: false };

  it('an installation without a chat has no launcher', () => {
    expect(findDockProps({ chat: null, components }, asked)).toBeNull();
  });

  it('decides where the chat takes place; where no window can be opened it floats all the same', () => {
    expect(findDockProps({ chat, components }, asked)?.floats).toBe(false);
    expect(findDockProps({ chat, components }, { ...asked, mustFloat: true })?.floats).toBe(true);
    expect(findDockProps({ chat: { ...chat, display: 'floating' }, components }, asked)?.floats).toBe(true);
  });

  it('may hide the launcher at a host', () => {
    const hidden = { ...components, hide: ['chatLauncher' as const] };
    expect(findDockProps({ chat, components: hidden }, asked)?.hasLauncher).toBe(false);
  });
});

let draw: (next: ReactNode) => void = () => {};
function Stage({ first }: { first: ReactNode }) {
  const [shown, setShown] = useState(first);
  draw = setShown;
  return shown;
}

/** A dock that is drawn again with other facts. */
function renderDock(first: ReactNode) {
  const { bodies } = renderState({
    about: 'a dock',
    answers: mockChatAnswers,
    render: () => <Stage first={first} />,
  });
  return { bodies, redraw: (next: ReactNode) => act(() => draw(next)) };
}
