import { expect, test } from 'vitest';
import { startLoop } from './loop.ts';

function recorder(): { log: { error(facts: unknown): void }; facts: unknown[] } {
  const facts: unknown[] = [];
  return { log: { error: (fact) => facts.push(fact) }, facts };
}

test('a run that asks for more is followed by another at once', async () => {
  let runs = 0;
  const { log } = recorder();
  const done = new Promise<void>((resolve) => {
    const loop = startLoop(
      'test',
      60_000,
      async () => {
        runs += 1;
        if (runs === 3) queueMicrotask(() => loop.stop().then(resolve));
        return runs < 3;
      },
      log,
    );
  });
  await done;
  expect(runs).toBe(3);
});

test('a failure is logged without its message, and the job continues', async () => {
  const { log, facts } = recorder();
  let runs = 0;
  const loop = startLoop(
    'test',
    60_000,
    async () => {
      runs += 1;
      throw new RangeError('Tan Mei Lin owes S$12.00');
    },
    log,
  );
  await new Promise((resolve) => setImmediate(resolve));
  loop.wake();
  await new Promise((resolve) => setImmediate(resolve));
  await loop.stop();
  expect(runs).toBe(2);
  expect(facts[0]).toEqual({ job: 'test', reason: 'RangeError' });
});

test('stopping waits for the run under way', async () => {
  let ended = false;
  const loop = startLoop(
    'test',
    60_000,
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      ended = true;
      return undefined;
    },
    recorder().log,
  );
  await loop.stop();
  expect(ended).toBe(true);
});

test('a run under way hears of the stop, and may end before it is done', async () => {
  let pages = 0;
  const loop = startLoop(
    'test',
    60_000,
    async (signal) => {
      for (; pages < 1_000 && !signal.aborted; pages += 1) await new Promise((next) => setImmediate(next));
      return true;
    },
    recorder().log,
  );
  await new Promise((resolve) => setImmediate(resolve));
  await loop.stop();
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThan(1_000);
});
