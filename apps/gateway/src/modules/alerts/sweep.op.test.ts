/** @engines both */
import { sgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withTransaction } from '../../db/transaction.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { watchForLeaks } from '../leaks/watch.ts';
import { DayBatch, mergeDays } from '../usage/public.ts';
import type { LikelyBill } from './findings.ts';
import { listWatched } from './store.ts';
import { sweepAlerts } from './sweep.ts';

const ACCOUNT = '8934540017';
const quiet = { warn() {}, error() {}, info() {} };

let world: TestWorld;
beforeEach(async () => {
  world = await openTestWorld();
  await watchForLeaks({ db: world.db, clock: world.clock, log: quiet });
});
afterEach(() => world.close());

async function useMuchYesterday(): Promise<void> {
  const batch = new DayBatch();
  const values = new Array<number>(48).fill(1_250);
  const day = sgDay('2026-11-19');
  const receivedAt = world.clock.now();
  batch.add({ line: 1, digits: ACCOUNT, utility: 'electricity', day, values, estimatedSlots: 0, receivedAt });
  await withTransaction(world.db, (tx) => mergeDays(tx, batch));
}

it('a kind that cannot be judged keeps no other kind from its alert, and is tried again', async () => {
  const choice = { accountNo: ACCOUNT, revision: 0, billAbove: 10_000, leak: true, highDay: true };
  await world.call('chitra@example.com', { 'insights:setAlerts': choice });
  await useMuchYesterday();
  const failures: object[] = [];
  const log = { error: (failure: object) => void failures.push(failure) };
  const sweepWith = (findLikelyBill: LikelyBill) =>
    sweepAlerts({ db: world.db, clock: world.clock, log }, findLikelyBill);
  const listSent = async () =>
    (await world.db.selectFrom('usageAlertSent').select('kind').orderBy('kind').execute()).map(
      ({ kind }) => kind,
    );

  await sweepWith(() => Promise.reject(new RangeError('cannot divide NaN by 100')));
  expect(await listSent()).toEqual(['highDay', 'leak']);
  expect(failures).toEqual([{ job: 'alerts', count: 1 }]);

  await sweepWith(async () => 10_001);
  expect(await listSent()).toEqual(['bill', 'highDay', 'leak']);
  expect(failures).toHaveLength(1);
});

it('before its first bill an account has one bill to be told of, that of its first day, in any month', async () => {
  const { rows } = await sql<{ accountId: number; customerId: number; openedOn: string }>`
    insert into usage_alert (account_id, customer_id, leak, high_day, revision, changed_at)
    select ca.account_id, ca.customer_id, true, false, 1, now() from customer_account ca join account a using (account_id)
    where a.status = 'Active' and not exists (select from bill where bill.account_id = a.account_id) limit 1
    returning account_id, customer_id,
      (select opened_on::text from account a where a.account_id = usage_alert.account_id) as opened_on`.execute(
    world.db,
  );
  const [fresh] = rows;
  if (!fresh) throw new Error('no account of the world waits for its first bill');
  for (const today of ['2026-11-20', '2026-12-01', '2027-01-31']) {
    const after = { accountId: fresh.accountId, customerId: 0 };
    const [watched] = await listWatched(world.db, { after, today: sgDay(today), limit: 1 });
    expect(watched).toMatchObject({ accountId: fresh.accountId, billFrom: fresh.openedOn });
  }
});
