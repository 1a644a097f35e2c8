/** Mailed links: how long each lives, where it leads. Times follow the injected clock. */
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../../db/database.ts';
import { addLink, type LinkPurpose } from './idp-link.store.ts';
import { hashOfLinkCode, newLinkCode } from './link-code.ts';

const HOUR = 60 * 60_000;

/** S1 §9: 12 hours to verify, 24 hours for a new address. A reset is shorter, as it replaces the password. */
const linkLife: Readonly<Record<LinkPurpose, number>> = {
  verify: 12 * HOUR,
  'change-email': 24 * HOUR,
  reset: HOUR,
};

const paths: Readonly<Record<LinkPurpose, string>> = {
  verify: '/idp/verify',
  'change-email': '/idp/verify-email-change',
  reset: '/idp/new-password',
};

export interface MailedLink {
  readonly url: string;
  readonly expiresAt: number;
}

export async function issueLink(
  deps: { readonly db: Db; readonly clock: Clock; readonly origin: string },
  purpose: LinkPurpose,
  subject: string,
  email: string,
): Promise<MailedLink> {
  const code = newLinkCode();
  const expiresAt = deps.clock.now() + linkLife[purpose];
  await addLink(deps.db, { tokenHash: hashOfLinkCode(code), purpose, subject, email, expiresAt });
  return { url: `${deps.origin}${paths[purpose]}?code=${code}`, expiresAt };
}
