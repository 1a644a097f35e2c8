/** @engines both */
import { fixedClock } from '@portal/domain/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/test/test-database.ts';
import { cleanUp, makePartitionsAhead } from './housekeeping.ts';

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

test('an unsent application is deleted after a day, a sent one stays', async () => {
  const row = (applicationNo: number, status: 'validated' | 'in_progress', validatedAt: string) => ({
    ...{ customerId: applicationNo, applicationNo, status, validatedAt, accountId: 1 },
    ...{ reference: null, uen: 'X', postalCode: '0', companyName: 'X', source: null, fileId: null },
    ...{ applicantName: null, applicantEmail: null, applicantMobile: null, note: null },
    ...{ receivedAt: null, decidedAt: null, decision: null, decidedBy: null },
  });
  await database.db
    .insertInto('linkApplication')
    .values([
      row(1, 'validated', '2026-03-13T02:19:59Z'),
      row(2, 'validated', '2026-03-13T02:20:01Z'),
      row(3, 'in_progress', '2026-03-01T00:00:00Z'),
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

test('partitions are created for the months ahead, and a second run creates none', async () => {
  expect(await makePartitionsAhead(database.db, clock)).toEqual([
    'usage_day_2026_03',
    'usage_day_2026_04',
    'usage_day_2026_05',
  ]);
  expect(await makePartitionsAhead(database.db, clock)).toEqual([]);
});
