/**
 * The connections of one gateway to its server. One that breaks fails the statement it was busy with and is not used
 * again; the process lives. All of them can be cut at once when the server is silent.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { getSender } from '../in-name-of.ts';
import { KEEPS_PLAN } from '../kept-plan.ts';
import { FairPlaces, type PlacesLine } from './fair-places.ts';
import type { WatchedPool } from './heartbeat.ts';
import type { Unanswered } from './lost-statements.ts';
import { getErrorCode } from './open.errors.ts';
import { parsers } from './parsers.ts';
import { DatabaseUnavailable, endsConnection } from './query-failed.ts';
import { ServerSessions } from './server-sessions.ts';
import { answered } from './silence.ts';

export interface PostgresSettings {
  readonly url: string;
  readonly connections: number;
  /** Of them, those of one sender at once; left out: all. */
  readonly mostOfOne?: number;
  /** Stay open while nobody uses them; none unless it is set. */
  readonly kept?: number;
  /** A statement ends after this. 0: never. */
  readonly statementSeconds: number;
  /** Longest wait for a lock. 0: no limit. */
  readonly lockSeconds: number;
  /** For a connection of the pool, or a new one. */
  readonly connectSeconds: number;
}

/** An idle transaction is ended after this time, so that its locks are released. */
const IDLE_IN_TRANSACTION_MS = 15_000;
/** A connection that nobody used for so long is closed. */
const IDLE_MS = 30_000;
const KEEP_ALIVE_MS = 10_000;
/** The server ends a session whose gateway it cannot reach any more within half a minute: it holds locks, and a place. */
const FORGETS_LOST_CLIENTS =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=20000';
/** The server ends a statement first; this is for the server that cannot be heard. */
const ANSWER_GRACE_MS = 3_000;
/** A server that granted no connection is not asked for one again so soon. */
const REFUSED_MS = 250;
/** Time for others of the same burst to be let in. */
const OTHERS_OPEN_MS = 50;
/** A connection that takes longer to open is not waited for alone: one that is given back may be sooner. */
const SLOW_OPENING_MS = 500;
/** A server that was silent to a new connection is not asked for one again so soon. */
const SILENT_OPENING_MS = 5_000;
/** A session that does not answer is not waited for at the end. */
const END_WITHIN_MS = 1_000;
/** An answer for the heartbeat is waited for so long. */
const ASK_MS = 2_000;

const types = new pg.TypeOverrides();
for (const [oid, parse] of Object.entries(parsers)) types.setTypeParser(Number(oid), parse);

/**
 * One for each process, so that it finds its own sessions again. Releases that cannot read sealed secrets have a space
 * after the name (db/secrets).
 */
const applicationName = `services-portal/2 ${randomBytes(4).toString('hex')}`;

/** Settings of every session: UTC, bounded statements and waits. */
export const sessionSettings = (settings: PostgresSettings) => ({
  connectionString: settings.url,
  types,
  application_name: applicationName,
  options: `-c TimeZone=UTC -c DateStyle=ISO ${FORGETS_LOST_CLIENTS}`,
  connectionTimeoutMillis: settings.connectSeconds * 1_000,
  statement_timeout: settings.statementSeconds * 1_000,
  lock_timeout: settings.lockSeconds * 1_000,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
});

/** A later release has changed the columns of a kept plan, and this session would refuse the statement for ever. */
const isPlanStale = (error: unknown): boolean => getErrorCode(error) === '0A000';

const lostConnection = (error: unknown) =>
  new DatabaseUnavailable(getErrorCode(error), 'the connection to the database was lost');

async function isSlow(opening: Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, SLOW_OPENING_MS, true);
  try {
    return await Promise.race([opening.then(() => false), promise]);
  } finally {
    clearTimeout(timer);
  }
}

export class PostgresConnections implements PostgresPool, WatchedPool {
  /** Kysely needs it to cancel queries; those of the gateway end by time-out. */
  readonly options = {};
  readonly #pool: pg.Pool;
  readonly #sessions = new ServerSessions();
  readonly #answerMs: number;
  readonly #connectMs: number;
  readonly #most: number;
  readonly #places: FairPlaces;
  readonly #planNames = new Map<string, string>();
  #isAway = false;
  #isAsking = false;
  #opensAgain: NodeJS.Timeout | undefined;

  constructor(settings: PostgresSettings) {
    const { connections, mostOfOne, kept = 0, statementSeconds } = settings;
    this.#most = connections;
    this.#connectMs = settings.connectSeconds * 1_000;
    this.#places = new FairPlaces(connections, { mostOfOne, waitMs: this.#connectMs });
    this.#answerMs = statementSeconds === 0 ? 0 : statementSeconds * 1_000 + ANSWER_GRACE_MS;
    this.#pool = new pg.Pool({
      ...sessionSettings(settings),
      idleTimeoutMillis: IDLE_MS,
      // Idle connections alone keep no process alive.
      allowExitOnIdle: true,
      max: connections,
      min: kept,
      Client: this.#sessions.makeClass(),
    });
    this.#pool.on('remove', (client) => this.#sessions.forget(client));
    // An idle connection that the server ends is replaced at the next query.
    this.#pool.on('error', () => {});
  }

  /** While the server is away, requests for a connection fail at once, or at the next turn if they wait already. */
  set isAway(away: boolean) {
    this.#isAway = away;
  }

  get heardAt(): number {
    return this.#sessions.heardAt;
  }

  get line(): PlacesLine {
    return this.#places.line;
  }

  /** Opens as many as there may be. One that the server does not grant is asked for again when it is needed. */
  async openAll(): Promise<void> {
    const opened = await Promise.allSettled(Array.from({ length: this.#most }, () => this.#pool.connect()));
    for (const each of opened) if (each.status === 'fulfilled') each.value.release();
  }

  ask(): void {
    if (this.#isAsking || this.#pool.idleCount === 0) return;
    this.#isAsking = true;
    void this.#askIdle().finally(() => {
      this.#isAsking = false;
    });
  }

  findUnanswered(milliseconds: number): Unanswered[] {
    return this.#sessions.findUnanswered(milliseconds);
  }

  checkIdle(): void {
    for (let count = this.#pool.idleCount; count > 0; count -= 1) void this.#askIdle();
  }

  cut(): void {
    this.#sessions.cut();
  }

  async connect(): Promise<PostgresPoolClient> {
    this.#checkIsThere();
    const giveBack = await this.#places.take(getSender());
    const client = await this.#connect().catch((error: unknown) => {
      giveBack();
      throw error;
    });
    return {
      query: (sql: unknown, parameters?: readonly unknown[]) => this.#query(client, sql, parameters),
      release: (destroy) => {
        client.release(destroy === true || this.#sessions.isBroken(client));
        giveBack();
      },
    } as PostgresPoolClient;
  }

  #checkIsThere(): void {
    if (this.#isAway) throw new DatabaseUnavailable('', 'the database is away');
  }

  /** A server that grants no more connections is no reason to refuse: those that there are go round. */
  async #connect(): Promise<pg.PoolClient> {
    const until = performance.now() + this.#connectMs;
    for (let tries = 1; ; tries += 1) {
      this.#checkIsThere();
      try {
        const client = await this.#open();
        if (!client.connection.stream.destroyed) return client;
        // Cut while it was idle; the pool has not heard of it yet.
        client.release(true);
      } catch (error) {
        if (performance.now() < until && (await this.#mayTryAgain(tries))) continue;
        const reason = error instanceof Error ? error.message : 'unknown';
        throw new DatabaseUnavailable(getErrorCode(error), `no connection to the database: ${reason}`);
      }
    }
  }

  /** Whether others have connections that they give back, or are let in at this moment. */
  async #mayTryAgain(tries: number): Promise<boolean> {
    if (this.#pool.ending) return false;
    if (this.#sessions.count > 0) {
      this.#openNoMore(REFUSED_MS);
      return true;
    }
    if (tries > 1 || this.#pool.totalCount === 0) return false;
    await wait(OTHERS_OPEN_MS);
    return true;
  }

  async #open(): Promise<pg.PoolClient> {
    const isThere = this.#pool.idleCount > this.#pool.waitingCount;
    const first = this.#pool.connect();
    if (isThere || this.#sessions.count === 0 || !(await isSlow(first))) return first;
    this.#openNoMore(SILENT_OPENING_MS);
    const second = this.#pool.connect();
    const sooner = await Promise.any([
      first.then((client) => ({ client, other: second })),
      second.then((client) => ({ client, other: first })),
    ]).catch(({ errors }: AggregateError) => {
      throw errors[0];
    });
    void sooner.other.then(
      (client) => client.release(),
      () => undefined,
    );
    return sooner.client;
  }

  /** For a while: meanwhile the pool hands on those that there are, in the order of asking. */
  #openNoMore(milliseconds: number): void {
    const { options } = this.#pool;
    options.max = this.#sessions.count;
    this.#opensAgain ??= setTimeout(() => {
      this.#opensAgain = undefined;
      options.max = this.#most;
    }, milliseconds).unref();
  }

  async #askIdle(): Promise<void> {
    let client: pg.PoolClient | undefined;
    try {
      client = await this.#pool.connect();
      await answered(this.#sessions.query(client, 'select'), ASK_MS);
      client.release();
    } catch {
      client?.release(true);
    }
  }

  async #query<R>(
    client: pg.PoolClient,
    sql: unknown,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> {
    if (typeof sql !== 'string')
      throw new TypeError('Cursors are not supported: they would hold a connection as long as their reader.');
    if (this.#sessions.isBroken(client)) throw lostConnection(null);
    const giveUp = () => client.connection.stream.destroy();
    const timer = this.#answerMs === 0 ? undefined : setTimeout(giveUp, this.#answerMs);
    const values = [...parameters];
    const isKept = sql.startsWith(KEEPS_PLAN);
    const query = isKept ? { name: this.#planName(sql), text: sql, values } : { text: sql, values };
    try {
      return (await this.#sessions.query(client, query)) as unknown as PostgresQueryResult<R>;
    } catch (error) {
      if (endsConnection(error) || (isKept && isPlanStale(error))) this.#sessions.break(client);
      throw this.#sessions.isBroken(client) ? lostConnection(error) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  #planName(sql: string): string {
    const name = this.#planNames.get(sql) ?? `plan ${this.#planNames.size + 1}`;
    this.#planNames.set(sql, name);
    return name;
  }

  /** To be called when all work has ended. */
  async end(): Promise<void> {
    const ended = this.#pool.end();
    const isLate = await Promise.race([ended.then(() => false), wait(END_WITHIN_MS, true, { ref: false })]);
    if (!isLate) return;
    this.cut();
    await Promise.race([ended, wait(END_WITHIN_MS, undefined, { ref: false })]);
  }
}
