/** A mail as it would travel: headers, the plain-text twin and the HTML part. For reading, not sending. */
import type { MailMessage } from '../ports.ts';

const boundary = 'the-next-part';

export function mailSource(mail: MailMessage): string {
  return [
    `Date: ${mail.sentAt.toUTCString()}`,
    `To: ${mail.recipient}`,
    `Subject: ${mail.subject}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    mail.text,
    `--${boundary}`,
    'Content-Type: text/html; charset=utf-8',
    '',
    mail.html,
    `--${boundary}--`,
  ].join('\n');
}
