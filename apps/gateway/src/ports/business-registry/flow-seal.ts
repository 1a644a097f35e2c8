/**
 * The secrets of a flow are encrypted with a key derived from its state, and the state is stored nowhere here: a
 * reader of the table, or of a copy, gets neither verifier nor proof key (ADR 0023). Knows no protocol.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** 32 random bytes that cannot be guessed: the only key to the secrets. */
export const generateState = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** Lookup hash of a state, separated from the derived key: neither reveals the other. */
export const hashState = (state: string): string =>
  createHash('sha256').update(`registry-flow:${state}`).digest('base64url');

const deriveKey = (state: string): Buffer =>
  Buffer.from(hkdfSync('sha256', state, '', 'registry-flow seal', KEY_BYTES));

/** Recognises a used code; the code cannot be recovered from it. */
export const hashCode = (code: string): string =>
  createHash('sha256').update(`registry-code:${code}`).digest('base64url');

/** @param owner id of the customer; unsealing fails for any other */
export function seal(state: string, owner: number, secrets: unknown): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(state), iv);
  cipher.setAAD(Buffer.from(String(owner)));
  const closed = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), closed]).toString('base64url');
}

/** @throws for another state or owner, and for a changed text */
export function unseal(state: string, owner: number, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(state), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(String(owner)));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const open = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
  return JSON.parse(Buffer.concat(open).toString('utf8'));
}
