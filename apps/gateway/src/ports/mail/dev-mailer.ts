/** The sandbox's transport: mails go into a table that the sandbox shows, and nowhere else. */
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../../db/database.ts';
import { keepDevMail } from './dev-mailbox.store.ts';
import type { Mailer } from './port.ts';

export function devMailer(db: Db, clock: Clock): Mailer {
  return { send: (mail) => keepDevMail(db, clock, mail) };
}
