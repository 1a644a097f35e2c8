/** An officer's unsent decision on a payment. */
import type { Payee } from './payment.ts';

/** order: to the accounts that the payment names; other: to one that is looked up. */
export type Choice = 'order' | 'other' | 'return';

export interface Draft {
  readonly choice: Choice | null;
  /** One for each account of the order; null: as they were offered. */
  readonly parts: readonly string[] | null;
  readonly accountTyped: string;
  /** The account that was looked up, and the view of the payment in which it was. */
  readonly payee: { readonly found: Payee; readonly openedAt: string } | null;
  readonly note: string;
}

export const emptyDraft: Draft = { choice: null, parts: null, accountTyped: '', payee: null, note: '' };

/** The draft in a view of the payment: in a new view the account is looked up anew, as the gateway forgets it too. */
export function draftInView(draft: Draft, openedAt: string): Draft {
  return draft.payee === null || draft.payee.openedAt === openedAt ? draft : { ...draft, payee: null };
}
