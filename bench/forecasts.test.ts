import { describe, expect, it } from 'vitest';
import { scoreForecasts } from './forecasts.ts';
import { restlessHomes, withGaps } from './insight-homes.ts';

const homes = restlessHomes(24);

describe('the forecast of a bill holds about eight of ten bills, and half of them are missed by a twelfth at most', () => {
  it.each([
    ['with a tenth of the days missing', withGaps(homes, 0.1), false],
    ['with three tenths of the days missing', withGaps(homes, 0.3), false],
    ['with a meter that is new', homes, true],
  ] as const)('%s', (_what, set, isNew) => {
    const scores = scoreForecasts(set, isNew);
    const shown = scores.reduce((sum, each) => sum + each.shown, 0);
    const held = scores.reduce((sum, each) => sum + each.held * each.shown, 0) / shown;
    expect(shown).toBeGreaterThan(200);
    expect(held).toBeGreaterThan(0.75);
    expect(held).toBeLessThan(0.87);
    expect(scores.find(({ dayOfBill }) => dayOfBill === 15)?.error).toBeLessThan(1 / 12);
  });
});
