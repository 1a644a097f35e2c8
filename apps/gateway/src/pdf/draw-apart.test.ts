import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import type { billPaper } from '../modules/bills/paper/bill-paper.ts';
import { sampleBill } from '../modules/bills/paper/sample-papers.ts';
import { drawnApart, MOST_OF_ONE } from './draw-apart.ts';
import type * as trials from './test/trial-papers.ts';

const trial = new URL('./test/trial-papers.ts', import.meta.url);
const drawBill = drawnApart<typeof billPaper>(
  new URL('../modules/bills/paper/bill-paper.ts', import.meta.url),
  'billPaper',
);
const drawWord = drawnApart<typeof trials.word>(trial, 'word');
const fail = drawnApart<typeof trials.fail>(trial, 'fail');
const breakLater = drawnApart<typeof trials.breakLater>(trial, 'breakLater');
const die = drawnApart<typeof trials.die>(trial, 'die');

const by = (subject: string, isOver?: AbortSignal) => ({ token: { subject }, ...(isOver && { isOver }) });

it('a document that is drawn apart is whole', async () => {
  const bytes = await drawBill(by('meilin'), sampleBill());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
});

it('the gateway answers others while 40 people get their bills', async () => {
  await drawBill(by('warm'), sampleBill());
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await Promise.all(Array.from({ length: 40 }, (_, n) => drawBill(by(`person ${n}`), sampleBill())));
  delay.disable();
  // Drawn here, each would hold the loop longer than that.
  expect(delay.percentile(50) / 1e6).toBeLessThan(20);
});

it('a document that nobody waits for any more is not drawn, and one person fills a year of bills and not the queue', async () => {
  const drawings = vi.spyOn(Worker.prototype, 'postMessage');
  const leaving = new AbortController();
  const first = drawWord(by('a'), 'first');
  const left = Array.from({ length: 11 }, () => drawWord(by('a', leaving.signal), 'left'));
  await expect(drawWord(by('a'), 'one more')).rejects.toMatchObject({ code: 'SK_BUSY_1001' });
  const others = drawWord(by('b'), 'of another');
  leaving.abort();
  for (const each of left) await expect(each).rejects.toMatchObject({ code: 'SK_TIMEOUT_1001' });
  const last = drawWord(by('a'), 'last');
  expect((await Promise.all([first, others, last])).map(String)).toEqual(['first', 'of another', 'last']);
  expect(drawings).toHaveBeenCalledTimes(3);
  drawings.mockRestore();
});

it('a document that cannot be drawn tells the name of its error alone, and the next one is drawn', async () => {
  await expect(fail(by('a'), 'S1234567D')).rejects.toThrow(/^the document was not drawn: RangeError$/);
  expect((await drawWord(by('a'), 'next')).toString()).toBe('next');
});

it('details that cannot be sent to a thread fail their document alone, and the next one is drawn', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  // One more than may wait at once: each gives its place in the queue back.
  for (let count = 0; count <= MOST_OF_ONE; count += 1)
    await expect(drawWord(by('a'), (() => {}) as never)).rejects.toMatchObject({ name: 'DataCloneError' });
  expect((await drawWord(by('a'), 'next')).toString()).toBe('next');
  // By then the threads of these documents have ended.
  await wait(400);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it('a thread that ends is replaced', async () => {
  await expect(die(by('a'))).rejects.toThrow('the document was not drawn: its thread ended');
  expect((await drawWord(by('a'), 'next')).toString()).toBe('next');
});

it('a thread that breaks while it waits for work is replaced, and the gateway goes on', async () => {
  const uncaught = vi.fn();
  process.on('uncaughtExceptionMonitor', uncaught);
  expect((await breakLater(by('a'))).toString()).toBe('made');
  await wait(400);
  process.off('uncaughtExceptionMonitor', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
  expect((await drawWord(by('a'), 'next')).toString()).toBe('next');
});
