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
  const rows = await database.db.selectFrom('oidc_model').select('id').orderBy('id').execute();
  return rows.map((row) => row.id);
}

test('expired rows are deleted, rows in use stay', async () => {
  const { db } = database;
  const records = [
    { id: 'expired', expires_at: '2026-03-14T02:19:59Z' },
    { id: 'living', expires_at: '2026-03-14T02:20:01Z' },
    { id: 'without end', expires_at: null },
  ];
  await db
    .insertInto('oidc_model')
    .values(records.map((record) => ({ model: 'Session', payload: '{}', ...record })))
    .execute();
  await db
    .insertInto('idempotency')
    .values(
      ['2026-03-12T02:19:59Z', '2026-03-12T02:20:01Z'].map((created_at) => ({
        customer_id: 1,
        operation: 'x',
        key: created_at,
        body_hash: '',
        created_at,
      })),
    )
    .execute();
  expect(await cleanUp(parts())).toMatchObject({ oidc_model: 1, idempotency: 1, rate_counter: 0, outbox: 0 });
  expect(await oidcRecords()).toEqual(['living', 'without end']);
});

test('a lock is kept for its longest duration, a retrieved company for half an hour', async () => {
  const { db } = database;
  await db
    .insertInto('detail_tries')
    .values(
      ['2026-03-12T02:19:59Z', '2026-03-12T02:20:01Z'].map((first_at, n) => ({
        digits: `893460101${n}`,
        wrong: 5,
        first_at,
        locked_until: '2026-03-14T02:19:00Z',
      })),
    )
    .execute();
  await db
    .insertInto('registry_company')
    .values(
      ['2026-03-14T02:19:59Z', '2026-03-14T02:20:01Z'].map((expires_at, n) => ({
        customer_id: n,
        uen: '201900042H',
        company_name: 'A company',
        retrieved_at: '2026-03-14T01:50:00Z',
        expires_at,
      })),
    )
    .execute();
  expect(await cleanUp(parts())).toMatchObject({ detail_tries: 1, registry_company: 1 });
  const [tries] = await db.selectFrom('detail_tries').select('digits').execute();
  const [company] = await db.selectFrom('registry_company').select('customer_id').execute();
  expect([tries?.digits, company?.customer_id]).toEqual(['8934601011', 1]);
});

test('advancing the portal’s clock ends no session', async () => {
  const tomorrow = fixedClock('2026-03-15T02:20:00Z');
  await cleanUp({ ...parts(clock), clock: tomorrow });
  expect(await oidcRecords()).toContain('living');
});

test('an unsent application is deleted after a day, a sent one stays', async () => {
  const row = (application_no: number, status: 'validated' | 'in_progress', validated_at: string) => ({
    ...{ customer_id: application_no, application_no, status, validated_at, account_id: 1 },
    ...{ reference: null, uen: 'X', postal_code: '0', company_name: 'X', source: null, file_id: null },
    ...{ applicant_name: null, applicant_email: null, applicant_mobile: null, note: null },
    ...{ received_at: null, decided_at: null, decision: null, decided_by: null },
  });
  await database.db
    .insertInto('link_application')
    .values([
      row(1, 'validated', '2026-03-13T02:19:59Z'),
      row(2, 'validated', '2026-03-13T02:20:01Z'),
      row(3, 'in_progress', '2026-03-01T00:00:00Z'),
    ])
    .execute();
  expect(await cleanUp(parts())).toMatchObject({ link_application: 1 });
  const left = await database.db.selectFrom('link_application').select('application_no').execute();
  expect(left.map(({ application_no }) => application_no).toSorted()).toEqual([2, 3]);
});

test('one run deletes more than one batch', async () => {
  const rows = Array.from({ length: 2_500 }, (_, n) => ({
    bucket: `b${n}`,
    window_start: '2026-03-01T00:00:00Z',
    hits: 1,
  }));
  await database.db.insertInto('rate_counter').values(rows).execute();
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
