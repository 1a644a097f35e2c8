/**
 * Pages as tagged templates whose values are escaped by construction: only results of `html` itself
 * enter a page as markup. There is no way to hand in raw text.
 */
const made = new WeakSet<Html>();

/** A piece of page made by `html`. */
export interface Html {
  readonly markup: string;
}

/** Values allowed in a template: text and numbers are escaped, pieces and lists of pieces are not. */
export type Part = Html | string | number | false | null | undefined | readonly Part[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

function render(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (typeof part === 'string') return escapeText(part);
  if (typeof part === 'number') return String(part);
  if (isList(part)) return part.map(render).join('');
  if (!made.has(part)) throw new TypeError('only html`…` makes markup');
  return part.markup;
}

function isList(part: Html | readonly Part[]): part is readonly Part[] {
  return Array.isArray(part);
}

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = strings.map((text, index) => text + render(parts[index])).join('');
  const piece = { markup };
  made.add(piece);
  return piece;
}
