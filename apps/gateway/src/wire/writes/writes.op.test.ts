/** @engines both */
import { operation } from '@portal/contract/operation';
import { accountNo } from '@portal/contract/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sealAudit, verifyAudit } from '../../db/audit.store.ts';
import { getCode } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { account } from '../callers/claims.ts';
import { defineOperation, type GatewayOperation } from '../calls/operation.ts';
import { operations } from '../calls/operations.ts';
import { Refusal } from '../calls/refusal.ts';

/** A write into the database, made for this test: notes a word on an account. */
const note = (name: string, group?: string): GatewayOperation =>
  defineOperation(
    operation({
      name,
      summary: 'Made for this test.',
      effect: 'write',
      ...(group === undefined ? {} : { group }),
      input: z.strictObject({ accountNo, word: z.string() }),
      output: z.strictObject({ noted: z.string() }),
      errors: [],
      examples: [{ input: { accountNo: '8934521670', word: 'x' }, output: { noted: 'x' } }],
    }),
    {
      access: 'holder',
      resources: (input) => [account(input.accountNo)],
      cost: 1,
      async handle({ db, subject }, { accountNo: number, word }) {
        await db
          .insertInto('accountFeature')
          .values({ accountId: -subject.own(number).accountId, key: 'giro', state: true })
          .execute();
        if (word === 'refuse') throw new Refusal('SK_FEATURE_1001');
        if (word === 'break') throw new Error('broken');
        return { noted: word };
      },
    },
  );

const made = [
  note('test:note'),
  note('test:other'),
  note('test:address', 'mail'),
  note('test:preference', 'mail'),
];

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({
    operations: new Map([...operations, ...made.map((one) => [one.name, one] as const)]),
  });
});
afterAll(() => world.close());
beforeEach(() => world.db.deleteFrom('accountFeature').where('accountId', '<', 0).execute());

const MEI_LIN = 'meilin@example.com';
const mine = (word = 'x') => ({ accountNo: '8934521670', word });
const effects = async () =>
  (await world.db.selectFrom('accountFeature').select('accountId').where('accountId', '<', 0).execute())
    .length;
const readRows = async (table: 'outbox' | 'auditEvent') =>
  (
    await world.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

let presses = 0;
const key = () => {
  presses += 1;
  return { 'idempotency-key': `press-${presses}` };
};

describe('one press', () => {
  test('happens once, with one row for whoever is to hear of it and one for the record', async () => {
    const [outbox, audit] = [Number(await readRows('outbox')), Number(await readRows('auditEvent'))];
    const reply = await world.call(MEI_LIN, { 'test:note': mine() }, key());
    expect(reply.answers['test:note']).toEqual({ data: { noted: 'x' } });
    expect(await effects()).toBe(1);
    expect([Number(await readRows('outbox')), Number(await readRows('auditEvent'))]).toEqual([
      outbox + 1,
      audit + 1,
    ]);
    const last = await world.db
      .selectFrom('auditEvent')
      .selectAll()
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    expect(last).toMatchObject({ actor: 'customer:1001', action: 'test:note', outcome: 'done' });
    expect(last.object).toMatch(/^account:\d+$/);
    await sealAudit(world.db, last.at);
    expect(await verifyAudit(world.db)).toMatchObject({ ok: true, events: audit + 1 });
  });

  test('leaves no copy of itself where no export receives it', async () => {
    const alone = await openTestWorld({
      operations: new Map(made.map((one) => [one.name, one] as const)),
      settings: { EXPORT_URL: undefined },
    });
    const reply = await alone.call(MEI_LIN, { 'test:note': mine() }, key());
    expect(reply.answers['test:note']).toEqual({ data: { noted: 'x' } });
    expect(await alone.db.selectFrom('outbox').select('kind').execute()).toEqual([]);
    expect(await alone.db.selectFrom('auditEvent').select('action').execute()).toHaveLength(1);
    await alone.close();
  });

  test('repeated under its key is answered the same, byte for byte, and happens once', async () => {
    const again = key();
    const first = await world.call(MEI_LIN, { 'test:note': mine() }, again);
    const second = await world.call(MEI_LIN, { 'test:note': mine() }, again);
    expect(second.text).toBe(first.text);
    expect(await effects()).toBe(1);
  });

  test('repeated with the account spelled otherwise is the same press', async () => {
    const again = key();
    await world.call(MEI_LIN, { 'test:note': mine() }, again);
    const second = await world.call(
      MEI_LIN,
      { 'test:note': { ...mine(), accountNo: '00 8934521670' } },
      again,
    );
    expect(second.answers['test:note']).toEqual({ data: { noted: 'x' } });
  });

  test('a write under a used key with another body is refused', async () => {
    const again = key();
    await world.call(MEI_LIN, { 'test:note': mine() }, again);
    const other = await world.call(MEI_LIN, { 'test:note': mine('y') }, again);
    expect(getCode(other, 'test:note')).toBe('SK_IDEM_1001');
  });

  test('a write of somebody else under the same key is their own', async () => {
    const again = key();
    await world.call(MEI_LIN, { 'test:note': mine() }, again);
    const theirs = await world.call(
      'chitra@example.com',
      { 'test:note': { ...mine(), accountNo: '8934540017' } },
      again,
    );
    expect(theirs.answers['test:note']).toEqual({ data: { noted: 'x' } });
    expect(await effects()).toBe(2);
  });

  test('twenty times at once happens once; every answer is that one or says it is under way', async () => {
    const again = key();
    await world.tokenFor(MEI_LIN);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => world.call(MEI_LIN, { 'test:note': mine() }, again)),
    );
    expect(await effects()).toBe(1);
    const codes = new Set(replies.map((reply) => getCode(reply, 'test:note') ?? 'ok'));
    expect(codes.has('ok')).toBe(true);
    expect([...codes].filter((code) => code !== 'ok' && code !== 'SK_BUSY_1001')).toEqual([]);
  });

  test('a refused or failed write leaves nothing, and may be tried again under its key', async () => {
    for (const [word, code] of [
      ['refuse', 'SK_FEATURE_1001'],
      ['break', 'SK_UNKNOWN_1001'],
    ] as const) {
      const again = key();
      const [outbox, audit] = [await readRows('outbox'), await readRows('auditEvent')];
      expect(getCode(await world.call(MEI_LIN, { 'test:note': mine(word) }, again), 'test:note')).toBe(code);
      expect(await effects()).toBe(0);
      expect([await readRows('outbox'), await readRows('auditEvent')]).toEqual([outbox, audit]);
      expect(getCode(await world.call(MEI_LIN, { 'test:note': mine() }, again), 'test:note')).toBeUndefined();
      await world.db.deleteFrom('accountFeature').where('accountId', '<', 0).execute();
    }
  });

  test('a write with a malformed key is refused before anything happens', async () => {
    const reply = await world.call(MEI_LIN, { 'test:note': mine() }, { 'idempotency-key': 'a b' });
    expect(reply.status).toBe(400);
    expect(await effects()).toBe(0);
  });
});

describe('several writes in one body', () => {
  test('only the first of several writes that do not belong together happens, and reads are answered', async () => {
    const reply = await world.call(
      MEI_LIN,
      { 'user:profileInfo': {}, 'test:note': mine(), 'test:other': mine() },
      key(),
    );
    expect(getCode(reply, 'test:note')).toBeUndefined();
    expect(getCode(reply, 'test:other')).toBe('SK_GROUP_1001');
    expect(getCode(reply, 'user:profileInfo')).toBeUndefined();
    expect(await effects()).toBe(1);
  });

  const group = (address: string, preference: string) => ({
    'test:address': { accountNo: '8934521670', word: address },
    'test:preference': { accountNo: '8934521670', word: preference },
  });

  test('writes of one group happen together or not at all', async () => {
    // Both would write the same row: the second one breaks, so the first one did not happen either.
    const reply = await world.call(MEI_LIN, group('x', 'y'), key());
    expect(getCode(reply, 'test:preference')).toBe('SK_UNKNOWN_1001');
    expect(getCode(reply, 'test:address')).toBe('SK_GROUP_1001');
    expect(await effects()).toBe(0);
  });

  test('writes of one group do not happen when one of them may not', async () => {
    const reply = await world.call(
      MEI_LIN,
      { ...group('x', 'y'), 'test:preference': { accountNo: '8934540017', word: 'y' } },
      key(),
    );
    expect(getCode(reply, 'test:preference')).toBe('SK_ACCESS_1001');
    expect(getCode(reply, 'test:address')).toBe('SK_GROUP_1001');
    expect(await effects()).toBe(0);
  });
});
