import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';

const parts = Object.keys(import.meta.glob('../features/**/*{.page,-card,-bar}.tsx'));
const texts: Record<string, string> = import.meta.glob(['../features/**/*.states.tsx', './*.states.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const places = [...catalogue.keys()].map((address) => address.replace(/[/][^/]+$/, ''));
const getName = (file: string) => file.replace(/^.*[/]/, '');

/** Drawn by a states file beside it; or composed of several areas under its own name here. */
function isCatalogued(part: string): boolean {
  const folder = part.slice(0, part.lastIndexOf('/'));
  const composed = `./${getName(part).replace(/[.]page[.]tsx$/, '')}.states.tsx`;
  return Object.entries(texts).some(
    ([file, text]) =>
      file === composed || (file.startsWith(`${folder}/`) && text.includes(`'./${getName(part)}'`)),
  );
}

describe('the catalogue of states', () => {
  it.each(parts)('%s has its states', (part) => {
    expect(isCatalogued(part)).toBe(true);
  });

  it.each([...new Set(places)])('%s shows more than its happy state', (place) => {
    expect(places.filter((each) => each === place).length).toBeGreaterThan(1);
  });

  it('tells in words what each state is', () => {
    for (const [address, state] of catalogue) expect(state.about, address).toMatch(/\w{4}/);
  });

  it('does not take a part without states for a catalogued one', () => {
    expect(isCatalogued('../features/plans/plan.page.tsx')).toBe(false);
  });
});
