/** What an officer has chosen and typed for each payment: it stays while they look at another one. */
import { useCallback, useState } from 'react';
import type { Payee, Payment } from './parked.query.ts';

/** order: to the accounts that the payment names; other: to one that is looked up. */
export type Choice = 'order' | 'other' | 'return';

export interface Draft {
  readonly choice: Choice | null;
  /** One for each account of the order; null: as they were offered. */
  readonly parts: readonly string[] | null;
  readonly accountTyped: string;
  /** What was found for that number, and with which look at the payment. */
  readonly payee: { readonly found: Payee; readonly openedAt: string } | null;
  readonly note: string;
}

const nothing: Draft = { choice: null, parts: null, accountTyped: '', payee: null, note: '' };

export interface Drafts {
  of(payment: Pick<Payment, 'itemId' | 'openedAt'>): Draft;
  change(itemId: string, draft: Draft): void;
}

export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const change = useCallback(
    (itemId: string, draft: Draft) => setDrafts((all) => new Map(all).set(itemId, draft)),
    [],
  );
  return {
    of({ itemId, openedAt }) {
      const draft = drafts.get(itemId) ?? nothing;
      // Whoever opens it anew looks the account up anew: the gateway has forgotten it too.
      return draft.payee === null || draft.payee.openedAt === openedAt ? draft : { ...draft, payee: null };
    },
    change,
  };
}
