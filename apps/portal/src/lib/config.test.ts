import { afterEach, expect, it, vi } from 'vitest';
import { loadConfig } from './config.ts';

afterEach(() => vi.restoreAllMocks());

const answer = { serverTime: '2026-11-20T07:12:00.000Z' };
/** Never answers; ends as the signal does. */
const hang = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('given up')));
  });

it('is asked for anew after a request that hung', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(hang as typeof globalThis.fetch);
  const first = loadConfig();
  limit.abort();
  await expect(first).rejects.toThrow();
  fetch.mockImplementationOnce(async () => Response.json(answer));
  await expect(loadConfig()).resolves.toEqual(answer);
});
