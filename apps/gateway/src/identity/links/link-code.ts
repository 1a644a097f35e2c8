/** The code inside a mailed link: 128 random bits in letters that survive copying by hand. */
import { createHash, randomBytes } from 'node:crypto';

// Without 0, 1, I, L, O, U: nothing to mistake, nothing that spells a word.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 28;
const SHAPE = /^[2-9A-HJKMNP-TV-Z]{28}$/;

export function newLinkCode(): string {
  let code = '';
  while (code.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      // Bytes above a whole multiple would make some letters likelier.
      if (byte < 240 && code.length < LENGTH) code += ALPHABET[byte % ALPHABET.length];
    }
  }
  return code;
}

/** @returns the code in its one spelling, or null when it cannot be one */
export function readLinkCode(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > 80) return null;
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return SHAPE.test(code) ? code : null;
}

export const hashOfLinkCode = (code: string): string => createHash('sha256').update(code).digest('base64url');
