/** Chooses the transport: SMTP when SMTP_URL is set, the development mailbox in the sandbox, else none. */
import type { Clock } from '@portal/domain/clock';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { checkedMailer } from './checked-mailer.ts';
import { keepDevMail } from './dev-mailbox.store.ts';
import { toEnvelope } from './envelope.ts';
import { type Mailer, MailRefused } from './port.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** The stored part of the output of nodemailer's JSON transport. */
const made = z.object({
  to: z.tuple([z.object({ address: z.string() })]),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});

function devMailer(db: Db, clock: Clock, from: string): Mailer {
  const transport = createTransport({ jsonTransport: true, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toEnvelope(from, mail));
      const { to, subject, html, text } = made.parse(JSON.parse(message));
      await keepDevMail(db, clock, { to: to[0].address, subject, html, text });
    },
  };
}

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
