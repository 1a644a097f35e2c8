import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';

const parts = Object.keys(import.meta.glob('../features/**/*{.page,-card}.tsx'));
/** Beside the part; or here, where a page is composed of several areas. */
const catalogued = Object.keys(import.meta.glob(['../features/**/*.states.tsx', './*.states.tsx']));
const nameOf = (file: string) => file.replace(/^.*[/]/, '');
const places = [...catalogue.keys()].map((address) => address.replace(/[/][^/]+$/, ''));

describe('the catalogue of states', () => {
  it.each(parts)('%s has its states beside it', (part) => {
    const beside = part.replace(/([.]page)?[.]tsx$/, '.states.tsx');
    expect([beside, `./${nameOf(beside)}`].some((file) => catalogued.includes(file))).toBe(true);
  });

  it.each([...new Set(places)])('%s shows more than its happy state', (place) => {
    expect(places.filter((each) => each === place).length).toBeGreaterThan(1);
  });

  it('tells in words what each state is', () => {
    for (const [address, state] of catalogue) expect(state.about, address).toMatch(/\w+ \w+/);
  });
});
