/**
 * The life of a sign-in in this tab: restore, complete, renew, end. Wires the calls to the current token, keeps it
 * alive only while somebody is there, and the tabs of one browser in step. Knows no page and no OIDC.
 */
import { wireApi } from '../../lib/api/api.ts';
import { ApiError, NO_ANSWER } from '../../lib/api/api-error.ts';
import { abandonReads } from '../../lib/api/api-wiring.ts';
import { deviceNow } from '../../lib/clock.ts';
import { kioskEnd } from '../../lib/session/kiosk-end.ts';
import { currentEnding, type Session, setEnding, setSession } from '../../lib/session/session.ts';
import {
  forgetUnheardLogOut,
  isLogOutUnheard,
  rememberUnheardLogOut,
} from '../../lib/session/unheard-log-out.ts';
import { forget, forgetEverything, forgetStartingWith, keep, storageKeys } from '../../lib/storage.ts';
import {
  type IdentityClient,
  RenewalUnheard,
  type SignedInUser,
  type SignInOptions,
} from './identity-client.ts';
import type { IdleLimits } from './idle/idle.rules.ts';
import { endedWhileAway, forgetSign, keptSign, type SessionIdle, startIdle } from './idle/session-idle.ts';
import { endAtGateway, forgetStored, inTime, keepErrorCode, logOut } from './log-out.ts';
import type { OtherTabs } from './other-tabs.ts';

export interface SessionControl {
  /** The person this tab was signed in as, with a token that holds or can still be renewed; null when nobody is. */
  restore(): Promise<Session | null>;
  complete(): Promise<{ session: Session; returnTo: unknown; fromLogin: boolean }>;
  /** null when the provider refuses or is not heard. */
  renew(): Promise<Session | null>;
  signIn(options: SignInOptions): Promise<void>;
  /**
   * @param asked somebody pressed for it here, also where nobody is signed in
   * @throws LogOutUnheard when neither the provider nor the next page can be reached; this tab has forgotten the person
   */
  logOut(options: { errorCode?: string | undefined; isRequested?: boolean }): Promise<void>;
  /** Leaves for the logout that the provider has not heard. @throws while it cannot be reached */
  finishLogOut(): Promise<void>;
  /** End Session of a kiosk: logs out, forgets everything kept in the browser, then goes there, if it may. */
  endSession(options: { to: string | null; isRequested?: boolean }): Promise<void>;
}

/** The person is gone from this tab, but the provider does not know of it, and no other page can be had. */
export class LogOutUnheard extends Error {}

export interface SessionSurroundings {
  readonly identity: IdentityClient;
  readonly tabs: OtherTabs;
  readonly limits: IdleLimits;
  /** Empties every cache of the person's data. */
  clearData(): void;
  /** Leaves this document. */
  goTo(address: string): void;
  /** Whether a page of the portal can be had. */
  isReachable(): Promise<boolean>;
  /** Origins outside to which a kiosk may be led. */
  readonly redirectOrigins: readonly string[];
}

export function createSessionControl(around: SessionSurroundings): SessionControl {
  const { identity, tabs, limits, clearData, goTo, isReachable, redirectOrigins } = around;
  let user: SignedInUser | null = null;
  let idle: SessionIdle | null = null;
  let renewedAt = 0;
  /** Its token runs out and nobody was there since it came: the next sign of life renews it. */
  let isRunningOut = false;
  /** The code with which the gateway refused the token. */
  let refused: string | null = null;
  /** Nobody comes back in this document by an answer that was late. */
  let hasLeft = false;
  /** A log-out has begun: no call goes out under a token that ends, and none of its refusals is news. */
  let isLoggingOut = false;

  function accept(next: SignedInUser): Session {
    const { subject } = next.session;
    if (user && user.session.subject !== subject) drop();
    user = next;
    refused = null;
    isRunningOut = false;
    isLoggingOut = false;
    renewedAt = deviceNow();
    setSession(next.session);
    idle ??= startIdle({ limits, tabs, subject, keptSign: keptSign(), onSign: keepAlive, onEnded: end });
    return next.session;
  }

  function drop(): void {
    user = null;
    idle?.stop();
    idle = null;
    forgetSign();
    clearData();
    forgetStartingWith('session', [storageKeys.draftPrefix]);
    setSession(null);
  }

  function end(): void {
    idle?.stop();
    setEnding('expired');
  }

  /** @throws RenewalUnheard; the next sign of life tries again */
  async function renew(): Promise<Session | null> {
    const wasRunningOut = isRunningOut;
    isRunningOut = false;
    try {
      const renewed = await identity.renew();
      return renewed && accept(renewed);
    } catch (error) {
      isRunningOut = wasRunningOut;
      throw error;
    }
  }

  const renewIfHeard = (): Promise<Session | null> => renew().catch(() => null);

  function keepAlive(): void {
    if (isRunningOut) void renewIfHeard();
  }

  wireApi({
    async credentials() {
      if (user && (isLoggingOut || currentEnding() === 'expired')) throw new ApiError('SK_API_1001');
      // Under the old token the call would be refused, and the session end with it.
      if (user?.isExpired()) await renew().catch(() => Promise.reject(new ApiError(NO_ANSWER)));
      return user && { accessToken: user.accessToken, idToken: user.idToken };
    },
    onSessionEnded: (code) => {
      if (!user || isLoggingOut) return;
      refused ??= code;
      end();
    },
  });

  identity.onRenewed((renewed) => {
    if (hasLeft) void identity.forget();
    else accept(renewed);
  });
  identity.onExpiring(() => {
    isRunningOut = true;
    if (idle && idle.watch.lastSign() > renewedAt) keepAlive();
  });

  tabs.listen((news) => {
    if (!user) return;
    const isMe = news.subject === user.session.subject;
    if (news.kind === 'alive' || news.kind === 'asked') {
      // Nobody keeps another person's sign-in alive.
      if (!isMe) return;
      if (news.kind === 'alive') idle?.watch.heard(news.at);
      else idle?.watch.answer();
      return;
    }
    if (news.kind === 'logged-out' ? !isMe : isMe) return;
    // Logged out elsewhere, or somebody else signed in: this tab must not go on showing the first person.
    drop();
    void identity.forget().finally(() => goTo('/welcome'));
  });

  /** A token that holds, to end the sign-in with; null where the gateway knows that it has ended. */
  async function tokenToLeaveWith(): Promise<string | null> {
    // The gateway ends a sign-in only for a token that holds.
    if (user?.isExpired() || refused === 'SK_SEC_1000') {
      const renewed = await inTime(identity.renew()).catch(() => null);
      if (renewed) accept(renewed);
    }
    return user && refused === null && !user.isExpired() ? user.accessToken : null;
  }

  function startLoggingOut(): void {
    isLoggingOut = true;
    abandonReads();
  }

  interface Leaving {
    /** Somebody at this computer wants it: the provider need not ask. */
    readonly isRequested: boolean;
    forgetStored(): void;
    /** Where to go when the provider is not asked, which else leads back to / by itself. */
    readonly to: string;
    /** Where / then leads. */
    readonly endTo?: string;
  }

  async function leave({ isRequested, forgetStored: forgetKept, to, endTo }: Leaving): Promise<void> {
    let isLeaving = false;
    // Alone from the renewal on: a token that another tab is just ending is not renewed here.
    const ran = await tabs.alone(async () => {
      const accessToken = await tokenToLeaveWith();
      startLoggingOut();
      if (user) tabs.tell({ kind: 'logged-out', subject: user.session.subject });
      await logOut({
        endAtGateway: () => endAtGateway(accessToken),
        leaveToProvider: () => leaveToProvider(isRequested),
        forgetStored: forgetKept,
        after({ leaving }) {
          isLeaving = leaving;
          drop();
          if (leaving && endTo !== undefined) keep('session', storageKeys.endTo, endTo);
          if (!leaving && isRequested) rememberUnheardLogOut();
        },
      });
    });
    hasLeft = true;
    if (isLeaving) return;
    if (!ran) {
      // Another tab is just doing it for both.
      startLoggingOut();
      forgetKept();
      drop();
    }
    await identity.forget().catch(() => {});
    if (ran && !(await inTime(isReachable()).catch(() => false))) throw new LogOutUnheard();
    goTo(to);
  }

  /** Somebody signed in in this tab, or logged out at this computer before. */
  const isKnownHere = (): boolean => user !== null || isLogOutUnheard();

  async function leaveToProvider(isRequested: boolean): Promise<void> {
    const address = await inTime(identity.leave({ isRequested }));
    // Not before the page is left: a way that is broken off has to be tried again.
    addEventListener('pagehide', forgetUnheardLogOut, { once: true });
    goTo(address);
  }

  return {
    signIn: (options) => identity.signIn(options),
    renew: renewIfHeard,
    async restore() {
      const stored = await identity.stored();
      if (!stored) return null;
      if (await endedWhileAway(limits, tabs, stored.session.subject)) {
        const session = accept(stored);
        end();
        return session;
      }
      if (!stored.isExpired()) return accept(stored);
      try {
        const renewed = await renew();
        if (!renewed) await identity.forget();
        return renewed;
      } catch (error) {
        if (error instanceof RenewalUnheard) return accept(stored);
        throw error;
      }
    },
    async complete() {
      // A person who has just signed in is there, whatever was kept, and no end of a session is on its way.
      forgetSign();
      forget('session', storageKeys.endTo);
      hasLeft = false;
      const completed = await identity.completeSignIn();
      const session = accept(completed);
      forgetUnheardLogOut();
      tabs.tell({ kind: 'signed-in', subject: session.subject });
      return { session, returnTo: completed.returnTo, fromLogin: completed.fromLogin };
    },
    async logOut({ errorCode, isRequested = false }) {
      keepErrorCode(errorCode);
      await leave({ isRequested: isRequested || isKnownHere(), forgetStored, to: '/' });
    },
    async finishLogOut() {
      // Another tab may have finished it, or somebody may have signed in there.
      if (isLogOutUnheard()) await leaveToProvider(true);
    },
    async endSession({ to, isRequested = true }) {
      const endTo = kioskEnd(to, redirectOrigins);
      await leave({
        isRequested: isRequested || isKnownHere(),
        forgetStored: forgetEverything,
        to: endTo,
        endTo,
      });
    },
  };
}
