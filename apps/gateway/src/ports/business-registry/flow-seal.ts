/**
 * What a flow keeps is closed with a key that is made of its state, and the state is kept nowhere here: who
 * reads the table, or a copy of it, holds neither verifier nor proof key (ADR 0023). Knows no protocol.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** 32 random bytes: nobody guesses it, and it is the only key to what is kept. */
export const newState = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** How the state is found again. Another use of SHA-256 than the key's: one says nothing of the other. */
export const hashOfState = (state: string): string =>
  createHash('sha256').update(`registry-flow:${state}`).digest('base64url');

const keyOf = (state: string): Buffer =>
  Buffer.from(hkdfSync('sha256', state, '', 'registry-flow seal', KEY_BYTES));

/** A code is known again by it, and cannot be had from it. */
export const hashOfCode = (code: string): string =>
  createHash('sha256').update(`registry-code:${code}`).digest('base64url');

/** @param owner whose it is; opened for anybody else it is worth nothing */
export function seal(state: string, owner: number, secrets: unknown): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(state), iv);
  cipher.setAAD(Buffer.from(String(owner)));
  const closed = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), closed]).toString('base64url');
}

/** @throws when it was closed with another state, for another owner, or was changed */
export function unseal(state: string, owner: number, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(state), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(String(owner)));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const open = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
  return JSON.parse(Buffer.concat(open).toString('utf8'));
}
