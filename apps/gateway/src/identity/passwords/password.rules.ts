/** Rules of a password: long, and not one of the common ones. Nothing else. */
import { commonPasswords } from './common-passwords.ts';

export const PASSWORD_MIN = 12;
/** Longer input costs the server time and the customer nothing. */
const PASSWORD_MAX = 200;

export type PasswordFault = 'short' | 'long' | 'common';

const toPlain = (password: string): string => password.toLowerCase().replace(/[^a-z0-9]/g, '');

/** One character over and over, or a run such as 123456789012. */
function isMonotonous(plain: string): boolean {
  if (new Set(plain).size <= 2) return true;
  const steps = [...plain].map((character, index) => character.charCodeAt(0) - plain.charCodeAt(index - 1));
  return new Set(steps.slice(1)).size === 1;
}

/** @param email the person's own address: its name part alone is no password */
export function faultOfPassword(password: string, email = ''): PasswordFault | null {
  const length = [...password.normalize('NFC')].length;
  if (length < PASSWORD_MIN) return 'short';
  if (length > PASSWORD_MAX) return 'long';
  const plain = toPlain(password);
  const name = toPlain(email);
  // Words of other scripts leave nothing to compare; their length has been judged.
  if (plain === '') return null;
  if (commonPasswords.has(plain) || isMonotonous(plain)) return 'common';
  return name !== '' && plain === name ? 'common' : null;
}
