/** The live transport, SMTP to the server of SMTP_URL. Knows nothing of the contents of mails. */
import { createTransport } from 'nodemailer';
import { toEnvelope } from './envelope.ts';
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
        await transport.sendMail(toEnvelope(from, mail));
      } catch (cause) {
        // The server's own words may repeat the address, so they are kept as the cause only.
        throw new MailRefused('The mail server did not take the mail.', { cause });
      }
    },
  };
}
