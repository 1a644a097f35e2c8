import { describe, expect, it } from 'vitest';
import { slotAfterKey } from './reading-point.ts';

describe('the keys of a chart', () => {
  it('begin at the newest half hour, then move one at a time', () => {
    expect(slotAfterKey('ArrowLeft', null, 29)).toBe(29);
    expect(slotAfterKey('ArrowLeft', 29, 29)).toBe(28);
    expect(slotAfterKey('ArrowRight', 28, 29)).toBe(29);
  });

  it('stop at the ends of the day', () => {
    expect(slotAfterKey('ArrowLeft', 0, 29)).toBe(0);
    expect(slotAfterKey('ArrowRight', 47, 29)).toBe(47);
  });

  it('jump with Home and End, close with Escape, and leave every other key alone', () => {
    expect(slotAfterKey('Home', 20, 29)).toBe(0);
    expect(slotAfterKey('End', 20, 29)).toBe(47);
    expect(slotAfterKey('Escape', 20, 29)).toBeNull();
    expect(slotAfterKey('Tab', 20, 29)).toBeUndefined();
  });
});
