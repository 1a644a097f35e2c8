/** The page that opens an invitation: for whoever has verified their e-mail, whatever is linked to them. */
import { safeReturnPath } from '@portal/domain/redirect';
import type { AccountOutcome } from '../../../features/session/index.ts';
import { forget, keep, readStored, storageKeys } from '../../../lib/storage.ts';
import type { Redirect } from '../../account/account-gate.tsx';

export const INVITATION_PATH = '/manage-premises/access/open';

/** Only an unverified address leads away: the gateway judges the rest. */
export const redirectFromInvitation = ({ kind }: AccountOutcome): Redirect | null =>
  kind === 'unverified' ? { to: '/verify' } : null;

/** After a sign-in. @param wanted not judged yet */
export function isAllowedInvitation(outcome: AccountOutcome, wanted: unknown): boolean {
  const path = safeReturnPath(wanted)?.replace(/[?#].*$/, '');
  const isSignedIn = outcome.kind !== 'session-ended' && outcome.kind !== 'failed';
  return path === INVITATION_PATH && isSignedIn && redirectFromInvitation(outcome) === null;
}

/** The invited person may have to sign up and verify their e-mail first, and the address loses the token on that way. */
export function keepInvitation(fragment: string): void {
  const token = new URLSearchParams(fragment).get('token');
  if (token !== null) keep('session', storageKeys.invitation, token);
}

export const readInvitation = (): string | null => readStored('session', storageKeys.invitation);
export const forgetInvitation = (): void => forget('session', storageKeys.invitation);

/** The page after /verify of somebody who is no staff. */
export const pageAfterVerify = (): '/link-account' | typeof INVITATION_PATH =>
  readInvitation() === null ? '/link-account' : INVITATION_PATH;
