import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, wireApi, write, writeTogether } from './api.ts';
import { NO_ANSWER } from './api-error.ts';

interface SentRequest {
  body: Record<string, unknown>;
  headers: Headers;
}

function answering(answer: (body: Record<string, unknown>) => unknown, status = 200): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
    sent.push({ body, headers: new Headers(init?.headers) });
    return Response.json(answer(body), { status });
  });
  return sent;
}
const all = (answer: unknown) => (body: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(body).map((key) => [key, answer]));

afterEach(() => {
  vi.restoreAllMocks();
  wireApi({ credentials: async () => null, onSessionEnded: () => {} });
});

describe('reading', () => {
  it('sends the calls of one tick together and hands each its own answer', async () => {
    const sent = answering(() => ({
      'user:profileInfo': { data: { email: 'a@example.com' } },
      'features:list': { error: { code: 'SK_ACCESS_1001', message: 'no', reference: 'R1' } },
    }));
    const [profile, features] = await Promise.allSettled([
      call('user:profileInfo', {}),
      call('features:list', { accountNos: ['8934521670'] }),
    ]);
    expect(sent).toHaveLength(1);
    expect(profile).toMatchObject({ status: 'fulfilled', value: { email: 'a@example.com' } });
    expect(features).toMatchObject({
      status: 'rejected',
      reason: { code: 'SK_ACCESS_1001', reference: 'R1' },
    });
  });

  it('says in the words of the catalogue what failed', async () => {
    answering(all({ error: { code: 'SK_ACCESS_1001', message: 'internal detail' } }));
    await expect(call('user:profileInfo', {})).rejects.toThrow(
      'The information provided cannot be found. Please check if you have keyed in your details correctly.',
    );
  });

  it("reads another gateway's reply: under the bare word, or under the root that the specifications show", async () => {
    answering(() => ({
      profileInfo: { data: { email: 'a@example.com' } },
      item_list: { data: { meterReadDataItemList: [] } },
    }));
    const [profile, meters] = await Promise.all([
      call('user:profileInfo', {}),
      call('meter:retrieve', { accountNos: ['8934521670'] }),
    ]);
    expect(profile).toEqual({ email: 'a@example.com' });
    expect(meters).toEqual({ meterReadDataItemList: [] });
  });

  it('carries no token for an anonymous visitor', async () => {
    const sent = answering(all({ data: {} }));
    await call('user:profileInfo', {});
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });

  it('fails as other without an answer, with a page instead of one, or without its key', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
    await expect(call('user:profileInfo', {})).rejects.toMatchObject({ code: 'other' });
    vi.mocked(fetch).mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    await expect(call('user:profileInfo', {})).rejects.toMatchObject({ code: 'other' });
    vi.mocked(fetch).mockResolvedValueOnce(Response.json({}));
    await expect(call('user:profileInfo', {})).rejects.toMatchObject({ code: 'other' });
  });

  it.each([199, 400, 404, 500, 503])('takes no data for an answer under status %i', async (status) => {
    const body = JSON.stringify({ 'user:profileInfo': { data: { email: 'a@example.com' } } });
    const refused = { status, json: async () => JSON.parse(body) } as Response;
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(refused);
    await expect(call('user:profileInfo', {})).rejects.toMatchObject({ code: 'other', status });
  });

  it('takes the errors of the keys, and no data, under status 401', async () => {
    answering(
      () => ({
        'user:profileInfo': { error: { code: 'SK_LOGOUT_1001', message: '' } },
        'features:list': { data: {} },
      }),
      401,
    );
    const [profile, features] = await Promise.allSettled([
      call('user:profileInfo', {}),
      call('features:list', { accountNos: ['8934521670'] }),
    ]);
    expect(profile).toMatchObject({ status: 'rejected', reason: { code: 'SK_LOGOUT_1001' } });
    expect(features).toMatchObject({ status: 'rejected', reason: { code: 'other' } });
  });

  it('gives every call of a refused body the code of the body', async () => {
    answering(() => ({ error: { code: 'SK_LIMIT_1001', message: '' } }), 429);
    const both = await Promise.allSettled([call('user:profileInfo', {}), call('user:getAccounts', {})]);
    expect(both.map((one) => one.status === 'rejected' && one.reason.code)).toEqual([
      'SK_LIMIT_1001',
      'SK_LIMIT_1001',
    ]);
  });
});

describe('writing', () => {
  it('carries an idempotency key, another one each time', async () => {
    const sent = answering(all({ data: { sent: true } }));
    await write('user:forgotPassword', {});
    await write('user:forgotPassword', {});
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('repeats a try under the key that it was given', async () => {
    const sent = answering(all({ data: { sent: true } }));
    await write('user:forgotPassword', {}, { idempotencyKey: 'again' });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('again');
  });

  it('brings the identity token where it is asked for', async () => {
    wireApi({
      credentials: async () => ({ accessToken: 'access', idToken: 'identity' }),
      onSessionEnded: () => {},
    });
    const sent = answering(all({ data: { sent: true } }));
    await write('user:sendEmailVerification', {}, { withIdToken: true });
    expect(sent[0]?.headers.get('x-id-token')).toBe('identity');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer access');
  });
});

describe('the three session codes', () => {
  const ended = vi.fn();
  const signedIn = () =>
    wireApi({ credentials: async () => ({ accessToken: 'a', idToken: null }), onSessionEnded: ended });

  it.each(['SK_LOGOUT_1001', 'SK_API_1001', 'SK_SEC_1000'])('end the session on %s', async (code) => {
    ended.mockClear();
    signedIn();
    answering(all({ error: { code, message: '' } }), 401);
    await expect(call('user:getAccounts', {})).rejects.toThrow('Your session is expired.');
    expect(ended).toHaveBeenCalledWith(code);
  });

  const meters = () => call('meter:retrieve', { accountNos: ['8934521670'] });

  it("SK_API_1001 as a meter reading's own answer means not applicable, and ends nothing", async () => {
    ended.mockClear();
    signedIn();
    answering((body) => ({
      ...all({ data: {} })(body),
      'meter:retrieve': { error: { code: 'SK_API_1001', message: '' } },
    }));
    const [reading] = await Promise.allSettled([meters(), call('user:profileInfo', {})]);
    expect(reading).toMatchObject({ status: 'rejected', reason: { code: 'SK_API_1001' } });
    expect(ended).not.toHaveBeenCalled();
  });

  it('ends the session when the whole body was refused for it, meter readings or not', async () => {
    ended.mockClear();
    signedIn();
    answering(all({ error: { code: 'SK_API_1001', message: '' } }), 401);
    await expect(meters()).rejects.toMatchObject({ code: 'SK_API_1001' });
    expect(ended).toHaveBeenCalledWith('SK_API_1001');
  });

  it('end it for a meter reading too on the other two', async () => {
    for (const code of ['SK_LOGOUT_1001', 'SK_SEC_1000']) {
      ended.mockClear();
      signedIn();
      answering(all({ error: { code, message: '' } }));
      await expect(meters()).rejects.toMatchObject({ code });
      expect(ended).toHaveBeenCalledWith(code);
    }
  });
});

describe('writing a group', () => {
  const inputs = { 'cusConsent:create': { source: 'W' }, 'notices:none': {} } as never;
  const options = { idempotencyKey: 'one', groupFailure: 'SK_PREF_1001' };

  it('sends its writes in one body under one key', async () => {
    const sent = answering(all({ data: {} }));
    await writeTogether(inputs, options);
    expect(sent.map(({ body }) => Object.keys(body))).toEqual([['cusConsent:create', 'notices:none']]);
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('one');
  });

  it('fails with the error of the write that failed itself', async () => {
    answering(() => ({
      'cusConsent:create': { error: { code: 'SK_PREF_1001', message: '' } },
      'notices:none': { error: { code: 'SK_PREF_1002', message: '' } },
    }));
    await expect(writeTogether(inputs, options)).rejects.toMatchObject({ code: 'SK_PREF_1002' });
  });

  it('fails when nobody answers', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no way'));
    await expect(writeTogether(inputs, options)).rejects.toMatchObject({ code: NO_ANSWER });
  });
});
