import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NO_ANSWER } from '../api/api-error.ts';
import { ASK_EVERY_MS, type Watched, watch } from './watch.ts';

const realFetch = globalThis.fetch;
let stop = (): void => {};
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  globalThis.fetch = realFetch;
});

/** Streams by their turn: the text of one, or null where it breaks. */
function streams(...texts: (string | null)[]): { count: number } {
  const opened = { count: 0 };
  globalThis.fetch = async () => {
    const text = texts[opened.count] ?? null;
    opened.count += 1;
    if (text === null) throw new TypeError('cut');
    return new Response(text, { headers: { 'content-type': 'text/event-stream' } });
  };
  return opened;
}

const told = (status: string) => `event: payment\ndata: ${status}\n\n`;

function start(over: Partial<Watched<string>> = {}) {
  const news: string[] = [];
  const reached: boolean[] = [];
  const ask = vi.fn(over.ask ?? (async () => 'PENDING'));
  stop = watch<string>({
    path: '/events',
    read: ({ data }) => data,
    onNews: (each) => {
      news.push(each);
      return each === 'SUCCESS';
    },
    onReach: (isReached) => reached.push(isReached),
    ...over,
    ask,
  });
  return { news, reached, ask };
}

describe('waiting for a payment', () => {
  it('hears of it over the stream, and asks nothing', async () => {
    const opened = streams(told('PENDING') + told('SUCCESS'));
    const { news, ask } = start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(news).toEqual(['PENDING', 'SUCCESS']);
    expect(ask).not.toHaveBeenCalled();
    expect(opened.count).toBe(1);
  });

  it('opens the stream again when it has ended without the last word', async () => {
    const opened = streams(told('PENDING'), told('PENDING'), told('SUCCESS'));
    const { news } = start();
    await vi.advanceTimersByTimeAsync(3 * ASK_EVERY_MS);
    expect(news).toEqual(['PENDING', 'PENDING', 'SUCCESS']);
    expect(opened.count).toBe(3);
  });

  it('asks every three seconds where there is no stream, and tries the stream again in between', async () => {
    const opened = streams(null, null);
    const { ask } = start();
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5 * ASK_EVERY_MS);
    expect(opened.count).toBe(2);
  });

  it('ends with the answer to a question, too', async () => {
    streams();
    const { news, ask } = start({ ask: async () => 'SUCCESS' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(news).toEqual(['SUCCESS']);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('says when nobody answers, keeps trying, and says when somebody does', async () => {
    streams();
    let count = 0;
    const { reached } = start({
      ask: async () => {
        count += 1;
        if (count === 1) throw new ApiError(NO_ANSWER);
        return 'PENDING';
      },
    });
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    expect(reached).toEqual([false, true]);
  });

  it.each(['SK_SEC_1000', 'SK_LOGOUT_1001', 'SK_ACCESS_1001'])('asks no more after %s', async (code) => {
    streams();
    const { ask } = start({
      ask: async () => {
        throw new ApiError(code);
      },
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('does nothing more when it is stopped', async () => {
    const opened = streams();
    const { ask, news } = start();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    const asked = ask.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(asked);
    expect(opened.count).toBe(1);
    expect(news.length).toBeLessThanOrEqual(1);
  });
});
