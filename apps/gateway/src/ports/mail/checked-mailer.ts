/** Rejects header injection and second recipients before any transport. */
import { type Mail, type Mailer, MailRefused } from './port.ts';

// Control characters end a header line; a comma, semicolon or bracket starts another recipient.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for them
const UNSAFE_IN_HEADER = /[\u0000-\u001f\u007f]/;
const ONE_ADDRESS = /^[^\s@,;:<>()[\]\\"]{1,64}@[^\s@,;:<>()[\]\\"]{1,190}$/;

/** @throws MailRefused (as a rejection) for a recipient or subject that is not one plain line */
export function checkedMailer(transport: Mailer): Mailer {
  return {
    async send(mail: Mail) {
      if (!ONE_ADDRESS.test(mail.to)) throw new MailRefused('The recipient is not one plain address.');
      if (mail.subject === '' || UNSAFE_IN_HEADER.test(mail.subject)) {
        throw new MailRefused('The subject is not one plain line.');
      }
      await transport.send(mail);
    },
  };
}
