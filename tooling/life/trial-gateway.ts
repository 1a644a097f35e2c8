/** A gateway in this process on a database of its own, with a read and a write made for tests of what befalls it. */
import { operation } from '@portal/contract/operation';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { buildApp } from '../../apps/gateway/src/app.ts';
import { dateAt, systemClock } from '../../apps/gateway/src/clock.ts';
import { readConfig } from '../../apps/gateway/src/config.ts';
import type { Db } from '../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../apps/gateway/src/db/engines/open.ts';
import { createIdentity } from '../../apps/gateway/src/identity/create-identity.ts';
import { createTestTokens } from '../../apps/gateway/src/identity/test/test-tokens.ts';
import { createLogger } from '../../apps/gateway/src/plugins/logger.ts';
import { databaseFileStore } from '../../apps/gateway/src/ports/file-store/database-file-store.ts';
import { createMailer } from '../../apps/gateway/src/ports/mail/create-mailer.ts';
import { importedWeather } from '../../apps/gateway/src/ports/weather/imported-weather.ts';
import { defineOperation } from '../../apps/gateway/src/wire/calls/operation.ts';
import { operations } from '../../apps/gateway/src/wire/calls/operations.ts';
import { addPerson, EMAIL } from './add-person.ts';

const MARK = 'mark of a test';

/** Each time it is done leaves a row of its own, so that twice is seen. */
const leaveMark = defineOperation(
  operation({
    name: 'test:mark',
    summary: 'Made for this test.',
    effect: 'write',
    input: z.strictObject({ word: z.string() }),
    output: z.strictObject({ marked: z.string() }),
    errors: [],
    examples: [{ input: { word: 'x' }, output: { marked: 'x' } }],
  }),
  {
    access: 'holder',
    resources: () => [],
    cost: 1,
    async handle({ db }, { word }) {
      const payload = JSON.stringify({ word });
      const runAt = dateAt(systemClock.now());
      await db
        .insertInto('outbox')
        .values({ kind: MARK, payload, runAt, dedupe: crypto.randomUUID() })
        .execute();
      return { marked: word };
    },
  },
);

const marked = z.object({ word: z.string() });

const lookAround = defineOperation(
  operation({
    name: 'test:look',
    summary: 'Made for this test.',
    effect: 'read',
    input: z.strictObject({}),
    output: z.strictObject({ accounts: z.number() }),
    errors: [],
    examples: [{ input: {}, output: { accounts: 1 } }],
  }),
  {
    access: 'holder',
    resources: () => [],
    cost: 1,
    async handle({ db }) {
      return { accounts: (await db.selectFrom('account').select('accountId').execute()).length };
    },
  },
);

const sleepLong = defineOperation(
  operation({
    name: 'test:sleep',
    summary: 'Made for this test.',
    effect: 'read',
    input: z.strictObject({}),
    output: z.strictObject({ slept: z.boolean() }),
    errors: [],
    examples: [{ input: {}, output: { slept: true } }],
  }),
  {
    access: 'public',
    resources: () => [],
    cost: 1,
    async handle({ db }) {
      await sql`select pg_sleep(60)`.execute(db);
      return { slept: true };
    },
  },
);

const made = [leaveMark, lookAround, sleepLong];

export interface TrialReply {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly code: string;
  readonly milliseconds: number;
}

export interface TrialGateway {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** Lines of its log from warnings up: why it refused. */
  readonly warnings: readonly string[];
  isReady(): Promise<boolean>;
  look(): Promise<TrialReply>;
  /** A read of nobody known, whose statement takes a minute. @param address the last part of where it comes from */
  sleep(address: number): Promise<TrialReply>;
  mark(word: string): Promise<TrialReply>;
  /** How often each word was written. */
  marks(): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

/** @param settings where its data is: DATABASE_URL, or PORTAL_DATA for the embedded engine */
export async function trialGateway(settings: Record<string, string>): Promise<TrialGateway> {
  const config = readConfig({ ...settings, LOG_LEVEL: 'warn', SANDBOX: 'true' });
  const { db, fresh, reach, getLine, close } = await openDatabase(config);
  if (fresh) await addPerson(db);
  const clock = systemClock;
  const warnings: string[] = [];
  const log = createLogger(config, { write: (line) => warnings.push(line) });
  const files = databaseFileStore(db, clock);
  const scanner = { scan: async () => 'clean' as const };
  const mailer = createMailer(config, db, clock);
  const deps = {
    config,
    db,
    reachDatabase: reach,
    getLine,
    clock,
    log,
    mailer,
    registry: null,
    files,
    scanner,
    treasury: null,
    egiroBank: null,
    addresses: null,
    weather: importedWeather(db),
  };
  const identity = await createIdentity(deps);
  const roomy = { capacity: 1e9, refillPerSecond: 1e9 };
  const app = await buildApp(deps, identity, {
    limits: { subject: roomy, address: roomy, atOnce: 1e9 },
    operations: new Map([...operations, ...made.map((one) => [one.name, one] as const)]),
  });
  await app.ready();
  const token = await createTestTokens(deps).tokenFor(EMAIL);
  const authorization = `Bearer ${token}`;
  const call = async (
    name: string,
    input: unknown,
    headers: Record<string, string>,
    remoteAddress = '10.2.0.1',
  ): Promise<TrialReply> => {
    const begun = performance.now();
    const reply = await app.inject({
      method: 'POST',
      url: '/api',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ [name]: input }),
      remoteAddress,
    });
    const body = reply.json();
    return {
      status: reply.statusCode,
      retryAfter: reply.headers['retry-after']?.toString(),
      code: (body[name] ?? body).error?.code ?? 'ok',
      milliseconds: performance.now() - begun,
    };
  };
  let probes = 0;
  return {
    app,
    db,
    warnings,
    async isReady() {
      probes += 1;
      // Probes are limited by address, to fewer than a test sends that does not want to miss the moment.
      const remoteAddress = `10.0.${(probes >> 8) & 255}.${probes & 255}`;
      return (await app.inject({ url: '/readyz', remoteAddress })).statusCode === 200;
    },
    look: () => call(lookAround.name, {}, { authorization }),
    sleep: (address) => call(sleepLong.name, {}, {}, `10.1.0.${address}`),
    mark: (word) => call(leaveMark.name, { word }, { authorization, 'idempotency-key': `key-of-${word}` }),
    async marks() {
      const rows = await db.selectFrom('outbox').select('payload').where('kind', '=', MARK).execute();
      const words = rows.map(({ payload }) => marked.parse(payload).word);
      return new Map([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]));
    },
    async close() {
      await app.close();
      await close();
    },
  };
}
