import { afterEach, describe, expect, it, vi } from 'vitest';
import { wireApi } from './api.ts';
import { eventReader, readEventStream, type StreamEvent } from './event-stream.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  wireApi({ credentials: async () => null, onSessionEnded: () => {} });
  vi.useRealTimers();
});

function readIn(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const take = eventReader((event) => events.push(event));
  for (const piece of pieces) take(piece);
  return events;
}

const paid = { event: 'payment', data: '{"status":"SUCCESS"}' };
const paidText = 'event: payment\ndata: {"status":"SUCCESS"}\n\n';

describe('a stream of events', () => {
  it('is the same in whatever pieces it comes, and with whatever ends of lines', () => {
    expect(readIn(paidText)).toEqual([paid]);
    expect(readIn(...paidText)).toEqual([paid]);
    expect(readIn(paidText.replaceAll('\n', '\r\n'))).toEqual([paid]);
    expect(readIn(...paidText.replaceAll('\n', '\r\n'))).toEqual([paid]);
  });

  it('leaves out signs of life and what it does not know', () => {
    expect(readIn(': still here\n\n', 'id: 7\nretry: 10\n\n', paidText)).toEqual([paid]);
  });

  it('tells nothing of an event that is not over', () => {
    expect(readIn(paidText.slice(0, -1))).toEqual([]);
  });

  it('joins the lines of one event', () => {
    expect(readIn('data: a\ndata:b\n\n')).toEqual([{ event: 'message', data: 'a\nb' }]);
  });
});

/** Answers every fetch; what the stream was asked with comes back. */
function answerWith(answer: (init: RequestInit | undefined) => Promise<Response>): { init?: RequestInit } {
  const asked: { init?: RequestInit } = {};
  globalThis.fetch = (_, init) => {
    if (init) asked.init = init;
    return answer(init);
  };
  return asked;
}

const getStream = (text: string, ends = true) =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(text));
        if (ends) stream.close();
      },
    }),
    { headers: { 'content-type': 'text/event-stream; charset=utf-8' } },
  );

describe('reading a stream', () => {
  it('carries the token in a header, and ends with the stream', async () => {
    wireApi({ credentials: async () => ({ accessToken: 'abc', idToken: null }), onSessionEnded: () => {} });
    const asked = answerWith(async () => getStream(paidText));
    const events: StreamEvent[] = [];
    await readEventStream('/events', (event) => events.push(event), new AbortController().signal);
    expect(events).toEqual([paid]);
    expect(new Headers(asked.init?.headers).get('Authorization')).toBe('Bearer abc');
  });

  it('is refused in the words of the gateway, and the session hears of its end', async () => {
    const onSessionEnded = vi.fn();
    wireApi({ credentials: async () => null, onSessionEnded });
    answerWith(async () => Response.json({ error: { code: 'SK_SEC_1000', message: '' } }, { status: 401 }));
    await expect(readEventStream('/events', () => {}, new AbortController().signal)).rejects.toMatchObject({
      code: 'SK_SEC_1000',
    });
    expect(onSessionEnded).toHaveBeenCalledWith('SK_SEC_1000');
  });

  it('takes a page of a proxy for no stream', async () => {
    answerWith(async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    await expect(readEventStream('/events', () => {}, new AbortController().signal)).rejects.toThrow();
  });

  it('gives up on one that says nothing at all, and lets go of it', async () => {
    vi.useFakeTimers();
    const asked = answerWith(async () => getStream('', false));
    const read = readEventStream('/events', () => {}, new AbortController().signal).catch(() => 'silent');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await read).toBe('silent');
    expect(asked.init?.signal?.aborted).toBe(true);
  });

  it('stops when it is told to', async () => {
    const stopped = new AbortController();
    answerWith(async () => getStream(paidText, false));
    await readEventStream('/events', () => stopped.abort(), stopped.signal);
    expect(stopped.signal.aborted).toBe(true);
  });
});
