import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasDoubledKey, topLevelKeys } from './scan-keys.ts';

const namesIn = (text: string): string[] | null => topLevelKeys(text)?.map(({ key }) => key) ?? null;

describe('the keys of a body, as they are written', () => {
  test('are given in their order, each as often as it stands there', () => {
    expect(namesIn('{"a":1,"b":{"a":2},"a":[{"c":3}]}')).toEqual(['a', 'b', 'a']);
  });

  test('are the same key in whatever escapes they are spelled', () => {
    expect(namesIn('{"a":1,"\\u0061":2,"\\"":3,"😀":4,"\\ud83d\\ude00":5}')).toEqual([
      'a',
      'a',
      '"',
      '😀',
      '😀',
    ]);
  });

  test('are not confused by braces, commas, quotes and backslashes inside strings', () => {
    expect(namesIn('{"a":"},\\"b\\":{","c":"\\\\","d":["x","y",{"e":"f"}]}')).toEqual(['a', 'c', 'd']);
  });

  test('are none in an empty object, and unknown where the body is no object', () => {
    expect(namesIn(' \n{ }')).toEqual([]);
    for (const text of ['', '[]', '["a"]', '"a"', 'null', '{"\\x":1}']) expect(topLevelKeys(text)).toBeNull();
  });

  test('agree with the parser for every object without duplicates, however it is laid out', () => {
    const indents = fc.constantFrom(0, 1, '\t');
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), indents, (object, indent) => {
        const keys = namesIn(JSON.stringify(object, null, indent)) ?? [];
        expect(new Set(keys)).toEqual(new Set(Object.keys(object)));
        expect(keys).toHaveLength(Object.keys(object).length);
      }),
    );
  });

  test('are unknown where the body nests deeper than any call, and no further is read', () => {
    const nested = (levels: number, [open, close] = ['[', ']']) =>
      `{"a":${open?.repeat(levels)}0${close?.repeat(levels)}}`;
    expect(namesIn(nested(31))).toEqual(['a']);
    for (const text of [nested(32), nested(32, ['{"b":', '}']), `{"a":${'['.repeat(500_000)}`]) {
      expect(namesIn(text)).toBeNull();
      expect(hasDoubledKey(text)).toBe(true);
    }
  });
});

describe('a key that stands twice in one object', () => {
  const doubled = [
    '{"a":1,"a":2}',
    '{"a":{"b":1,"c":{},"b":2}}',
    '[{"a":[{"b":1,"\\u0062":2}]}]',
    '{"a":[[{"x":{}},{"y":1,"y":1}]]}',
    '{"a":{"__proto__":1,"__proto__":2}}',
  ];
  const single = ['{"a":{"a":1},"b":{"a":1}}', '[{"a":1},{"a":1}]', '{"a":"a","b":["a","a"]}', '"a"', ''];

  test.each(doubled)('is noticed at any depth: %s', (text) => {
    expect(hasDoubledKey(text)).toBe(true);
  });

  test.each(single)('is not seen in keys of different objects, or in values: %s', (text) => {
    expect(hasDoubledKey(text)).toBe(false);
  });

  test('belongs to the call whose value has it', () => {
    expect(topLevelKeys('{"a":{"x":1},"b":[{"y":1,"y":2}],"c":{"y":1}}')).toEqual([
      { key: 'a', hasDoubledKey: false },
      { key: 'b', hasDoubledKey: true },
      { key: 'c', hasDoubledKey: false },
    ]);
  });

  test('is never seen in what a program has written', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => !hasDoubledKey(JSON.stringify(value))));
  });
});
