/** A mail from its words, the frame and whom it goes to. Knows no transport, no limit and no area. */
import type { Mail } from '../ports/mail/port.ts';
import * as copy from './copy.ts';
import { greetingName } from './greeting.ts';
import { mailHtml, mailText } from './mail-frame.ts';

export interface Installation {
  /** Where browsers reach the portal. */
  readonly origin: string;
  readonly helpline: string;
}

export interface Recipient {
  readonly email: string;
  readonly name: string;
}

export interface Words {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  /** On the button. */
  readonly act: string;
  /** Why this address gets it. */
  readonly reason: string;
}

export interface MailParts {
  /** Where the button leads. */
  readonly url: string;
  /** Text that somebody wrote, below a line that says who. */
  readonly quote?: { readonly from: string; readonly text: string };
  /** How long the link lives: words, date, words. */
  readonly life?: readonly [string, string, string];
  /** What to do if it was not you. */
  readonly warning: string;
}

export function makeMail(site: Installation, to: Recipient, words: Words, parts: MailParts): Mail {
  const { url, quote, life, warning } = parts;
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
      copy.sentTo(to.email, words.reason),
    ] as const,
    origin: site.origin,
  };
  return { to: to.email, subject: words.subject, html: mailHtml(body), text: mailText(body) };
}
