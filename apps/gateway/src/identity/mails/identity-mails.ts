/** The mails of identity, each from its words and the frame. Knows no transport and no limit. */
import type { Mail } from '../../ports/mail/port.ts';
import type { MailedLink } from '../links/links.ts';
import * as copy from './copy.ts';
import { greetingName } from './greeting.ts';
import { endOfLife } from './life.ts';
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

interface Words {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly act: string;
  readonly reason: string;
}

interface Act {
  readonly url: string;
  readonly life?: readonly [string, string, string];
  readonly warning: string;
}

function mailOf(site: Installation, to: Recipient, words: Words, act: Act): Mail {
  const body = {
    title: words.title,
    greeting: greetingName(to.name),
    text: words.text,
    act: { words: words.act, url: act.url },
    ...(act.life ? { life: act.life } : {}),
    warning: act.warning,
    footer: [
      `${copy.product} · ${copy.helpline(site.helpline)}`,
      copy.sentTo(to.email, words.reason),
    ] as const,
    origin: site.origin,
  };
  return { to: to.email, subject: words.subject, html: mailHtml(body), text: mailText(body) };
}

type LinkWords = Words & { readonly life: string };

const linkMail = (words: LinkWords) => (site: Installation, to: Recipient, link: MailedLink) =>
  mailOf(site, to, words, {
    url: link.url,
    life: [copy.works, endOfLife(link.expiresAt), words.life],
    warning: copy.notYou,
  });

/** Leads to the log-in page; tells what happened. */
const noticeMail = (words: Words) => (site: Installation, to: Recipient) =>
  mailOf(site, to, words, { url: `${site.origin}/login`, warning: copy.notYouNotice(site.helpline) });

/** Nothing happened, so there is nothing to call about. */
const answerMail = (words: Words) => (site: Installation, to: Recipient) =>
  mailOf(site, to, words, { url: `${site.origin}/login`, warning: copy.notYou });

export const verifyMail = linkMail(copy.verify);
export const finishSignUpMail = linkMail(copy.finishSignUp);
export const resetMail = linkMail(copy.reset);
export const changeEmailMail = linkMail(copy.changeEmail);
export const knownAddressMail = answerMail(copy.known);
export const takenAddressMail = answerMail(copy.taken);
export const emailChangingMail = noticeMail(copy.changing);
export const passwordChangedMail = noticeMail(copy.passwordChanged);
export const mobileChangedMail = noticeMail(copy.mobileChanged);
