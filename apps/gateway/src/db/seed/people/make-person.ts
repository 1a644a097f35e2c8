/** Fills in what most people of the demo world share, so that each definition contains only its own values. */
import type { WorldPerson } from './demo-person.ts';

type PersonValues = Pick<WorldPerson, 'email' | 'name' | 'state'> & Partial<WorldPerson>;

export const person = (customerId: number, given: PersonValues): WorldPerson => ({
  kind: 'individual',
  customerId,
  mobile: `+659${String(1_000_000 + customerId * 4_421).slice(-7)}`,
  linkStatus: 'active',
  emailVerified: true,
  master: false,
  decidesPayments: false,
  version: 'v1',
  uen: null,
  idFragment: null,
  consentRequired: false,
  dismissed: given.accounts === undefined ? [] : ['onboarding', 'egiroModal'],
  accounts: [],
  ...given,
});
