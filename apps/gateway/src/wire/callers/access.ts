/**
 * Access to an operation before its input is read. Knows neither inputs nor handlers; ownership is checked by the
 * claims.
 */
import type { ErrorCode } from '@portal/contract/errors';
import type { TokenVerdict, VerifiedToken } from '../../identity/identity.ts';
import type { Subject } from './subject.ts';

/**
 * public: anybody. signed-in: also before the e-mail is verified. verified: also before anything is linked.
 * holder: has accounts. master, company, staff: holders and staff of that kind.
 * payments: staff who decide what becomes of money.
 * refund-area, upload: bearers of the tokens of those areas, never of a sign-in.
 */
export type Access =
  | 'public'
  | 'signed-in'
  | 'verified'
  | 'holder'
  | 'master'
  | 'company'
  | 'staff'
  | 'payments'
  | 'refund-area'
  | 'upload';

/** The token of a request with its verdict; null: none. */
export type Bearer = TokenVerdict | null;

/** Whether the subject must be known to judge this access. */
export const needsSubject = (access: Access): boolean => access !== 'public' && access !== 'signed-in';

/** The code that refuses a bearer by token alone; null when the token is enough so far. */
export function refusalOfBearer(access: Access, bearer: Bearer): ErrorCode | null {
  if (access === 'public') return null;
  if (bearer === null) return 'SK_SEC_1000';
  if (!bearer.ok) return bearer.code;
  if (access === 'refund-area' || access === 'upload') return 'SK_SEC_1000';
  return access === 'signed-in' || bearer.token.emailVerified ? null : 'email_not_verified';
}

/**
 * The code that refuses a known subject: the same as for something that is not theirs.
 * @param subject of a call that is open to viewers with the accounts that others share: they count as a holder's
 */
export function refusalOfSubject(access: Access, subject: Subject, token: VerifiedToken): ErrorCode | null {
  return admits(access, subject, token) ? null : 'SK_ACCESS_1001';
}

function admits(access: Access, { customer, accounts }: Subject, token: VerifiedToken): boolean {
  const holds = customer?.linkStatus === 'active' && accounts.length > 0;
  switch (access) {
    case 'holder':
      return holds || accounts.some(({ shared }) => shared !== null);
    case 'master':
      return holds && customer.master;
    case 'company':
      return holds && customer.kind === 'C';
    case 'staff':
      return token.staff && customer?.staff === true;
    case 'payments':
      return token.paymentsStaff && customer?.staff === true;
    case 'refund-area':
    case 'upload':
      return false;
    default:
      return true;
  }
}
