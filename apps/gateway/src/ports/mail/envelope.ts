/** Converts a mail for nodemailer, the same for every transport. */
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './port.ts';

/** @param from 'Name <address>' */
export const toEnvelope = (from: string, { to, subject, html, text }: Mail): SendMailOptions => ({
  from,
  // An object: a plain string would be parsed for more recipients.
  to: { name: '', address: to },
  subject,
  html,
  text,
});
