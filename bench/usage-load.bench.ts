/**
 * Usage over HTTP, on a PostgreSQL server of its own: how soon a file of 500 days begins and whether memory stays flat
 * while many are saved, and what the dashboard's customers feel of an import of half hours, which is a process of its
 * own as it is for an operator. BENCH_HOMES chooses another number of homes for it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { restPaths } from '@portal/contract/http';
import { addDays, toSgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { generatedHome, homeRows } from '../apps/gateway/src/db/seed/generated/homes.ts';
import { insertRows } from '../apps/gateway/src/db/seed/rows/bulk-insert.ts';
import { withTransaction } from '../apps/gateway/src/db/transaction.ts';
import { getData } from '../apps/gateway/src/test/answers.ts';
import { openTestWorld } from '../apps/gateway/src/test/test-world.ts';
import { findPostgres } from '../tooling/postgres/find-postgres.ts';
import { startThrowawayPostgres } from '../tooling/postgres.ts';
import { megabytes, milliseconds, percentile, say, sayLoad, spread } from './figures.ts';
import { writeIntervalFile } from './interval-file.ts';

const EMAIL = 'meilin@example.com';
const HOMES = Number(process.env.BENCH_HOMES ?? 20_000);
const DAYS = 5;
const ROUNDS = 3;
const DOWNLOADS = 30;
/** Between two looks at the dashboard: one customer after the other, at no great hurry. */
const PAUSE_MS = 25;
const QUIET_LOOKS = 150;

const server = await startThrowawayPostgres(findPostgres(), ['shared_buffers=1GB', 'max_wal_size=4GB']);
process.env.TEST_ENGINE = 'postgres';
process.env.TEST_POSTGRES_URL = server.url;
const world = await openTestWorld({ settings: { TRUST_PROXY: '1' } });
const origin = await world.app.listen({ host: '127.0.0.1', port: 0 });
const token = await world.tokenFor(EMAIL);
const folder = await mkdtemp(join(tmpdir(), 'usage-load-'));

/** An address may ask for some hundred in a minute: each call comes from another one. */
let address = 0;
function post(path: string, body: unknown): Promise<Response> {
  address += 1;
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
    },
    body: JSON.stringify(body),
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function measureDownloads(accountNo: string): Promise<void> {
  const body = { consumptionBy: 'hourly', accountNo, accountNos: [accountNo] };
  const firsts: number[] = [];
  let [bytes, start, peak] = [0, 0, 0];
  for (let count = 0; count < DOWNLOADS; count += 1) {
    const began = performance.now();
    const response = await post(restPaths.consumptionDownload, body);
    if (!response.ok || response.body === null) throw new Error(`The download answered ${response.status}.`);
    bytes = 0;
    for await (const chunk of response.body) {
      if (bytes === 0) firsts.push(performance.now() - began);
      bytes += chunk.length;
      peak = Math.max(peak, process.memoryUsage().rss);
    }
    // The first ones warm the process up.
    if (count === DOWNLOADS / 3) [start, peak] = [process.memoryUsage().rss, 0];
  }
  say('CSV of 500 days: first byte', spread(firsts), '100 ms');
  say(
    'CSV of 500 days: memory of 20 more',
    `${megabytes(Math.max(0, peak - start))} more at most, the file has ${megabytes(bytes)}`,
  );
}

/** The calls that the dashboard makes of one household, in the two bodies in which it makes them. */
async function dashboardCalls(): Promise<() => Promise<void>> {
  const { accounts } = getData(await world.call(EMAIL, { 'user:getAccounts': {} }), 'user:getAccounts');
  const asked = accounts.map(({ bpNo, accountNo, system, premiseNo }) => ({
    bpNo,
    accountNo,
    system,
    premiseNo,
  }));
  const accountNos = asked.map(({ accountNo }) => accountNo);
  const body = {
    'features:list': { accountNos },
    'bills:outstandingPayment': { accounts: asked },
    'consumption:hourly': { accountNos, date: toSgDay(world.clock.now()) },
    'meter:retrieve': { accountNos },
    'banner:accountTypes': { accountNos },
  };
  const ask = async (keys: unknown) => {
    const response = await post('/api', keys);
    if (!response.ok) throw new Error(`The dashboard answered ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
  };
  return async () => {
    await ask({ 'user:getAccounts': {} });
    await ask(body);
  };
}

async function importFile(path: string): Promise<ChildProcess> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(world.db);
  const url = new URL(server.url);
  url.pathname = `/${rows[0]?.name}`;
  return spawn(process.execPath, ['apps/gateway/src/portal-command.ts', 'import', 'usage', path], {
    env: { ...process.env, DATABASE_URL: url.href },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function measureDashboard(look: () => Promise<void>): Promise<void> {
  await withTransaction(world.db, async (tx) => {
    const homes = Array.from({ length: HOMES }, (_, n) => generatedHome(n));
    for (const [table, rows] of homeRows(homes)) await insertRows(tx, table, rows);
  });
  const yesterday = addDays(toSgDay(world.clock.now()), -1);
  const [quiet, busy]: [number[], number[]] = [[], []];
  let seconds = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const path = join(folder, `round-${round}.csv`);
    const days = Array.from({ length: DAYS }, (_, ago) => addDays(yesterday, -ago - round * DAYS));
    await writeIntervalFile(path, { homes: HOMES, days, isCorrected: false });
    for (let count = 0; count < QUIET_LOOKS; count += 1) {
      quiet.push(await timed(look));
      await wait(PAUSE_MS);
    }
    const began = performance.now();
    const child = await importFile(path);
    const ended = once(child, 'exit');
    while (child.exitCode === null) {
      busy.push(await timed(look));
      await wait(PAUSE_MS);
    }
    const [code] = await ended;
    if (code !== 0) throw new Error(`The import ended with ${code}.`);
    seconds += (performance.now() - began) / 1_000;
  }
  const rate = Math.round((HOMES * DAYS * ROUNDS) / seconds).toLocaleString('en');
  const ratio = percentile(busy, 0.95) / percentile(quiet, 0.95);
  say('dashboard, nothing else', `${spread(quiet)} of ${quiet.length}`);
  say('dashboard, while half hours are imported', `${spread(busy)} of ${busy.length}`);
  say('p95 beside p95', `${ratio.toFixed(2)} times; ${rate} account-days/s meanwhile`, '1.2 times');
  say('worst of all', milliseconds(Math.max(...busy)));
}

try {
  const look = await dashboardCalls();
  for (let count = 0; count < 50; count += 1) await look();
  await measureDownloads('8934521670');
  await measureDashboard(look);
  sayLoad();
} finally {
  await world.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
