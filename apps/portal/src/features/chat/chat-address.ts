/** The address that opens the chat for one account: nothing in it but a token that works once, for 60 seconds. */
import { write } from '../../lib/api.ts';

/**
 * @param page the configured page of the chat
 * @throws ApiError when there is no token to be had
 */
export async function chatAddress(page: string, accountNo: string): Promise<string> {
  const { chatToken } = await write('user:chatToken', { accountNo });
  const address = new URL(page, location.href);
  address.searchParams.set('chatToken', chatToken);
  return address.href;
}
