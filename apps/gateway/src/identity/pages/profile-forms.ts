/** Pages on which a customer changes e-mail, mobile number or password; each requires the password. */

import { type Html, html } from '../../html.ts';
import * as copy from './copy.ts';
import { renderField } from './field.ts';
import type { PageFault, PageFrame } from './layout.ts';
import { backField, backTo, faultAt, shortFormPage } from './short-form.ts';

/** @param view back: a path of this portal, judged before */
const passwordAndWayBack = (view: { back: string; faults?: readonly PageFault[] }): Html =>
  html`${renderField({
    name: 'password',
    label: copy.labels.currentPassword,
    type: 'password',
    autocomplete: 'current-password',
    fault: faultAt(view.faults ?? [], 'password'),
  })}${backField(view.back)}`;

export function changeEmailPage(
  frame: PageFrame,
  view: { current: string; email?: string; back: string; faults?: readonly PageFault[] },
): string {
  const faults = view.faults ?? [];
  return shortFormPage(frame, {
    title: copy.changeEmail.title,
    lead: html`${copy.changeEmail.now}<strong>${view.current}</strong>. ${copy.changeEmail.lead}`,
    action: '/idp/change-email',
    back: backTo(view.back, copy.changeEmail.back),
    faults,
    fields: html`${renderField({
      name: 'email',
      label: copy.labels.newEmail,
      type: 'email',
      autocomplete: 'email',
      value: view.email ?? '',
      fault: faultAt(faults, 'email'),
    })}${passwordAndWayBack(view)}`,
    submit: copy.changeEmail.submit,
  });
}

export function changeMobilePage(
  frame: PageFrame,
  view: { current: string; mobile?: string; back: string; faults?: readonly PageFault[] },
): string {
  const faults = view.faults ?? [];
  const ending = view.current.slice(-4);
  return shortFormPage(frame, {
    title: copy.changeMobile.title,
    lead:
      ending === ''
        ? copy.changeMobile.lead
        : html`${copy.changeMobile.now}<strong>${ending}</strong>. ${copy.changeMobile.lead}`,
    action: '/idp/change-mobile',
    back: backTo(view.back, copy.changeMobile.back),
    faults,
    fields: html`${renderField({
      name: 'mobile',
      label: copy.labels.newMobile,
      type: 'tel',
      autocomplete: 'tel-national',
      hint: copy.hints.mobile,
      value: view.mobile ?? '',
      before: '+65',
      inputClass: 'input-short',
      fault: faultAt(faults, 'mobile'),
    })}${passwordAndWayBack(view)}`,
    submit: copy.changeMobile.submit,
  });
}
