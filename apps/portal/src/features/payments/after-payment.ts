/** After a payment whatever the ledger answers is asked for anew, here and in the other tabs of this browser. */
import { restPaths } from '@portal/contract/http';
import type { QueryClient } from '@tanstack/react-query';
import { forget, storageKeys } from '../../lib/storage.ts';

/** Operations whose answers follow the ledger. */
const LEDGER_AREAS = /^(bills|paymentArrangement|request):/;

/** By the first part of their keys: such operations, and what the payments service answers in their place. */
const isOfLedger = (name: unknown): boolean =>
  typeof name === 'string' &&
  (LEDGER_AREAS.test(name) || `/${name}` === restPaths.history || isFigures(name));

/** Amount owed and money being checked; polled while a page shows it. */
const isFigures = (name: unknown): boolean =>
  name === 'bills:outstandingPayment' || `/${name}` === restPaths.payables;

/** While figures that are asked again have changed, what else the ledger answers is asked for anew. @returns ends it */
export function followFigures(client: QueryClient): () => void {
  const told = new Map<string, string>();
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed') told.delete(query.queryHash);
    if (type !== 'updated' || query.state.status !== 'success' || !isFigures(query.queryKey[0])) return;
    const { outstanding } = query.state.data as { readonly outstanding: unknown };
    const [before, now] = [told.get(query.queryHash), JSON.stringify(outstanding)];
    told.set(query.queryHash, now);
    if (before === undefined || before === now) return;
    void client.invalidateQueries({
      predicate: ({ queryKey: [name] }) => isOfLedger(name) && !isFigures(name),
    });
  });
}

/** Resolves when all that is shown is new; rejects when something could not be had, which is told where it is shown. */
export function refreshLedger(client: QueryClient): Promise<void> {
  return client.invalidateQueries(
    { predicate: ({ queryKey }) => isOfLedger(queryKey[0]) },
    { throwOnError: true },
  );
}

/** Money has come: the same parts begin a new order. */
export async function afterPayment(client: QueryClient, subject: string | null): Promise<void> {
  forget('local', storageKeys.payNow);
  if (subject !== null) notifyOtherTabs(subject);
  await refreshLedger(client);
}

/**
 * Tabs of one browser send each other that this person has paid. Nothing about accounts or sums; each tab asks the
 * gateway for its own. Where channels do not exist, a tab learns of it at its next request.
 */
const CHANNEL = 'portal.payments';

interface PaymentNews {
  readonly kind: 'paid';
  readonly subject: string;
}

export function notifyOtherTabs(subject: string): void {
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
