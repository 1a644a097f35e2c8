/** The token of an invitation. */
import { makeLinkToken } from '../../sealed/link-token.ts';

export const makeToken = (parts: Parameters<typeof makeLinkToken>[0], delegateId: number): Promise<string> =>
  makeLinkToken(parts, 'delegate-invitation', `invitation ${delegateId}`);
