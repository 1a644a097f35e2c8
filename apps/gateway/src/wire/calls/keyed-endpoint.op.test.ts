import { setTimeout as wait } from 'node:timers/promises';
import { wireError } from '@portal/contract/envelope';
import { operation } from '@portal/contract/operation';
import { accountNo } from '@portal/contract/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { getCode } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { account, noResources } from '../callers/claims.ts';
import { defineOperation, type GatewayOperation } from './operation.ts';
import { operations } from './operations.ts';
import { Refusal } from './refusal.ts';

const made = (
  name: string,
  access: 'public' | 'signed-in',
  handle: () => Promise<{ ok: boolean }>,
): GatewayOperation =>
  defineOperation(
    operation({
      name,
      summary: 'Made for this test.',
      effect: 'read',
      input: z.strictObject({}),
      output: z.strictObject({ ok: z.boolean() }),
      errors: [],
      examples: [{ input: {}, output: { ok: true } }],
    }),
    { access, resources: noResources, cost: 1, handle },
  );

/** Its handler forgets to look whose account it is. */
const careless = defineOperation(
  operation({
    name: 'test:careless',
    summary: 'Made for this test.',
    effect: 'read',
    input: z.strictObject({ accountNo }),
    output: z.strictObject({ ok: z.boolean() }),
    errors: [],
    examples: [{ input: { accountNo: '8934521670' }, output: { ok: true } }],
  }),
  {
    access: 'holder',
    resources: (input) => [account(input.accountNo)],
    cost: 1,
    handle: async () => ({ ok: true }),
  },
);

const broken = async () => {
  throw new Error('Tan Mei Lin, S1234567D');
};
const withSecret: { ok: boolean } & Record<string, unknown> = { ok: true, secret: 'of another customer' };
const extra = [
  careless,
  made('test:open', 'public', async () => ({ ok: true })),
  made('test:broken', 'signed-in', broken),
  made('test:slow', 'signed-in', async () => {
    await wait(30_000, undefined, { ref: false });
    return { ok: true };
  }),
  made('test:leaky', 'signed-in', async () => withSecret),
  made('test:undeclared', 'signed-in', async () => {
    throw new Refusal('SK_STAFF_1001');
  }),
];

const lines: string[] = [];
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({
    operations: new Map([...operations, ...extra.map((one) => [one.name, one] as const)]),
    deadlines: { readMilliseconds: 3_000, writeMilliseconds: 20_000 },
    logTo: { write: (line: string) => void lines.push(line) },
  });
});
afterAll(() => world.close());

const MEI_LIN = 'meilin@example.com';

describe('a body with several keys', () => {
  test('is answered with exactly its keys, each with data or an error', async () => {
    const { status, answers } = await world.call(MEI_LIN, {
      'user:profileInfo': {},
      'no:such': {},
      'user:getAccounts': {},
    });
    expect(status).toBe(200);
    expect(Object.keys(answers)).toEqual(['user:profileInfo', 'no:such', 'user:getAccounts']);
    expect(getCode({ status, text: '', answers }, 'no:such')).toBe('SK_OPERATION_1001');
    expect(answers['user:profileInfo']?.data).toBeDefined();
  });

  test('loses only the key that stands there twice', async () => {
    const reply = await world.call(
      MEI_LIN,
      '{"user:getAccounts":{},"user:profileInfo":{},"user:\\u0067etAccounts":{}}',
    );
    expect(Object.keys(reply.answers)).toEqual(['user:getAccounts', 'user:profileInfo']);
    expect(getCode(reply, 'user:getAccounts')).toBe('SK_BODY_1001');
    expect(getCode(reply, 'user:profileInfo')).toBeUndefined();
  });

  test('loses only the key within which a property stands twice', async () => {
    const reply = await world.call(
      MEI_LIN,
      '{"user:getAccount":{"accountNo":"8934521670","accountNo":"8934520026"},"user:profileInfo":{}}',
    );
    expect(getCode(reply, 'user:getAccount')).toBe('SK_BODY_1001');
    expect(getCode(reply, 'user:profileInfo')).toBeUndefined();
  });

  test('loses only the key whose input has a property too many, and is told which field', async () => {
    const reply = await world.call(MEI_LIN, {
      'user:getAccount': { accountNo: '8934521670', status: 'Active' },
      'user:profileInfo': {},
    });
    expect(getCode(reply, 'user:getAccount')).toBe('SK_INPUT_1001');
    expect(getCode(reply, 'user:profileInfo')).toBeUndefined();
    const typed = await world.call(MEI_LIN, { 'user:getAccount': { accountNo: '12345' } });
    expect(typed.answers['user:getAccount']?.error).toMatchObject({
      message: 'Utilities Account Number must be 10 digits',
      details: [{ field: 'accountNo' }],
    });
  });

  test('loses only the key that breaks, and its log line is found by the reference', async () => {
    const reply = await world.call(MEI_LIN, { 'test:broken': {}, 'user:profileInfo': {} });
    const error = wireError.parse(reply.answers['test:broken']?.error);
    expect(error).toMatchObject({
      code: 'SK_UNKNOWN_1001',
      message: 'An unexpected issue has occurred. Please try again later.',
    });
    expect(getCode(reply, 'user:profileInfo')).toBeUndefined();
    const line = lines.find((each) => each.includes(error.reference ?? 'none')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ operation: 'test:broken', err: { kind: 'Error' } });
    expect(line).not.toContain('Mei Lin');
  });

  test('loses only the key that takes too long', async () => {
    const reply = await world.call(MEI_LIN, { 'test:slow': {}, 'user:profileInfo': {} });
    expect(getCode(reply, 'test:slow')).toBe('SK_TIMEOUT_1001');
    expect(getCode(reply, 'user:profileInfo')).toBeUndefined();
  });

  test('is never given more than the contract says', async () => {
    const reply = await world.call(MEI_LIN, { 'test:leaky': {} });
    expect(getCode(reply, 'test:leaky')).toBe('SK_UNKNOWN_1001');
    expect(reply.text).not.toContain('another customer');
  });

  test('is never refused with a code outside the contract', async () => {
    const reply = await world.call(MEI_LIN, { 'test:undeclared': {} });
    expect(getCode(reply, 'test:undeclared')).toBe('SK_UNKNOWN_1001');
  });
});

describe('a body that cannot be taken apart is refused as a whole', () => {
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k:${n}`, {}]));

  test('refuses a body that is no object, empty, cut off or holds more than twenty keys', async () => {
    for (const body of ['', '[]', '{}', '{"user:profileInfo":', 'null', JSON.stringify(keys(21))]) {
      const { status, answers } = await world.call(MEI_LIN, body);
      expect(status, body.slice(0, 40)).toBe(400);
      expect(answers).toEqual({ error: { code: 'SK_BODY_1001', message: expect.any(String) } });
    }
    expect((await world.call(MEI_LIN, keys(20))).status).toBe(200);
  });

  test('refuses a body that is larger than a megabyte, or no JSON', async () => {
    expect((await world.call(MEI_LIN, `{"k":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413);
    expect((await world.call(MEI_LIN, '{}', { 'content-type': 'text/plain' })).status).toBe(415);
  });
});

describe('__proto__', () => {
  test('is an unknown operation, and an unknown property', async () => {
    const reply = await world.call(
      MEI_LIN,
      '{"__proto__":{},"user:getAccount":{"accountNo":"8934521670","__proto__":{"x":1}}}',
    );
    expect(reply.text).toContain('"__proto__":{"error"');
    expect(getCode(reply, 'user:getAccount')).toBe('SK_INPUT_1001');
  });
});

describe('who is calling', () => {
  const body = { 'user:profileInfo': {}, 'user:getAccounts': {} };

  test('nobody: every key asks to sign in, and so does the status', async () => {
    const reply = await world.call(null, body);
    expect(reply.status).toBe(401);
    expect(Object.keys(body).map((key) => getCode(reply, key))).toEqual(['SK_SEC_1000', 'SK_SEC_1000']);
  });

  test('nobody, but one of the keys is public: that one answers', async () => {
    const reply = await world.call(null, { ...body, 'test:open': {} });
    expect(reply.status).toBe(200);
    expect(reply.answers['test:open']?.data).toEqual({ ok: true });
    expect(getCode(reply, 'user:profileInfo')).toBe('SK_SEC_1000');
  });

  test('a token that is forged, cut, of another kind or expired: asks to sign in', async () => {
    const good = await world.tokenFor(MEI_LIN);
    const [header = '', payload = ''] = good.split('.');
    const none = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`;
    const tokens = [
      'x',
      none,
      `${header}.${payload}.`,
      good.slice(0, -2),
      `${good}x`,
      await world.tokens.idTokenFor(MEI_LIN),
      await world.tokens.expiredFor(MEI_LIN),
    ];
    for (const token of tokens) {
      const reply = await world.callWith(token, body);
      expect([reply.status, getCode(reply, 'user:getAccounts')], token.slice(0, 60)).toEqual([
        401,
        'SK_SEC_1000',
      ]);
    }
    const basic = await world.callWith(null, body, { authorization: 'Basic bWVpbGluOnBhc3N3b3Jk' });
    expect(basic.status).toBe(401);
  });

  test('someone whose e-mail is not verified: the profile and nothing else', async () => {
    const reply = await world.call('hui@example.com', body);
    expect([getCode(reply, 'user:profileInfo'), getCode(reply, 'user:getAccounts')]).toEqual([
      undefined,
      'email_not_verified',
    ]);
    expect(reply.status).toBe(200);
  });
});

test('the owner rule stands before the handler: one that forgets to look gives nothing away', async () => {
  const ask = async (number: string) =>
    getCode(await world.call(MEI_LIN, { 'test:careless': { accountNo: number } }), 'test:careless');
  expect(await ask('8934521670')).toBeUndefined();
  expect(await ask('8934540017')).toBe('SK_ACCESS_1001');
  expect(await ask('8999999990')).toBe('SK_ACCESS_1001');
});

describe('a reply', () => {
  test('is kept by nobody', async () => {
    const response = await world.app.inject({ method: 'POST', url: '/api', payload: { 'test:open': {} } });
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});
