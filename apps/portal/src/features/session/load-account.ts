/**
 * Fetching the user (S1 §4): profile, unverified check, accounts; and where each outcome leads. What is
 * fetched is handed in, so that the same rules serve /callback, /verify and every signed-in page.
 */
import type { Output } from '@portal/contract';
import { isSessionCode } from '@portal/contract/errors';
import { type ApiError, NO_ANSWER, toApiError } from '../../lib/api-error.ts';

export interface AccountSources {
  /** What the identity token says. */
  readonly isVerifiedByToken: boolean;
  fetchProfile(): Promise<Output<'user:profileInfo'>>;
  /** Answers 500 ms after the accounts came (S1 §9). */
  fetchAccounts(): Promise<Output<'user:getAccounts'>>;
}

export type AccountOutcome =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unverified' }
  | { readonly kind: 'not-linked' | 'received' | 'pending-document' | 'not-active' }
  | { readonly kind: 'session-ended' }
  | { readonly kind: 'failed'; readonly errorCode: string };

export async function loadAccount(sources: AccountSources): Promise<AccountOutcome> {
  try {
    if (!sources.isVerifiedByToken && !(await sources.fetchProfile()).emailVerified) {
      return { kind: 'unverified' };
    }
    const { status } = await sources.fetchAccounts();
    return byStatus[status];
  } catch (error) {
    return byError(toApiError(error));
  }
}

const byStatus: Record<Output<'user:getAccounts'>['status'], AccountOutcome> = {
  active: { kind: 'ready' },
  in_progress: { kind: 'received' },
  pending_document: { kind: 'pending-document' },
};

function byError({ code, status }: ApiError): AccountOutcome {
  if (code === NO_ANSWER && status === 404) return { kind: 'not-active' };
  if (code === 'email_not_verified') return { kind: 'unverified' };
  if (code === 'not_linked') return { kind: 'not-linked' };
  if (code === 'account_in_progress') return { kind: 'received' };
  if (code === 'account_not_found') return { kind: 'not-active' };
  if (isSessionCode(code)) return { kind: 'session-ended' };
  return { kind: 'failed', errorCode: code === '' ? NO_ANSWER : code };
}

/** The page of an outcome; null where the person goes on to where they wanted. */
export function pageOf(outcome: AccountOutcome): AccountPage | null {
  switch (outcome.kind) {
    case 'ready':
    case 'session-ended':
      return null;
    case 'unverified':
      return { to: '/verify' };
    case 'not-linked':
    case 'received':
    case 'pending-document':
      return { to: '/not-active/$state', params: { state: outcome.kind } };
    case 'not-active':
      return { to: '/not-active' };
    case 'failed':
      return { to: '/logout', search: { errorCode: outcome.errorCode } };
  }
}

export type AccountPage =
  | { readonly to: '/verify' | '/not-active' }
  | { readonly to: '/not-active/$state'; readonly params: { readonly state: string } }
  | { readonly to: '/logout'; readonly search: { readonly errorCode: string } };
