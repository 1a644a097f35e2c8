/**
 * The life of a sign-in in this tab: restore, complete, renew, end. Wires the calls to the current token and
 * keeps the tabs of one browser in step. Knows no page and no OIDC.
 */
import { wireApi } from '../../lib/api.ts';
import { type Session, setEnding, setSession } from '../../lib/session.ts';
import { forgetEverything, keep, storageKeys } from '../../lib/storage.ts';
import { endTarget } from './end-target.ts';
import type { IdentityClient, SignedInUser } from './identity-client.ts';
import { endAtGateway, forgetKept, keepErrorCode, logOut } from './log-out.ts';
import type { OtherTabs } from './other-tabs.ts';

export interface SessionControl {
  /** The person this tab was signed in as, with a token that holds; null when nobody is. */
  restore(): Promise<Session | null>;
  complete(): Promise<{ session: Session; returnTo: unknown }>;
  renew(): Promise<Session | null>;
  signIn(options: { returnTo: string; signUp?: boolean }): Promise<void>;
  logOut(options: { errorCode?: string | undefined }): Promise<void>;
  /** End Session of a kiosk: logs out, forgets everything kept in the browser, then goes there. */
  endSession(options: { to: string }): Promise<void>;
}

export interface SessionSurroundings {
  readonly identity: IdentityClient;
  readonly tabs: OtherTabs;
  /** Empties every cache of the person's data. */
  clearData(): void;
  /** Leaves this document. */
  goTo(address: string): void;
  /** Origins outside to which a kiosk may be led. */
  readonly redirectOrigins: readonly string[];
}

export function createSessionControl({
  identity,
  tabs,
  clearData,
  goTo,
  redirectOrigins,
}: SessionSurroundings): SessionControl {
  let user: SignedInUser | null = null;

  function accept(next: SignedInUser): Session {
    if (user && user.session.subject !== next.session.subject) clearData();
    user = next;
    setSession(next.session);
    return next.session;
  }

  function drop(): void {
    user = null;
    clearData();
    setSession(null);
  }

  async function renew(): Promise<Session | null> {
    const renewed = await identity.renew();
    return renewed && accept(renewed);
  }

  wireApi({
    async credentials() {
      if (user?.isExpired()) await renew();
      return user && { accessToken: user.accessToken, idToken: user.idToken };
    },
    onSessionEnded: () => {
      if (user) setEnding('expired');
    },
  });

  identity.onRenewed((renewed) => accept(renewed));

  tabs.listen((news) => {
    if (!user) return;
    const isMe = news.subject === user.session.subject;
    if (news.kind === 'logged-out' ? !isMe : isMe) return;
    // Logged out elsewhere, or somebody else signed in: this tab must not go on showing the first person.
    drop();
    void identity.forget().finally(() => goTo('/welcome'));
  });

  /** @param to where to go when the provider cannot be reached, which else leads back to / by itself */
  async function leave({ forgetKept, to }: { forgetKept: () => void; to: string }): Promise<void> {
    // The gateway ends a sign-in only for a token that holds.
    if (user?.isExpired()) await renew();
    const leaver = user;
    await logOut({
      endAtGateway: () => endAtGateway(leaver?.accessToken ?? null),
      async leaveToProvider() {
        goTo(await identity.leave());
      },
      forgetKept,
      after({ leaving }) {
        drop();
        if (leaver) tabs.tell({ kind: 'logged-out', subject: leaver.session.subject });
        if (!leaving) void identity.forget().finally(() => goTo(to));
      },
    });
  }

  return {
    signIn: (options) => identity.signIn(options),
    renew,
    async restore() {
      const stored = await identity.stored();
      if (!stored) return null;
      if (!stored.isExpired()) return accept(stored);
      const renewed = await renew();
      if (!renewed) await identity.forget();
      return renewed;
    },
    async complete() {
      const completed = await identity.completeSignIn();
      const session = accept(completed);
      tabs.tell({ kind: 'signed-in', subject: session.subject });
      return { session, returnTo: completed.returnTo };
    },
    async logOut({ errorCode }) {
      keepErrorCode(errorCode);
      await leave({ forgetKept, to: '/' });
    },
    async endSession({ to }) {
      const target = endTarget(to, redirectOrigins);
      await leave({
        forgetKept() {
          forgetEverything();
          keep('session', storageKeys.endTo, target);
        },
        to: target,
      });
    },
  };
}
