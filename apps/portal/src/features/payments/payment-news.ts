/**
 * What tabs of one browser tell each other: that this person has paid. Nothing about accounts or sums; each tab asks
 * the gateway for its own. Where channels do not exist, a tab learns of it at its next question.
 */
const CHANNEL = 'portal.payments';

interface PaymentNews {
  readonly kind: 'paid';
  readonly subject: string;
}

export function tellOtherTabs(subject: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ kind: 'paid', subject } satisfies PaymentNews);
  channel.close();
}

/** @returns stops listening */
export function hearOtherTabs(subject: string, onPaid: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (isNews(data) && data.subject === subject) onPaid();
  });
  return () => channel.close();
}

function isNews(data: unknown): data is PaymentNews {
  if (typeof data !== 'object' || data === null) return false;
  const { kind, subject } = data as Partial<Record<keyof PaymentNews, unknown>>;
  return kind === 'paid' && typeof subject === 'string';
}
