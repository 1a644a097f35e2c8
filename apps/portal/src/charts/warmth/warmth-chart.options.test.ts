import { describe, expect, it } from 'vitest';
import { type WarmMonth, warmthChart } from './warmth-chart.options.ts';

const pictured: readonly WarmMonth[] = [266, 265, 271, 278, 283, 289, 288, 285, 283, 281, 280, 274].map(
  (tenths, index) => ({ value: 317 + index * 10, estimated: index % 2 === 0, temperature: tenths / 10 }),
);
const draw = (months: readonly WarmMonth[], width = 640) => warmthChart({ months, width, rem: 16 });

describe('use by month below the temperature', () => {
  it('each has its own axis and its own room: the line ends above the bars', () => {
    const { degrees, bars, degreeLines, useLines, plot } = draw(pictured);
    expect(degreeLines.map(({ value }) => value)).toEqual([26, 28]);
    expect(useLines.map(({ label }) => label)).toEqual(['0', '200', '400']);
    expect(Math.max(...degrees.map(({ y }) => y))).toBeLessThan(Math.min(...bars.map(({ top }) => top)));
    expect(bars.every(({ top }) => top <= plot.bottom)).toBe(true);
  });

  it('warmer is higher, and more use is a longer bar', () => {
    const { degrees, bars } = draw(pictured);
    expect(degrees[5]?.y).toBeLessThan(degrees[1]?.y ?? 0);
    expect(bars[11]?.top).toBeLessThan(bars[0]?.top ?? 0);
  });

  it('a month without its temperature is a gap in the line, one without a bill an empty slot', () => {
    const months = pictured.map((month, at) =>
      at === 4 ? { ...month, temperature: null } : at === 7 ? { ...month, value: null } : month,
    );
    const { degrees, bars, degreePath } = draw(months);
    expect(degrees.map(({ slot }) => slot)).not.toContain(4);
    expect(degreePath.match(/M/g)).toHaveLength(2);
    expect(bars.map(({ slot }) => slot)).not.toContain(7);
  });

  it('the bars have all the room where no temperature is known', () => {
    const plain = draw(pictured.map((month) => ({ ...month, temperature: null })));
    expect(plain.degreeLines).toEqual([]);
    expect(plain.degreePath).toBe('');
    expect(plain.plot.top).toBeLessThan(draw(pictured).plot.top);
  });

  it('temperatures that hardly differ still have an axis, and nothing leaves the frame', () => {
    for (const width of [250, 640, 1000]) {
      const { degrees, degreeLines, height } = draw(
        pictured.map((month) => ({ ...month, temperature: 27.5 })),
        width,
      );
      expect(degreeLines.length).toBeGreaterThan(0);
      expect(degrees.every(({ x, y }) => x <= width && y > 0 && y < height)).toBe(true);
    }
  });
});
