/** The page that opens an invitation: for whoever has verified their e-mail, whatever is linked to them. */
import { safeReturnPath } from '@portal/domain/redirect';
import type { AccountOutcome } from '../../../features/session/index.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { hashSubject } from '../../../lib/session/subject-hash.ts';
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

/** Of this tab, else of another one in which the same person had to verify their e-mail. */
export function readInvitation(): string | null {
  const ofPerson = personKey();
  return (
    readStored('session', storageKeys.invitation) ??
    (ofPerson === null ? null : readStored('local', ofPerson))
  );
}

export function forgetInvitation(): void {
  forget('session', storageKeys.invitation);
  const ofPerson = personKey();
  if (ofPerson !== null) forget('local', ofPerson);
}

/**
 * On /verify: the link in the mail opens in another tab, which goes on with the invitation after the sign-in. A kiosk keeps it in
 * memory alone (storage.ts).
 */
export function keepInvitationForOtherTabs(): void {
  const token = readStored('session', storageKeys.invitation);
  const ofPerson = personKey();
  if (token !== null && ofPerson !== null) keep('local', ofPerson, token);
}

function personKey(): string | null {
  const session = currentSession();
  return session && `${storageKeys.invitation}.${hashSubject(session.subject)}`;
}

/** After the sign-in of a person without accounts, who would link one: first the invitation that brought them. */
export const pageOfInvited = (outcome: AccountOutcome): { readonly to: typeof INVITATION_PATH } | null =>
  outcome.kind === 'not-linked' && !currentSession()?.isInternal && readInvitation() !== null
    ? { to: INVITATION_PATH }
    : null;

/** The page after /verify of somebody who is no staff. */
export const pageAfterVerify = (): '/link-account' | typeof INVITATION_PATH =>
  readInvitation() === null ? '/link-account' : INVITATION_PATH;
