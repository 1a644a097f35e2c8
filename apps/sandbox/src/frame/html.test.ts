import { describe, expect, it } from 'vitest';
import { html } from './html.ts';

describe('a page template', () => {
  it('shows outside values as text, in content and in attributes', () => {
    const hostile = `"><script>alert('x')</script>&`;
    expect(html`<a title="${hostile}">${hostile}</a>`.markup).toBe(
      '<a title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">' +
        '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</a>',
    );
  });

  it('inserts its own pieces and lists of them unchanged, and omits absent values', () => {
    const rows = ['a', 'b'].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${rows}${false}${null}${undefined}${7}</ul>`.markup).toBe(
      '<ul><li>a</li><li>b</li>7</ul>',
    );
  });

  it('refuses an object that only looks like a piece', () => {
    expect(() => html`${{ markup: '<script>' }}`).toThrow('only html`…` makes markup');
  });
});
