/** The address that opens the chat for one account: nothing in it but a token that works once, for 60 seconds. */
import { write } from '../../lib/api/api.ts';

const PATIENCE_MS = 10_000;

/**
 * @param page the configured page of the chat
 * @throws when there is no token to be had, or nobody answers at the page
 */
export async function chatAddress(page: string, accountNo: string): Promise<string> {
  const address = new URL(page, location.href);
  const [{ chatToken }] = await Promise.all([write('user:chatToken', { accountNo }), reach(address)]);
  address.searchParams.set('chatToken', chatToken);
  return address.href;
}

/** A frame or window of another origin never tells that it shows the browser's own error, so it is asked before. */
async function reach(address: URL): Promise<void> {
  if (address.origin === location.origin) return;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await fetch(address, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
}
