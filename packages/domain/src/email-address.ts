/** Addresses of e-mail that a person types (S3 §5.2): one rule for sign-up, invitations and contact details. */

const LONGEST = 64;
/** Of the local part only what mailboxes use; at least two labels after the sign. */
const PATTERN =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

/** 'long' is told before 'form'. @returns null when mail can be sent there */
export function findEmailProblem(email: string): 'empty' | 'long' | 'form' | null {
  if (email === '') return 'empty';
  if (email.length > LONGEST) return 'long';
  return PATTERN.test(email) ? null : 'form';
}
