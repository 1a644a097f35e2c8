/** Sign up: the first of three steps, the other two in sight. The password's rule stands before typing. */

import { type Html, html } from '../../html.ts';
import type { Puzzle } from '../limits/proof-of-work.ts';
import * as copy from './copy.ts';
import { type Field, renderField } from './field.ts';
import { icon } from './icon.ts';
import { type PageFault, type PageFrame, page } from './layout.ts';
import { puzzlePart, puzzleScripts } from './puzzle-part.ts';

export interface SignUpValues {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly terms: boolean;
}

export interface SignUpView {
  readonly base: string;
  readonly values?: SignUpValues;
  readonly faults?: readonly PageFault[];
  readonly puzzle?: Puzzle | null;
}

const [here, ...later] = copy.signUp.steps;

const steps = (): Html => html`
<ol class="steps">
  <li aria-current="step"><span>${here}</span></li>
  ${later.map((name) => html`<li><span>${name}</span></li>`)}
</ol>
<p class="steps-phone" aria-hidden="true">${copy.signUp.stepOf(1, copy.signUp.steps.length, here)}</p>`;

const fields = (values: SignUpValues): readonly Omit<Field, 'fault'>[] => [
  {
    name: 'name',
    label: copy.labels.name,
    type: 'text',
    autocomplete: 'name',
    hint: copy.hints.name,
    value: values.name,
  },
  {
    name: 'email',
    label: copy.labels.email,
    type: 'email',
    autocomplete: 'username',
    hint: copy.hints.email,
    value: values.email,
  },
  {
    name: 'mobile',
    label: copy.labels.mobile,
    type: 'tel',
    autocomplete: 'tel-national',
    value: values.mobile,
    before: '+65',
    inputClass: 'input-short',
  },
  {
    name: 'password',
    label: copy.labels.password,
    type: 'password',
    autocomplete: 'new-password',
    hint: copy.hints.password,
  },
];

function terms(frame: PageFrame, checked: boolean, fault: string | undefined): Html {
  const words = frame.links.terms
    ? html`<a href="${frame.links.terms}" target="_blank" rel="noopener">${copy.signUp.terms}</a>`
    : copy.signUp.terms;
  return html`
<div class="tick-field">
  ${fault !== undefined && html`<p class="field-error" id="terms-error">${icon('warning', 20)}<span>${fault}</span></p>`}
  <div class="tick">
    <input id="terms" name="terms" type="checkbox" value="yes"${checked && html` checked`}${fault !== undefined && html` aria-invalid="true" aria-describedby="terms-error"`} required>
    <label for="terms">${copy.signUp.termsBefore}${words}.</label>
  </div>
</div>`;
}

export function signUpPage(frame: PageFrame, view: SignUpView): string {
  const values = view.values ?? { name: '', email: '', mobile: '', terms: false };
  const faults = view.faults ?? [];
  const textAt = (name: string) => faults.find((fault) => fault.field === name)?.text;
  const main = html`
${steps()}
<h1>${copy.signUp.title}</h1>
<p class="lead">${copy.signUp.lead}</p>
<form class="form" method="post" action="${view.base}/sign-up" novalidate data-once>
  ${fields(values).map((field) => renderField({ ...field, fault: textAt(field.name) }))}
  ${terms(frame, values.terms, textAt('terms'))}
  ${puzzlePart(view.puzzle)}
  <div class="button-row">
    <button class="button" type="submit">${copy.signUp.submit}</button>
    <a class="text-link" href="${view.base}/sign-in">${copy.signUp.already}</a>
  </div>
</form>
<p class="notice">${icon('clock', 20)}<span>${copy.signUp.notice}</span></p>`;
  return page(frame, {
    title: copy.signUp.title,
    main,
    faults,
    column: 'one-column',
    scripts: puzzleScripts(view.puzzle),
  });
}
