import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answeringFetch } from '../../gallery/answer-calls.ts';
import { answeringUploads } from '../../gallery/answer-uploads.ts';
import type { RestAnswer } from '../../gallery/state.ts';
import { wireApi } from './api.ts';
import { computeProgress, SILENCE_MS, type UploadProgress, UploadStopped, upload } from './upload.ts';

const realFetch = globalThis.fetch;
const realUploads = globalThis.XMLHttpRequest;
const path = '/yd-api/linkCompanyManual';
const onSessionEnded = vi.fn();

beforeEach(() => {
  globalThis.XMLHttpRequest = answeringUploads;
  wireApi({ credentials: async () => ({ accessToken: 'token', idToken: null }), onSessionEnded });
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.fetch = realFetch;
  globalThis.XMLHttpRequest = realUploads;
  wireApi({ credentials: async () => null, onSessionEnded: () => {} });
  onSessionEnded.mockReset();
});

function send(answer: RestAnswer) {
  const sent: Headers[] = [];
  const received: UploadProgress[] = [];
  const stop = new AbortController();
  const answered = answeringFetch({}, { linkCompanyManual: answer });
  globalThis.fetch = (input, init) => {
    sent.push(new Headers(init?.headers));
    return answered(input, init);
  };
  const body = new FormData();
  body.set('file', new File([new Uint8Array(1_000)], 'form.pdf'));
  const done = upload(path, body, {
    idempotencyKey: 'key-1',
    signal: stop.signal,
    onProgress: (progress) => received.push(progress),
  });
  return { done, received, sent, stop: () => stop.abort() };
}

describe('a file on its way', () => {
  it('goes with the token and the key of its attempt, and is answered', async () => {
    const { done, sent } = send({ data: { status: 'Success' } });
    await expect(done).resolves.toEqual({ status: 'Success' });
    expect(sent[0]?.get('authorization')).toBe('Bearer token');
    expect(sent[0]?.get('idempotency-key')).toBe('key-1');
  });

  it('tells how far it is and how long it takes', async () => {
    const { received } = send({ delay: 'infinite', sent: 0.68 });
    await vi.waitFor(() => expect(received).toHaveLength(2), 10_000);
    expect(received).toEqual([
      { part: 0, secondsLeft: null },
      { part: 0.68, secondsLeft: 4 },
    ]);
  });

  it('stops when somebody wants it to', async () => {
    const { done, stop, received } = send({ delay: 'infinite', sent: 0.5 });
    await vi.waitFor(() => expect(received).toHaveLength(2), 10_000);
    stop();
    await expect(done).rejects.toBeInstanceOf(UploadStopped);
  });

  it('does not begin once it is unwanted', async () => {
    const { done, stop, sent } = send({ data: {} });
    stop();
    await expect(done).rejects.toBeInstanceOf(UploadStopped);
    expect(sent).toHaveLength(0);
  });

  it('a file on its way that is refused says why, field by field', async () => {
    const details = [{ field: 'file', message: 'Please upload the signed form' }];
    await expect(send({ error: 'SK_INPUT_1001', details }).done).rejects.toMatchObject({
      code: 'SK_INPUT_1001',
      details,
    });
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it.each(['SK_SEC_1000', 'SK_LOGOUT_1001', 'SK_API_1001'])(
    'a file on its way whose sender is nobody any more ends the session: %s',
    async (code) => {
      await expect(send({ error: code }).done).rejects.toMatchObject({ code });
      expect(onSessionEnded).toHaveBeenCalledWith(code);
    },
  );

  it('an upload whose connection breaks has no answer', async () => {
    await expect(send({ isCut: true }).done).rejects.toMatchObject({ code: 'other' });
  });

  it('a file on its way that is heard of no more is given up', async () => {
    vi.useFakeTimers();
    const { done } = send({ delay: 'infinite', sent: 0.5 });
    const failed = expect(done).rejects.toMatchObject({ code: 'other' });
    await vi.advanceTimersByTimeAsync(SILENCE_MS);
    await failed;
  });
});

describe('how long the rest takes', () => {
  const tick = (sent: number, at: number) => ({ sent, total: 1_000, at });

  it('is not guessed from the first half second, nor from nothing', () => {
    expect(computeProgress(tick(0, 0), tick(400, 499)).secondsLeft).toBeNull();
    expect(computeProgress(tick(0, 0), tick(0, 9_000)).secondsLeft).toBeNull();
  });

  it('follows from what was sent since the first word', () => {
    expect(computeProgress(tick(100, 1_000), tick(600, 2_000))).toEqual({ part: 0.6, secondsLeft: 1 });
    expect(computeProgress(tick(0, 0), tick(100, 2_000)).secondsLeft).toBe(18);
  });

  it('is nothing of nothing', () => {
    const nothing = { sent: 0, total: 0, at: 0 };
    expect(computeProgress(nothing, nothing)).toEqual({ part: 0, secondsLeft: null });
  });
});
