/**
 * What tabs of one browser tell each other: that somebody logged out, or that somebody signed in. Carries the
 * subject and nothing else; where channels do not exist, a tab ends at its next refused call.
 */
export type TabNews = { readonly kind: 'logged-out' | 'signed-in'; readonly subject: string };

export interface OtherTabs {
  tell(news: TabNews): void;
  listen(listener: (news: TabNews) => void): void;
}

const CHANNEL = 'portal.session';

export function openOtherTabs(): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, listen() {} };
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tell: (news) => channel.postMessage(news),
    listen(listener) {
      channel.addEventListener('message', (event) => {
        if (isNews(event.data)) listener(event.data);
      });
    },
  };
}

function isNews(data: unknown): data is TabNews {
  if (typeof data !== 'object' || data === null) return false;
  const { kind, subject } = data as { kind?: unknown; subject?: unknown };
  return (kind === 'logged-out' || kind === 'signed-in') && typeof subject === 'string';
}
