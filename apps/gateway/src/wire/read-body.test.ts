import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

test('a body gives its calls in their order', () => {
  expect(readBody('{"b":{"x":1},"a":[2]}')).toEqual([
    { key: 'b', input: { x: 1 }, duplicate: false, hasNul: false },
    { key: 'a', input: [2], duplicate: false, hasNul: false },
  ]);
});

test('a key that stands there twice is marked, once, and the others are not', () => {
  const calls = readBody('{"a":1,"b":2,"\\u0061":3}') ?? [];
  expect(calls.map(({ key, duplicate }) => [key, duplicate])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});

test('__proto__ is a key like any other and touches nothing', () => {
  const calls = readBody('{"__proto__":{"polluted":true},"constructor":1}') ?? [];
  expect(calls.map(({ key }) => key)).toEqual(['__proto__', 'constructor']);
  expect(calls[0]?.input).toEqual({ polluted: true });
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('a NUL is seen in whatever is said of the key that has it', () => {
  const calls = readBody('{"a":["\\u0000"],"b":{"\\u0000":1},"c":"\\\\u0000"}') ?? [];
  expect(calls.map(({ hasNul }) => hasNul)).toEqual([true, true, false]);
});

test('a megabyte that nests as deep as it can is refused at once', () => {
  const began = performance.now();
  for (let n = 0; n < 20; n += 1)
    expect(readBody(`{"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}`)).toBeNull();
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('twenty calls are taken, twenty-one and none are not', () => {
  const body = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, {}])));
  expect(readBody(body(20))).toHaveLength(20);
  expect(readBody(body(21))).toBeNull();
  expect(readBody('{}')).toBeNull();
});

test('a body that is not one JSON object is refused as a whole', () => {
  const bodies = [
    '',
    'null',
    '[]',
    '"a"',
    '{"a":1',
    '{"a":1}x',
    '{a:1}',
    '{"a":1,}',
    '\ufeff{"a":1}',
    '{"a":NaN}',
  ];
  for (const text of bodies) expect(readBody(text), text).toBeNull();
});
