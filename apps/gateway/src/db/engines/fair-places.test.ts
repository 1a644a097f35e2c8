import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FairPlaces } from './fair-places.ts';

/** Asks for a place in the name of each owner. @returns who got one, in order, and gives back that of the first who has one */
function openPlaces(count: number) {
  const places = new FairPlaces(count);
  const served: string[] = [];
  const ask = (owner: string) => places.take(owner).then(() => void served.push(owner));
  return { places, served, ask };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('whoever asks for one waits for one of each other person, however many these ask for', async () => {
  const { places, served, ask } = openPlaces(1);
  for (const owner of ['a', 'a', 'a', 'a', 'b', 'b', 'c']) void ask(owner);
  for (let turn = 0; turn < 7; turn += 1) {
    await settle();
    places.give();
  }
  expect(served).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
});

test('all places are in use while somebody waits, and none is handed out twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.option(fc.constantFrom('a', 'b', 'c'), { freq: 2 }), { maxLength: 40 }),
      async (count, steps) => {
        const { places, served, ask } = openPlaces(count);
        let asked = 0;
        let given = 0;
        for (const owner of steps) {
          if (owner !== null) {
            asked += 1;
            void ask(owner);
          } else if (served.length > given) {
            given += 1;
            places.give();
          }
          await settle();
          expect(served.length).toBe(Math.min(asked, given + count));
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
    const places = new FairPlaces(2);
    await places.take('a');
    await places.take('a');
    expect(places.line).toEqual({ longestMs: 0, stillMs: 0, turns: 0 });
    void places.take('a');
    vi.advanceTimersByTime(70);
    void places.take('a');
    void places.take('b');
    void places.take('c');
    vi.advanceTimersByTime(30);
    expect(places.line).toEqual({ longestMs: 100, stillMs: 100, turns: 1.5 });
    places.give();
    // What 'a' has waited for since counts from its turn.
    expect(places.line).toEqual({ longestMs: 30, stillMs: 0, turns: 1.5 });
    vi.advanceTimersByTime(20);
    expect(places.line).toEqual({ longestMs: 50, stillMs: 20, turns: 1.5 });
    for (let count = 0; count < 3; count += 1) places.give();
    expect(places.line).toEqual({ longestMs: 0, stillMs: 0, turns: 0 });
    vi.advanceTimersByTime(100);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('who has waited too long is told so, and leaves the line to others', async () => {
    const places = new FairPlaces(1, { waitMs: 3_000 });
    await places.take('a');
    const late = expect(places.take('b')).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    vi.advanceTimersByTime(2_000);
    const later = places.take('c');
    vi.advanceTimersByTime(1_000);
    await late;
    expect(places.line.longestMs).toBe(1_000);
    places.give();
    await later;
    expect(places.line.turns).toBe(0);
    vi.advanceTimersByTime(100);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a hold-up of the process counts as a tenth of a second: answers that came in it are unread', async () => {
    let now = 1_000;
    const places = new FairPlaces(1, { now: () => now });
    await places.take('a');
    void places.take('b');
    now += 7_300;
    expect(places.line.longestMs).toBe(100);
    now += 60;
    vi.advanceTimersByTime(50);
    now += 60;
    expect(places.line.longestMs).toBe(220);
    places.give();
  });

  test('whoever waits is not told to go because the process was held up', async () => {
    let now = 1_000;
    const places = new FairPlaces(1, { waitMs: 3_000, now: () => now });
    await places.take('a');
    const held = places.take('b');
    now += 5_000;
    vi.advanceTimersByTime(3_000);
    places.give();
    await held;
    expect(vi.getTimerCount()).toBe(1);
  });
});
