/**
 * How fast half hours come in, are read and are saved as a file: on 1,000, 5,000 and 20,000 homes side by side, on a PostgreSQL server of its
 * own. BENCH_HOMES and BENCH_DAYS choose other amounts.
 */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { type AccountNo, canonicalAccountNo } from '@portal/domain/account-number';
import { firstOfferedDay } from '@portal/domain/meters/usage-periods';
import {
  addDays,
  addMonths,
  getFirstDay,
  getLastDay,
  type SgDay,
  sgDay,
  toMonth,
  toSgDay,
} from '@portal/domain/sg-time';
import { systemClock } from '../apps/gateway/src/clock.ts';
import type { Db } from '../apps/gateway/src/db/database.ts';
import { openDatabase } from '../apps/gateway/src/db/engines/open.ts';
import { dayShape, generatedDay } from '../apps/gateway/src/db/seed/generated/days.ts';
import { generate } from '../apps/gateway/src/db/seed/generated/generate.ts';
import { generatedHome } from '../apps/gateway/src/db/seed/generated/homes.ts';
import { billedMonths } from '../apps/gateway/src/modules/usage/billed.store.ts';
import { getDailyUsage } from '../apps/gateway/src/modules/usage/daily.ts';
import { writeCsv } from '../apps/gateway/src/modules/usage/download/csv.ts';
import { readRecords } from '../apps/gateway/src/modules/usage/download/read-records.ts';
import { INTERVAL_HEAD } from '../apps/gateway/src/modules/usage/import/interval-row.rules.ts';
import { getMonthlyUsage } from '../apps/gateway/src/modules/usage/months.ts';
import { importIntervals } from '../apps/gateway/src/modules/usage/public.ts';
import { getHourlyUsage } from '../apps/gateway/src/modules/usage/service.ts';
import { dayTotals, usageDays } from '../apps/gateway/src/modules/usage/store.ts';
import { toSubject } from '../apps/gateway/src/wire/callers/subject.ts';
import type { SubjectContext } from '../apps/gateway/src/wire/context.ts';
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

/** @param run reads something of the home of a number, another one each time */
async function measure(what: string, homes: number, run: (n: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1)
    times.push((await timed(() => run((read * 7919) % homes))).milliseconds);
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(2);
  say(what, `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}

/** As the handlers of the operations see whoever lives in a home. */
function contextOf(db: Db, n: number): SubjectContext {
  const { id } = generatedHome(n);
  const accountNo = canonicalAccountNo(String(id));
  if (accountNo === null) throw new RangeError(`no account number: ${id}`);
  const subject = toSubject(null, [
    {
      accountId: id,
      accountNo,
      bpNo: '',
      bpType: '1',
      premiseNo: String(id),
      system: 'EBS',
      type: 'DOM',
      status: 'Active',
      services: ['electricity', 'water', 'gas'],
      openedOn: sgDay('2020-01-01'),
      linked: true,
      isDefault: true,
    },
  ]);
  return { db, clock: systemClock, subject } as unknown as SubjectContext;
}

async function measureReads(db: Db, homes: number): Promise<void> {
  const today = toSgDay(systemClock.now());
  const day = addDays(today, -9);
  const month = addMonths(toMonth(today), -1);
  const year = Number(today.slice(0, 4));
  const days = Array.from({ length: 9 }, (_, week) => addDays(day, -7 * week));
  const idOf = (n: number) => [generatedHome(n).id];
  const from = addDays(getFirstDay(month), -7 * 8);
  await measure('database: a day with its eight usual ones', homes, (n) => usageDays(db, idOf(n), days));
  await measure('database: a month by days', homes, (n) => dayTotals(db, idOf(n), from, getLastDay(month)));
  await measure('database: a year by months', homes, (n) => billedMonths(db, idOf(n), year));
  const accountsOf = ({ subject }: SubjectContext) => subject.accounts.map(({ accountNo }) => accountNo);
  await measure('gateway: a day by half hours', homes, (n) => {
    const context = contextOf(db, n);
    return getHourlyUsage(context, accountsOf(context), day);
  });
  await measure('gateway: a month by days', homes, (n) => {
    const context = contextOf(db, n);
    return getDailyUsage(context, accountsOf(context), month);
  });
  await measure('gateway: a year by months', homes, (n) =>
    getMonthlyUsage(contextOf(db, n), {
      ebsPremiseNo: String(generatedHome(n).id),
      msslPremiseNo: null,
      year,
    }),
  );
}

/** Half hours of ten homes as CSV, as far back as they are kept. */
async function measureDownload(db: Db): Promise<void> {
  const today = toSgDay(systemClock.now());
  const before = process.memoryUsage().rss;
  const began = performance.now();
  const batches = readRecords(db, {
    by: 'hourly',
    accounts: Array.from({ length: 10 }, (_, n) => ({
      accountId: generatedHome(n).id,
      accountNo: contextOf(db, n).subject.accounts[0]?.accountNo as AccountNo,
      isPriced: true,
    })),
    utility: 'electricity',
    from: firstOfferedDay(today),
    to: today,
  });
  let [first, bytes, rows, peak] = [0, 0, 0, before];
  for await (const text of writeCsv(batches, { by: 'hourly', createdAt: 0 })) {
    // The head is written without the database.
    if (bytes > 0 && first === 0) first = performance.now() - began;
    bytes += text.length;
    rows += text.split('\n').length - 1;
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  const seconds = (performance.now() - began) / 1_000;
  const megabytes = (amount: number) => `${(amount / 1e6).toFixed(1)} MB`;
  say(
    'CSV of half hours, ten homes',
    `first row ${first.toFixed(0)} ms, ${rows.toLocaleString('en')} rows, ${Math.round(rows / seconds).toLocaleString('en')} a second, ${megabytes(bytes)}, ${megabytes(peak - before)} more memory`,
  );
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
    await measureDownload(database.db);
  } finally {
    await database.close();
    await server.stop();
  }
}
await rm(folder, { recursive: true, force: true });
