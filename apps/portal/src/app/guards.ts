/** Guards of routes, asked before a route is shown. Anonymous visitors go to the identity provider and return. */
import { redirect } from '@tanstack/react-router';
import { loadConfig } from '../lib/config.ts';
import { currentMode } from '../lib/modes.ts';
import { kioskEnd } from '../lib/session/kiosk-end.ts';
import type { Session } from '../lib/session/session.ts';
import { storageKeys, takeKept } from '../lib/storage.ts';
import { restoreSession, signIn } from './session-gate.ts';

/** For protected routes. Leaves the document for the provider, so that it never resolves for an anonymous visitor. */
export async function requireSession(href: string): Promise<Session> {
  const session = await restoreSession();
  if (session) return session;
  await signIn({ returnTo: href });
  return await new Promise<never>(() => {});
}

/**
 * For staff pages: whoever is not staff is told what an unknown address is told. The gateway judges by itself; this
 * decides only what is drawn.
 */
export async function requireStaff(href: string): Promise<Session> {
  const session = await requireSession(href);
  if (!session.isInternal) throw redirect({ to: '/404', replace: true });
  if (!session.emailVerified) throw redirect({ to: '/verify', replace: true });
  return session;
}

/** For pages that only make sense to somebody signed in, but are no reason to sign in. */
export async function requireSessionOrWelcome(): Promise<Session> {
  const session = await restoreSession();
  if (!session) throw redirect({ to: '/welcome', replace: true });
  return session;
}

/** For pages of those who come: somebody signed in goes on to the dashboard. */
export async function leaveWhenSignedIn(): Promise<void> {
  if (await restoreSession()) throw redirect({ to: '/dashboard', replace: true });
}

/** For /welcome. Inside the app it is where a person is led to log out: back at the origin, they are a visitor. */
export async function leaveWelcomeWhenSignedIn(): Promise<void> {
  if (currentMode() !== 'mobile') return await leaveWhenSignedIn();
  if (await restoreSession()) throw redirect({ to: '/logout', replace: true });
}

/**
 * For /, where the provider leads back to: a kiosk's session has ended, and it goes where it was told to. The address kept
 * in a browser is judged again.
 */
export async function goWhereSessionEnds(): Promise<void> {
  const target = takeKept('session', storageKeys.endTo);
  if (target === null) return;
  const origins = await loadConfig().then(
    (config) => config.redirectOrigins,
    () => [],
  );
  window.location.replace(kioskEnd(target, origins));
  await new Promise<never>(() => {});
}
