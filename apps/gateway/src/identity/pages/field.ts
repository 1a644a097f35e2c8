/** One field of a form: label, hint, fault, input, in that order, tied together for screen readers. */

import { type Html, type HtmlPart, html } from '../../html.ts';
import { show } from './copy.ts';
import { icon } from './icon.ts';

export interface Field {
  /** Id and name. */
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'password';
  readonly autocomplete: string;
  readonly hint?: string;
  readonly value?: string;
  readonly fault?: string | undefined;
  /** Red frame without a text of its own: the fault is shown elsewhere. */
  readonly invalid?: boolean;
  readonly before?: string;
  readonly inputClass?: string;
}

const inputModes = { text: 'text', email: 'email', tel: 'numeric', password: 'text' } as const;

function renderInput(field: Field): Html {
  const describedBy = [field.hint && `${field.name}-hint`, field.fault && `${field.name}-error`].filter(
    Boolean,
  );
  const invalid = field.fault !== undefined || field.invalid === true;
  return html`<input class="input ${field.inputClass}" id="${field.name}" name="${field.name}" type="${field.type}" inputmode="${inputModes[field.type]}" autocomplete="${field.autocomplete}" autocapitalize="none" spellcheck="false" value="${field.type === 'password' ? '' : field.value}"${describedBy.length > 0 && html` aria-describedby="${describedBy.join(' ')}"`}${invalid && html` aria-invalid="true"`} required>`;
}

function framed(field: Field, input: HtmlPart): HtmlPart {
  if (field.before) {
    return html`<div class="input-frame ${field.inputClass}"><span class="input-start">${field.before}</span>${input}</div>`;
  }
  if (field.type !== 'password') return input;
  // The script shows the button; without it the password simply stays hidden.
  return html`<div class="input-frame">${input}<button class="input-end text-link" type="button" data-shows="${field.name}" aria-pressed="false" aria-label="${show} ${field.label.toLowerCase()}" hidden>${show}</button></div>`;
}

export function renderField(field: Field): Html {
  return html`
<div class="field">
  <label class="label" for="${field.name}">${field.label}</label>
  ${field.hint && html`<p class="hint" id="${field.name}-hint">${field.hint}</p>`}
  ${field.fault !== undefined && html`<p class="field-error" id="${field.name}-error">${icon('warning', 20)}<span>${field.fault}</span></p>`}
  ${framed(field, renderInput(field))}
</div>`;
}
