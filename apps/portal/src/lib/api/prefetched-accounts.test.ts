import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deviceNow } from '../clock.ts';
import { setEnding } from '../session/session.ts';
import { prefetchAccounts, takeAccountsAhead } from './prefetched-accounts.ts';

const KEY = 'oidc.user:https://issuer.example:portal';
const realFetch = globalThis.fetch;
let requests: { body: unknown; token: string | null }[] = [];
let status = 200;

const keepUser = (key = KEY, { lastsSeconds = 240, sub = 'meilin', verified = true } = {}) =>
  sessionStorage.setItem(
    key,
    JSON.stringify({
      access_token: `token of ${sub}`,
      expires_at: Math.floor(deviceNow() / 1000) + lastsSeconds,
      profile: { sub, email_verified: verified },
    }),
  );

beforeEach(() => {
  requests = [];
  status = 200;
  globalThis.fetch = async (_input, init) => {
    requests.push({
      body: JSON.parse(String(init?.body)),
      token: new Headers(init?.headers).get('authorization'),
    });
    const reply = status === 200 ? { 'user:getAccounts': { data: { status: 'active' } } } : {};
    return new Response(JSON.stringify(reply), { status });
  };
});
afterEach(async () => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
  setEnding(null);
  await takeAccountsAhead(undefined);
});

describe('the accounts of whoever comes back', () => {
  it('are asked for with the token that this tab holds, before the session is opened', async () => {
    keepUser();
    prefetchAccounts();
    expect(requests).toEqual([{ body: { 'user:getAccounts': {} }, token: 'Bearer token of meilin' }]);
    expect((await takeAccountsAhead('meilin'))?.answer).toEqual({ status: 'active' });
  });

  it.each([
    ['there is no sign-in', () => {}],
    ['the token is about to run out', () => keepUser(KEY, { lastsSeconds: 5 })],
    ['the e-mail is not verified', () => keepUser(KEY, { verified: false })],
    ['what is kept is no sign-in', () => sessionStorage.setItem(KEY, 'null')],
    [
      'two sign-ins are kept',
      () => {
        keepUser();
        keepUser(`${KEY}-other`, { sub: 'kopi' });
      },
    ],
  ])('are not asked for when %s', async (_what, prepare) => {
    prepare();
    prefetchAccounts();
    expect(requests).toEqual([]);
    expect(await takeAccountsAhead('meilin')).toBeNull();
  });

  it('are given once, and to the person whose token it was', async () => {
    keepUser();
    prefetchAccounts();
    expect(await takeAccountsAhead('kopi')).toBeNull();
    expect(await takeAccountsAhead('meilin')).toBeNull();
    prefetchAccounts();
    expect(await takeAccountsAhead('meilin')).not.toBeNull();
    expect(await takeAccountsAhead('meilin')).toBeNull();
  });

  it('are given to nobody once the session has ended', async () => {
    keepUser();
    prefetchAccounts();
    setEnding('expired');
    expect(await takeAccountsAhead('meilin')).toBeNull();
  });

  it('are asked for as ever when the answer was an error', async () => {
    status = 500;
    keepUser();
    prefetchAccounts();
    expect(await takeAccountsAhead('meilin')).toBeNull();
  });
});
