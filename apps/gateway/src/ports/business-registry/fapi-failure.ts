/** Maps openid-client's errors to RegistryError. Their causes contain responses, so only codes are kept. */
import { AuthorizationResponseError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { joseToRegistryError } from './jose-failure.ts';
import { RegistryError } from './port.ts';

const UNTRUSTED = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_DECRYPTION_FAILED',
]);

/** The library has no code for an invalid signature: only the message of the cause mentions it. */
const isAboutSignature = (error: unknown): boolean =>
  error instanceof Error && (/signature/i.test(error.message) || isAboutSignature(error.cause));

function getCode(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : 'unknown';
}

/** Our own errors are wrapped by those of the library. */
function findRegistryError(error: unknown): RegistryError | null {
  if (error instanceof RegistryError) return error;
  return error instanceof Error && error.cause !== undefined ? findRegistryError(error.cause) : null;
}

/** @param step the failed call */
export function toRegistryError(error: unknown, step: 'start' | 'token' | 'userinfo'): RegistryError {
  const own = findRegistryError(error);
  if (own !== null) return own;
  if (error instanceof ResponseBodyError && step === 'token' && error.error === 'invalid_grant') {
    return new RegistryError('code_refused');
  }
  const isRefusal = [ResponseBodyError, AuthorizationResponseError, WWWAuthenticateChallengeError].some(
    (kind) => error instanceof kind,
  );
  const code = getCode(error);
  // The client registration is wrong, or the registry is out of order.
  if (isRefusal) return new RegistryError('unavailable', `${step}: ${code}`);
  if (code.startsWith('ERR_J')) return joseToRegistryError(error, step);
  const isUntrusted = UNTRUSTED.has(code) || isAboutSignature(error);
  return new RegistryError(isUntrusted ? 'untrusted' : 'malformed', `${step}: ${code}`);
}
