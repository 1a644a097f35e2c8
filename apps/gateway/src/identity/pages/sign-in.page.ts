/** The sign-in page: one card, two fields, one act; in the sandbox the people beside it. */

import { type Html, html } from '../../html.ts';
import type { Puzzle } from '../limits/proof-of-work.ts';
import * as copy from './copy.ts';
import { renderField } from './field.ts';
import { arcade, icon } from './icon.ts';
import { type PageFault, type PageFrame, page } from './layout.ts';
import { type PeoplePanel, peoplePanel } from './people-panel.ts';
import { puzzlePart, puzzleScripts } from './puzzle-part.ts';

export type SignInFault = 'wrong' | 'too-many' | 'unpaid' | 'busy' | 'email-missing' | 'password-missing';

export interface SignInView {
  /** '/interaction/<uid>': posts and links stay below it, as its cookie does. */
  readonly base: string;
  readonly email?: string;
  readonly faults?: readonly SignInFault[];
  readonly people?: PeoplePanel | null;
  readonly puzzle?: Puzzle | null;
}

const faultOf: Readonly<Record<SignInFault, PageFault>> = {
  wrong: { field: 'password', text: copy.signIn.wrong },
  'too-many': { field: 'password', text: copy.tooMany },
  unpaid: { field: 'password', text: copy.puzzle.passwordAgain },
  busy: { field: 'password', text: copy.busy.passwordAgain },
  'email-missing': { field: 'email', text: copy.required(copy.labels.email) },
  'password-missing': { field: 'password', text: copy.required(copy.labels.password) },
};

function card(frame: PageFrame, view: SignInView, faults: readonly PageFault[]): Html {
  const textAt = (field: string) => faults.find((fault) => fault.field === field)?.text;
  const { forgotEmail } = frame.links;
  return html`
<div class="picture-card">
  ${arcade()}
  <div class="inside">
    <h1>${copy.signIn.title}</h1>
    <form method="post" action="${view.base}/sign-in" novalidate data-once>
      ${renderField({
        name: 'email',
        label: copy.labels.email,
        type: 'email',
        autocomplete: 'username',
        value: view.email ?? '',
        fault: textAt('email'),
        invalid: view.faults?.includes('wrong') ?? false,
      })}
      ${renderField({
        name: 'password',
        label: copy.labels.password,
        type: 'password',
        autocomplete: 'current-password',
        fault: textAt('password'),
      })}
      ${view.faults?.includes('too-many') && html`<p class="hint">${copy.signIn.lockedOut}</p>`}
      ${puzzlePart(view.puzzle)}
      <button class="button button-wide" type="submit">${copy.signIn.submit}</button>
    </form>
    <div class="between ways-out">
      <a class="text-link" href="${view.base}/forgot-password">${copy.signIn.forgotPassword}</a>
      ${forgotEmail && html`<a class="text-link" href="${forgotEmail}">${copy.signIn.forgotEmail}</a>`}
    </div>
    <hr class="rule">
    <div class="between">
      <span class="second">${copy.signIn.newHere}</span>
      <a class="button button-second button-small" href="${view.base}/sign-up">${copy.signIn.signUp}</a>
    </div>
  </div>
</div>`;
}

const assurance = (): Html =>
  html`<p class="assurance">${icon('shield', 20)}<span>${copy.assurance}</span></p>`;

export function signInPage(frame: PageFrame, view: SignInView): string {
  const faults = (view.faults ?? []).map((fault) => faultOf[fault]);
  const main = html`${card(frame, view, faults)}${view.people && peoplePanel(view.people)}${assurance()}`;
  return page(frame, {
    title: copy.signIn.title,
    main,
    faults,
    scripts: puzzleScripts(view.puzzle),
    column: view.people ? 'sign-in sign-in-with-people' : 'sign-in narrow',
  });
}
