/** Shared parts of the embedded identity's services. Made once in create-identity.ts. */
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../db/database.ts';
import type { Installation } from '../mails/make-mail.ts';
import type { Mail, Mailer } from '../ports/mail/port.ts';
import type { Background } from './background.ts';
import type { KnownDevices } from './devices/known-device.ts';
import type { FormTurns } from './limits/form-turns.ts';
import type { Asker, IdentityLimits, MailKind } from './limits/identity-limits.ts';
import type { ProofOfWork } from './limits/proof-of-work.ts';

export interface IdentityParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly limits: IdentityLimits;
  readonly proof: ProofOfWork;
  readonly devices: KnownDevices;
  readonly background: Background;
  readonly turns: FormTurns;
  readonly site: Installation;
  readonly accessTokenSeconds: number;
}

/** A mail that a visitor requested. */
export interface RequestedMail {
  readonly kind: MailKind;
  readonly to: string;
  readonly asker: Asker;
}

/** Sends it within the limits of its recipient and asker. The mail is made only then. */
export async function sendRequested(
  { limits, mailer }: IdentityParts,
  { kind, to, asker }: RequestedMail,
  make: () => Promise<Mail> | Mail,
): Promise<boolean> {
  if (!(await limits.mayMail(kind, to, asker))) return false;
  await mailer.send(await make());
  return true;
}

/** Sends word of something that has happened. */
export async function sendNotice({ limits, mailer }: IdentityParts, mail: Mail): Promise<void> {
  if (await limits.mayNotify(mail.to)) await mailer.send(mail);
}
