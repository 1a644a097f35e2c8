/**
 * The gateway against a bare Fastify + pg server that sends the same statements: requests a second, the slowest ones, and
 * processor time, in rounds that take turns. PostgreSQL, the production entry with all controls on, and the bare server are
 * processes of their own on the loopback. Then what repeats cost, what twice the load does, and 500 event streams at once.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../apps/gateway/src/app.ts';
import { systemClock } from '../apps/gateway/src/clock.ts';
import { readConfig } from '../apps/gateway/src/config.ts';
import { createDeps } from '../apps/gateway/src/create-deps.ts';
import { openDatabase } from '../apps/gateway/src/db/engines/open.ts';
import { useSecretSources } from '../apps/gateway/src/db/secrets/secret-sources.ts';
import { createIdentity } from '../apps/gateway/src/identity/create-identity.ts';
import { createTestTokens } from '../apps/gateway/src/identity/test/test-tokens.ts';
import { createLogger } from '../apps/gateway/src/plugins/logger.ts';
import { startThrowawayPostgres } from '../tooling/postgres.ts';
import { percentile, say, sayLoad } from './figures.ts';
import { type Batch, watchStatements } from './gateway/capture.ts';
import { type Answered, type Ask, assertAnswered, type Measured, runFor } from './gateway/load.ts';
import { addPeople, dashboard, makePeople, oneOperation, type Person } from './gateway/people.ts';
import { type BenchServer, startServer } from './gateway/servers.ts';
import { compareRepeats, holdStreams, overload } from './gateway/under-load.ts';

const PEOPLE = 600;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const AT_ONCE = 16;
const ORIGIN = 'http://localhost:4000';
const people = makePeople(PEOPLE);
const median = (values: readonly number[]): number => percentile(values, 0.5);
const bodies = people.map(dashboard);
const keys = Object.keys(bodies[0] ?? {});

const server = await startThrowawayPostgres();
const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const settings = {
  DATABASE_URL: server.url,
  PUBLIC_ORIGIN: ORIGIN,
  DATA_KEY: 'a-key-of-data-at-rest-for-a-bench-alone',
  TRUST_PROXY: '1',
  PAYNOW_UEN: '202400001N',
  PAYNOW_NAME: 'BENCH UTILITIES',
  PAYNOW_WEBHOOK_SECRETS: 'secret-of-the-bank-in-a-bench-alone',
};
const config = readConfig({ ...settings, LOG_LEVEL: 'silent' });
useSecretSources(config);
const statements = watchStatements();
const database = await openDatabase(config);
const { db } = database;
await addPeople(database.jobsDb, PEOPLE);

const deps = createDeps({
  config,
  clock: systemClock,
  log: createLogger(config),
  database,
  registrySettings: null,
});
const inProcess = await buildApp(deps, await createIdentity(deps));
await inProcess.ready();
const tokens = createTestTokens(deps);
let minted: { readonly at: number; readonly all: readonly string[] } = {
  at: Number.NEGATIVE_INFINITY,
  all: [],
};

/** Good for five minutes: made anew between rounds. */
async function renewTokens(): Promise<void> {
  if (performance.now() - minted.at < 120_000) return;
  minted = {
    at: performance.now(),
    all: await Promise.all(people.map(({ email }) => tokens.tokenFor(email))),
  };
}

const addressOf = (index: number) => `10.1.${index >> 8}.${index & 255}`;
const headersOf = (index: number, more: Record<string, string> = {}) => ({
  authorization: `Bearer ${minted.all[index]}`,
  'x-forwarded-for': addressOf(index),
  ...more,
});
const toAsk = (index: number, body: unknown, more?: Record<string, string>): Ask => ({
  path: '/api',
  headers: headersOf(index, more),
  body: JSON.stringify(body),
});

async function captureOf(bodyOf: (person: Person, index: number) => unknown): Promise<Batch[][]> {
  const captured: Batch[][] = [];
  for (const [index, person] of people.entries()) {
    const { body: payload, ...ask } = toAsk(index, bodyOf(person, index));
    const send = async () => {
      const reply = await inProcess.inject({
        method: 'POST',
        url: ask.path,
        headers: { ...ask.headers, 'content-type': 'application/json' },
        payload,
      });
      assertAnswered({ status: reply.statusCode, text: reply.body, retryAfter: undefined, milliseconds: 0 });
    };
    if (index === 0) await send();
    captured.push(await statements.of(send));
  }
  return captured;
}

interface Side {
  readonly server: BenchServer;
  one(count: number): Promise<number>;
}

type FigureName = 'rate' | 'p99' | 'time' | 'cpu';
type Figures = Record<FigureName, number>;

async function measure(
  { server: { cpuMs }, one }: Side,
  atOnce: number,
): Promise<Measured & { cpu: number }> {
  const before = cpuMs();
  const measured = await runFor(SECONDS, atOnce, one);
  return { ...measured, cpu: (cpuMs() - before) / measured.milliseconds.length };
}

/** @param sides the gateway and what it is compared with, which take turns */
async function compare(
  what: string,
  sides: readonly [Side, Side],
  goals: Partial<Record<FigureName, string>>,
  atOnce = AT_ONCE,
): Promise<void> {
  const rounds: Figures[] = [];
  const own: number[] = [];
  const others: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await renewTokens();
    const order = round % 2 === 0 ? sides : sides.toReversed();
    const measured = new Map<Side, Measured & { cpu: number }>();
    for (const side of order) measured.set(side, await measure(side, atOnce));
    const [a, b] = sides.map((side) => measured.get(side));
    // The first round warms both.
    if (!a || !b || round === 0) continue;
    own.push(a.perSecond);
    others.push(b.perSecond);
    rounds.push({
      rate: a.perSecond / b.perSecond,
      p99: percentile(a.milliseconds, 0.99) / percentile(b.milliseconds, 0.99),
      time: median(a.milliseconds) / median(b.milliseconds),
      cpu: a.cpu / b.cpu,
    });
  }
  const figure = (name: FigureName) => {
    const values = rounds.map((each) => each[name]);
    return `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)})`;
  };
  console.log(`  ${what}: ${median(own).toFixed(0)} a second against ${median(others).toFixed(0)}`);
  say('    requests a second, ratio', figure('rate'), goals.rate);
  say('    p99, ratio', figure('p99'), goals.p99);
  say('    typical time, ratio', figure('time'), goals.time);
  say('    processor time of the server, ratio', figure('cpu'), goals.cpu);
}

interface Running {
  readonly gateway: BenchServer;
  readonly bare: BenchServer;
}

/** One request of the gateway for each count, by the next person. */
const ofGateway = (gateway: BenchServer, bodyOf: (index: number) => unknown): Side => ({
  server: gateway,
  async one(count) {
    const index = count % PEOPLE;
    const answered = await gateway.target.ask(toAsk(index, bodyOf(index)));
    assertAnswered(answered);
    return answered.milliseconds;
  },
});

const askBare = async (bare: BenchServer, name: string, index: number): Promise<Answered> => {
  const headers = { 'x-person': String(index) };
  const answered = await bare.target.ask({ path: `/run/${encodeURIComponent(name)}`, headers, body: '{}' });
  assertAnswered(answered);
  return answered;
};

const ofBare = (bare: BenchServer, name: string): Side => ({
  server: bare,
  one: async (count) => (await askBare(bare, name, count % PEOPLE)).milliseconds,
});

/** Eight routes, side by side or one after another. */
const ofEightRoutes = (bare: BenchServer, isSideBySide: boolean): Side => ({
  server: bare,
  async one(count) {
    const began = performance.now();
    const routes = keys.map((key) => () => askBare(bare, key, count % PEOPLE));
    if (isSideBySide) await Promise.all(routes.map((route) => route()));
    else for (const route of routes) await route();
    return performance.now() - began;
  },
});

async function compareWithBare({ gateway, bare }: Running): Promise<void> {
  const one = ofGateway(gateway, (index) => oneOperation(people[index] as Person));
  const whole = ofGateway(gateway, (index) => bodies[index]);
  const goals = { rate: '0.85', p99: '1.25' };
  await compare('R1 one operation', [one, ofBare(bare, 'bills:outstandingPayment')], goals);
  await compare('R1 the body of a dashboard', [whole, ofBare(bare, 'dashboard')], goals);
  const fewer = { time: '0.45', cpu: '0.60' };
  await compare('R2 a dashboard against 8 routes side by side', [whole, ofEightRoutes(bare, true)], fewer, 4);
  await compare('R2 a dashboard against 8 routes in turn', [whole, ofEightRoutes(bare, false)], fewer, 4);
}

async function comparePrice({ gateway }: Running): Promise<void> {
  const open = await startServer('bench/gateway/open-gateway.entry.ts', settings, '/livez');
  const bodyOf = (index: number) => oneOperation(people[index] as Person);
  try {
    const sides = [ofGateway(gateway, bodyOf), ofGateway(open, bodyOf)] as const;
    await compare('R4 all controls against none', sides, { rate: '0.75' });
  } finally {
    await open.stop();
  }
}

try {
  await renewTokens();
  const captured: Record<string, Batch[][]> = { dashboard: await captureOf((_, index) => bodies[index]) };
  for (const key of keys) captured[key] = await captureOf((_, index) => ({ [key]: bodies[index]?.[key] }));
  const path = join(folder, 'statements.json');
  writeFileSync(path, JSON.stringify(captured));
  await inProcess.close();
  sayLoad();
  for (const [name, of] of Object.entries(captured))
    say(`statements of ${name}`, String(of[0]?.flat().length));
  const gateway = await startServer('apps/gateway/src/server.ts', settings, '/readyz');
  const bare = await startServer(
    'bench/gateway/bare-server.entry.ts',
    { ...settings, STATEMENTS: path },
    '/',
  );
  try {
    const running = { gateway, bare };
    await compareWithBare(running);
    await comparePrice(running);
    const surroundings = { gateway, db, people, seconds: SECONDS, renewTokens, headersOf, toAsk };
    await compareRepeats(surroundings);
    await overload(surroundings);
    await holdStreams(surroundings);
  } finally {
    await gateway.stop();
    await bare.stop();
  }
  sayLoad();
} finally {
  await database.close().catch(() => undefined);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
