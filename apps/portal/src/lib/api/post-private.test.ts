import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { wireApi } from './api-wiring.ts';
import { createAttempts } from './attempts.ts';
import { postPrivate, readPrivateAnswer } from './post-private.ts';

const onSessionEnded = vi.fn();
const realFetch = globalThis.fetch;
const answering = (answer: () => Promise<Response>) => {
  const requests: { path: string; init: RequestInit | undefined }[] = [];
  globalThis.fetch = (path, init) => {
    requests.push({ path: String(path), init });
    return answer();
  };
  return requests;
};

beforeEach(() => {
  onSessionEnded.mockReset();
  wireApi({ credentials: async () => ({ accessToken: 'tok', idToken: null }), onSessionEnded });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  wireApi({ credentials: async () => null, onSessionEnded: () => {} });
});

describe('a private write', () => {
  it('carries whose it is and which attempt it is', async () => {
    const requests = answering(async () => Response.json({ status: 'Success' }));
    expect(await postPrivate('/x', { a: 1 }, 'key-1')).toEqual({ status: 'Success' });
    const headers = new Headers(requests[0]?.init?.headers);
    expect(headers.get('authorization')).toBe('Bearer tok');
    expect(headers.get('idempotency-key')).toBe('key-1');
    expect(headers.get('content-type')).toBe('application/json');
    expect(requests[0]?.init?.body).toBe('{"a":1}');
  });

  it.each([
    ['the network is gone', () => Promise.reject(new TypeError('gone'))],
    ['a proxy answers', async () => new Response('<html>', { status: 200 })],
    ['a failure says nothing', async () => Response.json(null, { status: 500 })],
  ])('fails with no answer when %s', async (_, answer) => {
    answering(answer);
    await expect(postPrivate('/x', {}, 'k')).rejects.toMatchObject({ code: 'other' });
  });

  it('fails with what was said, its fields and its reference', () => {
    const error = {
      code: 'SK_INPUT_1001',
      message: 'm',
      reference: 'R',
      details: [{ field: 'f', message: 'w' }],
    };
    try {
      readPrivateAnswer(400, JSON.stringify({ error }));
      expect.unreachable();
    } catch (thrown) {
      expect(thrown).toMatchObject({ code: 'SK_INPUT_1001', reference: 'R', details: error.details });
    }
  });

  it('tells the session that it is over', async () => {
    answering(async () => Response.json({ error: { code: 'SK_SEC_1000', message: '' } }, { status: 401 }));
    await expect(postPrivate('/x', {}, 'k')).rejects.toMatchObject({ code: 'SK_SEC_1000' });
    expect(onSessionEnded).toHaveBeenCalledWith('SK_SEC_1000');
  });
});

describe('the key of an attempt', () => {
  const attempts = createAttempts();
  const failing = (code: string) => (key: string) =>
    Promise.reject(Object.assign(new ApiError(code), { key }));
  const readKey = async (body: unknown, send: (key: string) => Promise<unknown>): Promise<string> => {
    let passed = '';
    await attempts
      .run(body, (key) => {
        passed = key;
        return send(key);
      })
      .catch(() => {});
    return passed;
  };

  it.each(['other', 'SK_TIMEOUT_1001', 'SK_BUSY_1001', 'SK_UNKNOWN_1001'])(
    'is the same again after %s, which leaves open what was done',
    async (code) => {
      const body = { details: code };
      const first = await readKey(body, failing(code));
      expect(await readKey({ ...body }, failing(code))).toBe(first);
      expect(await readKey({ details: 'others' }, failing(code))).not.toBe(first);
    },
  );

  it('is made for a write without input too', async () => {
    const keyOfNothing = () => readKey(undefined, failing('other'));
    const first = await keyOfNothing();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(await keyOfNothing()).toBe(first);
  });

  it('is a new one after an answer, good or bad', async () => {
    const body = { a: 1 };
    const first = await readKey(body, failing('SK_LINK_1001'));
    const second = await readKey(body, async () => 'done');
    expect(new Set([first, second, await readKey(body, failing('other'))]).size).toBe(3);
  });
});
