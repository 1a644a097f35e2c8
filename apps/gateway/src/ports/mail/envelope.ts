/** A mail as nodemailer takes it, the same for every transport. */
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './port.ts';

/** @param from 'Name <address>' */
export const envelopeOf = (from: string, { to, subject, html, text }: Mail): SendMailOptions => ({
  from,
  // An object: a plain string would be read for more recipients.
  to: { name: '', address: to },
  subject,
  html,
  text,
});
