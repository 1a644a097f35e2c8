/** The session area, loaded on demand: what public code may know of it. */
import { currentSession, hasStoredSession, type Session } from '../lib/session.ts';

const load = () => import('../features/session/index.ts');

export const openSession = async () => (await load()).openSession();

/** The person signed in in this tab, their token renewed if need be. Anonymous visitors load nothing. */
export async function restoreSession(): Promise<Session | null> {
  const current = currentSession();
  if (current || !hasStoredSession()) return current;
  return await (await openSession()).restore();
}
