/** The token of the link that switches an alert off. */
import { makeLinkToken } from '../../sealed/link-token.ts';
import type { SentAlert } from './store.ts';

export const makeToken = (
  parts: Parameters<typeof makeLinkToken>[0],
  { accountId, customerId, kind, billFrom }: SentAlert,
): Promise<string> =>
  makeLinkToken(parts, 'usage-alert', `off ${accountId} ${customerId} ${kind} ${billFrom}`);
