/**
 * A master account with 100,000 sub-accounts on a PostgreSQL server of its own: how fast a file of them is imported, how soon
 * the first, the middle and the last page of each order come over HTTP, beside the plain statement with an offset, and what
 * the CSV takes. BENCH_SUB_ACCOUNTS chooses another number.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restPaths } from '@portal/contract/http';
import {
  type SortDirection,
  type SubAccountSort,
  subAccountSorts,
} from '@portal/domain/sub-accounts/sub-account-order';
import { sql } from 'kysely';
import { importSubAccounts } from '../apps/gateway/src/modules/sub-accounts/public.ts';
import { openTestWorld } from '../apps/gateway/src/test/test-world.ts';
import { findPostgres } from '../tooling/postgres/find-postgres.ts';
import { startThrowawayPostgres } from '../tooling/postgres.ts';
import { megabytes, milliseconds, percentile, say, sayLoad, spread } from './figures.ts';
import { writeSubAccountFile } from './sub-account-file.ts';

const EMAIL = 'estate@example.com';
const MASTER = { no: '8920014410', id: 210_001 };
const ROWS = Number(process.env.BENCH_SUB_ACCOUNTS ?? 100_000);
const SIZE = 10;
const READS = 60;
const DOWNLOADS = 12;
const GOAL = 'p95 20 ms';

const server = await startThrowawayPostgres(findPostgres(), ['shared_buffers=512MB']);
process.env.TEST_ENGINE = 'postgres';
process.env.TEST_POSTGRES_URL = server.url;
const world = await openTestWorld({ settings: { TRUST_PROXY: '1' } });
const origin = await world.app.listen({ host: '127.0.0.1', port: 0 });
const token = await world.tokenFor(EMAIL);
const folder = await mkdtemp(join(tmpdir(), 'sub-accounts-bench-'));

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

async function repeat(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < READS; count += 1) times.push(await timed(work));
  return times;
}

async function measureImport(): Promise<void> {
  const path = join(folder, 'sub-accounts.csv');
  const take = async (what: string, isCorrected: boolean) => {
    await writeSubAccountFile(path, { master: MASTER.no, rows: ROWS, isCorrected });
    const began = performance.now();
    const { changed, refused } = await importSubAccounts({ db: world.db, tell: console.error }, path);
    const seconds = (performance.now() - began) / 1_000;
    say(what, `${seconds.toFixed(1)} s, ${changed.toLocaleString('en')} changed, ${refused} refused`);
  };
  await take('import, new', false);
  await take('import, the same again', false);
  await take('import, one row in a hundred corrected', true);
}

interface Order {
  readonly sortBy: SubAccountSort;
  readonly direction: SortDirection;
  readonly utilityType: 'all' | 'water';
}

const ask = async (order: Order, page: number) => {
  const body = { 'subAccount:list': { masterAccount: MASTER.no, page, size: SIZE, ...order } };
  const reply = await (await post('/api', body)).json();
  const data = (reply as Record<string, { data?: { accounts: unknown[]; totalPages: number } }>)[
    'subAccount:list'
  ]?.data;
  if (!data || data.accounts.length === 0) throw new Error(`no page ${page}: ${JSON.stringify(reply)}`);
  return data;
};

/** As it would be without marks and counts: everything before the page is read, and everything is counted. */
function askPlainly({ sortBy, direction, utilityType }: Order, page: number): Promise<unknown> {
  const way = sql.raw(direction);
  const keys = {
    subAccountNo: sql`sub_account_no ${way}`,
    deviceNo: sql`device_order ${way}, sub_account_no ${way}`,
    utilityType: sql`utility ${way}, sub_account_no`,
    status: sql`status ${way}, sub_account_no`,
  };
  const mine = sql`account_id = ${MASTER.id} and ${utilityType} in ('all', utility)`;
  return Promise.all([
    sql`select * from sub_account where ${mine} order by ${keys[sortBy]} limit ${SIZE} offset ${(page - 1) * SIZE}`.execute(
      world.db,
    ),
    sql`select utility, status, count(*) from sub_account where ${mine} group by 1, 2`.execute(world.db),
  ]);
}

async function measurePages(): Promise<void> {
  const worst: number[] = [];
  for (const sortBy of subAccountSorts)
    for (const direction of ['ASC', 'DESC'] as const)
      for (const utilityType of ['all', 'water'] as const) {
        const order = { sortBy, direction, utilityType };
        const { totalPages } = await ask(order, 1);
        for (const [name, page] of [
          ['first', 1],
          ['middle', Math.ceil(totalPages / 2)],
          ['last', totalPages],
        ] as const) {
          const times = await repeat(() => ask(order, page));
          worst.push(percentile(times, 0.95));
          const plain: number[] = [];
          for (let count = 0; count < 8; count += 1) plain.push(await timed(() => askPlainly(order, page)));
          say(
            `${sortBy} ${direction} ${utilityType}, ${name} page`,
            `${spread(times)}; plain statement p50 ${milliseconds(percentile(plain, 0.5))}`,
            GOAL,
          );
        }
      }
  say('worst p95 of all', milliseconds(Math.max(...worst)), '20 ms');
}

async function measureDownload(): Promise<void> {
  const firsts: number[] = [];
  const wholes: number[] = [];
  let [bytes, lines, start, peak] = [0, 0, 0, 0];
  for (let count = 0; count < DOWNLOADS; count += 1) {
    const began = performance.now();
    const response = await post(restPaths.subAccountsDownload, { masterAccount: MASTER.no });
    if (!response.ok || response.body === null) throw new Error(`The download answered ${response.status}.`);
    [bytes, lines] = [0, 0];
    for await (const chunk of response.body) {
      if (bytes === 0) firsts.push(performance.now() - began);
      bytes += chunk.length;
      for (const byte of chunk) if (byte === 10) lines += 1;
      peak = Math.max(peak, process.memoryUsage().rss);
    }
    wholes.push(performance.now() - began);
    // The first ones warm the process up.
    if (count === DOWNLOADS / 3) [start, peak] = [process.memoryUsage().rss, 0];
  }
  say('CSV: first byte', spread(firsts), '100 ms');
  say('CSV: whole', `${spread(wholes)}, ${lines.toLocaleString('en')} lines, ${megabytes(bytes)}`);
  say(
    'CSV: memory of eight more',
    `${megabytes(Math.max(0, peak - start))} more at most`,
    `a quarter of ${megabytes(bytes)}`,
  );
}

try {
  await measureImport();
  for (let count = 0; count < 100; count += 1)
    await ask({ sortBy: 'status', direction: 'DESC', utilityType: 'all' }, count + 1);
  await measurePages();
  await measureDownload();
  sayLoad();
} finally {
  await world.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
