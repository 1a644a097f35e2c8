/** Holds a call to the error codes that it declares; the wire's own codes may come from every call. */
import type { ErrorCode } from '@portal/contract/errors';
import type { Effect } from '@portal/contract/operation';
import type { RestDeclaration } from '@portal/contract/rest-call';
import type { Access } from '../callers/access.ts';
import { Refusal } from './refusal.ts';

const always: readonly ErrorCode[] = ['SK_LIMIT_1001', 'SK_BUSY_1001', 'SK_TIMEOUT_1001', 'SK_UNKNOWN_1001'];
const ofSignIn: readonly ErrorCode[] = [
  'SK_SEC_1000',
  'SK_LOGOUT_1001',
  'SK_API_1001',
  'email_not_verified',
  'SK_ACCESS_1001',
  'SK_FEATURE_1001',
];

/** All codes of a REST call: the wire's for its caller, input and effect, and its own. */
export function restErrors({ caller, effect, input, errors }: RestDeclaration): ReadonlySet<ErrorCode> {
  const { params, query, body } = input;
  return new Set<ErrorCode>([
    ...(caller === 'public' ? [] : caller === 'bank' ? (['SK_SEC_1000'] as const) : ofSignIn),
    ...(params || query || body ? (['SK_INPUT_1001'] as const) : []),
    ...(body ? (['SK_BODY_1001'] as const) : []),
    ...(effect === 'write' || caller === 'bank' ? (['SK_IDEM_1001'] as const) : []),
    ...always,
    ...errors,
  ]);
}

/** All codes of a keyed operation: the wire's for its caller, input and effect, and its own. */
export function operationErrors(
  access: Access,
  { effect, errors }: { readonly effect: Effect; readonly errors: readonly ErrorCode[] },
): ReadonlySet<ErrorCode> {
  return new Set<ErrorCode>([
    ...(access === 'public' ? [] : ofSignIn),
    'SK_INPUT_1001',
    ...(effect === 'write' ? (['SK_IDEM_1001', 'SK_GROUP_1001'] as const) : []),
    ...always,
    ...errors,
  ]);
}

/** A handler answered with a code that its declaration does not name: a fault of ours, an unexpected error. */
class UndeclaredError extends Error {
  override name = 'UndeclaredError';
}

/** @throws UndeclaredError for a refusal with a code outside the declared ones */
export async function declaredOnly<T>(
  name: string,
  codes: ReadonlySet<ErrorCode>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && !codes.has(error.code))
      throw new UndeclaredError(`${name} refused with ${error.code}, which it does not declare`, {
        cause: error,
      });
    throw error;
  }
}
