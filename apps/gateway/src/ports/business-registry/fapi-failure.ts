/** What openid-client's failures are called here. Its causes hold answers, so only its codes go on. */
import { AuthorizationResponseError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { joseFailure } from './jose-failure.ts';
import { RegistryError } from './port.ts';

const UNTRUSTED = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_DECRYPTION_FAILED',
]);

/** The library has no code of its own for a signature that does not verify: it stands in the words of the cause. */
const isAboutSignature = (error: unknown): boolean =>
  error instanceof Error && (/signature/i.test(error.message) || isAboutSignature(error.cause));

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : 'unknown';
}

/** Errors wrap errors: what stopped a call of ours is inside. */
function registryErrorIn(error: unknown): RegistryError | null {
  if (error instanceof RegistryError) return error;
  return error instanceof Error && error.cause !== undefined ? registryErrorIn(error.cause) : null;
}

/** @param step which call it was */
export function fapiFailure(error: unknown, step: 'start' | 'token' | 'userinfo'): RegistryError {
  const own = registryErrorIn(error);
  if (own !== null) return own;
  if (error instanceof ResponseBodyError && step === 'token' && error.error === 'invalid_grant') {
    return new RegistryError('code_refused');
  }
  const isRefusal = [ResponseBodyError, AuthorizationResponseError, WWWAuthenticateChallengeError].some(
    (kind) => error instanceof kind,
  );
  const code = codeOf(error);
  // Our own set-up is not as the registry knows it, or it cannot answer now.
  if (isRefusal) return new RegistryError('unavailable', `${step}: ${code}`);
  if (code.startsWith('ERR_J')) return joseFailure(error, step);
  const isUntrusted = UNTRUSTED.has(code) || isAboutSignature(error);
  return new RegistryError(isUntrusted ? 'untrusted' : 'malformed', `${step}: ${code}`);
}
