import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultDeadlines, startTime } from './deadline.ts';

const timeout = { code: 'SK_TIMEOUT_1001' };

test('work in time gives its outcome, a failure its own error', async () => {
  const time = startTime(defaultDeadlines);
  await expect(time.forRead(async () => 'done')).resolves.toBe('done');
  await expect(time.forWrite(() => Promise.reject(new Error('own')))).rejects.toThrow('own');
});

test('work that takes too long is given up, and its late failure troubles nobody', async () => {
  const time = startTime({ readMilliseconds: 5, writeMilliseconds: 5 });
  const slow = async () => {
    await wait(30);
    throw new Error('late');
  };
  await expect(time.forRead(slow)).rejects.toMatchObject(timeout);
  await wait(40);
});

test('a caller who hangs up is no longer waited for by a question or a file, and a write goes on', async () => {
  const leaving = new AbortController();
  const time = startTime(defaultDeadlines, leaving.signal);
  const isOver = async (signal: AbortSignal) => {
    await wait(5);
    return signal.aborted;
  };
  const works = () => Promise.all([time.forRead(isOver), time.forFile(isOver), time.forWrite(isOver)]);
  expect(await works()).toEqual([false, false, false]);
  leaving.abort();
  expect(await works()).toEqual([true, true, false]);
});

describe('the steps of one request', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('share its time: what one has used up is missing to the next', async () => {
    const time = startTime(defaultDeadlines);
    const token = time.forRead(() => new Promise((resolve) => setTimeout(resolve, 7_000)));
    await vi.advanceTimersByTimeAsync(7_000);
    await token;
    const refused = expect(time.forRead(() => new Promise(() => {}))).rejects.toMatchObject(timeout);
    await vi.advanceTimersByTimeAsync(3_000);
    await refused;
  });

  test('do not begin once it is over; a write has longer than a read', async () => {
    const time = startTime(defaultDeadlines);
    await vi.advanceTimersByTimeAsync(10_000);
    const work = vi.fn(async () => 'done');
    await expect(time.forRead(work)).rejects.toMatchObject(timeout);
    expect(work).not.toHaveBeenCalled();
    await expect(time.forWrite(work)).resolves.toBe('done');
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(time.forWrite(work)).rejects.toMatchObject(timeout);
    expect(work).toHaveBeenCalledOnce();
  });
});
