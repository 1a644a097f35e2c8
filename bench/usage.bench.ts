/**
 * How fast half hours come in and are read: on 1,000, 5,000 and 20,000 homes side by side, on a PostgreSQL server of its
 * own. BENCH_HOMES and BENCH_DAYS choose other amounts.
 */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { addDays, type SgDay, toSgDay } from '@portal/domain/sg-time';
import { systemClock } from '../apps/gateway/src/clock.ts';
import type { Db } from '../apps/gateway/src/db/database.ts';
import { openDatabase } from '../apps/gateway/src/db/engines/open.ts';
import { dayShape, generatedDay } from '../apps/gateway/src/db/seed/generated/days.ts';
import { generate } from '../apps/gateway/src/db/seed/generated/generate.ts';
import { generatedHome } from '../apps/gateway/src/db/seed/generated/homes.ts';
import { INTERVAL_HEAD } from '../apps/gateway/src/modules/usage/import/interval-row.rules.ts';
import { importIntervals } from '../apps/gateway/src/modules/usage/public.ts';
import { usageDays } from '../apps/gateway/src/modules/usage/store.ts';
import { findPostgres } from '../tooling/postgres/find-postgres.ts';
import { startThrowawayPostgres } from '../tooling/postgres.ts';

const amounts = (process.env.BENCH_HOMES ?? '1000,5000,20000').split(',').map(Number);
const DAYS = Number(process.env.BENCH_DAYS ?? 60);
const READS = 500;
const SETTINGS = ['shared_buffers=1GB', 'max_wal_size=4GB'];

const say = (what: string, text: string) => console.log(`  ${what.padEnd(44)} ${text}`);
const rate = (rows: number, milliseconds: number) =>
  `${Math.round((rows / milliseconds) * 1_000).toLocaleString('en')} account-days/s`;

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  const began = performance.now();
  const result = await work();
  return { result, milliseconds: performance.now() - began };
}

/** A file of the days of all homes. @param change one half hour in a hundred rows differs from what was generated */
async function writeFile(
  path: string,
  homes: number,
  days: readonly SgDay[],
  change: boolean,
): Promise<void> {
  const file = createWriteStream(path);
  file.write(`${INTERVAL_HEAD}\n`);
  for (const day of days) {
    const shape = dayShape(day);
    for (let n = 0; n < homes; n += 1) {
      const { digits, values } = generatedDay(generatedHome(n), shape, n);
      const cells = change && n % 100 === 0 ? values.with(9, 1_234) : values;
      if (!file.write(`${digits},${day},${cells.map((value) => value ?? '').join(',')}\n`))
        await once(file, 'drain');
    }
  }
  await finished(file.end());
}

async function measureImport(db: Db, homes: number, folder: string): Promise<void> {
  const path = join(folder, 'days.csv');
  const yesterday = addDays(toSgDay(systemClock.now()), -1);
  const take = async (what: string, days: readonly SgDay[], change: boolean) => {
    await writeFile(path, homes, days, change);
    const parts = { db, clock: systemClock, tell: console.error };
    const { result, milliseconds } = await timed(() => importIntervals(parts, path));
    say(what, `${rate(homes * days.length, milliseconds)}, ${result.changed} changed`);
  };
  const older = [1, 2, 3].map((ago) => addDays(yesterday, -DAYS - ago));
  await take('import, three new days', older, false);
  await take('import, the same again', older, false);
  await take('import, one row in a hundred corrected', older, true);
}

async function measureReads(db: Db, homes: number): Promise<void> {
  const day = addDays(toSgDay(systemClock.now()), -9);
  const days = Array.from({ length: 9 }, (_, week) => addDays(day, -7 * week));
  const times: number[] = [];
  for (let n = 0; n < READS; n += 1) {
    const { id } = generatedHome((n * 7919) % homes);
    times.push((await timed(() => usageDays(db, [id], days))).milliseconds);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(2);
  say('a day with its eight usual ones', `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}

const folder = await mkdtemp(join(tmpdir(), 'usage-bench-'));
for (const homes of amounts) {
  console.log(`  ${homes.toLocaleString('en')} homes, ${DAYS} days`);
  const server = await startThrowawayPostgres(findPostgres(), SETTINGS);
  const database = await openDatabase({ DATABASE_URL: server.url, PORTAL_DATA: '' });
  try {
    const { result, milliseconds } = await timed(() =>
      generate({ db: database.db, clock: systemClock, report() {} }, { accounts: homes, days: DAYS }),
    );
    say('generated, merged and billed', rate(result, milliseconds));
    await measureImport(database.db, homes, folder);
    await measureReads(database.db, homes);
  } finally {
    await database.close();
    await server.stop();
  }
}
await rm(folder, { recursive: true, force: true });
