/** HTML templates, escaped by construction: a value is text unless a template made it. */

export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

export type HtmlPart = Html | string | number | false | null | undefined | readonly HtmlPart[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

function renderPart(part: HtmlPart): string {
  if (part instanceof Html) return part.markup;
  if (part === false || part === null || part === undefined) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return part.map(renderPart).join('');
}

export function html(literals: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(literals.reduce((made, literal, at) => made + renderPart(parts[at - 1]) + literal));
}

/** Trusted markup, such as the drawings of the look. Never for input from outside. */
export const ownMarkup = (markup: string): Html => new Html(markup);

/** Wraps 'e-mail' so that it is not broken at its hyphen; trusted markup stays as it is. */
export const unbroken = (words: HtmlPart): HtmlPart =>
  typeof words !== 'string'
    ? words
    : words
        .split(/(e-mails?\b)/i)
        .map((part, at) => (at % 2 === 0 ? part : html`<span class="unbroken">${part}</span>`));
