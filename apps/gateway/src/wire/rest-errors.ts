/** Codes that a call may answer beside those that it declares: the wire's own. */
import type { ErrorCode } from '@portal/contract/errors';
import type { RestDeclaration } from '@portal/contract/rest-call';

/** Of a sign-in, its budget and the state of the gateway. */
const always: readonly ErrorCode[] = ['SK_LIMIT_1001', 'SK_BUSY_1001', 'SK_TIMEOUT_1001', 'SK_UNKNOWN_1001'];
const ofSignIn: readonly ErrorCode[] = [
  'SK_SEC_1000',
  'SK_LOGOUT_1001',
  'SK_API_1001',
  'email_not_verified',
  'SK_ACCESS_1001',
  'SK_FEATURE_1001',
];

/** Codes of the wire for a REST call: of its caller, its input and its effect. */
export function restInputErrors({ caller, effect, input }: RestDeclaration): readonly ErrorCode[] {
  const { params, query, body } = input;
  return [
    ...(caller === 'public' ? [] : caller === 'bank' ? (['SK_SEC_1000'] as const) : ofSignIn),
    ...(params || query || body ? (['SK_INPUT_1001'] as const) : []),
    ...(body ? (['SK_BODY_1001'] as const) : []),
    ...(effect === 'write' || caller === 'bank' ? (['SK_IDEM_1001'] as const) : []),
    ...always,
  ];
}
