/**
 * Fetching the user (S1 §4): profile, unverified check, accounts; and where each outcome leads. All that is
 * fetched is handed in, so that the same rules serve /callback, /verify and every signed-in page.
 */
import type { Output } from '@portal/contract';
import { isSessionCode } from '@portal/contract/errors';
import { findLinkPlace, type LinkAnswer } from '@portal/domain/linking/link-status';
import { type ApiError, NO_ANSWER, toApiError } from '../../lib/api/api-error.ts';

export interface AccountSources {
  /** Claims of the identity token. */
  readonly isVerifiedByToken: boolean;
  fetchProfile(): Promise<Output<'user:profileInfo'>>;
  /** Has the profile ready for whoever shows it; what is there already is not asked for again. */
  prefetchProfile(): Promise<void>;
  /** Answers 500 ms after the accounts came (S1 §9). */
  fetchAccounts(): Promise<Output<'user:getAccounts'>>;
}

export type AccountOutcome =
  /** isViewer: every premises is somebody else's, who lets the person look at it. */
  | { readonly kind: 'ready'; readonly isViewer?: true }
  | { readonly kind: 'unverified' }
  /** Nothing linked: a choice; an open company application: its form; not active yet: the individual's form. */
  | { readonly kind: 'not-linked' | 'company-application' | 'individual-link' | 'not-active' }
  | { readonly kind: 'session-ended' }
  | { readonly kind: 'failed'; readonly errorCode: string };

export async function loadAccount(sources: AccountSources): Promise<AccountOutcome> {
  try {
    if (!sources.isVerifiedByToken && !(await sources.fetchProfile()).emailVerified) {
      return { kind: 'unverified' };
    }
    // S1 §4: the profile comes with the accounts; menus name the person by it, and its failure keeps nobody out.
    const [{ status, linkType, premises }] = await Promise.all([
      sources.fetchAccounts(),
      sources.prefetchProfile().catch(() => {}),
    ]);
    const outcome = toOutcome({ status, type: linkType }, NO_ANSWER);
    const isViewer = premises.length > 0 && premises.every(({ shared }) => (shared ?? null) !== null);
    return outcome.kind === 'ready' && isViewer ? { ...outcome, isViewer } : outcome;
  } catch (error) {
    return byError(toApiError(error));
  }
}

function byError({ code, status }: ApiError): AccountOutcome {
  if (code === 'email_not_verified') return { kind: 'unverified' };
  if (isSessionCode(code)) return { kind: 'session-ended' };
  // A gateway that has no words for it.
  if (code === NO_ANSWER && status === 404) return { kind: 'not-active' };
  return toOutcome({ code }, code === '' ? NO_ANSWER : code);
}

function toOutcome(answer: LinkAnswer, errorCode: string): AccountOutcome {
  const place = findLinkPlace(answer);
  return place === 'error' ? { kind: 'failed', errorCode } : { kind: kindOf[place] };
}

const kindOf = {
  dashboard: 'ready',
  'company-manual': 'company-application',
  choice: 'not-linked',
  individual: 'individual-link',
  'under-review': 'not-active',
} as const;

/** The page of an outcome; null where the person goes on to where they wanted. */
export function findPage(outcome: AccountOutcome): AccountPage | null {
  switch (outcome.kind) {
    case 'ready':
    case 'session-ended':
      return null;
    case 'failed':
      return { to: '/logout', search: { errorCode: outcome.errorCode } };
    default:
      return { to: pages[outcome.kind] };
  }
}

const pages = {
  unverified: '/verify',
  'not-active': '/not-active',
  'not-linked': '/link-account',
  'individual-link': '/link-account/individual',
  'company-application': '/link-account/company/manual',
} as const;

/** Of staff who have no accounts: no page of customers is theirs. It leads on to the first queue of theirs. */
export const STAFF_PAGE = '/internal';

export type AccountPage =
  | { readonly to: (typeof pages)[keyof typeof pages] | typeof STAFF_PAGE }
  | { readonly to: '/logout'; readonly search: { readonly errorCode: string } };
