/** How a person is named in the log: always the same for one sign-in, and nobody's name. */
import { hash } from 'node:crypto';
import type { VerifiedToken } from '../../identity/identity.ts';

export const hashSubject = ({ issuer, subject }: Pick<VerifiedToken, 'issuer' | 'subject'>): string =>
  hash('sha256', `${issuer} ${subject}`).slice(0, 16);
