/** The frame of the identity pages with one short form, and the shared parts of such forms. */
import { type Html, type HtmlPart, html, unbroken } from '../../html.ts';
import type { Puzzle } from '../limits/proof-of-work.ts';
import { icon } from './icon.ts';
import { type PageFault, type PageFrame, page } from './layout.ts';
import { puzzlePart, puzzleScripts } from './puzzle-part.ts';

export interface ShortForm {
  readonly title: string;
  readonly lead: HtmlPart;
  readonly action: string;
  readonly fields: HtmlPart;
  readonly submit: string;
  readonly beside?: HtmlPart;
  readonly back?: HtmlPart;
  readonly faults?: readonly PageFault[];
  readonly puzzle?: Puzzle | null;
  /** Pressed by the script, so that opening the mailed link is enough. */
  readonly pressed?: boolean;
}

export function shortFormPage(frame: PageFrame, form: ShortForm): string {
  const main = html`
${form.back}
<h1>${unbroken(form.title)}</h1>
<p class="lead">${unbroken(form.lead)}</p>
<form class="form" method="post" action="${form.action}" novalidate data-once${form.pressed && html` data-press`}>
  ${form.fields}
  ${puzzlePart(form.puzzle)}
  <div class="button-row"><button class="button" type="submit">${form.submit}</button>${form.beside}</div>
</form>`;
  return page(frame, {
    title: form.title,
    main,
    faults: form.faults ?? [],
    column: 'one-column',
    scripts: puzzleScripts(form.puzzle),
  });
}

export const codeField = (code: string): Html => html`<input type="hidden" name="code" value="${code}">`;
export const backField = (back: string): Html => html`<input type="hidden" name="redirect" value="${back}">`;
export const backTo = (href: string, words: string): Html =>
  html`<a class="back-link" href="${href}">${icon('chevronLeft', 18)}${words}</a>`;
export const faultAt = (faults: readonly PageFault[], field: string) =>
  faults.find((fault) => fault.field === field)?.text;
