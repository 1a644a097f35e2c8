/** @engines both */
import { addDays, type SgDay, sgDay } from '@portal/domain/sg-time';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../../db/transaction.ts';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { DayBatch, mergeDays, toHalves } from '../usage/public.ts';
import { findRunningLeak } from './running-leak.ts';
import { watchForLeaks } from './watch.ts';

const CHITRA = 'chitra@example.com';
const MEI_LIN = 'meilin@example.com';
const DANIEL = 'daniel.tan@example.com';
const ACCOUNT = '8934540017';
const silent = { error: () => undefined };

let world: TestWorld;
beforeEach(async () => {
  world = await openTestWorld();
  await watch();
});
afterEach(() => world.close());

const watch = () => watchForLeaks({ db: world.db, clock: world.clock, log: silent });
const read = async (email = CHITRA, accountNo = ACCOUNT) =>
  getData(await world.call(email, { 'insights:leaks': { accountNo } }), 'insights:leaks');
const explain = (input: object, email = CHITRA) =>
  world.call(email, {
    'insights:explainLeak': {
      accountNo: ACCOUNT,
      episodeNo: 1,
      revision: 0,
      cause: 'repaired',
      note: 'The cistern was mended.',
      ...input,
    },
  });

async function send(day: SgDay, hours: readonly (number | null)[]): Promise<void> {
  const batch = new DayBatch();
  batch.add({
    line: 1,
    digits: ACCOUNT,
    utility: 'water',
    day,
    values: toHalves(hours),
    estimatedSlots: 0,
    receivedAt: world.clock.now(),
  });
  await withTransaction(world.db, (tx) => mergeDays(tx, batch));
}

const getAccount = () =>
  world.db
    .selectFrom('account')
    .select('accountId')
    .where('accountNo', '=', ACCOUNT)
    .executeTakeFirstOrThrow();

describe('the leak watch', () => {
  it('finds the running leak of a home and the one before it, with litres and dollars', async () => {
    const { watch: state, episodes, dataTo } = await read();
    expect(state).toEqual({ state: 'watching' });
    expect(dataTo).toBe('2026-11-20T07:00:00.000Z');
    const [running, earlier, ...others] = episodes;
    expect(others).toEqual([]);
    expect(running).toMatchObject({ endedAt: null, flowedTo: dataTo, cause: null, revision: 0 });
    const delay = Date.parse(running?.foundAt ?? '') - Date.parse('2026-11-16T21:00:00+08:00');
    expect(delay).toBeLessThanOrEqual(48 * 3_600_000);
    expect(running?.litres).toBeGreaterThan(1_600);
    expect(running?.cost).toBeGreaterThan(500);
    expect(earlier?.endedAt).not.toBeNull();
  });

  it('prices a leak of a business in the first tier alone, on the page and in the alert', async () => {
    await world.db.updateTable('leakEpisode').set({ litres: 100_000 }).execute();
    const readCosts = async () => {
      const { accountId } = await getAccount();
      const alert = await findRunningLeak(world.db, accountId, world.clock.now());
      return [(await read()).episodes[0]?.cost, alert?.cost];
    };
    expect(await readCosts()).toEqual([42_791, 42_791]);
    await world.db.updateTable('account').set({ type: 'NON' }).where('accountNo', '=', ACCOUNT).execute();
    expect(await readCosts()).toEqual([35_262, 35_262]);
  });

  it('leaves the same episodes when it looks again, and when two gateways look at once', async () => {
    const before = await read();
    await world.db
      .updateTable('leakWatch')
      .set({ changedFrom: sgDay('2026-06-01') })
      .execute();
    await Promise.all([watch(), watch()]);
    expect(await read()).toEqual(before);
    await send(sgDay('2026-11-15'), new Array(24).fill(0));
    await watch();
    expect(await read()).toEqual(before);
  });

  it('closes a leak by itself once dry hours come', async () => {
    for (let n = 1; n <= 2; n += 1) {
      world.clock.shift(24 * 3_600_000);
      await send(addDays(sgDay('2026-11-19'), n), new Array(24).fill(0));
    }
    await watch();
    const [leak] = (await read()).episodes;
    expect(leak).toMatchObject({ episodeNo: 2, endedAt: '2026-11-19T16:00:00.000Z' });
  });

  it('takes a leak back when late data shows none, and keeps it as withdrawn once it was explained', async () => {
    await explain({});
    for (const day of ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-08-11', '2026-08-12'])
      await send(sgDay(day), new Array(24).fill(0));
    await watch();
    const { episodes } = await read();
    expect(episodes).toMatchObject([{ episodeNo: 1, cause: 'repaired', isWithdrawn: true }]);
  });

  it('says that a home whose meter sends no hours cannot be watched', async () => {
    expect(await read(MEI_LIN, '8934521670')).toEqual({
      watch: { state: 'none' },
      episodes: [],
      dataTo: null,
    });
  });

  it('says how many hours are missing when data stays away', async () => {
    world.clock.shift(3 * 24 * 3_600_000);
    expect((await read()).watch).toMatchObject({ state: 'missing' });
  });
});

describe('the word of the customer', () => {
  it('is kept with the episode and told in the activity', async () => {
    const { episode } = getData(await explain({}), 'insights:explainLeak');
    expect(episode).toMatchObject({ cause: 'repaired', note: 'The cistern was mended.', revision: 1 });
    await world.db
      .updateTable('leakWatch')
      .set({ changedFrom: sgDay('2026-08-01') })
      .execute();
    await watch();
    expect((await read()).episodes.find(({ episodeNo }) => episodeNo === 1)).toEqual(episode);
    const activity = await world.call(CHITRA, { 'user:activity': { page: 1, size: 10 } });
    expect(getData(activity, 'user:activity').rows[0]).toMatchObject({ kind: 'explainedLeak' });
  });

  it('closes the alarm, unless the customer does not know why water runs', async () => {
    const { accountId } = await getAccount();
    const isRunning = async () => (await findRunningLeak(world.db, accountId, world.clock.now())) !== null;
    await explain({ episodeNo: 2, cause: 'unknown' });
    expect(await isRunning()).toBe(true);
    await explain({ episodeNo: 2, revision: 1, cause: 'filling' });
    expect(await isRunning()).toBe(false);
  });

  it('is for the holder alone: who may only look sees the water and not why it ran', async () => {
    await explain({});
    const home = await world.db
      .selectFrom('account')
      .innerJoin('customerAccount', 'customerAccount.accountId', 'account.accountId')
      .select(['premiseNo', 'bpNo', 'customerId as holderId'])
      .where('accountNo', '=', ACCOUNT)
      .executeTakeFirstOrThrow();
    await world.db.updateTable('premisesDelegate').set(home).execute();
    const { episodes } = await read(DANIEL);
    expect(episodes.map(({ cause, note }) => [cause, note])).toEqual([
      [null, ''],
      [null, ''],
    ]);
    expect((await read()).episodes.some(({ note }) => note !== '')).toBe(true);
  });

  it('is refused where the episode was explained elsewhere meanwhile', async () => {
    await explain({});
    expect(getCode(await explain({ cause: 'guests' }), 'insights:explainLeak')).toBe('SK_PREF_1003');
  });

  it('is refused for an episode that was taken back, and never said of the next one', async () => {
    for (const day of ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'])
      await send(sgDay(day), new Array(24).fill(0));
    await watch();
    expect((await read()).episodes).toMatchObject([{ episodeNo: 1 }]);
    for (let n = 1; n <= 5; n += 1) {
      world.clock.shift(24 * 3_600_000);
      await send(addDays(sgDay('2026-11-20'), n), new Array(24).fill(50));
    }
    await watch();
    expect(getCode(await explain({ episodeNo: 2 }), 'insights:explainLeak')).toBe('SK_ACCESS_1001');
    expect((await read()).episodes).toMatchObject([
      { episodeNo: 3, cause: null, endedAt: null },
      { episodeNo: 1 },
    ]);
  });

  it('is refused for an episode that there is not, a long text, and somebody who may only look', async () => {
    expect(getCode(await explain({ episodeNo: 9 }), 'insights:explainLeak')).toBe('SK_ACCESS_1001');
    expect(getCode(await explain({ note: 'x'.repeat(201) }), 'insights:explainLeak')).toBe('SK_INPUT_1001');
    expect(getCode(await explain({}, DANIEL), 'insights:explainLeak')).toBe('SK_ACCESS_1001');
    expect(getCode(await explain({}, MEI_LIN), 'insights:explainLeak')).toBe('SK_ACCESS_1001');
  });
});
