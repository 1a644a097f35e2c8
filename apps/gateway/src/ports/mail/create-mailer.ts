/** Chooses the transport: SMTP when SMTP_URL is set, the development mailbox in the sandbox, else none. */
import type { Clock } from '@portal/domain/clock';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { checkedMailer } from './checked-mailer.ts';
import { devMailer } from './dev-mailer.ts';
import { type Mailer, MailRefused } from './port.ts';
import { smtpMailer } from './smtp-mailer.ts';

const noMailer: Mailer = {
  send: () => Promise.reject(new MailRefused('No mail server is configured (SMTP_URL).')),
};

export function createMailer(
  config: Pick<Config, 'SMTP_URL' | 'SANDBOX' | 'MAIL_FROM'>,
  db: Db,
  clock: Clock,
): Mailer {
  if (config.SMTP_URL) return checkedMailer(smtpMailer(config.SMTP_URL, config.MAIL_FROM));
  return config.SANDBOX ? checkedMailer(devMailer(db, clock, config.MAIL_FROM)) : noMailer;
}
