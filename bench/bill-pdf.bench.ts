/**
 * R5: how long a customer waits for the first byte of a bill's PDF, whether hundreds of them leave memory as it was,
 * and how somebody else is served while 115 are drawn. A gateway on the loopback, the demo world, everything checked
 * as always; only budgets of callers are wide. TEST_ENGINE=postgres measures on a server; otherwise on the database
 * that `npm start` has.
 */
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { restPaths } from '@portal/contract/http';
import { getData } from '../apps/gateway/src/test/answers.ts';
import { openTestWorld } from '../apps/gateway/src/test/test-world.ts';
import { megabytes, milliseconds, percentile, say, sayLoad } from './figures.ts';

const EMAIL = 'meilin@example.com';
const BYSTANDER = 'kumar@example.com';
const ONE_BY_ONE = 300;
const AT_ONCE = 4;
const ROUNDS = 50;
const CROWD = 115;
const ASK_EVERY_MS = 10;
/** One person may have twelve bills waiting. */
const CROWD_EMAILS = [
  EMAIL,
  'bernard@example.com',
  'chitra@example.com',
  'dewi@example.com',
  'grace@example.com',
  'kopi@example.com',
  'iobr@example.com',
  'samuel@example.com',
  'ravi@example.com',
  'salmah@example.com',
  'halim@example.com',
];
/** Somebody who opens the portal when it is up needs longer to sign in. */
const AFTER_START = 2_000;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

// An address may ask for some hundred in a minute: each download comes from another one.
const world = await openTestWorld({ settings: { TRUST_PROXY: '1' } });
let address = 0;
const origin = await world.app.listen({ host: '127.0.0.1', port: 0 });
const headersOf = async (email: string) => ({
  authorization: `Bearer ${await world.tokenFor(email)}`,
  'content-type': 'application/json',
});

/** Headers and body of one download. */
interface Download {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** @returns a download for each bill that this person may read */
async function downloadsOf(email: string): Promise<readonly Download[]> {
  const headers = await headersOf(email);
  const { accounts } = getData(await world.call(email, { 'user:getAccounts': {} }), 'user:getAccounts');
  const asked = accounts.map(({ bpNo, accountNo, system, premiseNo }) => ({
    bpNo,
    accountNo,
    system,
    premiseNo,
  }));
  const reply = getData(
    await world.call(email, { 'bills:billHistory': { accounts: asked } }),
    'bills:billHistory',
  );
  const bills = reply.bills_history.data?.bills ?? [];
  if (bills.length === 0) throw new Error(`${email} has no bill.`);
  return bills.map(({ encryptedUrl, period, accountNo }) => ({
    headers,
    body: JSON.stringify({ encryptedUrl, period, accountNo }),
  }));
}

const take = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to take.');
  return item;
};

interface Timed {
  readonly first: number;
  readonly whole: number;
}

async function download({ headers, body }: Download): Promise<Timed> {
  const began = performance.now();
  address += 1;
  const response = await fetch(`${origin}${restPaths.billDownload}`, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': `10.0.${address >> 8}.${address & 255}` },
    body,
  });
  if (!response.ok || response.body === null) throw new Error(`The download answered ${response.status}.`);
  let first = 0;
  let bytes = 0;
  for await (const chunk of response.body) {
    if (bytes === 0) first = performance.now() - began;
    bytes += chunk.length;
  }
  if (bytes < 10_000) throw new Error('That is no bill.');
  return { first, whole: performance.now() - began };
}

/** Asks for the name of a person over one connection, which a browser or a load balancer has open. */
async function openBystander(email: string): Promise<() => Promise<void>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const own = await headersOf(email);
  return () =>
    new Promise((resolve, reject) => {
      const asked = request(`${origin}/api`, { method: 'POST', headers: own, agent }, (reply) => {
        if (reply.statusCode !== 200) reject(new Error(`The bystander got ${reply.statusCode}.`));
        reply.resume().once('end', resolve);
      });
      asked.once('error', reject).end('{"user:profileInfo":{}}');
    });
}

/**
 * Asks again and again until the work is done.
 * @returns the times of each, and of those that were due meanwhile: one long wait would otherwise count once
 */
async function askMeanwhile(ask: () => Promise<void>, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const began = performance.now();
    await ask();
    for (let waited = performance.now() - began; waited > 0; waited -= ASK_EVERY_MS) times.push(waited);
    await wait(ASK_EVERY_MS);
  }
  await work;
  return times;
}

const told = (times: readonly Timed[]) => {
  const first = times.map((each) => each.first);
  const whole = percentile(
    times.map((each) => each.whole),
    0.5,
  );
  const [half, most] = [percentile(first, 0.5), percentile(first, 0.95)];
  return `p50 ${milliseconds(half)}, p95 ${milliseconds(most)} to the first byte; whole p50 ${milliseconds(whole)}`;
};

function memory(): { heap: number; rss: number } {
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed, rss };
}

try {
  await wait(AFTER_START);
  const ofOne = await downloadsOf(EMAIL);
  const next = (index: number): Download => take(ofOne, index);
  sayLoad();
  say('the first after a start', milliseconds((await download(next(0))).first), '150 ms');
  const oneByOne: Timed[] = [];
  for (let index = 0; index < ONE_BY_ONE; index += 1) oneByOne.push(await download(next(index)));
  say(`${ONE_BY_ONE}, one by one`, told(oneByOne));
  const before = memory();
  const together: Timed[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    together.push(
      ...(await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => download(next(round * AT_ONCE + index))),
      )),
    );
  say(`${ROUNDS * AT_ONCE}, ${AT_ONCE} at once`, told(together));
  for (let index = 0; index < ONE_BY_ONE; index += 1) await download(next(index));
  const after = memory();
  say(
    `memory after ${ROUNDS * AT_ONCE + ONE_BY_ONE} more`,
    `heap ${megabytes(after.heap - before.heap)} more, resident ${megabytes(after.rss - before.rss)} more`,
  );
  const ask = await openBystander(BYSTANDER);
  await ask();
  const people = await Promise.all(CROWD_EMAILS.map(downloadsOf));
  const crowd = Promise.all(
    Array.from({ length: CROWD }, (_, index) =>
      download(take(take(people, index), Math.floor(index / people.length))),
    ),
  );
  const beside = await askMeanwhile(ask, crowd);
  const [half, most] = [percentile(beside, 0.5), percentile(beside, 0.99)];
  say(
    `somebody else beside ${CROWD} of ${people.length} people at once`,
    `p50 ${milliseconds(half)}, p99 ${milliseconds(most)}, longest ${milliseconds(percentile(beside, 1))} of ${beside.length}`,
    'p99 100 ms',
  );
} finally {
  await world.close();
}
process.exit();
