/** The mails of identity, each from its words and the frame. Knows no transport and no limit. */
import { notYouNotice } from '../../mails/copy.ts';
import { formatInstant } from '../../mails/instant-words.ts';
import { type Installation, type MailText, makeMail, type Recipient } from '../../mails/make-mail.ts';
import type { MailedLink } from '../links/links.ts';
import * as copy from './copy.ts';

type LinkWords = MailText & { readonly life: string };

const linkMail = (words: LinkWords) => (site: Installation, to: Recipient, link: MailedLink) =>
  makeMail(site, to, words, {
    url: link.url,
    life: [copy.works, formatInstant(link.expiresAt), words.life],
    warning: copy.notYou,
  });

/** Reports the event and links to the log-in page. */
const noticeMail = (words: MailText) => (site: Installation, to: Recipient) =>
  makeMail(site, to, words, { url: `${site.origin}/login`, warning: notYouNotice(site.helpline) });

/** Nothing happened, so there is nothing to call about. */
const answerMail = (words: MailText) => (site: Installation, to: Recipient) =>
  makeMail(site, to, words, { url: `${site.origin}/login`, warning: copy.notYou });

export const verifyMail = linkMail(copy.verify);
export const finishSignUpMail = linkMail(copy.finishSignUp);
export const resetMail = linkMail(copy.reset);
export const changeEmailMail = linkMail(copy.changeEmail);
export const knownAddressMail = answerMail(copy.known);
export const takenAddressMail = answerMail(copy.taken);
export const emailChangingMail = noticeMail(copy.changing);
export const emailChangedMail = noticeMail(copy.emailChanged);
export const passwordChangedMail = noticeMail(copy.passwordChanged);
export const mobileChangedMail = noticeMail(copy.mobileChanged);
