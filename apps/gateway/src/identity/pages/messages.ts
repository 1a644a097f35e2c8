/** Identity pages with one message: a mail is on its way, a link was used, a change is done. */

import type { IconName } from '@portal/look/icons';
import { type Html, type HtmlPart, html, unbroken } from '../../html.ts';
import type { Puzzle } from '../limits/proof-of-work.ts';
import type { LinkPurpose } from '../links/idp-link.store.ts';
import * as copy from './copy.ts';
import { tile } from './icon.ts';
import { type PageFrame, page } from './layout.ts';
import { puzzlePart, puzzleScripts } from './puzzle-part.ts';

const button = (href: string, words: string): Html => html`<a class="button" href="${href}">${words}</a>`;
const second = (href: string, words: string): Html =>
  html`<a class="button button-second" href="${href}">${words}</a>`;

/** The address travels in the body, never in the address bar. Locked for a minute by the script. */
const sendAgain = (action: string, email: string, puzzle?: Puzzle | null): Html => html`
<form method="post" action="${action}" data-once>
  <input type="hidden" name="email" value="${email}">
  ${puzzlePart(puzzle)}
  <button class="text-link" type="submit" data-wait-seconds="60" data-wait-text="${copy.againIn}">${copy.again}</button>
  <span class="hidden-visually" role="status" data-wait-words></span>
</form>`;

export const checkMailPage = (
  frame: PageFrame,
  view: { base: string; email: string; puzzle?: Puzzle | null },
): string =>
  messagePage(frame, {
    icon: 'mail',
    title: copy.checkMail.title,
    text: html`${unbroken(copy.checkMail.before)}<strong>${view.email}</strong>${unbroken(copy.checkMail.after)}`,
    actions: html`${button(`${view.base}/sign-in`, copy.checkMail.submit)}${sendAgain(`${view.base}/sign-up/again`, view.email, view.puzzle)}`,
    below: html`<p class="second">${copy.signUp.notice}</p>`,
    scripts: puzzleScripts(view.puzzle),
  });

export const linkSentPage = (
  frame: PageFrame,
  view: { action: string; back: string; email: string; puzzle?: Puzzle | null },
): string =>
  messagePage(frame, {
    icon: 'mail',
    title: copy.linkSent.title,
    text: html`${copy.linkSent.before}<strong>${view.email}</strong>${copy.linkSent.after}`,
    actions: html`${second(view.back, copy.backToLogIn)}${sendAgain(view.action, view.email, view.puzzle)}`,
    scripts: puzzleScripts(view.puzzle),
  });

export const verifiedPage = (frame: PageFrame): string =>
  messagePage(frame, {
    icon: 'check',
    title: copy.verify.doneTitle,
    text: copy.verify.done,
    actions: button('/login', copy.verify.continue),
  });

export const passwordChangedPage = (frame: PageFrame): string =>
  messagePage(frame, {
    icon: 'check',
    title: copy.newPassword.doneTitle,
    text: copy.newPassword.done,
    actions: button('/login', copy.logIn),
  });

export const emailChangedPage = (frame: PageFrame): string =>
  messagePage(frame, {
    icon: 'check',
    title: copy.changeEmail.doneTitle,
    text: copy.changeEmail.done,
    actions: button('/login', copy.verify.continue),
  });

export const changeLinkSentPage = (frame: PageFrame, view: { email: string; back: string }): string =>
  messagePage(frame, {
    icon: 'mail',
    title: copy.changeEmail.sentTitle,
    text: html`${copy.changeEmail.sentBefore}<strong>${view.email}</strong>${copy.changeEmail.sentAfter}`,
    actions: button(view.back, copy.changeEmail.back),
  });

export const mobileChangedPage = (frame: PageFrame, back: string): string =>
  messagePage(frame, {
    icon: 'check',
    title: copy.changeMobile.doneTitle,
    text: copy.changeMobile.done,
    actions: button(back, copy.changeMobile.back),
  });

/** @param wish the texts of the page that needs a sign-in */
export const logInFirstPage = (frame: PageFrame, wish: { title: string; logInFirst: string }): string =>
  messagePage(frame, {
    icon: 'lock',
    title: wish.title,
    text: wish.logInFirst,
    actions: button('/login', copy.logIn),
  });

export const deadLinkPage = (frame: PageFrame, purpose: LinkPurpose): string =>
  messagePage(frame, {
    icon: 'clock',
    title: copy.deadLink.title,
    text: copy.deadLink[purpose],
    actions:
      purpose === 'reset'
        ? button('/idp/forgot-password', copy.deadLink.askAgain)
        : button('/login', copy.logIn),
  });

export const signedOutPage = (frame: PageFrame): string =>
  messagePage(frame, {
    icon: 'check',
    title: copy.logout.doneTitle,
    text: copy.logout.done,
    actions: button('/', copy.logIn),
  });

/** @param reference finds the log line; nothing else from inside is shown */
export const wrongAddressPage = (frame: PageFrame): string =>
  messagePage(frame, {
    icon: 'warning',
    title: copy.wrongAddress.title,
    text: copy.wrongAddress.lead,
    actions: button('/', copy.failure.back),
  });

export const failurePage = (frame: PageFrame, reference: string): string =>
  messagePage(frame, {
    icon: 'warning',
    error: true,
    title: copy.failure.title,
    text: copy.failure.lead,
    actions: button('/', copy.failure.back),
    below: html`<p class="small second">${copy.failure.reference(reference, frame.helpline)}</p>`,
  });

/** @param isLate work on the request has begun, and nobody knows how it will end */
export const busyPage = (frame: PageFrame, isLate: boolean): string =>
  messagePage(frame, {
    icon: 'clock',
    error: true,
    title: copy.failure.title,
    text: isLate ? copy.failure.late : copy.failure.busy,
    actions: button('/', copy.failure.back),
  });

/** A page with one message: tile, heading, one sentence, the way on. */
interface Message {
  readonly icon: IconName;
  readonly title: string;
  readonly text: HtmlPart;
  readonly actions: HtmlPart;
  readonly below?: HtmlPart;
  readonly error?: boolean;
  readonly scripts?: readonly string[];
}

function messagePage(frame: PageFrame, message: Message): string {
  const main = html`
<div class="message">
  ${tile(message.icon, message.error ? 'tile-error' : '')}
  <div><h1>${unbroken(message.title)}</h1><p class="lead">${unbroken(message.text)}</p></div>
  <div class="button-row">${message.actions}</div>
  ${message.below}
</div>`;
  return page(frame, { title: message.title, main, column: 'one-column', scripts: message.scripts ?? [] });
}
