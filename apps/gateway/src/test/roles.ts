/** Roles of the authorisation matrices, and the things that they aim at. */
import type { ErrorCode } from '@portal/contract/errors';
import { type TenantNumbers, type Tenants, unknownThing } from './tenants.ts';

export interface Role {
  readonly person: string;
  readonly email: string | null;
  /** The error of the token alone; null when it is good. */
  readonly tokenEnds: ErrorCode | null;
  readonly verified: boolean;
  readonly kinds: readonly ('holder' | 'company' | 'master' | 'staff' | 'payments' | 'viewer')[];
  /** Email of the person whose accounts count as another tenant's. */
  readonly other: string;
  /** Email of the holder whose home counts as the role's own, which it may only look at. */
  readonly sees: string | null;
}

const role = (person: string, email: string | null, overrides: Partial<Role> = {}): Role => ({
  person,
  email,
  tokenEnds: null,
  verified: true,
  kinds: ['holder'],
  other: 'kopi@example.com',
  sees: null,
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
  role('someone invited to a home', 'daniel.tan@example.com', {
    kinds: ['viewer'],
    sees: 'meilin@example.com',
  }),
  role('a holder who is invited to another home', 'ravi@example.com', {
    kinds: ['viewer', 'holder'],
    sees: 'meilin@example.com',
  }),
];

/** The answer to a call about a home that the role may only look at: by the declaration alone, whatever else it holds. */
export const expectedOfViewer = (
  role: Role,
  call: { readonly isOpen: boolean; readonly needsHolder: boolean; readonly namesSomething: boolean },
  target: Target,
): ErrorCode | 'runs' => {
  const { isOpen, needsHolder, namesSomething } = call;
  if (needsHolder && !isOpen && !role.kinds.includes('holder')) return 'SK_ACCESS_1001';
  if (!namesSomething) return 'runs';
  return target === 'own' && isOpen ? 'runs' : 'SK_ACCESS_1001';
};

export type Target = 'own' | 'other' | 'unknown';
export const targets: readonly Target[] = ['own', 'other', 'unknown'];

/** The newest linked thing: of a master user that is a sub-account. */
export function thingFor(
  tenants: Tenants,
  { email, other, sees = null }: Pick<Role, 'email' | 'other'> & Partial<Pick<Role, 'sees'>>,
  target: Target,
): TenantNumbers {
  if (target === 'unknown') return unknownThing;
  const own = target === 'own' ? tenants.thingsOf(sees ?? email ?? '') : tenants.thingsOf(other);
  return own.at(-1) ?? tenants.thingsOf('meilin@example.com')[0] ?? unknownThing;
}
