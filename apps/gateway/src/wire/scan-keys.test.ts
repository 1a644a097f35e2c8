import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { topLevelKeys } from './scan-keys.ts';

describe('the keys of a body, as they are written', () => {
  test('are given in their order, each as often as it stands there', () => {
    expect(topLevelKeys('{"a":1,"b":{"a":2},"a":[{"c":3}]}')).toEqual(['a', 'b', 'a']);
  });

  test('are the same key in whatever escapes they are spelled', () => {
    expect(topLevelKeys('{"a":1,"\\u0061":2,"\\"":3,"😀":4,"\\ud83d\\ude00":5}')).toEqual([
      'a',
      'a',
      '"',
      '😀',
      '😀',
    ]);
  });

  test('are not confused by braces, commas, quotes and backslashes inside strings', () => {
    expect(topLevelKeys('{"a":"},\\"b\\":{","c":"\\\\","d":["x","y",{"e":"f"}]}')).toEqual(['a', 'c', 'd']);
  });

  test('are none in an empty object, and unknown where the body is no object', () => {
    expect(topLevelKeys(' \n{ }')).toEqual([]);
    for (const text of ['', '[]', '["a"]', '"a"', 'null', '{"\\x":1}']) expect(topLevelKeys(text)).toBeNull();
  });

  test('agree with the parser for every object without duplicates, however it is laid out', () => {
    const indents = fc.constantFrom(0, 1, '\t');
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), indents, (object, indent) => {
        const keys = topLevelKeys(JSON.stringify(object, null, indent)) ?? [];
        expect(new Set(keys)).toEqual(new Set(Object.keys(object)));
        expect(keys).toHaveLength(Object.keys(object).length);
      }),
    );
  });

  test('the keys of a hostile megabyte are found without recursion', () => {
    expect(topLevelKeys(`{"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}`)).toEqual(['a']);
  });
});
