/** The live transport. Knows the server's address from SMTP_URL and nothing of what a mail says. */
import { createTransport } from 'nodemailer';
import { envelopeOf } from './envelope.ts';
import { type Mailer, MailRefused } from './port.ts';

// A mail server that hangs must not hold a request, nor the shutdown.
const TIMEOUT = 10_000;

/** @param url smtp://user:secret@host:port or smtps://…; `?ignoreTLS=true` for a server without TLS */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(envelopeOf(from, mail));
      } catch (cause) {
        // The server's own words may repeat the address; only the cause keeps them.
        throw new MailRefused('The mail server did not take the mail.', { cause });
      }
    },
  };
}
