/** @engines both */
import { fixedClock } from '@portal/domain/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/test/test-database.ts';
import { databaseFileStore } from '../ports/file-store/database-file-store.ts';
import type { FileKey, FileStore } from '../ports/file-store/port.ts';
import { expiredPhotos, STEP } from './housekeeping.store.ts';
import {
  cleanUp,
  forgetDocuments,
  forgetPhotos,
  makePartitionsAhead,
  startHousekeeping,
} from './housekeeping.ts';

const clock = fixedClock('2026-03-14T02:20:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const parts = (tokenClock = clock) => ({
  db: database.db,
  clock,
  tokenClock,
  log: { info() {}, error() {} },
});

async function oidcRecords(): Promise<string[]> {
  const rows = await database.db.selectFrom('oidcModel').select('id').orderBy('id').execute();
  return rows.map((row) => row.id);
}

test('expired rows are deleted, rows in use stay', async () => {
  const { db } = database;
  const records = [
    { id: 'expired', expiresAt: '2026-03-14T02:19:59Z' },
    { id: 'living', expiresAt: '2026-03-14T02:20:01Z' },
    { id: 'without end', expiresAt: null },
  ];
  await db
    .insertInto('oidcModel')
    .values(records.map((record) => ({ model: 'Session', payload: '{}', ...record })))
    .execute();
  await db
    .insertInto('idempotency')
    .values(
      ['2026-03-12T02:19:59Z', '2026-03-12T02:20:01Z'].map((createdAt) => ({
        customerId: 1,
        operation: 'x',
        key: createdAt,
        bodyHash: '',
        createdAt,
      })),
    )
    .execute();
  expect(await cleanUp(parts())).toMatchObject({ oidc_model: 1, idempotency: 1, rate_counter: 0, outbox: 0 });
  expect(await oidcRecords()).toEqual(['living', 'without end']);
});

test('messages leave the outbox some time after they were delivered or given up, and never before', async () => {
  const { db } = database;
  const ages = [
    { dedupe: 'delivered long ago', doneAt: '2026-02-12T02:19:59Z' },
    { dedupe: 'delivered', doneAt: '2026-02-12T02:20:01Z' },
    { dedupe: 'given up long ago', deadAt: '2025-09-15T02:19:59Z' },
    { dedupe: 'given up', deadAt: '2025-09-15T02:20:01Z' },
    { dedupe: 'waiting' },
  ];
  for (const age of ages)
    await db
      .insertInto('outbox')
      .values({ kind: 'mail', payload: '{}', runAt: '2025-01-01T00:00:00Z', ...age })
      .execute();
  expect(await cleanUp(parts())).toMatchObject({ outbox: 1, outbox_given_up: 1 });
  const left = await db.selectFrom('outbox').select('dedupe').orderBy('dedupe').execute();
  expect(left.map(({ dedupe }) => dedupe)).toEqual(['delivered', 'given up', 'waiting']);
});

test('a lock is kept for its longest duration, a retrieved company for half an hour', async () => {
  const { db } = database;
  await db
    .insertInto('detailTries')
    .values(
      ['2026-03-12T02:19:59Z', '2026-03-12T02:20:01Z'].map((firstAt, n) => ({
        digits: `893460101${n}`,
        wrong: 5,
        firstAt,
        lockedUntil: '2026-03-14T02:19:00Z',
      })),
    )
    .execute();
  await db
    .insertInto('registryCompany')
    .values(
      ['2026-03-14T02:19:59Z', '2026-03-14T02:20:01Z'].map((expiresAt, n) => ({
        customerId: n,
        uen: '201900042H',
        companyName: 'A company',
        retrievedAt: '2026-03-14T01:50:00Z',
        expiresAt,
      })),
    )
    .execute();
  expect(await cleanUp(parts())).toMatchObject({ detail_tries: 1, registry_company: 1 });
  const [tries] = await db.selectFrom('detailTries').select('digits').execute();
  const [company] = await db.selectFrom('registryCompany').select('customerId').execute();
  expect([tries?.digits, company?.customerId]).toEqual(['8934601011', 1]);
});

test('advancing the portal’s clock ends no session', async () => {
  const tomorrow = fixedClock('2026-03-15T02:20:00Z');
  await cleanUp({ ...parts(clock), clock: tomorrow });
  expect(await oidcRecords()).toContain('living');
});

type Status = 'validated' | 'in_progress' | 'rejected';
const application = (applicationNo: number, status: Status, validatedAt: string) => ({
  ...{ customerId: applicationNo, applicationNo, status, validatedAt, accountId: 1 },
  ...{ reference: null, uen: 'X', postalCode: '0', companyName: 'X', source: null, fileId: null },
  ...{ applicantName: null, applicantEmail: null, applicantMobile: null, note: null },
  ...{ receivedAt: null, decidedAt: null, decision: null, decidedBy: null },
});

test('an unsent application is deleted after a day, a sent one stays', async () => {
  await database.db
    .insertInto('linkApplication')
    .values([
      application(1, 'validated', '2026-03-13T02:19:59Z'),
      application(2, 'validated', '2026-03-13T02:20:01Z'),
      application(3, 'in_progress', '2026-03-01T00:00:00Z'),
    ])
    .execute();
  expect(await cleanUp(parts())).toMatchObject({ link_application: 1 });
  const left = await database.db.selectFrom('linkApplication').select('applicationNo').execute();
  expect(left.map(({ applicationNo }) => applicationNo).toSorted()).toEqual([2, 3]);
});

test('one run deletes more than one batch', async () => {
  const rows = Array.from({ length: 2_500 }, (_, n) => ({
    bucket: `b${n}`,
    windowStart: '2026-03-01T00:00:00Z',
    hits: 1,
  }));
  await database.db.insertInto('rateCounter').values(rows).execute();
  expect(await cleanUp(parts())).toMatchObject({ rate_counter: 2_500 });
});

test('a sign-up whose e-mail was never verified is deleted after 30 days, and nothing that is still of use', async () => {
  const { db } = database;
  const old = '2026-02-12T02:19:59Z';
  const lately = '2026-02-12T02:20:01Z';
  const people = [
    { subject: 'never verified' },
    { subject: 'signed up lately', createdAt: lately, passwordChangedAt: lately },
    { subject: 'signed up again lately', passwordChangedAt: lately },
    { subject: 'verified', emailVerified: true },
    { subject: 'linked' },
    { subject: 'an officer', role: 'staff' as const },
    { subject: 'has a link that works' },
    { subject: 'is signed in' },
  ];
  const same = { passwordHash: '', name: 'X', createdAt: old, passwordChangedAt: old };
  await db
    .insertInto('idpAccount')
    .values(people.map((person) => ({ ...same, email: person.subject, emailKey: person.subject, ...person })))
    .execute();
  await db
    .insertInto('customer')
    .values({
      ...{ customerId: 1, issuer: 'https://a', subject: 'linked', kind: 'I', linkStatus: 'not_linked' },
      ...{ uen: null, idFragment: null, contactConfirmedFrom: null, createdAt: old },
    })
    .execute();
  const link = { tokenHash: 'x', purpose: 'verify' as const, email: 'X', expiresAt: '2026-03-14T08:00:00Z' };
  await db
    .insertInto('idpLink')
    .values({ ...link, subject: 'has a link that works' })
    .execute();
  const payload = JSON.stringify({ accountId: 'is signed in' });
  await db.insertInto('oidcModel').values({ model: 'Session', id: 'session', payload }).execute();
  expect(await cleanUp(parts())).toMatchObject({ idp_account: 1 });
  const left = await db.selectFrom('idpAccount').select('subject').execute();
  expect(left.map(({ subject }) => subject).toSorted()).toEqual(
    people
      .map(({ subject }) => subject)
      .filter((subject) => subject !== 'never verified')
      .toSorted(),
  );
});

test('partitions are created for the months ahead, and a second run creates none', async () => {
  expect(await makePartitionsAhead(database.db, clock)).toEqual([
    'usage_day_2026_03',
    'usage_day_2026_04',
    'usage_day_2026_05',
  ]);
  expect(await makePartitionsAhead(database.db, clock)).toEqual([]);
});

describe('an hourly run', () => {
  const logged = () => {
    const lines: unknown[] = [];
    return { lines, log: { info() {}, error: (...line: unknown[]) => void lines.push(line) } };
  };
  /** A store that refuses some files, always. */
  const storeWithout = (isLost: (key: FileKey) => boolean) => {
    const lose = async (key: FileKey) => {
      if (isLost(key)) throw new RangeError('the file cannot be reached');
    };
    const withdraw: FileStore['withdraw'] = (_tx, key) => lose(key);
    return { ...databaseFileStore(database.db, clock), drop: lose, withdraw };
  };

  test('goes on after a step that always fails, and logs which one it was', async () => {
    const { db } = database;
    // It cannot make the partition of August.
    await sql`create table usage_day_2026_08 (day date)`.execute(db);
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'locked'; end $$`.execute(db);
    await sql`create trigger refuse before delete on idempotency for each row execute function refuse()`.execute(
      db,
    );
    const createdAt = '2026-03-01T00:00:00Z';
    await db
      .insertInto('idempotency')
      .values({ customerId: 1, operation: 'x', key: 'old', bodyHash: '', createdAt })
      .execute();
    await db
      .insertInto('rateCounter')
      .values({ bucket: 'old', windowStart: '2026-03-01T00:00:00Z', hits: 1 })
      .execute();
    const { log, lines } = logged();
    const august = fixedClock('2026-08-03T00:00:00Z');
    const files = storeWithout(() => false);
    const config = { EXPORT_URL: undefined, EXPORT_SECRETS: [] };
    const loop = startHousekeeping({ ...parts(), clock: august, log, files, config });
    try {
      await vi.waitFor(async () => {
        expect(await db.selectFrom('rateCounter').select('bucket').execute()).toEqual([]);
        expect(await db.selectFrom('outbox').select('dedupe').execute()).toEqual([{ dedupe: 'waiting' }]);
      });
    } finally {
      await loop.stop();
    }
    expect(lines).toEqual([
      [{ job: 'housekeeping', step: 'partitions', reason: 'QueryFailed 42P07' }, 'job failed'],
      [{ job: 'housekeeping', step: 'idempotency', reason: 'QueryFailed P0001' }, 'job failed'],
    ]);
  });

  test('deletes the documents that it can, however many others come first and always fail', async () => {
    const { db } = database;
    const decided = Array.from({ length: STEP + 2 }, (_, n) => ({
      ...application(1_000 + n, 'rejected', '2025-01-01T00:00:00Z'),
      reference: `LA-${n}`,
      ...{ source: 'W' as const, fileId: n > STEP ? 'sound' : `lost ${n}` },
      ...{ applicantName: 'X', applicantEmail: 'X', applicantMobile: 'X' },
      ...{ receivedAt: '2025-01-01T00:00:00Z', decidedAt: '2025-01-02T00:00:00Z', decidedBy: 1 },
      decision: 'reject' as const,
    }));
    await db.insertInto('linkApplication').values(decided).execute();
    const { log, lines } = logged();
    const files = storeWithout(({ fileId }) => fileId.startsWith('lost'));
    expect(await forgetDocuments({ db, clock, files, log })).toBe(1);
    expect(
      await db.selectFrom('linkApplication').select('fileId').where('fileId', '=', 'sound').execute(),
    ).toEqual([]);
    const facts = { job: 'housekeeping', count: STEP + 1, reason: 'RangeError' };
    expect(lines).toEqual([[facts, 'documents of applications could not be deleted']]);
  });

  test('deletes the photos that it can, and looks at those after one that fails', async () => {
    const { db } = database;
    const photos = ['lost', 'sound', 'last'].map((fileId, n) => ({
      ...{ accountId: 1_000, deviceNo: 'D', customerId: 1, fileId },
      ...{ windowOpensAt: `2025-01-01T00:00:0${n}Z`, cameAt: '2025-01-02T00:00:00Z' },
    }));
    await db.insertInto('meterPhoto').values(photos).execute();
    const limits = { cameBefore: clock.now(), closedBefore: 0, lookedBack: clock.now() };
    const [first = null] = await expiredPhotos(db, limits, null);
    const others = await expiredPhotos(db, limits, first);
    expect([first, ...others].map((photo) => photo?.fileId)).toEqual(['lost', 'sound', 'last']);
    const { log, lines } = logged();
    const files = storeWithout(({ fileId }) => fileId === 'lost');
    expect(await forgetPhotos({ db, clock, files, log })).toBe(2);
    expect(await db.selectFrom('meterPhoto').select('fileId').execute()).toEqual([{ fileId: 'lost' }]);
    const facts = { job: 'housekeeping', count: 1, reason: 'RangeError' };
    expect(lines).toEqual([[facts, 'photos of meters could not be deleted']]);
  });
});
