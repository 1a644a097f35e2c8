import { expect, it } from 'vitest';
import { calibrate, judgeTime } from './time-budgets.ts';

const budgets = { unit: 100 };

it('passes a step within its budget, on a fast and on a slow machine', () => {
  expect(judgeTime('unit', { seconds: 40, loops: [0.4, 0.41] }, budgets)).toEqual({ used: 98, over: null });
  expect(judgeTime('unit', { seconds: 400, loops: [0.5, 4.2] }, budgets)).toEqual({ used: 95, over: null });
});

it('names a step above its budget', () => {
  const { used, over } = judgeTime('unit', { seconds: 44.4, loops: [0.4, 0.4] }, budgets);
  expect(used).toBe(111);
  expect(over).toContain('unit took 111 calibration loops, its budget is 100');
});

it('lets a step without a budget take its time', () => {
  expect(judgeTime('style', { seconds: 900, loops: [0.1, 0.1] }, budgets).over).toBeNull();
});

it('measures the machine', () => {
  expect(calibrate()).toBeGreaterThan(0);
});
