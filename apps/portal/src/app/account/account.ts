/** The user's account for whoever asks: the rules of the session area on the queries of the accounts area. */
import { type AccountsAnswer, accountsQuery } from '../../features/accounts/index.ts';
import {
  type AccountOutcome,
  type AccountPage,
  loadAccount,
  openSession,
  pageOf,
  profileQuery,
  STAFF_PAGE,
} from '../../features/session/index.ts';
import { getQueryClient } from '../../lib/api/query-client.ts';
import { currentMode, type Mode } from '../../lib/modes.ts';
import { currentSession } from '../../lib/session/session.ts';
import { askForDashboard } from './prefetch-dashboard.ts';

const DASHBOARD = '/dashboard';

/** Fetched once per person; what is already there is not asked for again. */
export async function fetchAccount(): Promise<AccountOutcome> {
  const session = currentSession();
  if (!session) return { kind: 'session-ended' };
  const { subject } = session;
  const client = getQueryClient(subject);
  const askForPage = (answer: AccountsAnswer) => {
    if (location.pathname !== DASHBOARD) return;
    askForDashboard(client, subject, answer, new URLSearchParams(location.search));
  };
  return await loadAccount({
    isVerifiedByToken: session.emailVerified,
    fetchProfile: () => client.fetchQuery({ ...profileQuery(), staleTime: 0 }),
    prefetchProfile: () => client.prefetchQuery(profileQuery()),
    fetchAccounts: () => client.fetchQuery(accountsQuery(askForPage)),
  });
}

/** After something has changed it: the next who asks is answered anew. */
export function forgetAccount(): void {
  const session = currentSession();
  if (session) getQueryClient(session.subject).removeQueries({ queryKey: accountsQuery().queryKey });
}

/**
 * Where an outcome leads; null: it stays where it is. Inside the app a failure is told in place, with a way to try
 * again: nobody is logged out. Staff without accounts have their own page.
 */
export function pageFor(
  outcome: AccountOutcome,
  mode: Mode = currentMode(),
  isInternal: boolean = currentSession()?.isInternal === true,
): AccountPage | null {
  if (outcome.kind === 'failed' && mode === 'mobile') return null;
  return isInternal && isWithoutAccounts(outcome) ? { to: STAFF_PAGE } : pageOf(outcome);
}

const withoutAccounts: ReadonlySet<AccountOutcome['kind']> = new Set([
  'not-linked',
  'company-application',
  'individual-link',
  'not-active',
]);
const isWithoutAccounts = ({ kind }: AccountOutcome): boolean => withoutAccounts.has(kind);

/** As pageFor, for pages that are no place to stay once there are accounts. */
export function resolveLandingRoute(
  outcome: AccountOutcome,
): AccountPage | { readonly to: '/dashboard' } | null {
  return outcome.kind === 'ready' ? { to: '/dashboard' } : pageFor(outcome);
}

/**
 * After a sign-in: staff come to the staff page that they wanted, whatever accounts of their own they have.
 * @param wanted as it was kept over the sign-in, to be judged
 */
export function pageAfterSignIn(outcome: AccountOutcome, wanted: unknown): AccountPage | null {
  const isTheirs = currentSession()?.isInternal === true && isStaffPath(wanted);
  const isKept = outcome.kind === 'unverified' || outcome.kind === 'session-ended';
  return isTheirs && !isKept ? null : pageFor(outcome);
}

const isStaffPath = (path: unknown): boolean => typeof path === 'string' && path.startsWith('/internal/');

/** The mode is kept, so that a page opened inside the app stays inside it. */
export function withMode(path: string, mode: Mode = currentMode()): string {
  if (mode === 'web' || /[?&]mode=/.test(path)) return path;
  const [address = '', ...fragment] = path.split('#');
  const whole = `${address}${address.includes('?') ? '&' : '?'}mode=${mode}`;
  return [whole, ...fragment].join('#');
}

/** By a fresh token, then by the profile: either yes is enough. */
export async function isVerified(): Promise<boolean> {
  const renewed = await (await openSession()).renew();
  const session = renewed ?? currentSession();
  if (!session) return false;
  if (session.emailVerified) return true;
  const profile = await getQueryClient(session.subject).fetchQuery({ ...profileQuery(), staleTime: 0 });
  return profile.emailVerified;
}
