/**
 * How fast half hours come in, are read and are saved as a file: on 1,000, 5,000 and 20,000 homes with 500 days side by
 * side, on a PostgreSQL server of its own. BENCH_HOMES and BENCH_DAYS choose other amounts: 13 million days take a while.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { sql } from 'kysely';
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
import { getMonthlyUsage } from '../apps/gateway/src/modules/usage/months.ts';
import { DayBatch, importIntervals } from '../apps/gateway/src/modules/usage/public.ts';
import { getHourlyUsage } from '../apps/gateway/src/modules/usage/service.ts';
import { dayTotals, usageDays } from '../apps/gateway/src/modules/usage/store.ts';
import { toSubject } from '../apps/gateway/src/wire/callers/subject.ts';
import type { SubjectContext } from '../apps/gateway/src/wire/context.ts';
import { findPostgres } from '../tooling/postgres/find-postgres.ts';
import { startThrowawayPostgres } from '../tooling/postgres.ts';
import { megabytes, percentile, say, sayLoad, spread } from './figures.ts';
import { writeIntervalFile } from './interval-file.ts';

const amounts = (process.env.BENCH_HOMES ?? '1000,5000,20000').split(',').map(Number);
/** The newest of the 500 days is today, which is not over. */
const DAYS = Number(process.env.BENCH_DAYS ?? 499);
const READS = 500;
const IMPORTED_DAYS = 5;
const DATABASE_GOAL = 'p95 5 ms';
const GATEWAY_GOAL = 'p95 15 ms';

const SETTINGS = ['shared_buffers=1GB', 'max_wal_size=4GB'];

const rate = (rows: number, milliseconds: number) =>
  `${Math.round((rows / milliseconds) * 1_000).toLocaleString('en')} account-days/s`;

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  const began = performance.now();
  const result = await work();
  return { result, milliseconds: performance.now() - began };
}

/** Rows of one batch as a table of days, before any is judged or merged. */
async function measureStage(db: Db, homes: number): Promise<void> {
  const shape = dayShape(addDays(toSgDay(systemClock.now()), -2));
  const batch = new DayBatch();
  const rows = Math.min(homes, 10_000);
  for (let n = 0; n < rows; n += 1) batch.add(generatedDay(generatedHome(n), shape, n));
  const times: number[] = [];
  for (let count = 0; count < 10; count += 1)
    times.push(
      (
        await timed(() =>
          sql`
            create temporary table stage on commit drop as
            select r[2] as digits, r[3]::date as day, r[4]::integer[] as value, r[5]::integer as total
            from (select string_to_array(line, E'\\t') as r from string_to_table(${batch.text}, E'\\n') line offset 0) cut`.execute(
            db,
          ),
        )
      ).milliseconds,
    );
  say('stage: a batch as a table', rate(rows, percentile(times, 0.5)), '100,000');
}

/** As if these days had never come. */
async function forgetDays(db: Db, days: readonly SgDay[]): Promise<void> {
  await sql`
    with gone as (delete from usage_day where day = any(${days}::date[])
      returning account_id, date_trunc('month', day::timestamp)::date as month, total, status, estimated_slots),
    sums as (select account_id, month, sum(total) as total, count(*)::integer as days,
        count(*) filter (where estimated_slots <> 0)::integer as estimated_days,
        count(*) filter (where status = 'Partial')::integer as partial_days
      from gone group by 1, 2)
    update usage_month m set total = m.total - s.total, days = m.days - s.days,
      estimated_days = m.estimated_days - s.estimated_days, partial_days = m.partial_days - s.partial_days
    from sums s where m.account_id = s.account_id and m.month = s.month and m.basis = 'calendar'`.execute(db);
  await sql`vacuum usage_day, usage_month`.execute(db);
}

async function measureImport(db: Db, homes: number, folder: string): Promise<void> {
  const path = join(folder, 'days.csv');
  const yesterday = addDays(toSgDay(systemClock.now()), -1);
  const take = async (what: string, days: readonly SgDay[], isCorrected: boolean, goal?: string) => {
    await writeIntervalFile(path, { homes, days, isCorrected });
    const parts = { db, clock: systemClock, tell: console.error };
    const { result, milliseconds } = await timed(() => importIntervals(parts, path));
    say(what, `${rate(homes * days.length, milliseconds)}, ${result.changed} changed`, goal);
  };
  // Of the newest days, which are taken out again first.
  const days = Array.from({ length: IMPORTED_DAYS }, (_, ago) => addDays(yesterday, -ago));
  await forgetDays(db, days);
  await take('import, new days', days, false, '50,000');
  await take('import, the same again', days, false);
  await take('import, one row in a hundred corrected', days, true);
}

/** @param run reads something of the home of a number, another one each time */
async function measure(
  what: string,
  goal: string,
  homes: number,
  run: (n: number) => Promise<unknown>,
): Promise<void> {
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1)
    times.push((await timed(() => run((read * 7919) % homes))).milliseconds);
  say(what, spread(times), goal);
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
      shared: null,
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
  await measure('database: a day with its eight usual ones', DATABASE_GOAL, homes, (n) =>
    usageDays(db, idOf(n), days),
  );
  await measure('database: a month by days', DATABASE_GOAL, homes, (n) =>
    dayTotals(db, idOf(n), from, getLastDay(month)),
  );
  await measure('database: a year by months', DATABASE_GOAL, homes, (n) => billedMonths(db, idOf(n), year));
  const accountsOf = ({ subject }: SubjectContext) => subject.accounts.map(({ accountNo }) => accountNo);
  await measure('gateway: a day by half hours', GATEWAY_GOAL, homes, (n) => {
    const context = contextOf(db, n);
    return getHourlyUsage(context, accountsOf(context), day);
  });
  await measure('gateway: a month by days', GATEWAY_GOAL, homes, (n) => {
    const context = contextOf(db, n);
    return getDailyUsage(context, accountsOf(context), month);
  });
  await measure('gateway: a year by months', GATEWAY_GOAL, homes, (n) =>
    getMonthlyUsage(contextOf(db, n), {
      ebsPremiseNo: String(generatedHome(n).id),
      msslPremiseNo: null,
      bpNo: null,
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
      tariff: { isBusiness: false },
    })),
    utility: 'electricity',
    from: firstOfferedDay(today),
    to: today,
    hasBills: false,
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
  say(
    'CSV of half hours, ten homes',
    `first row ${first.toFixed(0)} ms, ${rows.toLocaleString('en')} rows, ${Math.round(rows / seconds).toLocaleString('en')} a second, ${megabytes(bytes)}, ${megabytes(peak - before)} more memory`,
    `a quarter of ${megabytes(bytes)}`,
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
    await measureStage(database.db, homes);
    await measureImport(database.db, homes, folder);
    await measureReads(database.db, homes);
    await measureDownload(database.db);
    sayLoad();
  } finally {
    await database.close();
    await server.stop();
  }
}
await rm(folder, { recursive: true, force: true });
