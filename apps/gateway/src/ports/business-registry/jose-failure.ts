/** Maps errors of signatures, encryption and claims to RegistryError. */
import { errors } from 'jose';
import { RegistryError } from './port.ts';

/** Not a token at all: a broken format, not a broken trust. */
const NO_TOKEN = new Set(['ERR_JWS_INVALID', 'ERR_JWE_INVALID', 'ERR_JWT_INVALID']);

/** @param detail the failed token */
export function joseToRegistryError(error: unknown, detail: string): RegistryError {
  if (error instanceof RegistryError) return error;
  const code = error instanceof errors.JOSEError ? error.code : 'unreadable';
  const isNone = NO_TOKEN.has(code) || !(error instanceof errors.JOSEError);
  return new RegistryError(isNone ? 'malformed' : 'untrusted', `${detail}: ${code}`);
}
