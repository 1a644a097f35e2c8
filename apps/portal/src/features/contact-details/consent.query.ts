/** cusConsent:retrieve: whether the person must verify their contact details before anything else (S1 §7). */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export interface Consent {
  readonly isRequired: boolean;
}

export function consentQuery() {
  return queryOptions({
    queryKey: ['contact-details', 'consent'] as const,
    queryFn: async (): Promise<Consent> => ({
      isRequired: saysRequired(await call('cusConsent:retrieve', {})),
    }),
  });
}

/** Ours answers true or false; other gateways write 'Y' or 'X' for yes. Anything else is a no (readings §6). */
export function saysRequired(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('isCusConsentReq' in answer)) return false;
  const { isCusConsentReq: body } = answer;
  return body === true || body === 'Y' || body === 'X';
}
