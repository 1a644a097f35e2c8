/** The live transport, SMTP to the server of SMTP_URL. Knows nothing of the contents of mails. */
import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { toEnvelope } from './envelope.ts';
import { type Mailer, MailRefused, MailUnconfirmed } from './port.ts';

// A mail server that hangs must not hold a request, nor the shutdown.
const TIMEOUT = 10_000;
/** A server that sends a byte now and then is never silent: it is left after the time of three slow steps. */
const STEPS = 3;
const CLOSING = 1_000;

/**
 * @param url smtp://user:secret@host:port or smtps://…; `?ignoreTLS=true` for a server without TLS
 * @param timeout milliseconds, of each step
 */
export function smtpMailer(url: string, from: string, timeout = TIMEOUT): Mailer {
  const settings = {
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    socketCloseTimeout: CLOSING,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    async send(mail) {
      let isUnderWay = false;
      const transport = createTransport(settings);
      // The contents are read once the server has greeted and let us in.
      transport.use('stream', ({ message }, done) => {
        message.transform(() => {
          isUnderWay = true;
          return new PassThrough();
        });
        done();
      });
      try {
        const signal = AbortSignal.timeout(STEPS * timeout);
        await transport.sendMail({ ...toEnvelope(from, mail), signal });
      } catch (cause) {
        // The server's own words may repeat the address, so they are kept as the cause only.
        if (isUnderWay && !isServersWord(cause))
          throw new MailUnconfirmed('The mail server did not say whether it took the mail.', { cause });
        throw new MailRefused('The mail server did not take the mail.', { cause });
      }
    },
  };
}

const isServersWord = (error: unknown): boolean => error instanceof Error && 'responseCode' in error;
