/**
 * Reads markup that came in a message of the utility and keeps b, br, p, ul, li and links to https (threat T10).
 * Makes a tree of plain values: nothing is ever handed to the browser's own parser, and what is not on the list
 * is not there to be drawn.
 */
import { webAddress } from '../../lib/safe-address.ts';
import { type MarkupToken, tokenize } from './rich-text.tokens.ts';

export type RichNode =
  | string
  | { readonly tag: 'br' }
  | { readonly tag: Element; readonly href: string | null; readonly children: readonly RichNode[] };

const elements = ['b', 'p', 'ul', 'li', 'a'] as const;
type Element = (typeof elements)[number];

interface Open {
  readonly tag: Element | 'root';
  readonly href: string | null;
  readonly children: RichNode[];
}

const LONGEST = 10_000;
const DEEPEST = 12;

export function richNodes(markup: string): readonly RichNode[] {
  const tree = new Tree();
  for (const token of tokenize(markup.slice(0, LONGEST))) tree.take(token);
  return tree.finished();
}

class Tree {
  readonly #open: Open[] = [{ tag: 'root', href: null, children: [] }];

  take(token: MarkupToken): void {
    if (token.kind === 'text') this.#text(token.text);
    else if (token.name === 'br' && token.kind === 'open') this.#add({ tag: 'br' });
    else if (!isElement(token.name)) return;
    else if (token.kind === 'open') this.#openElement(token.name, token.href);
    else this.#closeElement(token.name);
  }

  finished(): readonly RichNode[] {
    this.#closeUntil(1);
    return this.#top().children;
  }

  #top(): Open {
    return this.#open.at(-1) ?? { tag: 'root', href: null, children: [] };
  }

  #text(text: string): void {
    if (this.#top().tag !== 'ul' || text.trim() !== '') this.#add(text);
  }

  /** A list holds items and nothing else: what stands in it by itself becomes an item. */
  #add(node: RichNode): void {
    if (this.#top().tag === 'ul') this.#push('li', null);
    this.#top().children.push(node);
  }

  #openElement(tag: Element, href: string | null): void {
    if (this.#open.length > DEEPEST) return;
    const list = this.#lastOf(['ul']);
    if (tag === 'li' && list !== -1) {
      this.#closeUntil(list + 1);
    } else if (tag === 'li') {
      // An item without a list is a paragraph.
      this.#openElement('p', null);
      return;
    } else {
      // Paragraphs and lists stand in no paragraph and no bold; a link stands in no link.
      if (tag === 'p' || tag === 'ul') this.#closeUntil(this.#lastOf(['li', 'ul', 'root']) + 1);
      if (tag === 'a') this.#closeElement('a');
      if (this.#top().tag === 'ul') this.#push('li', null);
    }
    this.#push(tag, tag === 'a' && href !== null ? webAddress(href, ['https:']) : null);
  }

  #closeElement(tag: Element): void {
    const at = this.#lastOf([tag]);
    if (at > this.#lastOf(boundaryOf[tag])) this.#closeUntil(at);
  }

  #push(tag: Element, href: string | null): void {
    this.#open.push({ tag, href, children: [] });
  }

  #lastOf(tags: readonly Open['tag'][]): number {
    return this.#open.findLastIndex(({ tag }) => tags.includes(tag));
  }

  /** Leaves so many open. */
  #closeUntil(count: number): void {
    while (this.#open.length > count) {
      const closed = this.#open.pop();
      if (closed && closed.tag !== 'root') {
        const { tag, href, children } = closed;
        this.#top().children.push({ tag, href, children });
      }
    }
  }
}

/** An end tag reaches no further than these. */
const boundaryOf: Readonly<Record<Element, readonly Open['tag'][]>> = {
  b: ['p', 'li', 'ul', 'root'],
  a: ['p', 'li', 'ul', 'root'],
  p: ['li', 'ul', 'root'],
  li: ['ul', 'root'],
  ul: ['root'],
};

function isElement(name: string): name is Element {
  return (elements as readonly string[]).includes(name);
}
