/** @engines both */
import type { FeatureName } from '@portal/domain/availability/features';
import { usualSwitches } from '@portal/domain/availability/switches';
import { sgDay } from '@portal/domain/sg-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { counting } from '../../test/query-taps.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { account } from './claims.ts';
import { checkFeature } from './feature-check.ts';
import { resolveSubject } from './subject.store.ts';
import type { Subject } from './subject.ts';

const queries = { count: 0 };
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ wrapDatabase: (db) => db.withPlugin(counting(queries)) });
});
afterAll(() => world.close());

async function readSubject(email: string): Promise<Subject> {
  const { subject } = await world.db
    .selectFrom('idpAccount')
    .select('subject')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return resolveSubject(world.db, { issuer: 'embedded', subject }, sgDay('2026-11-20'));
}

async function isRefused(feature: FeatureName, email: string, over = {}): Promise<boolean> {
  const subject = await readSubject(email);
  const switches = async () => ({ ...usualSwitches, ...over });
  const claims = subject.accounts.map(({ accountNo }) => account(accountNo));
  queries.count = 0;
  return checkFeature(world.db, feature, { switches, subject }, claims).then(
    () => false,
    (refusal: { code?: string }) => refusal.code === 'SK_FEATURE_1001',
  );
}

describe('an operation of a feature', () => {
  test('answers for accounts that have its feature, and for no other', async () => {
    expect(await isRefused('live-chat', 'meilin@example.com')).toBe(false);
    expect(await isRefused('live-chat', 'grace@example.com')).toBe(true);
  });

  test('is refused when any one of the accounts lacks its feature, in whatever order they are named', async () => {
    const { accounts } = await readSubject('estate@example.com');
    const feature = world.db.updateTable('accountFeature').where('key', '=', 'liveChat');
    expect(await isRefused('live-chat', 'estate@example.com')).toBe(false);
    for (const account of [accounts.at(0), accounts.at(-1)]) {
      const its = feature.where('accountId', '=', account?.accountId ?? 0);
      await its.set({ state: false }).execute();
      expect(await isRefused('live-chat', 'estate@example.com')).toBe(true);
      await its.set({ state: true }).execute();
    }
  });

  test('asks the database once, however many accounts are named', async () => {
    await isRefused('live-chat', 'estate@example.com');
    expect(queries.count).toBe(1);
  });

  test('is refused once staff switch the feature off for everybody', async () => {
    await world.db.insertInto('remoteToggle').values({ key: 'liveChat', enabled: false }).execute();
    expect(await isRefused('live-chat', 'meilin@example.com')).toBe(true);
    await world.db.deleteFrom('remoteToggle').execute();
  });

  test('an operation of a feature that is not built is refused to everybody', async () => {
    expect(await isRefused('consent-management', 'estate@example.com')).toBe(true);
  });
});
