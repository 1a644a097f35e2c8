/**
 * Messages between the tabs of one browser: somebody logged out or signed in, somebody is there.
 * Carries the subject, so that nobody keeps another person alive, and at most a time; where channels do not exist,
 * a tab stands for itself and ends at its next refused call.
 */
export type TabNews =
  | { readonly kind: 'logged-out' | 'signed-in' | 'asked'; readonly subject: string }
  /** A sign of life at that time of this device. */
  | { readonly kind: 'alive'; readonly subject: string; readonly at: number };

export interface OtherTabs {
  tell(news: TabNews): void;
  listen(listener: (news: TabNews) => void): void;
  /** Runs it unless another tab is just doing the same. @returns whether it ran */
  alone(act: () => Promise<void>): Promise<boolean>;
}

const CHANNEL = 'portal.session';
const LOCK = 'portal.logout';

export function openOtherTabs(): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, listen() {}, alone };
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tell: (news) => channel.postMessage(news),
    listen(listener) {
      channel.addEventListener('message', (event) => {
        if (isNews(event.data)) listener(event.data);
      });
    },
    alone,
  };
}

async function alone(act: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await act();
    return true;
  }
  return await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await act();
    return lock !== null;
  });
}

function isNews(data: unknown): data is TabNews {
  if (typeof data !== 'object' || data === null) return false;
  const { kind, subject, at } = data as { kind?: unknown; subject?: unknown; at?: unknown };
  if (typeof subject !== 'string') return false;
  if (kind === 'alive') return typeof at === 'number' && Number.isFinite(at);
  return kind === 'logged-out' || kind === 'signed-in' || kind === 'asked';
}
