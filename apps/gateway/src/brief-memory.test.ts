import { expect, it } from 'vitest';
import { rememberBriefly } from './brief-memory.ts';
import { getSender, inNameOf, SHARED_LOOKS } from './db/in-name-of.ts';

function lookingAt(answer: () => Promise<string>) {
  const state = { now: 0, looks: 0 };
  const ask = rememberBriefly(
    500,
    () => {
      state.looks += 1;
      return answer();
    },
    () => state.now,
  );
  return { ask, state };
}

it('one look serves everybody who asks while it is under way, and for half a second', async () => {
  const { ask, state } = lookingAt(async () => `look ${state.looks}`);
  expect(await Promise.all([ask(), ask()])).toEqual(['look 1', 'look 1']);
  state.now = 499;
  expect(await ask()).toBe('look 1');
  state.now = 500;
  expect(await ask()).toBe('look 2');
});

it('a look is in the name of nobody who waits for it, so that others are not behind what that person asks for', async () => {
  const { ask } = lookingAt(async () => getSender());
  expect(await inNameOf('a person', ask)).toBe(SHARED_LOOKS);
});

it('a failure is told to those who waited for it, and the next one looks again', async () => {
  let works = false;
  const { ask, state } = lookingAt(async () => {
    if (!works) throw new Error('away');
    return 'here';
  });
  const outcomes = await Promise.allSettled([ask(), ask()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  works = true;
  expect(await ask()).toBe('here');
  expect(state.looks).toBe(2);
});
