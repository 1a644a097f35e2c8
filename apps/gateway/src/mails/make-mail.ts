/** Composes a mail from its words, the frame and the recipient. Knows no transport, no limit and no area. */
import type { Mail } from '../ports/mail/port.ts';
import * as copy from './copy.ts';
import { greetingName } from './greeting.ts';
import { mailHtml, mailText } from './mail-frame.ts';

export interface Installation {
  /** Public address of the portal. */
  readonly origin: string;
  readonly helpline: string;
}

export interface Recipient {
  readonly email: string;
  readonly name: string;
}

export interface MailText {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  /** Label of the button. */
  readonly act: string;
  /** Reason why this address gets the mail. */
  readonly reason: string;
}

export interface MailParts {
  /** Target of the button. */
  readonly url: string;
  /** A person's own text, below a line that names the author. */
  readonly quote?: { readonly from: string; readonly text: string };
  /** Lifetime of the link: words, date, words. */
  readonly life?: readonly [string, string, string];
  /** Advice to a recipient who did not cause the mail. */
  readonly warning: string;
  /** The recipient asked for mails of this kind and can switch them off. */
  readonly isChosen?: boolean;
}

export function makeMail(site: Installation, to: Recipient, words: MailText, parts: MailParts): Mail {
  const { url, quote, life, warning, isChosen = false } = parts;
  const sentTo = copy.sentTo(to.email, words.reason);
  const body = {
    title: words.title,
    greeting: greetingName(to.name),
    text: words.text,
    act: { words: words.act, url },
    ...(quote ? { quote } : {}),
    ...(life ? { life } : {}),
    warning,
    footer: [
      `${copy.product} · ${copy.helpline(site.helpline)}`,
      isChosen ? sentTo : `${sentTo} ${copy.serviceMessage}`,
    ] as const,
    origin: site.origin,
  };
  return { to: to.email, subject: words.subject, html: mailHtml(body), text: mailText(body) };
}
