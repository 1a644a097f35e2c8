/** @engines both */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../../jobs/housekeeping.ts';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

const MEI_LIN = 'meilin@example.com';
const ACCOUNT = '8934521670';
const asked = { 'user:chatToken': { accountNo: ACCOUNT } };

const lines: string[] = [];
let world: TestWorld;
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  world = await openTestWorld({ settings: { CHAT_URL: 'https://chat.example/start' }, logTo });
});
afterAll(() => world.close());
beforeEach(() => world.db.deleteFrom('chatToken').execute());

const readToken = async (email = MEI_LIN, body: typeof asked = asked): Promise<string> =>
  getData(await world.call(email, body), 'user:chatToken').chatToken;

let addresses = 0;
/** Each from a network address of its own, as the limit is by address. */
async function exchange(payload: unknown) {
  addresses += 1;
  const remoteAddress = `10.0.${Math.floor(addresses / 250)}.${addresses % 250}`;
  return world.app.inject({
    method: 'POST',
    url: '/skalbox/public/chat/context',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
    remoteAddress,
  });
}
const refusal = { error: { code: 'SK_CHAT_1001', message: expect.any(String) } };

describe('the chat', () => {
  test('exchanges a token for whom it talks to: partner, account, mobile number, subject', async () => {
    const reply = await exchange({ chatToken: await readToken() });
    expect(reply.statusCode).toBe(200);
    const { subject } = await world.db
      .selectFrom('idpAccount')
      .select('subject')
      .where('email', '=', MEI_LIN)
      .executeTakeFirstOrThrow();
    expect(reply.json()).toEqual({
      bpNo: expect.stringMatching(/^\d{10}$/),
      accountNo: ACCOUNT,
      mobileNo: '+6591234567',
      sub: subject,
    });
    expect(reply.headers['cache-control']).toBe('private, no-store');
  });

  test('gets an answer once', async () => {
    const chatToken = await readToken();
    expect((await exchange({ chatToken })).statusCode).toBe(200);
    expect((await exchange({ chatToken })).statusCode).toBe(401);
  });

  test('asking twenty times at once gets exactly one answer', async () => {
    const chatToken = await readToken();
    const replies = await Promise.all(Array.from({ length: 20 }, () => exchange({ chatToken })));
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array<number>(19).fill(401)]);
  });

  test('has 60 seconds by the gateway’s clock, and no longer', async () => {
    const [inTime, late] = [await readToken(), await readToken()];
    world.clock.shift(59_999);
    expect((await exchange({ chatToken: inTime })).statusCode).toBe(200);
    world.clock.shift(1);
    expect((await exchange({ chatToken: late })).statusCode).toBe(401);
  });

  test('does not get more time from a clock that is moved back', async () => {
    const chatToken = await readToken();
    world.clock.shift(-3_600_000);
    const reply = await exchange({ chatToken });
    world.clock.shift(3_600_000);
    expect(reply.statusCode).toBe(401);
  });

  test('hears the same to the byte whatever is wrong with a token', async () => {
    const used = await readToken();
    await exchange({ chatToken: used });
    const old = await readToken();
    world.clock.shift(61_000);
    const wrong = [
      { chatToken: used },
      { chatToken: old },
      { chatToken: 'x' },
      { chatToken: '' },
      { chatToken: `${await readToken()}A` },
      { chatToken: 'x'.repeat(2049) },
      { chatToken: 7 },
      { chatToken: null },
      { chatToken: await readToken(), more: true },
      {},
      [],
    ];
    const replies = await Promise.all(wrong.map(exchange));
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect([replies[0]?.statusCode, replies[0]?.json()]).toEqual([401, refusal]);
  });

  test('is told nothing after the person has logged out', async () => {
    const token = await world.tokens.tokenFor(MEI_LIN, { sid: 'chat-browser' });
    const { chatToken } = getData(await world.callWith(token, asked), 'user:chatToken');
    const other = await readToken();
    await world.app.inject({
      method: 'POST',
      url: '/skalbox/private/users/logout',
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await exchange({ chatToken })).statusCode).toBe(401);
    expect((await exchange({ chatToken: other })).statusCode, 'another sign-in').toBe(200);
  });

  test('is told nothing of an account that was unlinked meanwhile', async () => {
    const chatToken = await readToken('bernard@example.com', {
      'user:chatToken': { accountNo: '8934530018' },
    });
    const links = () => world.db.deleteFrom('customerAccount').where('customerId', '=', 1002);
    const stored = await world.db
      .selectFrom('customerAccount')
      .selectAll()
      .where('customerId', '=', 1002)
      .execute();
    expect(stored.length).toBeGreaterThan(0);
    await links().execute();
    const reply = await exchange({ chatToken });
    await world.db.insertInto('customerAccount').values(stored).execute();
    expect([reply.statusCode, reply.json()]).toEqual([401, refusal]);
  });

  test('a chat that asks too often is told to wait', async () => {
    const eager = await openTestWorld();
    const ask = () =>
      eager.app.inject({ method: 'POST', url: '/skalbox/public/chat/context', payload: { chatToken: 'x' } });
    for (let n = 0; n < 300; n += 1) expect((await ask()).statusCode).toBe(401);
    expect((await ask()).json().error.code).toBe('SK_LIMIT_1001');
    await eager.close();
  });

  test('a page of another origin is let in by no header', async () => {
    const reply = await world.app.inject({
      method: 'OPTIONS',
      url: '/skalbox/public/chat/context',
      headers: { origin: 'https://chat.example', 'access-control-request-method': 'POST' },
    });
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('the token', () => {
  test('says nothing, is never the same and runs out in a minute', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => getData(await world.call(MEI_LIN, asked), 'user:chatToken')),
    );
    expect(new Set(answers.map(({ chatToken }) => chatToken)).size).toBe(5);
    for (const { chatToken, expiresAt } of answers) {
      expect(chatToken).toMatch(/^[\w-]{43}$/);
      expect(Date.parse(expiresAt)).toBe(world.clock.now() + 60_000);
    }
  });

  test('is kept nowhere: not with its row, not for a repeat, not for whoever hears of writes', async () => {
    const chatToken = await readToken();
    const rows = JSON.stringify([
      await world.db.selectFrom('chatToken').selectAll().execute(),
      await world.db.selectFrom('idempotency').selectAll().execute(),
      await world.db.selectFrom('outbox').selectAll().execute(),
      await world.db.selectFrom('auditEvent').selectAll().execute(),
    ]);
    expect(rows).toContain(createHash('sha256').update(chatToken).digest('base64url'));
    expect(rows).not.toContain(chatToken);
  });

  test('is not given twice under one key', async () => {
    const key = { 'idempotency-key': 'one-press' };
    expect(getCode(await world.call(MEI_LIN, asked, key), 'user:chatToken')).toBeUndefined();
    expect(getCode(await world.call(MEI_LIN, asked, key), 'user:chatToken')).toBe('SK_IDEM_1001');
  });

  test('leaves a row when it is asked for and when it is exchanged, without a name in it', async () => {
    await exchange({ chatToken: await readToken() });
    const rows = await world.db
      .selectFrom('auditEvent')
      .selectAll()
      .orderBy('seq', 'desc')
      .limit(2)
      .execute();
    expect(rows.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'customer:1001 chat:context',
      'customer:1001 user:chatToken',
    ]);
    expect(rows.every(({ object }) => /^account:\d+$/.test(object))).toBe(true);
  });

  test('is not for the account of somebody else, nor for one whose chat is off', async () => {
    expect(getCode(await world.call('bernard@example.com', asked), 'user:chatToken')).toBe('SK_ACCESS_1001');
    await world.db.insertInto('remoteToggle').values({ key: 'liveChat', enabled: false }).execute();
    const off = await world.call(MEI_LIN, asked);
    await world.db.deleteFrom('remoteToggle').where('key', '=', 'liveChat').execute();
    expect(getCode(off, 'user:chatToken')).toBe('SK_FEATURE_1001');
  });

  test('does not exist where no chat is configured', async () => {
    const without = await openTestWorld();
    expect(getCode(await without.call(MEI_LIN, asked), 'user:chatToken')).toBe('SK_FEATURE_1001');
    await without.close();
  });

  test('an unused token is deleted a day later', async () => {
    await readToken();
    const parts = {
      db: world.db,
      clock: world.clock,
      tokenClock: world.clock,
      log: { info() {}, error() {} },
    };
    expect((await cleanUp(parts)).chat_token).toBe(0);
    world.clock.shift(25 * 3_600_000);
    const swept = (await cleanUp(parts)).chat_token;
    world.clock.shift(-25 * 3_600_000);
    expect(swept).toBe(1);
  });
});

test('the log has no chat token, neither a fresh one nor one that was used, refused or sent in an address', async () => {
  const token = await readToken();
  lines.length = 0;
  for (const chatToken of [token, token, `${token}x`]) await exchange({ chatToken });
  const url = `/skalbox/public/chat/context?chatToken=${token}`;
  await world.app.inject({ method: 'GET', url });
  await world.app.inject({ method: 'POST', url, payload: `{"chatToken":"${token}` });
  expect(lines.filter((line) => line.includes('"event":"request"')).length).toBeGreaterThanOrEqual(5);
  expect(lines.filter((line) => line.includes(token))).toEqual([]);
});
