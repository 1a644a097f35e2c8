/** Roles of the authorisation matrices, and the things that they aim at. */
import type { ErrorCode } from '@portal/contract/errors';
import { type TenantNumbers, type Tenants, unknownThing } from './tenants.ts';

export interface Role {
  readonly person: string;
  readonly email: string | null;
  /** The error of the token alone; null when it is good. */
  readonly tokenEnds: ErrorCode | null;
  readonly verified: boolean;
  readonly kinds: readonly ('holder' | 'company' | 'master' | 'staff' | 'payments')[];
  /** Email of the person whose accounts count as another tenant's. */
  readonly other: string;
}

const role = (person: string, email: string | null, overrides: Partial<Role> = {}): Role => ({
  person,
  email,
  tokenEnds: null,
  verified: true,
  kinds: ['holder'],
  other: 'kopi@example.com',
  ...overrides,
});

export const roles: readonly Role[] = [
  role('nobody', null, { tokenEnds: 'SK_SEC_1000', kinds: [] }),
  role('someone whose e-mail is not verified', 'hui@example.com', { verified: false, kinds: [] }),
  role('an individual', 'meilin@example.com', { other: 'chitra@example.com' }),
  role('another individual', 'chitra@example.com', { other: 'meilin@example.com' }),
  role('a company', 'kopi@example.com', { kinds: ['holder', 'company'], other: 'estate@example.com' }),
  role('a master user', 'estate@example.com', { kinds: ['holder', 'company', 'master'] }),
  role('staff', 'staff@example.com', { kinds: ['staff'] }),
  role('staff for payments', 'finance@example.com', { kinds: ['staff', 'payments'] }),
  role('someone whose token ran out', 'dewi@example.com', { tokenEnds: 'SK_SEC_1000' }),
  role('someone who logged out', 'grace@example.com', { tokenEnds: 'SK_LOGOUT_1001' }),
];

export type Target = 'own' | 'other' | 'unknown';
export const targets: readonly Target[] = ['own', 'other', 'unknown'];

/** The newest linked thing: of a master user that is a sub-account. */
export function thingFor(
  tenants: Tenants,
  { email, other }: Pick<Role, 'email' | 'other'>,
  target: Target,
): TenantNumbers {
  if (target === 'unknown') return unknownThing;
  const own = target === 'own' ? tenants.thingsOf(email ?? '') : tenants.thingsOf(other);
  return own.at(-1) ?? tenants.thingsOf('meilin@example.com')[0] ?? unknownThing;
}
