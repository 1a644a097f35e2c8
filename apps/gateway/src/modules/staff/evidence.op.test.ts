/** @engines both */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forgetDocuments } from '../../jobs/housekeeping.ts';
import { databaseFileStore } from '../../ports/file-store/database-file-store.ts';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { type LinkingCalls, linkingCalls } from '../linking/test/linking-calls.ts';
import { type ManualCalls, manualCalls, pdfFile } from '../linking/test/manual-calls.ts';

const SITI = 'staff@example.com';
const AMELIA = 'amelia@example.com';
const AISYAH = 'aisyah@sinmingbaking.example';
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
let world: TestWorld;
let calls: ManualCalls;
let links: LinkingCalls;
beforeEach(async () => {
  world = await openTestWorld();
  calls = manualCalls(world);
  links = await linkingCalls(world);
});
afterEach(() => world.close());

const codeOfDeciding = async (...said: Parameters<ManualCalls['decide']>) =>
  getCode(await calls.decide(...said), 'staff:decide');
const evidence = () =>
  world.db
    .selectFrom('linkDecision')
    .select(['documentNo', 'decision', 'note', 'documentSha256', 'decidedBy'])
    .orderBy('documentNo')
    .execute();

describe('a decision covers what its officer has seen', () => {
  test('a document that came after the view is not covered', async () => {
    const reference = await calls.apply(AISYAH);
    await calls.open(reference);
    await calls.decide(reference, 'newDocument', 'Please sign it.', AMELIA);
    await calls.send(AISYAH, { file: pdfFile('forged.pdf', 'Never seen') });
    for (const decision of ['approve', 'reject', 'newDocument'])
      expect(await codeOfDeciding(reference, decision, 'No.', SITI, 1)).toBe('SK_STAFF_1001');
    // To name its number without a look is no look.
    expect(await codeOfDeciding(reference, 'approve', undefined, SITI, 2)).toBe('SK_STAFF_1001');
    expect(await calls.visit(AISYAH)).toBe('account_in_progress');
    expect((await calls.open(reference)).document.documentNo).toBe(2);
    expect(await codeOfDeciding(reference, 'approve', undefined, SITI, 2)).toBeUndefined();
  });

  test('the decision records the document', async () => {
    const reference = await calls.apply(AISYAH);
    const input = { queue: 'linkApplications', itemId: reference, decision: 'approve' };
    for (const documentNo of [undefined, 0, 1.5, '1'])
      expect(
        getCode(await world.call(SITI, { 'staff:decide': { ...input, documentNo } }), 'staff:decide'),
      ).toBe('SK_INPUT_1001');
  });
});

describe('what was decided', () => {
  test('stays for every round, with its note and what was looked at, after the documents are gone', async () => {
    const reference = await calls.apply(AISYAH, { file: pdfFile('one.pdf', 'One') });
    await calls.decide(reference, 'newDocument', 'Page 2 is missing.');
    await calls.send(AISYAH, { file: pdfFile('two.pdf', 'Two') });
    await calls.decide(reference, 'approve', undefined, AMELIA);
    expect(await evidence()).toEqual([
      {
        documentNo: 1,
        decision: 'newDocument',
        note: 'Page 2 is missing.',
        documentSha256: sha256(pdfFile('', 'One').bytes),
        decidedBy: 1017,
      },
      {
        documentNo: 2,
        decision: 'approve',
        note: null,
        documentSha256: sha256(pdfFile('', 'Two').bytes),
        decidedBy: expect.any(Number),
      },
    ]);
    await expect(world.db.updateTable('linkDecision').set({ note: 'x' }).execute()).rejects.toThrow();
    await expect(world.db.deleteFrom('linkDecision').execute()).rejects.toThrow();
    expect(await evidence()).toHaveLength(2);
  });

  test('is one row for a decision that was made, and none for one that was refused', async () => {
    const reference = await calls.apply(AISYAH);
    await calls.decide(reference, 'reject');
    expect(await evidence()).toEqual([]);
    await calls.decide(reference, 'reject', 'No.');
    await calls.decide(reference, 'approve');
    expect(await evidence()).toHaveLength(1);
  });

  test('as rejected leads back to where its person was', async () => {
    const before = await links.customerOf('indra@example.com');
    expect(before).toMatchObject({ kind: 'I', linkStatus: 'in_progress' });
    const reference = await calls.apply('indra@example.com');
    await calls.decide(reference, 'newDocument', 'Please sign it.');
    await calls.send('indra@example.com');
    await calls.decide(reference, 'reject', 'No.');
    expect(await links.customerOf('indra@example.com')).toEqual(before);
  });

  test('is nothing, when whoever applied is not there any more: that is said', async () => {
    const reference = await calls.apply(AISYAH);
    await world.db.deleteFrom('customer').where('customerId', '=', 1020).execute();
    for (const decision of ['approve', 'reject', 'newDocument'])
      expect(await codeOfDeciding(reference, decision, 'No.')).toBe('SK_STAFF_1005');
    expect((await calls.open(reference)).status).toBe('in_progress');
    expect(await evidence()).toEqual([]);
  });
});

describe('an officer who applied under another sign-in', () => {
  const mobile = '90001188';

  test.each([
    ['with the same mobile number', { mobile: `+65 9000 ${mobile.slice(4)}` }],
    ['with the same e-mail in capitals', { email: 'Person1@Company.Example' }],
  ])('%s decides nothing, and is told so at once', async (_what, as) => {
    const reference = await calls.apply(await calls.newPerson());
    await world.db.updateTable('idpAccount').set(as).where('email', '=', SITI).execute();
    expect((await calls.open(reference)).isOwn).toBe(true);
    for (const decision of ['approve', 'reject', 'newDocument'])
      expect(await codeOfDeciding(reference, decision, 'No.', SITI, 1)).toBe('SK_STAFF_1002');
    expect((await calls.open(reference, AMELIA)).isOwn).toBe(false);
    expect(await codeOfDeciding(reference, 'approve', undefined, AMELIA)).toBeUndefined();
  });
});

describe('other logins of the company', () => {
  const readLogins = async (reference: string) =>
    (await calls.open(reference)).records.find(({ field }) => field === 'logins')?.recorded;

  test('are found however its UEN is written, and while they are active', async () => {
    const first = await calls.newPerson();
    await calls.decide(await calls.apply(first), 'approve');
    const reference = await calls.apply(AISYAH);
    expect(await readLogins(reference)).toBe('1');
    await sql`update business_partner set uen = ' 201900042h ' where uen = '201900042H'`.execute(world.db);
    expect(await readLogins(reference)).toBe('1');
    const customer = await links.customerOf(first);
    await world.db
      .updateTable('customer')
      .set({ linkStatus: 'not_linked' })
      .where('customerId', '=', customer?.customerId ?? 0)
      .execute();
    expect(await readLogins(reference)).toBeNull();
  });
});

describe('a document', () => {
  const files = () =>
    world.db
      .selectFrom('storedFile')
      .select(['name', 'state'])
      .where('customerId', '=', 1020)
      .orderBy('name')
      .execute();

  test('a replaced document is unreadable from that moment on, also if deleting it fails', async () => {
    const reference = await calls.apply(AISYAH, { file: pdfFile('one.pdf', 'One') });
    await calls.decide(reference, 'newDocument', 'Please sign it.');
    await sql`create function refuse_delete() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is gone'; end $$`.execute(world.db);
    await sql`create trigger no_delete before delete on stored_file for each row execute function refuse_delete()`.execute(
      world.db,
    );
    await calls.send(AISYAH, { file: pdfFile('two.pdf', 'Two') });
    await sql`drop trigger no_delete on stored_file`.execute(world.db);
    expect(await files()).toEqual([
      { name: 'one.pdf', state: 'quarantined' },
      { name: 'two.pdf', state: 'kept' },
    ]);
    expect(getData(await calls.decide(reference, 'approve'), 'staff:decide').status).toBe('approved');
  });

  const DAY = 24 * 3_600_000;
  const later = (days: number) => {
    const { db, clock } = world;
    const parts = { db, clock, files: databaseFileStore(db, clock), log: { error() {} } };
    world.clock.shift(days * DAY);
    return forgetDocuments(parts);
  };

  test.each([
    ['approve', 730],
    ['reject', 90],
    ['newDocument', 90],
  ])('after "%s" stays for %i days and goes, and what was decided stays', async (decision, days) => {
    await world.db.updateTable('linkApplication').set({ decidedAt: null }).execute();
    const reference = await calls.apply(AISYAH);
    await calls.decide(reference, decision, 'Because.');
    world.clock.shift(1000);
    expect(await later(days - 1)).toBe(0);
    expect(await files()).toHaveLength(1);
    expect(await later(1)).toBe(1);
    expect(await files()).toEqual([]);
    expect(await evidence()).toMatchObject([{ decision, note: 'Because.' }]);
    expect(await later(1)).toBe(0);
  });

  test('a document of an application that waits stays, however long that is', async () => {
    await world.db.updateTable('linkApplication').set({ decidedAt: null }).execute();
    await calls.apply(AISYAH);
    expect(await later(4000)).toBe(0);
    expect(await files()).toHaveLength(1);
  });
});
