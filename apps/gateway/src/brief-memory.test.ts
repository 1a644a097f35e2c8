import { expect, it } from 'vitest';
import { rememberBriefly } from './brief-memory.ts';

function lookingAt(answers: (key: string) => Promise<string>) {
  const state = { now: 0, looks: 0 };
  const ask = rememberBriefly(
    500,
    (key: string) => {
      state.looks += 1;
      return answers(key);
    },
    () => state.now,
  );
  return { ask, state };
}

it('one look serves everybody who asks while it is under way, and for half a second', async () => {
  const { ask, state } = lookingAt(async (key) => `${key} ${state.looks}`);
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a 1', 'a 1', 'b 2']);
  state.now = 499;
  expect(await ask('a')).toBe('a 1');
  state.now = 500;
  expect(await ask('a')).toBe('a 3');
});

it('a failure is told to those who waited for it, and the next one looks again', async () => {
  let works = false;
  const { ask, state } = lookingAt(async () => {
    if (!works) throw new Error('away');
    return 'here';
  });
  const outcomes = await Promise.allSettled([ask('a'), ask('a')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  works = true;
  expect(await ask('a')).toBe('here');
  expect(state.looks).toBe(2);
});

it('thousands of made-up keys leave no more than a hundred behind', async () => {
  const { ask, state } = lookingAt(async (key) => key);
  for (let n = 0; n < 5_000; n += 1) await ask(`host-${n}`);
  await ask('host-4999');
  expect(state.looks).toBe(5_000);
  await ask('host-1');
  expect(state.looks).toBe(5_001);
});
