import { describe, expect, it } from 'vitest';
import { html, ownMarkup } from './html.ts';

describe('a template', () => {
  it('escapes interpolated values in text and in attributes', () => {
    const hostile = `"><script>alert('1')</script>&`;
    expect(html`<p title="${hostile}">${hostile}</p>`.markup).toBe(
      '<p title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;</p>',
    );
  });

  it('keeps markup made by templates, and lists of it', () => {
    expect(html`<ul>${['a<', 'b'].map((word) => html`<li>${word}</li>`)}</ul>`.markup).toBe(
      '<ul><li>a&lt;</li><li>b</li></ul>',
    );
    expect(html`${ownMarkup('<hr>')}${1}`.markup).toBe('<hr>1');
  });

  it('renders null, undefined and false as nothing', () => {
    expect(html`[${null}${undefined}${false}${''}]`.markup).toBe('[]');
  });
});
