import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { overscrollStyle } from './csp.ts';
import { lookHead } from './head.ts';

const require = createRequire(import.meta.url);
const library = dirname(require.resolve('react-aria/package.json'));
const source = (file: string) => readFileSync(join(library, 'dist/private', file), 'utf8');
const injected = (text: string) => /style\.textContent = `([^`]+)`/.exec(text)?.[1]?.trim();

describe('the style elements that React Aria adds at run time', () => {
  it('are two, and the hash of the one of modal overlays is in the policy', () => {
    expect(injected(source('overlays/usePreventScroll.mjs'))).toBe(overscrollStyle);
  });

  it('leave pressable elements to our own rule, as the page holds an element of that id', () => {
    const press = source('interactions/usePress.mjs');
    const id = /STYLE_ID = '([^']+)'/.exec(press)?.[1];
    const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(press)?.[1];
    expect(lookHead).toContain(`id="${id}"`);
    expect(readFileSync(new URL('base.css', import.meta.url), 'utf8')).toContain(`[${attribute}] {`);
    expect(injected(press)).toContain('touch-action: pan-x pan-y pinch-zoom;');
  });
});
