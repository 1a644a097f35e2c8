/**
 * The whole gateway in this process, on the demo world, for operation tests: a clock that can be moved, tokens
 * of everybody in it, and one way to call. Closed by the test that opened it.
 */

import type { Answer } from '@portal/contract/envelope';
import { type Clock, fixedClock, shiftedClock } from '@portal/domain/clock';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { type AppOptions, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { Engine } from '../db/engines/open.ts';
import { openWorldDatabase, WORLD_AT } from '../db/test/test-database.ts';
import type { Deps } from '../deps.ts';
import { createIdentity } from '../identity/create-identity.ts';
import type { Identity } from '../identity/identity.ts';
import { createTestTokens, type TestTokens } from '../identity/test/test-tokens.ts';
import { createLogger } from '../plugins/logger.ts';
import { embeddedDirectory } from '../ports/address/embedded-directory.ts';
import type { AddressDirectory } from '../ports/address/port.ts';
import type { BusinessRegistry } from '../ports/business-registry/port.ts';
import type { EgiroBank } from '../ports/egiro-bank/port.ts';
import { databaseFileStore } from '../ports/file-store/database-file-store.ts';
import { createMailer } from '../ports/mail/create-mailer.ts';
import type { MalwareScanner } from '../ports/malware-scan/port.ts';
import type { Treasury } from '../ports/treasury/port.ts';
import { importedWeather } from '../ports/weather/imported-weather.ts';

/** Friday afternoon, as in the pictures. */

export interface KeyedCallResult {
  readonly status: number;
  /** The reply as it came. */
  readonly text: string;
  readonly answers: Readonly<Record<string, Answer>>;
}

type TestBody = Readonly<Record<string, unknown>> | string;

export interface TestWorld {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly engine: Engine;
  readonly clock: Clock & { shift(milliseconds: number): void };
  readonly config: Config;
  readonly identity: Identity;
  readonly tokens: TestTokens;
  /** An access token of a person of the demo world, the same one until the test is over. */
  tokenFor(email: string): Promise<string>;
  /** POST /api as a person, or as nobody. */
  call(email: string | null, body: TestBody, headers?: Record<string, string>): Promise<KeyedCallResult>;
  /** POST /api with whatever token. */
  callWith(token: string | null, body: TestBody, headers?: Record<string, string>): Promise<KeyedCallResult>;
  close(): Promise<void>;
}

export interface TestWorldOptions extends AppOptions {
  readonly at?: string;
  readonly logTo?: DestinationStream;
  readonly settings?: Readonly<Record<string, string | undefined>>;
  /** Stands between the gateway and the database, to count or to fail. */
  readonly wrapDatabase?: (db: Db) => Db;
  /** Finds nothing, unless a test brings another one. */
  readonly scanner?: MalwareScanner;
  /** There is none, unless a test brings one. */
  readonly treasury?: Treasury | null;
  readonly egiroBank?: EgiroBank | null;
  /** The embedded one, unless a test brings another. */
  readonly addresses?: AddressDirectory | null;
  /** There is none, unless a test brings one, or makes one of this world's database and clock. */
  readonly registry?: BusinessRegistry | null | ((parts: Pick<Deps, 'db' | 'clock'>) => BusinessRegistry);
}

const findsNothing: MalwareScanner = { scan: async () => 'clean' };

/** Tests call more often in a second than any customer. */
const roomy = { capacity: 1e9, refillPerSecond: 1e9 };

export async function openTestWorld(options: TestWorldOptions = {}): Promise<TestWorld> {
  const {
    at = WORLD_AT,
    logTo,
    settings = {},
    wrapDatabase = (db) => db,
    scanner = findsNothing,
    registry = null,
    treasury = null,
    egiroBank = null,
    addresses = embeddedDirectory(),
    ...appOptions
  } = options;
  const database = await openWorldDatabase(at);
  const db = wrapDatabase(database.db);
  const clock = shiftedClock(fixedClock(at));
  const config = readConfig({
    LOG_LEVEL: logTo ? 'debug' : 'silent',
    PUBLIC_ORIGIN: 'http://localhost:4000',
    SANDBOX: 'true',
    // Copies of writes are queued; nothing sends them, as no jobs run here.
    EXPORT_URL: 'http://localhost:4000/export',
    EXPORT_SECRETS: 'secret-of-the-export-in-every-test',
    ...settings,
  });
  const deps: Deps = {
    config,
    db,
    clock,
    log: createLogger(config, logTo),
    mailer: createMailer(config, db, clock),
    registry: typeof registry === 'function' ? registry({ db, clock }) : registry,
    addresses,
    weather: importedWeather(db),
    files: databaseFileStore(db, clock),
    scanner,
    treasury,
    egiroBank,
  };
  const identity = await createIdentity(deps);
  const app = await buildApp(deps, identity, {
    limits: { subject: roomy, address: roomy, atOnce: 1e9 },
    ...appOptions,
  });
  await app.ready();
  const tokens = createTestTokens(deps);
  const known = new Map<string, Promise<string>>();

  function tokenFor(email: string): Promise<string> {
    const token = known.get(email) ?? tokens.tokenFor(email);
    known.set(email, token);
    return token;
  }

  async function callWith(
    token: string | null,
    body: TestBody,
    headers: Record<string, string> = {},
  ): Promise<KeyedCallResult> {
    const response = await app.inject({
      method: 'POST',
      url: '/api',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const answers: unknown = response.json();
    return { status: response.statusCode, text: response.body, answers: answers as Record<string, Answer> };
  }

  return {
    app,
    db,
    engine: database.engine,
    clock,
    config,
    identity,
    tokens,
    tokenFor,
    callWith,
    call: async (email, body, headers) =>
      callWith(email === null ? null : await tokenFor(email), body, headers),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
