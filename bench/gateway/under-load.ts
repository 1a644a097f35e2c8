/** Repeats of a write, twice the load, and many event streams: their cost and their effects. */
import { request as httpRequest } from 'node:http';
import { sql } from 'kysely';
import type { Db } from '../../apps/gateway/src/db/database.ts';
import { milliseconds, percentile, say, spread } from '../figures.ts';
import { type Ask, arriveFor, assertAnswered, runFor } from './load.ts';
import { oneOperation, type Person } from './people.ts';
import type { BenchServer } from './servers.ts';

interface Surroundings {
  readonly gateway: BenchServer;
  readonly db: Db;
  readonly people: readonly Person[];
  readonly seconds: number;
  renewTokens(): Promise<void>;
  headersOf(index: number): Record<string, string>;
  toAsk(index: number, body: unknown, more?: Record<string, string>): Ask;
}

const median = (values: readonly number[]): number => percentile(values, 0.5);

const consent = { 'cusConsent:create': { source: 'W' } };

export async function compareRepeats({ gateway, db, renewTokens, toAsk }: Surroundings): Promise<void> {
  await renewTokens();
  const first: number[] = [];
  const again: number[] = [];
  for (let count = 0; count < 500; count += 1) {
    const ask = toAsk(count, consent, { 'idempotency-key': `first-${count}` });
    for (const times of [first, again]) {
      const answered = await gateway.target.ask(ask);
      assertAnswered(answered);
      times.push(answered.milliseconds);
    }
  }
  say('R5 a first write', spread(first));
  say('R5 its repeat', spread(again));
  say('R5 repeat to first, by p50', (median(again) / median(first)).toFixed(2), '0.35');
  const KEYS = 100;
  // Of the record, before and after its events are sealed.
  const effects = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from (select action from audit_event union all select action from audit) recorded
      where action = 'cusConsent:create'`.execute(db);
    return rows[0]?.count ?? 0;
  };
  const before = await effects();
  const answers = new Map<string, number>();
  await runCopies(10_000, 64, async (copy) => {
    const index = copy % KEYS;
    const { text } = await gateway.target.ask(toAsk(index, consent, { 'idempotency-key': `copy-${index}` }));
    const code = /"code":"(\w+)"/.exec(text)?.[1] ?? 'ok';
    answers.set(code, (answers.get(code) ?? 0) + 1);
  });
  say('R5 effects of 10,000 copies, by key', (((await effects()) - before) / KEYS).toFixed(3), '1.000');
  say('R5 their answers', [...answers].map(([code, count]) => `${code} ${count}`).join(', '));
}

async function runCopies(count: number, atOnce: number, one: (copy: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      await one(next - 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

export async function overload({
  gateway,
  people,
  seconds,
  renewTokens,
  toAsk,
}: Surroundings): Promise<void> {
  await renewTokens();
  const askNext = (count: number) => {
    const index = count % people.length;
    return gateway.target.ask(toAsk(index, oneOperation(people[index] as Person)));
  };
  const saturated = await runFor(2 * seconds, 64, async (count) => {
    const answered = await askNext(count);
    assertAnswered(answered);
    return answered.milliseconds;
  });
  say('R8 saturated', `${saturated.perSecond.toFixed(0)} a second, ${spread(saturated.milliseconds)}`);
  const admitted: number[] = [];
  const others = new Map<string, number>();
  const began = performance.now();
  await arriveFor(2 * seconds, 2 * saturated.perSecond, async (count) => {
    const answered = await askNext(count).catch(() => null);
    if (answered?.status === 200 && !answered.text.includes('"error"')) {
      admitted.push(answered.milliseconds);
      return;
    }
    const kind = answered === null ? 'cut off' : `${answered.status}, Retry-After ${answered.retryAfter}`;
    others.set(kind, (others.get(kind) ?? 0) + 1);
  });
  const goodput = (admitted.length * 1_000) / (performance.now() - began);
  say('R8 goodput at twice the load', (goodput / saturated.perSecond).toFixed(2), '0.90');
  say('R8 admitted', spread(admitted));
  say(
    'R8 p99 of the admitted, to saturated',
    (percentile(admitted, 0.99) / percentile(saturated.milliseconds, 0.99)).toFixed(2),
    '2',
  );
  say('R8 others', [...others].map(([kind, count]) => `${kind}: ${count}`).join('; ') || 'none');
}

const STREAMS = 500;

export async function holdStreams({
  gateway,
  people,
  seconds,
  renewTokens,
  headersOf,
  toAsk,
}: Surroundings): Promise<void> {
  await renewTokens();
  const streams: { destroy(): void }[] = [];
  for (let index = 0; index < STREAMS; index += 1) {
    const { accountNo, bpNo } = people[index] as Person;
    const body = { account_number: accountNo, bp_number: bpNo, system_type: 'EBS', amount: 1_000 };
    const ordered = await gateway.target.ask({
      path: '/v1/payments/paynow/request',
      headers: headersOf(index),
      body: JSON.stringify(body),
    });
    assertAnswered(ordered);
    const { order_id } = JSON.parse(ordered.text) as { order_id: string };
    streams.push(await openStream(gateway.port, `/v1/payments/${order_id}/events`, headersOf(index)));
  }
  const bystander = people.length - 1;
  const times: number[] = [];
  for (let count = 0; count < 100 * seconds; count += 1) {
    const answered = await gateway.target.ask(toAsk(bystander, { 'cusConsent:retrieve': {} }));
    assertAnswered(answered);
    times.push(answered.milliseconds);
  }
  say(
    `a bystander of ${STREAMS} event streams`,
    `${spread(times)}, p99 ${milliseconds(percentile(times, 0.99))}`,
    'p99 100 ms',
  );
  for (const stream of streams) stream.destroy();
}

function openStream(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<{ destroy(): void }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`an event stream answered ${answer.statusCode}`));
      answer.resume();
      answer.on('error', () => {});
      resolve(sent);
    });
    sent.on('error', reject);
    sent.end();
  });
}
