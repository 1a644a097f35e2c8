import { expect, test } from 'vitest';
import { writeReply } from './reply.ts';

test('a reply has the keys of the request in their order, whatever they are called', () => {
  const error = { code: 'SK_OPERATION_1001', message: 'no' };
  const text = writeReply([
    ['b', { data: 1 }],
    ['2', { error }],
    ['1', { data: null }],
    ['__proto__', { error }],
    ['"\u2028', { error }],
  ]);
  expect([...text.matchAll(/"(b|2|1|__proto__|\\"\u2028)":\{/g)].map(([, key]) => key)).toEqual([
    'b',
    '2',
    '1',
    '__proto__',
    '\\"\u2028',
  ]);
  expect(Object.keys(JSON.parse(text))).toHaveLength(5);
});
