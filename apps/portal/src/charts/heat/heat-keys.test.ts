import { describe, expect, it } from 'vitest';
import { pointAfterKey } from './heat-keys.ts';

const columns = {
  start: { index: 29, hour: 14 },
  calendar: Array.from({ length: 30 }, (_, index) => 100 + index),
  direction: 'columns',
} as const;
const at = (index: number, hour: number) => ({ index, hour });

describe('the keys of the heat map', () => {
  it('begin at the newest cell', () => {
    expect(pointAfterKey('ArrowLeft', null, columns)).toEqual(at(29, 14));
    expect(pointAfterKey('PageUp', null, columns)).toEqual(at(29, 14));
  });

  it.each([
    ['ArrowLeft', at(9, 5)],
    ['ArrowRight', at(11, 5)],
    ['ArrowUp', at(10, 4)],
    ['ArrowDown', at(10, 6)],
    ['PageUp', at(3, 5)],
    ['PageDown', at(17, 5)],
    ['Home', at(0, 5)],
    ['End', at(29, 5)],
    ['Escape', null],
    ['Tab', undefined],
    ['Enter', undefined],
  ])('%s leads from the tenth day, 5 AM, to its cell', (key, expected) => {
    expect(pointAfterKey(key, at(10, 5), columns)).toEqual(expected);
  });

  it('move as the days are drawn: where these are rows, up and down is by day', () => {
    const rows = { ...columns, direction: 'rows' } as const;
    expect(pointAfterKey('ArrowDown', at(10, 5), rows)).toEqual(at(11, 5));
    expect(pointAfterKey('ArrowRight', at(10, 5), rows)).toEqual(at(10, 6));
  });

  it('stop at the edges', () => {
    expect(pointAfterKey('ArrowUp', at(0, 0), columns)).toEqual(at(0, 0));
    expect(pointAfterKey('ArrowLeft', at(0, 0), columns)).toEqual(at(0, 0));
    expect(pointAfterKey('ArrowDown', at(29, 23), columns)).toEqual(at(29, 23));
    expect(pointAfterKey('PageUp', at(3, 5), columns)).toEqual(at(0, 5));
    expect(pointAfterKey('PageDown', at(27, 5), columns)).toEqual(at(29, 5));
  });

  it('go by the calendar: a week on from a Saturday is a Saturday where only weekends are shown', () => {
    const weekends = { ...columns, calendar: [6, 7, 13, 14, 20, 21] };
    expect(pointAfterKey('PageDown', at(2, 5), weekends)).toEqual(at(4, 5));
    expect(pointAfterKey('PageUp', at(3, 5), weekends)).toEqual(at(1, 5));
  });

  it('mean nothing on a map without a day', () => {
    expect(pointAfterKey('Home', null, { ...columns, calendar: [] })).toBeUndefined();
  });
});
