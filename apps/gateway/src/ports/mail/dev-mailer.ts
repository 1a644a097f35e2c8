/** The sandbox's transport: nodemailer composes the message as for a server, and it is stored in a table. */
import type { Clock } from '@portal/domain/clock';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import type { Db } from '../../db/database.ts';
import { keepDevMail } from './dev-mailbox.store.ts';
import { toEnvelope } from './envelope.ts';
import type { Mailer } from './port.ts';

/** The stored part of the output of nodemailer's JSON transport. */
const made = z.object({
  to: z.tuple([z.object({ address: z.string() })]),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});

export function devMailer(db: Db, clock: Clock, from: string): Mailer {
  const transport = createTransport({ jsonTransport: true, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toEnvelope(from, mail));
      const { to, subject, html, text } = made.parse(JSON.parse(message));
      await keepDevMail(db, clock, { to: to[0].address, subject, html, text });
    },
  };
}
