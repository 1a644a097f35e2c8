import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hostileMarkup } from '../test/hostile-markup.ts';
import { RichText } from './rich-text.tsx';

afterEach(cleanup);

const drawn = (markup: string) => {
  const { container } = render(<RichText markup={markup} />);
  const [message] = container.children;
  if (!message) throw new Error('nothing was drawn');
  return message;
};
/** Without our own: the wrapping of links, classes. */
const shape = (markup: string) =>
  drawn(markup).innerHTML.replaceAll(
    / target="_blank" rel="noopener noreferrer"|<span class[^>]*>[^<]*<\/span>/g,
    '',
  );

describe('a message of the utility', () => {
  it.each([
    ['Closed on <b>Sunday</b>.', 'Closed on <b>Sunday</b>.'],
    ['<P>One</P><p>Two<br/>lines</p>', '<p>One</p><p>Two<br>lines</p>'],
    ['<ul><li>Water<li>Gas</ul>', '<ul><li>Water</li><li>Gas</li></ul>'],
    ['Tom &amp; Jerry &lt;3 &#8211; caf&#xE9;', 'Tom &amp; Jerry &lt;3 – café'],
    ['5 < 6 and a<b', '5 &lt; 6 and a'],
    ['<p>One<p>Two', '<p>One</p><p>Two</p>'],
    ['<div>In <em>any</em> other <h1>mark</h1></div>', 'In any other mark'],
    ['<li>An item without a list</li>', '<p>An item without a list</p>'],
    ['<ul> <li>a</li> loose <li>b</li> </ul>', '<ul><li>a</li><li> loose </li><li>b</li></ul>'],
    [
      '<a href="https://utility.example/help?a=1&amp;b=2">help</a>',
      '<a href="https://utility.example/help?a=1&amp;b=2">help</a>',
    ],
    ['<a href="https://utility.example/"></a>', '<span></span>'],
    ['', ''],
  ])('%j is drawn as %j', (markup, expected) => {
    expect(shape(markup)).toBe(expected);
  });

  it('opens its links outside, and says so', () => {
    const link = drawn('<a href="https://utility.example/help">help</a>').querySelector('a');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.textContent).toBe('help (opens in a new tab)');
  });

  it('an endless message is cut, and an endlessly deep one is flat', () => {
    expect(drawn('x'.repeat(50_000)).textContent).toHaveLength(10_000);
    expect(drawn('<ul><li>'.repeat(1_000)).querySelectorAll('*').length).toBeLessThan(20);
  });
});

describe('hostile markup', () => {
  const allowed = ['B', 'BR', 'P', 'UL', 'LI', 'A', 'SPAN'];
  const attributesOf: Readonly<Record<string, readonly string[]>> = {
    A: ['href', 'rel', 'target'],
    SPAN: ['class'],
  };

  it('is tried in more than 200 ways', () => {
    expect(new Set(hostileMarkup).size).toBeGreaterThan(200);
  });

  it.each(hostileMarkup.map((markup) => [markup.slice(0, 80), markup]))('%s', (_shown, markup) => {
    const message = drawn(markup);
    for (const element of message.querySelectorAll('*')) {
      expect(allowed).toContain(element.tagName);
      expect(attributesOf[element.tagName] ?? []).toEqual(
        expect.arrayContaining(element.getAttributeNames()),
      );
      if (element.tagName !== 'A') continue;
      expect(element.getAttribute('href')).toMatch(/^https:\/\/utility\.example\//);
      expect(element.getAttribute('rel')).toBe('noopener noreferrer');
    }
    // A list holds items and nothing else.
    for (const list of message.querySelectorAll('ul')) {
      expect([...list.childNodes].every((node) => node.nodeName === 'LI')).toBe(true);
    }
  });
});
