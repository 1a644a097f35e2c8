/** The identity pages with one short form: forgotten password, new password, verify, log out (everywhere). */

import { html, ownMarkup } from '../../html.ts';
import type { Puzzle } from '../limits/proof-of-work.ts';
import * as copy from './copy.ts';
import { renderField } from './field.ts';
import { type PageFault, type PageFrame, page } from './layout.ts';
import { faultAt as at, backTo, codeField, shortFormPage } from './short-form.ts';

export function forgotPasswordPage(
  frame: PageFrame,
  view: {
    action: string;
    back: string;
    email?: string;
    faults?: readonly PageFault[];
    puzzle?: Puzzle | null;
  },
): string {
  const faults = view.faults ?? [];
  const { forgotEmail } = frame.links;
  return shortFormPage(frame, {
    title: copy.forgot.title,
    lead: copy.forgot.lead,
    action: view.action,
    back: backTo(view.back, copy.logIn),
    faults,
    puzzle: view.puzzle ?? null,
    fields: renderField({
      name: 'email',
      label: copy.labels.email,
      type: 'email',
      autocomplete: 'username',
      value: view.email ?? '',
      fault: at(faults, 'email'),
    }),
    submit: copy.forgot.submit,
    beside: forgotEmail && html`<a class="text-link" href="${forgotEmail}">${copy.signIn.forgotEmail}</a>`,
  });
}

export function newPasswordPage(
  frame: PageFrame,
  view: { code: string; email: string; faults?: readonly PageFault[] },
): string {
  const faults = view.faults ?? [];
  return shortFormPage(frame, {
    title: copy.newPassword.title,
    lead: copy.newPassword.lead,
    action: '/idp/new-password',
    faults,
    // The hidden address lets a password manager save the pair.
    fields: html`${codeField(view.code)}
<input class="hidden-visually" type="email" autocomplete="username" value="${view.email}" tabindex="-1" aria-hidden="true" readonly>
${renderField({
  name: 'password',
  label: copy.labels.newPassword,
  type: 'password',
  autocomplete: 'new-password',
  hint: copy.hints.password,
  fault: at(faults, 'password'),
})}`,
    submit: copy.newPassword.submit,
  });
}

export const verifyPage = (frame: PageFrame, view: { action: string; code: string }): string =>
  shortFormPage(frame, {
    title: copy.verify.title,
    lead: copy.verify.lead,
    action: view.action,
    fields: codeField(view.code),
    submit: copy.verify.submit,
    pressed: true,
  });

export const signOutEverywherePage = (frame: PageFrame, view: { current: string }): string =>
  shortFormPage(frame, {
    title: copy.everywhere.title,
    lead: html`${copy.everywhere.now}<strong>${view.current}</strong>. ${copy.everywhere.lead}`,
    action: '/idp/sign-out-everywhere',
    back: backTo('/', copy.everywhere.back),
    fields: null,
    submit: copy.everywhere.submit,
  });

/** @param form the provider's own form (id op.logoutForm); our button completes it */
export function logoutPage(frame: PageFrame, form: string, atOnce: boolean): string {
  const main = html`
<h1>${copy.logout.title}</h1>
<p class="lead" role="status">${atOnce ? copy.logout.wait : copy.logout.confirm}</p>
${ownMarkup(form)}
<div class="button-row"><button class="button" type="submit" form="op.logoutForm" name="logout" value="yes"${atOnce && html` data-press-button`}>${copy.logout.submit}</button></div>`;
  return page(frame, { title: copy.logout.title, main, column: 'one-column' });
}
