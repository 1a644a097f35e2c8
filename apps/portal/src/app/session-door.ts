/** The session area, loaded on demand: what public code may know of it. */
import { safeReturnPath } from '@portal/domain/redirect';
import { currentSession, hasStoredSession, type Session } from '../lib/session.ts';
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
 * End Session of a kiosk: logs out, forgets everything kept in this browser, then goes there, also if a call fails.
 * @param to a path of this portal, or an address whose origin is in the configuration's redirectOrigins; else /welcome
 */
export async function endSession({ to }: { to: string }): Promise<void> {
  const session = await openSession().catch(() => null);
  if (session) return await session.endSession({ to });
  // Without the configuration nobody can say which other origin is allowed.
  forgetEverything();
  location.replace(safeReturnPath(to) ?? '/welcome');
}
