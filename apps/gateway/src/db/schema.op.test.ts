/** @engines both */
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { Db } from './database.ts';
import { migrate, migrationNames } from './migrate.ts';
import { describeKeys, describeSchema } from './schema-description.ts';
import { openBlankDatabase, openPlainDatabase, type TestDatabase } from './test/test-database.ts';

/** A copy on every node: small, the same for everybody. */
const referenceTables = [
  'customer_request_step',
  'direct_debit_step',
  'account_number',
  'business_partner',
  'customer',
  'maintenance',
  'neighbour_month',
  'notification_banner',
  'promotion',
  'remote_toggle',
  'stale_neighbour_month',
  'weather_day',
];
/** The gateway's own and the identity provider's: not distributed. */
const ownTables = [
  'audit',
  'audit_event',
  'audit_seal',
  'bank_notice',
  'detail_tries',
  'dev_mail',
  'egiro_notice_decision',
  'egiro_notice_view',
  'foreign_login',
  'idp_account',
  'idp_link',
  'lifted_lock',
  'oidc_model',
  'outbox',
  'parked_payment_decision',
  'parked_payment_view',
  'party_notice',
  'rate_counter',
  'registry_code',
  'revoked_session',
  'sealed_secret',
  'secret',
  'signing_key',
  'treasury_notice',
  'treasury_notice_decision',
  'treasury_notice_view',
];

const opened: TestDatabase[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function keep(opening: Promise<TestDatabase>): Promise<Db> {
  const database = await opening;
  opened.push(database);
  return database.db;
}

test('the schema is the same on both engines', async () => {
  const embedded = await keep(openPlainDatabase('pglite'));
  const server = await keep(openPlainDatabase('postgres'));
  const lines = await describeSchema(embedded);
  expect(lines.length).toBeGreaterThan(150);
  expect(lines).toEqual(await describeSchema(server));
});

test('every key of a table that customers own holds the account, business partner or customer', async () => {
  const db = await keep(openPlainDatabase());
  const owned = (await describeKeys(db)).filter(
    ({ table }) => ![...referenceTables, ...ownTables].includes(table),
  );
  expect(owned.length).toBeGreaterThan(10);
  const lost = owned.filter(
    ({ key }) => !key.some((column) => ['account_id', 'bp_no', 'customer_id'].includes(column)),
  );
  expect(lost).toEqual([]);
});

test('each listed table that is not distributed exists', async () => {
  const tables = (await describeKeys(await keep(openPlainDatabase()))).map(({ table }) => table);
  expect([...referenceTables, ...ownTables].filter((table) => !tables.includes(table))).toEqual([]);
});

test('two gateways that start at once migrate once', async () => {
  const db = await keep(openBlankDatabase());
  const runs = await Promise.all([migrate(db), migrate(db)]);
  expect(runs.flat().toSorted()).toEqual(migrationNames());
});

test('a schema that comes first from now on does not make a migrated database migrate again', async () => {
  const db = await keep(openPlainDatabase());
  // Named as the role, it stands before 'public' in the search path.
  await sql`create schema authorization current_user`.execute(db);
  expect(await migrate(db)).toEqual([]);
});
