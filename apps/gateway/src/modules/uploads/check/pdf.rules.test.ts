import { describe, expect, it } from 'vitest';
import { findStreams, mayHoldObjects } from './pdf-streams.rules.ts';
import { findOpening } from './pdf-words.rules.ts';

const stream = (entries: Record<string, string>) => ({ entries: new Map(Object.entries(entries)) });

describe('a stream that may hold objects', () => {
  it.each([
    [{ Type: '/ObjStm' }],
    [{ N: '3' }],
    [{ First: '4' }],
    [{ Type: '5 0 R' }],
    [{ N: '3', First: '4', Type: '/XObject' }],
  ] as Record<string, string>[][])('is one with %j', (entries) => {
    expect(mayHoldObjects(stream(entries ?? {}))).toBe(true);
  });

  it.each([[{}], [{ Type: '/XObject', Length: '12' }], [{ N: 'null' }]] as Record<string, string>[][])(
    'is not one with %j',
    (entries) => {
      expect(mayHoldObjects(stream(entries ?? {}))).toBe(false);
    },
  );
});

it('a file bears 50,000 objects and no more', () => {
  expect(findStreams('obj<<>>\n'.repeat(50_000))).toEqual([]);
  expect(findStreams('obj<<>>\n'.repeat(50_001))).toBeNull();
});

describe('the open action of a document', () => {
  it.each([
    ['/OpenAction [3 0 R /Fit]', 'plain'],
    ['/OpenAction null', 'plain'],
    ['/OpenAction << /S /GoTo /D [3 0 R /Fit] >>', 'plain'],
    ['/OpenAction 7 0 R', 'elsewhere'],
    ['/OpenAction << /S /Launch >>', 'unwanted'],
    ['/OpenAction << /S /GoTo /D [3 0 R] /Next 9 0 R >>', 'unwanted'],
    ['/OpenAction null /OpenAction 7 0 R', 'elsewhere'],
    ['/Catalog', 'plain'],
  ])('%s is %s', (text, opening) => {
    expect(findOpening(text)).toBe(opening);
  });

  it('is told a hundred times at most', () => {
    expect(findOpening('/OpenAction null '.repeat(100))).toBe('plain');
    expect(findOpening('/OpenAction null '.repeat(101))).toBe('unwanted');
  });
});
