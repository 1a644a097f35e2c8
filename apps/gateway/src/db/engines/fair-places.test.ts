import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FairPlaces } from './fair-places.ts';

/** Places, who got one, in this order, and how the next of these gives it back. */
function openPlaces(count: number, mostOfOne?: number) {
  const places = new FairPlaces(count, { mostOfOne });
  const served: string[] = [];
  const held: (() => void)[] = [];
  const ask = async (owner: string) => {
    const giveBack = await places.take(owner);
    served.push(owner);
    held.push(giveBack);
  };
  return { places, served, ask, give: () => held.shift()?.() };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a person waits for one place of each other person, however many these ask for', async () => {
  const { served, ask, give } = openPlaces(1);
  for (const owner of ['a', 'a', 'a', 'a', 'b', 'b', 'c']) void ask(owner);
  for (let turn = 0; turn < 7; turn += 1) {
    await settle();
    give();
  }
  expect(served).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
});

test('one person has so many at most, others have the rest, and nobody is refused because of what one waits for', async () => {
  const { places, served, ask, give } = openPlaces(3, 2);
  for (const owner of ['a', 'a', 'a', 'a', 'b']) void ask(owner);
  await settle();
  expect(served).toEqual(['a', 'a', 'b']);
  expect(places.line.turns).toBe(0);
  void ask('c');
  await settle();
  expect(places.line.turns).toBeCloseTo(1 / 3);
  give();
  await settle();
  expect(served).toEqual(['a', 'a', 'b', 'c']);
  for (let turn = 0; turn < 6; turn += 1) {
    give();
    await settle();
  }
  expect(served).toEqual(['a', 'a', 'b', 'c', 'a', 'a']);
  await ask('a');
});

test('no place is idle while somebody may have it, none is handed out twice, and nobody has more than their share', async () => {
  const owners = ['a', 'b', 'c'] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.option(fc.constantFrom(...owners), { freq: 2 }), { minLength: 20, maxLength: 40 }),
      async (count, mostOfOne, steps) => {
        const { served, ask, give } = openPlaces(count, mostOfOne);
        const asked: string[] = [];
        let given = 0;
        const countOf = (names: readonly string[], owner: string) =>
          names.filter((name) => name === owner).length;
        for (const owner of steps) {
          if (owner !== null) {
            asked.push(owner);
            void ask(owner);
          } else if (served.length > given) {
            given += 1;
            give();
          }
          await settle();
          const held = served.slice(given);
          const mayHaveOne = owners.filter(
            (each) => countOf(asked, each) > countOf(served, each) && countOf(held, each) < mostOfOne,
          );
          expect(Math.max(...owners.map((each) => countOf(held, each)))).toBeLessThanOrEqual(mostOfOne);
          expect(held.length).toBeLessThanOrEqual(count);
          if (mayHaveOne.length > 0) expect(held.length).toBe(count);
        }
      },
    ),
  );
});

describe('with a clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('the line tells what the next to come would find: the longest wait for a turn, and whether it moves', async () => {
    const { places, ask, give } = openPlaces(2);
    await Promise.all([ask('a'), ask('a')]);
    expect(places.line).toEqual({ longestMs: 0, stillMs: 0, turns: 0 });
    void ask('a');
    vi.advanceTimersByTime(70);
    for (const owner of ['a', 'b', 'c']) void ask(owner);
    vi.advanceTimersByTime(30);
    expect(places.line).toEqual({ longestMs: 100, stillMs: 100, turns: 1.5 });
    give();
    // The next wait of 'a' counts from its turn.
    expect(places.line).toEqual({ longestMs: 30, stillMs: 0, turns: 1.5 });
    vi.advanceTimersByTime(20);
    expect(places.line).toEqual({ longestMs: 50, stillMs: 20, turns: 1.5 });
    for (let count = 0; count < 3; count += 1) {
      await Promise.resolve();
      give();
    }
    expect(places.line).toEqual({ longestMs: 0, stillMs: 0, turns: 0 });
    vi.advanceTimersByTime(100);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a customer who has waited too long is told so, and leaves the line to others', async () => {
    const places = new FairPlaces(1, { waitMs: 3_000 });
    const giveBack = await places.take('a');
    const late = expect(places.take('b')).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    vi.advanceTimersByTime(2_000);
    const later = places.take('c');
    vi.advanceTimersByTime(1_000);
    await late;
    expect(places.line.longestMs).toBe(1_000);
    giveBack();
    await later;
    expect(places.line.turns).toBe(0);
    vi.advanceTimersByTime(100);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a hold-up of the process counts as a tenth of a second: answers that came in it are unread', async () => {
    let now = 1_000;
    const places = new FairPlaces(1, { now: () => now });
    const giveBack = await places.take('a');
    const held = places.take('b');
    now += 7_300;
    expect(places.line.longestMs).toBe(100);
    now += 60;
    vi.advanceTimersByTime(50);
    now += 60;
    expect(places.line.longestMs).toBe(220);
    giveBack();
    await held;
  });

  test('a customer who waits is not told to go because the process was held up', async () => {
    let now = 1_000;
    const places = new FairPlaces(1, { waitMs: 3_000, now: () => now });
    const giveBack = await places.take('a');
    const held = places.take('b');
    now += 5_000;
    vi.advanceTimersByTime(3_000);
    giveBack();
    await held;
    expect(vi.getTimerCount()).toBe(1);
  });
});
