/** Typed builders of the linking area for states and tests. */
import type { Company, RegistryReturn } from './company/retrieval.ts';

export const mockCompany = (over: Partial<Company> = {}): Company => ({
  uen: '201900042H',
  companyName: 'Sin Ming Baking Supplies Pte Ltd',
  retrievedAt: '2026-11-20T06:58:00.000Z',
  ...over,
});

/** A new one for each time: it is sent once. */
export const mockReturn = (over: Partial<RegistryReturn> = {}): RegistryReturn => ({
  authCode: 'f3a1',
  state: 'Jq3k',
  ...over,
});
