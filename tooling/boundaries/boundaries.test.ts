import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allRules, boundaryBreaches } from './check.ts';

const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url));

describe('every boundary rule', () => {
  it('has a fixture that breaks it, and every fixture has its rule', () => {
    expect(readdirSync(fixtures).sort()).toEqual([...allRules].sort());
  });

  it.each(allRules)('%s fires once on its fixture, and nothing else fires', async (rule) => {
    const breaches = await boundaryBreaches(`${fixtures}${rule}`);
    expect(breaches.map((breach) => breach.rule)).toEqual([rule]);
    expect(breaches[0]?.advice.length).toBeGreaterThan(20);
  });
});
