/**
 * Port to an identity provider, in the portal's words. Its one implementation is oidc-client.ts;
 * tests have their own.
 */
import type { Session } from '../../lib/session/session.ts';

export interface SignedInUser {
  readonly session: Session;
  readonly accessToken: string;
  readonly idToken: string | null;
  /** Asked anew each time: a tab may have slept. */
  isExpired(): boolean;
  /** Where the person wanted to go; as it came back, to be judged before use. */
  readonly returnTo: unknown;
  /** The person was sent to the provider from here: the result is that of a log-in. */
  readonly fromLogin: boolean;
}

/** A log-in that this portal began has failed: the provider said no, refused its own code, or does not answer. */
export class SignInRefused extends Error {}

/** Neither yes nor no to a renewal: nobody answered, or a busy server or a proxy did. The refresh token is as good as before. */
export class RenewalUnheard extends Error {}

export interface SignInOptions {
  readonly returnTo: string;
  readonly signUp?: boolean;
  /** The password is asked for, whoever the provider still knows: a computer that belongs to everybody. */
  readonly freshLogin?: boolean;
}

export interface IdentityClient {
  /** Leaves the portal for the provider's page. */
  signIn(options: SignInOptions): Promise<void>;
  /**
   * Takes the code that the provider sent to /callback.
   * @throws SignInRefused when a log-in of this tab fails; anything else when nobody asked for one
   */
  completeSignIn(): Promise<SignedInUser>;
  stored(): Promise<SignedInUser | null>;
  /**
   * A fresh token by refresh token, else by a hidden frame. null when the provider refuses.
   * @throws RenewalUnheard
   */
  renew(): Promise<SignedInUser | null>;
  /**
   * Address of the provider's logout, with the way back to the origin. Forgets the user of this tab.
   * @param asked somebody signed in here, or at this computer, wants it: our own provider need not ask
   */
  leave(options: { isRequested: boolean }): Promise<string>;
  /** Forgets the user of this tab without a word to the provider. */
  forget(): Promise<void>;
  /** As renew, but by tokens of this tab's own: what it holds belongs to the tab that it was copied from. */
  renewApart(): Promise<SignedInUser | null>;
  onRenewed(listener: (user: SignedInUser) => void): void;
  /** The token will run out in a moment. It is not renewed by itself: only somebody who is there keeps a sign-in. */
  onExpiring(listener: () => void): void;
}
