/** After a payment whatever the ledger answers is asked for anew, here and in the other tabs of this browser. */
import { restPaths } from '@portal/contract/http';
import type { QueryClient } from '@tanstack/react-query';
import { forget, storageKeys } from '../../lib/storage.ts';
import { tellOtherTabs } from './payment-news.ts';

/** By the first part of their keys: operations of bills, and what the payments service answers in their place. */
const isOfLedger = (name: unknown): boolean =>
  typeof name === 'string' &&
  (name.startsWith('bills:') || `/${name}` === restPaths.history || isFigures(name));

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
  if (subject !== null) tellOtherTabs(subject);
  await refreshLedger(client);
}
