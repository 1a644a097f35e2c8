import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue.ts';

test('somebody who sends one file waits for one of who sends many', async () => {
  const { inTurn } = fairQueue({ most: 8 });
  const done: string[] = [];
  let busy = 0;
  const look = (what: string) => async () => {
    busy += 1;
    expect(busy).toBe(1);
    await turn();
    busy -= 1;
    done.push(what);
    if (what === 'a2') throw new RangeError(what);
  };
  const files = [1, 2, 3, 4].map((n) => inTurn(1, look(`a${n}`)).catch(() => undefined));
  await Promise.all([...files, inTurn(2, look('b1')), inTurn(3, look('c1'))]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  await inTurn(1, look('later'));
  expect(done.at(-1)).toBe('later');
});

test('the queue refuses more than its limit', async () => {
  const { inTurn } = fairQueue({ most: 2 });
  const both = [inTurn(1, turn), inTurn(2, turn)];
  await expect(inTurn(3, turn)).rejects.toMatchObject({ code: 'SK_BUSY_1001' });
  await Promise.all(both);
  await inTurn(3, turn);
});

test('two work at once, and never for the same person', async () => {
  const { inTurn } = fairQueue({ most: 10, atOnce: 2 });
  const busy: string[] = [];
  const seen: string[][] = [];
  const work = (owner: string) => async () => {
    busy.push(owner);
    seen.push(busy.toSorted());
    await turn();
    await turn();
    busy.splice(busy.indexOf(owner), 1);
  };
  await Promise.all(['a', 'a', 'a', 'b', 'c'].map((owner) => inTurn(owner, work(owner))));
  expect(seen.filter((now) => now.length > 2 || new Set(now).size < now.length)).toEqual([]);
  expect(seen.filter((now) => now.length === 2).length).toBeGreaterThan(1);
});

test('work that nobody waits for any more leaves its place to others and never begins', async () => {
  const { inTurn } = fairQueue({ most: 3 });
  const { promise: first, resolve: end } = Promise.withResolvers<void>();
  const done: string[] = [];
  const note = (what: string) => async () => {
    done.push(what);
  };
  const running = inTurn('a', () => first);
  const leaving = new AbortController();
  const left = [inTurn('a', note('a2'), leaving.signal), inTurn('b', note('b1'), leaving.signal)];
  const refused = Promise.all(
    left.map((each) => expect(each).rejects.toMatchObject({ code: 'SK_TIMEOUT_1001' })),
  );
  await expect(inTurn('c', note('c1'))).rejects.toMatchObject({ code: 'SK_BUSY_1001' });
  leaving.abort();
  await refused;
  const others = [inTurn('c', note('c1')), inTurn('a', note('a3'))];
  await expect(inTurn('d', note('d1'))).rejects.toMatchObject({ code: 'SK_BUSY_1001' });
  await expect(inTurn('e', note('e1'), AbortSignal.abort())).rejects.toMatchObject({ code: 'SK_BUSY_1001' });
  end();
  await Promise.all([running, ...others]);
  expect(done).toEqual(['c1', 'a3']);
  await expect(inTurn('e', note('e1'), AbortSignal.abort())).rejects.toMatchObject({
    code: 'SK_TIMEOUT_1001',
  });
});

test('work that is over in the moment of its turn does not begin, and the next does', async () => {
  const { inTurn } = fairQueue({ most: 1 });
  const leaving = new AbortController();
  const began: string[] = [];
  const first = inTurn('a', async () => began.push('a'), leaving.signal);
  leaving.abort();
  await expect(first).rejects.toMatchObject({ code: 'SK_TIMEOUT_1001' });
  await inTurn('b', async () => began.push('b'));
  expect(began).toEqual(['b']);
});
