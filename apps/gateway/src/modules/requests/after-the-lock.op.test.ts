import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withTransaction } from '../../db/transaction.ts';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { lockAccounts } from '../bills/public.ts';

const CHITRA = 'chitra@example.com';
const ACCOUNT = '8934540017';
const CHITRAS = 100_301;

let world: TestWorld;
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(() => world.close());

const arrange = () =>
  world.call(CHITRA, {
    'paymentArrangement:create': { accountNo: ACCOUNT, paymentAmount: 5_000, source: 'W' },
  });

async function cancel() {
  const [made] = getData(await arrange(), 'paymentArrangement:create');
  return () => world.call(CHITRA, { 'request:cancel': { requestId: made?.requestId ?? '', source: 'W' } });
}

async function waive() {
  const asked = await world.call(CHITRA, { 'waiver:check': { accountNos: [ACCOUNT] } });
  const { statuses } = getData(asked, 'waiver:check');
  const invoiceNo = statuses.find(({ status }) => status === 'ELIGIBLE')?.bill?.invoice_no ?? '';
  return () => world.call(CHITRA, { 'waiver:create': { accountNo: ACCOUNT, invoiceNo, source: 'W' } });
}

/** Until somebody waits for a lock of this database. */
async function waitForWaiting(): Promise<void> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db);
    if (rows.length > 0) return;
    await wait(10);
  }
  throw new Error('nobody waits');
}

test.each([
  ['paymentArrangement:create', async () => arrange],
  ['request:cancel', cancel],
  ['waiver:create', waive],
] as const)(
  'a request that waits for another change of its account is dated after that change: %s',
  async (name, prepare) => {
    const ask = await prepare();
    await world.tokenFor(CHITRA);
    const [isLocked, isAwaited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const change = withTransaction(world.db, async (tx) => {
      await lockAccounts(tx, [CHITRAS]);
      isLocked.resolve();
      await isAwaited.promise;
      world.clock.shift(20);
      return world.clock.now();
    });
    await isLocked.promise;
    const asked = ask();
    await waitForWaiting();
    isAwaited.resolve();
    const [changedAt, reply] = await Promise.all([change, asked]);
    expect(getCode(reply, name)).toBeUndefined();
    const { at } = await world.db
      .selectFrom('customerRequestEvent')
      .select('at')
      .where('accountId', '=', CHITRAS)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(at).toBe(changedAt);
  },
);
