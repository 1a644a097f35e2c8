import { describe, expect, it } from 'vitest';
import {
  type ChartAxis,
  type ChartBar,
  slotAt,
  type UsageChartInput,
  usageChart,
} from './usage-chart.options.ts';

const flat = (over: Readonly<Record<number, Partial<ChartBar>>> = {}, length = 48): ChartBar[] =>
  Array.from({ length }, (_, slot) => ({
    value: 0.2,
    estimated: false,
    usual: 0.25,
    average: null,
    efficient: null,
    ...over[slot],
  }));
const hours: ChartAxis = {
  texts: Array.from({ length: 48 }, () => ({ long: '12 AM', short: '12 AM' })),
  every: { wide: [6, 12, 24], narrow: [8, 12, 24] },
  anchor: 'start',
  now: null,
};
const inputOf = (bars: readonly ChartBar[], over: Partial<UsageChartInput> = {}): UsageChartInput => ({
  bars,
  measuredTo: bars.length,
  axis: hours,
  isStarred: true,
  line: 'smooth',
  width: 800,
  rem: 16,
  ...over,
});
const getChart = (bars: readonly ChartBar[], measuredTo = 48, width = 800) =>
  usageChart(inputOf(bars, { measuredTo, width }));

describe('a chart of half hours', () => {
  it('has a bar for each half hour that was measured and none for a gap', () => {
    const chart = getChart(flat({ 10: { value: null }, 11: { value: null } }));
    expect(chart.bars).toHaveLength(46);
    expect(chart.bars.map(({ slot }) => slot)).not.toContain(10);
  });

  it('tells zero from a gap: zero has a tick on the baseline', () => {
    const { bars, plot } = getChart(flat({ 10: { value: 0 } }));
    expect(bars[10]?.top).toBe(plot.bottom);
    expect(bars[10]?.path).toMatch(new RegExp(`^M[\\d.]+ ${plot.bottom}V`));
  });

  it('puts one star over each run of estimated half hours', () => {
    const estimated = { estimated: true };
    const chart = getChart(flat({ 6: estimated, 7: estimated, 20: estimated }));
    expect(chart.stars).toHaveLength(2);
    expect(chart.stars[0]?.x).toBeCloseTo(((chart.bars[6]?.centre ?? 0) + (chart.bars[7]?.centre ?? 0)) / 2);
  });

  it('draws the rule where measuring stops, and no rule on a whole or an empty day', () => {
    const { measuredX, plot } = getChart(flat(), 24);
    expect(measuredX).toBeCloseTo((plot.left + plot.right) / 2);
    expect(getChart(flat(), 48).measuredX).toBeNull();
    expect(getChart(flat(), 0).measuredX).toBeNull();
  });

  it('turns the label of the rule to the side that has room', () => {
    expect(getChart(flat(), 20).measuredLabelSide).toBe('right');
    expect(getChart(flat(), 46).measuredLabelSide).toBe('left');
    expect(getChart(flat(), 46).usualLabelFits).toBe(false);
  });

  it('has no usual line without a usual day, and keeps a hole in it as a hole', () => {
    const none = Object.fromEntries(Array.from({ length: 48 }, (_, slot) => [slot, { usual: null }]));
    expect(getChart(flat(none)).usualLine).toBeNull();
    const holed = getChart(flat({ 20: { usual: null }, 21: { usual: null } })).usualLine ?? '';
    expect(holed.match(/M/g)).toHaveLength(2);
  });

  it('keeps everything inside the width at every width', () => {
    for (const width of [240, 320, 358, 499, 500, 820, 1100]) {
      const chart = getChart(flat({ 3: { value: 3 } }), 30, width);
      expect(chart.plot.right).toBeLessThanOrEqual(width);
      for (const bar of chart.bars) expect(bar.top).toBeGreaterThanOrEqual(chart.plot.top - 1e-6);
    }
  });

  it('labels every third hour, every fourth when narrow, every sixth at 320 px or with large text', () => {
    const labelled = (width: number, rem = 16) => usageChart(inputOf(flat(), { width, rem })).labels.length;
    expect([1100, 500, 499, 317, 246].map((width) => labelled(width))).toEqual([8, 8, 6, 6, 4]);
    expect(labelled(500, 32)).toBe(4);
  });

  it('grows its room for text with the text', () => {
    const slots = flat();
    const usual = usageChart(inputOf(slots));
    const doubled = usageChart(inputOf(slots, { rem: 32 }));
    expect(doubled.plot.left).toBe(usual.plot.left * 2);
    expect(doubled.height).toBe(usual.height * 2);
  });

  it('draws an axis for a day without any measurement', () => {
    const empty = flat(
      Object.fromEntries(Array.from({ length: 48 }, (_, slot) => [slot, { value: null, usual: null }])),
    );
    const chart = getChart(empty, 0);
    expect(chart.bars).toEqual([]);
    expect(chart.gridlines).toHaveLength(5);
  });

  it('changes nothing of what it was given', () => {
    const slots = Object.freeze(flat({ 6: { estimated: true } }).map((slot) => Object.freeze(slot)));
    expect(() => getChart(slots)).not.toThrow();
  });
});

describe('the slot under a pointer', () => {
  it('is the half hour whose stretch it stands in, and the nearest one beside the plot', () => {
    const chart = getChart(flat());
    const middle = (slot: number) => chart.bars[slot]?.centre ?? 0;
    expect([0, 13, 47].map((slot) => slotAt(chart, middle(slot)))).toEqual([0, 13, 47]);
    expect(slotAt(chart, -50)).toBe(0);
    expect(slotAt(chart, 5000)).toBe(47);
  });
});

describe('a chart of months', () => {
  const names = ['Jan', 'Feb', 'Mar', 'Apr*', 'May', 'Jun*', 'Jul', 'Aug*', 'Sep', 'Oct*', 'Nov', 'Dec'];
  const axis: ChartAxis = {
    texts: names.map((long) => ({ long, short: long.replace(/[a-z]/g, '') })),
    every: { wide: [1, 2, 3], narrow: [1, 2, 3] },
    anchor: 'middle',
    now: 10,
  };
  const months = (over: Readonly<Record<number, Partial<ChartBar>>> = {}) =>
    flat({ ...over, 11: { value: null, usual: null, average: null, efficient: null } }, 12);
  const chartOf = (bars: readonly ChartBar[], width: number, rem = 16) =>
    usageChart(inputOf(bars, { axis, width, rem, isStarred: false, line: 'straight' }));

  it('names every month, by initials where it is narrow, and the newest in bold', () => {
    const texts = (width: number) => chartOf(months(), width).labels.map(({ text }) => text);
    expect(texts(800)).toEqual(names);
    expect(texts(317)).toEqual(['J', 'F', 'M', 'A*', 'M', 'J*', 'J', 'A*', 'S', 'O*', 'N', 'D']);
    expect(chartOf(months(), 800).labels.filter(({ isNow }) => isNow)).toMatchObject([{ text: 'Nov' }]);
  });

  it('keeps the newest month with very large text, and leaves out its nearest', () => {
    const labels = chartOf(months(), 317, 40).labels.map(({ text }) => text);
    expect(labels).toContain('N');
    expect(labels).not.toContain('O*');
  });

  it('has a line with a marker for each month that has neighbours, named where there is room', () => {
    const average = Object.fromEntries([0, 1, 2, 4].map((slot) => [slot, { average: 0.3, efficient: 0.29 }]));
    const [all, efficient] = chartOf(months(average), 800).neighbours;
    expect([all?.kind, all?.points.length, all?.path.match(/M/g)?.length]).toEqual(['average', 4, 2]);
    expect((efficient?.nameY ?? 0) - (all?.nameY ?? 0)).toBeGreaterThanOrEqual(44);
    expect(chartOf(months(average), 400).neighbours.map(({ nameY }) => nameY)).toEqual([null, null]);
    expect(chartOf(months(), 800).neighbours).toEqual([]);
  });

  it('leaves no star above a bar, as the months have theirs in their labels', () => {
    expect(chartOf(months({ 3: { estimated: true } }), 800).stars).toEqual([]);
  });
});
