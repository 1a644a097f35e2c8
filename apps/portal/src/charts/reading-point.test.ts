import { describe, expect, it } from 'vitest';
import { slotAfterKey } from './reading-point.ts';

describe('the keys of a chart', () => {
  it('begin at the newest bar, then move one at a time', () => {
    expect(slotAfterKey('ArrowLeft', null, { start: 29, last: 47 })).toBe(29);
    expect(slotAfterKey('ArrowLeft', 29, { start: 29, last: 47 })).toBe(28);
    expect(slotAfterKey('ArrowRight', 28, { start: 29, last: 47 })).toBe(29);
  });

  it('stop at the ends of the chart', () => {
    expect(slotAfterKey('ArrowLeft', 0, { start: 29, last: 47 })).toBe(0);
    expect(slotAfterKey('ArrowRight', 47, { start: 29, last: 47 })).toBe(47);
  });

  it('jump with Home and End, close with Escape, and leave every other key alone', () => {
    expect(slotAfterKey('Home', 20, { start: 29, last: 47 })).toBe(0);
    expect(slotAfterKey('End', 20, { start: 29, last: 47 })).toBe(47);
    expect(slotAfterKey('Escape', 20, { start: 29, last: 47 })).toBeNull();
    expect(slotAfterKey('Tab', 20, { start: 29, last: 47 })).toBeUndefined();
  });
});
