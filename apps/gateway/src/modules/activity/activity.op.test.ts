/** @engines both */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sealAudit } from '../../db/audit.store.ts';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

const MEI_LIN = 'meilin@example.com';
const DANIEL = 'daniel.tan@example.com';
const home = { bpNo: '1000145021', premiseNo: '6100145021' };
const named = { accountNo: '8934521670', ...home, system: 'EBS' };
const DAY = 86_400_000;

let world: TestWorld;
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(() => world.close());

const readActivity = async (email = MEI_LIN, input: object = {}) =>
  getData(await world.call(email, { 'user:activity': { page: 1, size: 10, ...input } }), 'user:activity');
const told = async (...args: Parameters<typeof readActivity>) =>
  (await readActivity(...args)).rows.map(({ who, name, kind }) => `${who} ${name ?? ''} ${kind}`);

async function staffLooksAndDecides(): Promise<void> {
  const at = world.clock.now();
  const reading = { accountId: 100101, readingNo: 9001 };
  const { customerId } = await world.db
    .selectFrom('customer')
    .innerJoin('idpAccount as who', 'who.subject', 'customer.subject')
    .select('customer.customerId')
    .where('who.email', '=', 'amelia@example.com')
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('meterReadingView')
    .values({ ...reading, staffId: customerId, openedAt: at - 2 * DAY, isOwn: false })
    .execute();
  const look = { at: at - 2 * DAY, actor: `staff:${customerId}`, object: 'reading:9001', outcome: 'done' };
  await world.db
    .insertInto('auditEvent')
    .values({ ...look, action: 'reading:opened' })
    .execute();
  await world.db
    .insertInto('meterReadingDecision')
    .values({
      ...reading,
      deviceNo: 'M1',
      windowOpensAt: at - 9 * DAY,
      readingMilli: 1,
      staffId: customerId,
      decision: 'setAside',
      note: 'Lower than the one before.',
      decidedAt: at - 2 * DAY + 1000,
    })
    .execute();
}

describe('the activity of a home', () => {
  test('has a new mailing address and new preferences, also of another login with the account', async () => {
    const row = { at: world.clock.now(), outcome: 'done', object: 'account:100101' };
    await world.db
      .insertInto('auditEvent')
      .values([
        { ...row, actor: 'customer:1001', action: 'account:updateMailAddress' },
        { ...row, at: row.at + 1, actor: 'customer:1002', action: 'account:updatePreference' },
      ])
      .execute();
    expect((await told()).slice(0, 2)).toEqual([
      'holder Bernard Lim changedPreferences',
      'you  changedAddress',
    ]);
  });

  test('has every look of an invited person, newest first, joined by day', async () => {
    expect(await told()).toEqual(['invited Daniel Tan lookedAtBill', 'invited Daniel Tan lookedAtUsage']);
    world.clock.shift(1000);
    for (let n = 0; n < 3; n += 1) await world.call(DANIEL, { 'bills:billHistory': { accounts: [named] } });
    const { rows, counts } = await readActivity();
    expect(rows[0]).toMatchObject({
      who: 'invited',
      name: 'Daniel Tan',
      kind: 'lookedAtBills',
      times: 3,
      accountNo: '8934521670',
      isChange: false,
      day: '2026-11-20',
    });
    expect(counts).toEqual({ all: 3, you: 0, invited: 3, holder: 0, staff: 0 });
  });

  test('has what the holder changes, before and after the audit is sealed', async () => {
    await world.call(MEI_LIN, {
      'premises:inviteDelegate': { ...home, email: 'bernard@example.com', until: '2027-02-20' },
    });
    expect((await told())[0]).toBe('you  invited');
    await sealAudit(world.db, world.clock.now());
    expect((await told())[0]).toBe('you  invited');
    const { rows } = await readActivity(MEI_LIN, { who: 'you' });
    expect(rows).toMatchObject([{ isChange: true, accountNo: '8934521670' }]);
  });

  test('has looks and decisions of staff with name and note, and sums them for 30 days', async () => {
    await staffLooksAndDecides();
    expect(await told(MEI_LIN, { who: 'staff' })).toEqual([
      'staff Amelia D’Souza setReadingAside',
      'staff Amelia D’Souza lookedAtReading',
    ]);
    const { staff } = await readActivity();
    expect(staff).toMatchObject({
      looks: 1,
      changes: 1,
      latest: { kind: 'setReadingAside', reason: 'Lower than the one before.' },
    });
    world.clock.shift(31 * DAY);
    expect((await readActivity()).staff).toEqual({ looks: 0, changes: 0, latest: null });
    expect((await readActivity()).counts.staff).toBe(2);
  });

  test('is that of the past 12 months', async () => {
    world.clock.shift(370 * DAY);
    expect(await told()).toEqual([]);
  });

  test('comes in pages without a row twice or missing', async () => {
    await staffLooksAndDecides();
    const pages = await Promise.all([1, 2, 3].map((page) => readActivity(MEI_LIN, { page, size: 2 })));
    expect(pages.map(({ rows }) => rows.length)).toEqual([2, 2, 2]);
    expect(pages[2]?.rows, 'the last page in place of one after it').toEqual(pages[1]?.rows);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ at, kind }) => `${at} ${kind}`))).size).toBe(4);
  });

  test('is nothing of another holder, nor of who may only look', async () => {
    expect(await told('chitra@example.com')).toEqual([]);
    const reply = await world.call(DANIEL, { 'user:activity': { page: 1, size: 10 } });
    expect(getCode(reply, 'user:activity')).toBe('SK_ACCESS_1001');
  });

  test('shows the co-holder of a company what the other login did, by name', async () => {
    const [kopi] = await world.db
      .selectFrom('customerAccount')
      .selectAll()
      .where('customerId', '=', 1007)
      .execute();
    if (!kopi) throw new Error('the company holds an account');
    await world.db
      .insertInto('auditEvent')
      .values({
        at: world.clock.now(),
        actor: 'customer:1002',
        action: 'giro:terminate',
        object: `account:${kopi.accountId}`,
        outcome: 'done',
      })
      .execute();
    expect(await told('kopi@example.com')).toEqual(['holder Bernard Lim endedGiro']);
    expect(await told('kopi@example.com', { who: 'holder' })).toEqual(['holder Bernard Lim endedGiro']);
    expect(await told('kopi@example.com', { who: 'you' })).toEqual([]);
    expect((await readActivity('kopi@example.com')).counts).toMatchObject({ all: 1, holder: 1 });
  });
});
