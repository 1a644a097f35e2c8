/**
 * Remembers, for every tab of this browser, a log-out that the identity provider has not heard. It says nothing about
 * anybody, and a completed sign-in forgets it: it can never end the session of the next person.
 */
import { forget, keep, readStored, storageKeys } from '../storage.ts';

export const rememberUnheardLogOut = (): void => keep('local', storageKeys.unheardLogOut, 'yes');
export const forgetUnheardLogOut = (): void => forget('local', storageKeys.unheardLogOut);
export const isLogOutUnheard = (): boolean => readStored('local', storageKeys.unheardLogOut) !== null;

/** @param listener called when another tab remembers or forgets one */
export function subscribeToUnheardLogOut(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
