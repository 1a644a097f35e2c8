/** How a person is named in the log: always the same for one sign-in, and nobody's name. */
import { createHash } from 'node:crypto';
import type { VerifiedToken } from '../../identity/identity.ts';

export const hashSubject = ({ issuer, subject }: Pick<VerifiedToken, 'issuer' | 'subject'>): string =>
  createHash('sha256').update(`${issuer} ${subject}`).digest('hex').slice(0, 16);
