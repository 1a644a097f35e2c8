/** The user's account for whoever asks: the rules of the session area on the queries of the accounts area. */
import { accountsQuery } from '../features/accounts/index.ts';
import {
  type AccountOutcome,
  type AccountPage,
  loadAccount,
  openSession,
  pageOf,
  profileQuery,
} from '../features/session/index.ts';
import { currentMode, type Mode } from '../lib/modes.ts';
import { queryClientOf } from '../lib/query-client.ts';
import { currentSession } from '../lib/session.ts';

/** Fetched once per person; what is already there is not asked for again. */
export async function fetchAccount(): Promise<AccountOutcome> {
  const session = currentSession();
  if (!session) return { kind: 'session-ended' };
  const client = queryClientOf(session.subject);
  return await loadAccount({
    isVerifiedByToken: session.emailVerified,
    fetchProfile: () => client.fetchQuery({ ...profileQuery(), staleTime: 0 }),
    fetchAccounts: () => client.fetchQuery(accountsQuery()),
  });
}

/** Where an outcome leads. Inside the app a failure is told in place, with a way to try again: nobody is logged out. */
export function pageFor(outcome: AccountOutcome, mode: Mode = currentMode()): AccountPage | null {
  return outcome.kind === 'failed' && mode === 'mobile' ? null : pageOf(outcome);
}

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
  const profile = await queryClientOf(session.subject).fetchQuery({ ...profileQuery(), staleTime: 0 });
  return profile.emailVerified;
}
