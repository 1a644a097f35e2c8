/**
 * Logging out, in the order of S1 §4: our own logout, the provider's, what this login kept, then the way on in
 * every case. Each step may fail without stopping the next.
 */
import { restPaths } from '@portal/contract/http';
import { forgetStartingWith, keep, storageKeys } from '../../lib/storage.ts';

export interface LogOutSteps {
  /** Our gateway ends the sign-in: its tokens are refused from now on. */
  endAtGateway(): Promise<void>;
  /** Leaves for the provider's logout. */
  leaveToProvider(): Promise<void>;
  forgetStored(): void;
  /** Runs whatever happened before. */
  after(result: { leaving: boolean }): void;
}

export async function logOut(steps: LogOutSteps): Promise<void> {
  let leaving = false;
  try {
    await steps.endAtGateway().catch(() => {});
    leaving = await steps.leaveToProvider().then(
      () => true,
      () => false,
    );
    steps.forgetStored();
  } finally {
    steps.after({ leaving });
  }
}

/** A call that never answers holds nobody: the way goes on, and the browser still delivers what was sent. */
const PATIENCE_MS = 2_000;

/** @throws when there is no answer in time, or it is a failure */
export function inTime<T>(wanted: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
  });
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer));
}

/**
 * Asks twice, as a copied token lives until this is heard; our own provider, where the way then leads, does it too.
 * @param accessToken null: nobody is signed in any more, so there is nothing to end
 */
export async function endAtGateway(accessToken: string | null): Promise<void> {
  if (accessToken === null) return;
  await inTime(isHeard(accessToken).then((isConfirmed) => isConfirmed || isHeard(accessToken)));
}

/** A token that is refused opens nothing any more. */
function isHeard(accessToken: string): Promise<boolean> {
  return fetch(restPaths.logout, {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}` },
    keepalive: true,
  }).then(
    ({ ok, status }) => ok || status === 401,
    () => false,
  );
}

/** The chosen premises, drafts, and this login's copies of what was dismissed; the gateway keeps the dismissals themselves. */
export function forgetStored(): void {
  forgetStartingWith('session', [
    storageKeys.premisesPrefix,
    storageKeys.draftPrefix,
    storageKeys.invitation,
  ]);
  forgetStartingWith('local', [
    storageKeys.premisesPrefix,
    storageKeys.onboardingPrefix,
    storageKeys.dismissPrefix,
    storageKeys.payNow,
    storageKeys.measuredPrefix,
    storageKeys.invitation,
  ]);
}

const CODE = /^\w{1,40}$/;

/** Carries a code over the provider's round trip; what is not a code becomes 'other'. */
export function keepErrorCode(errorCode: string | undefined): void {
  if (errorCode === undefined || errorCode === '') return;
  keep('session', storageKeys.errorCode, CODE.test(errorCode) ? errorCode : 'other');
}
