/**
 * The accounts of whoever comes back, asked for while configuration and code are still on their way. The answer is
 * only kept: it counts for nothing before the session says that this person is there (get-accounts.query.ts).
 */
import type { Output } from '@portal/contract';
import { deviceNow } from '../clock.ts';
import { currentEnding, storedToken } from '../session/session.ts';
import { callWithToken } from './api.ts';

export interface PrefetchedAnswer {
  readonly answer: Output<'user:getAccounts'>;
  /** By this device's own clock. */
  readonly cameAt: number;
}

let asked: { readonly subject: string; readonly answer: Promise<PrefetchedAnswer | null> } | null = null;

export function prefetchAccounts(): void {
  const token = storedToken(deviceNow());
  if (!token) return;
  const answer = callWithToken(token.accessToken, 'user:getAccounts', {}).then(
    (accounts) => ({ answer: accounts, cameAt: deviceNow() }),
    () => null,
  );
  asked = { subject: token.subject, answer };
}

/** Once; null where nothing came for this person, so that it is asked for as ever. */
export async function takeAccountsAhead(subject: string | undefined): Promise<PrefetchedAnswer | null> {
  const mine = asked?.subject === subject ? asked : null;
  asked = null;
  // After its end nobody is shown anything of a session.
  return mine === null || currentEnding() !== null ? null : await mine.answer;
}
