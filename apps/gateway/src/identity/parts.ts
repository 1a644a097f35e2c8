/** What the embedded identity's services share. Made once in create-identity.ts. */
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../db/database.ts';
import type { Installation } from '../mails/make-mail.ts';
import type { Mail, Mailer } from '../ports/mail/port.ts';
import type { Background } from './background.ts';
import type { IdentityLimits } from './limits/identity-limits.ts';

export interface IdentityParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly limits: IdentityLimits;
  readonly background: Background;
  readonly site: Installation;
  readonly accessTokenSeconds: number;
}

/** Sends a mail that somebody asked for, within the limit of its recipient. The mail is made only then. */
export async function sendRequested(
  { limits, mailer }: IdentityParts,
  to: string,
  make: () => Promise<Mail> | Mail,
): Promise<boolean> {
  if (!(await limits.mayMail(to))) return false;
  await mailer.send(await make());
  return true;
}

/** Sends word of something that has happened. */
export async function sendNotice({ limits, mailer }: IdentityParts, mail: Mail): Promise<void> {
  if (await limits.mayNotify(mail.to)) await mailer.send(mail);
}
