import { MOST_KEYS } from '@portal/contract/http';
import { describe, expect, it } from 'vitest';
import { type PendingCall, toBodies } from './api-batch.ts';

const read = (name: string): PendingCall => ({
  name,
  input: {},
  idempotencyKey: null,
  headers: {},
  resolve() {},
  reject() {},
});
const names = (calls: readonly PendingCall[]) => toBodies(calls).map((body) => body.map(({ name }) => name));

describe('calls of one tick', () => {
  it('travel in one body', () => {
    expect(names([read('a'), read('b')])).toEqual([['a', 'b']]);
  });

  it('take a second body when one operation is asked twice', () => {
    expect(names([read('a'), read('b'), read('a')])).toEqual([['a', 'b'], ['a']]);
  });

  it('never fill a body with more than 20', () => {
    const calls = Array.from({ length: 45 }, (_, index) => read(`op${index}`));
    expect(toBodies(calls).map((body) => body.length)).toEqual([MOST_KEYS, MOST_KEYS, 5]);
  });

  it('leave a write alone with its key', () => {
    const write = { ...read('w'), idempotencyKey: 'k' };
    expect(names([read('a'), write, read('b'), write])).toEqual([['a', 'b'], ['w'], ['w']]);
  });

  it('leave a call with a header of its own alone', () => {
    expect(names([{ ...read('a'), headers: { 'X-ID-TOKEN': 't' } }, read('b')])).toEqual([['a'], ['b']]);
  });
});
