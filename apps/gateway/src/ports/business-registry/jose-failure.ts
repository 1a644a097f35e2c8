/** What a signature, an encryption or a claim that does not hold is called here. */
import { errors } from 'jose';
import { RegistryError } from './port.ts';

/** Not even a token: the form that was agreed is broken, nobody's trust. */
const NO_TOKEN = new Set(['ERR_JWS_INVALID', 'ERR_JWE_INVALID', 'ERR_JWT_INVALID']);

/** @param detail which token it was */
export function joseFailure(error: unknown, detail: string): RegistryError {
  if (error instanceof RegistryError) return error;
  const code = error instanceof errors.JOSEError ? error.code : 'unreadable';
  const isNone = NO_TOKEN.has(code) || !(error instanceof errors.JOSEError);
  return new RegistryError(isNone ? 'malformed' : 'untrusted', `${detail}: ${code}`);
}
