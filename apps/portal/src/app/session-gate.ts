/** The session area, loaded on demand: what public code may know of it. */
import { currentConfig } from '../lib/config.ts';
import { currentMode } from '../lib/modes.ts';
import { kioskEnd } from '../lib/session/kiosk-end.ts';
import { currentSession, hasStoredSession, type Session } from '../lib/session/session.ts';
import { isLogOutUnheard, rememberUnheardLogOut } from '../lib/session/unheard-log-out.ts';
import { forgetEverything } from '../lib/storage.ts';

const load = () => import('../features/session/index.ts');

export const openSession = async () => (await load()).openSession();

/** The person signed in in this tab, their token renewed if need be. Anonymous visitors load nothing. */
export async function restoreSession(): Promise<Session | null> {
  const current = currentSession();
  if (current || !hasStoredSession()) return current;
  return await (await openSession()).restore();
}

/**
 * Leaves for the provider's page. The password is asked for, whoever was there before, at a kiosk, which belongs to
 * everybody, and after a log-out that the provider has not heard.
 */
export async function signIn(options: { returnTo: string; signUp?: boolean }): Promise<void> {
  const session = await openSession();
  await session.signIn({ ...options, freshLogin: currentMode() === 'kiosk' || isLogOutUnheard() });
}

/** Leaves for the provider's logout that was not heard before; rejects while it cannot be reached. */
export async function finishLogOut(): Promise<void> {
  await (await openSession()).finishLogOut();
}

/**
 * End Session of a kiosk: logs out, forgets everything kept in this browser, then goes there, also if a call fails.
 * @param to as it came with the address of the kiosk: kiosk-end.ts judges it
 * @param asked somebody pressed for it here, also where nobody is signed in
 */
export async function endSession({
  to,
  isRequested = true,
}: {
  to: string | null;
  isRequested?: boolean;
}): Promise<void> {
  // Judged before anything is forgotten. Without the configuration nobody can say which other origin is allowed.
  const address = kioskEnd(to, currentConfig()?.redirectOrigins ?? []);
  try {
    await (await openSession()).endSession({ to, isRequested });
  } catch {
    forgetEverything();
    rememberUnheardLogOut();
    location.replace(address);
  }
}
