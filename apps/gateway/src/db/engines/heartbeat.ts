/**
 * Probes the server five times a second on a separate connection: the pool may be busy, and a server that hangs or a
 * network that drops all packets closes no connection.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createLostStatementWatch, type StatementSource } from './lost-statements.ts';
import { getErrorCode } from './open.errors.ts';
import { endsConnection } from './query-failed.ts';
import { answered, type Cancellable, later, NoAnswer } from './silence.ts';

const EVERY_MS = 200;
/** Another session is asked when this one has not answered for so long: it may be held up alone, on a busy machine. */
const SECOND_OPINION_MS = 250;
const LOOK_EVERY_MS = 100;
/** All sessions may be busy with slow statements: then a new one is asked for, not more often than this. */
const KNOCK_EVERY_MS = 300;
/** After this silence of all sessions new requests are rejected and the gateway is not ready. */
const SILENT_MS = 500;
/** After this silence the connection is given up, and if no other is heard, all queries that wait on the server fail. */
const GONE_MS = 2_000;
/** Pause between attempts: a network that comes back has lost the packets of earlier ones. */
const ATTEMPT_EVERY_MS = 400;
const ATTEMPTS = 6;

/**
 * The server may not know that the connections are cut, and would hold their locks until then. A role may end its
 * own sessions.
 */
const endOwnSessions = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = current_setting('application_name') and pid <> pg_backend_pid()`;

/** Other connections to the same server. */
export interface WatchedPool extends StatementSource {
  /** Told at each change. */
  set isAway(isAway: boolean);
  /** When the server was last heard here, by `performance.now()`; 0: never. */
  readonly heardAt: number;
  /** Asks on a connection that nobody uses, so that the server may be heard. */
  ask(): void;
  /** All connections are dead. */
  cut(): void;
}

export interface HeartbeatParts {
  readonly settings: pg.ClientConfig;
  readonly pools: readonly WatchedPool[];
}

export interface Heartbeat {
  readonly isUp: boolean;
  /** It has asked once, whatever came of it. */
  readonly hasBegun: Promise<void>;
  stop(): Promise<void>;
}

/** The server accepts writes, or reports that it accepts no more connections: open ones continue then. */
class Answered extends Error {
  override name = 'Answered';
}

/** No connection was had for a reason of this machine's. */
const ownFaults = new Set(['EMFILE', 'ENFILE', 'ENOBUFS', 'EADDRNOTAVAIL', 'EAI_AGAIN', 'ENOTFOUND']);

export function startHeartbeat({ settings, pools }: HeartbeatParts): Heartbeat {
  const state = { isUp: true, isStopped: false, wasGone: false, awayAt: 0, knockedAt: 0, heardAt: 0 };
  let client: pg.Client | null = null;
  /** On any session but this one. */
  const heardAt = () => Math.max(state.heardAt, ...pools.map((pool) => pool.heardAt));
  const notify = (isUp: boolean) => {
    if (isUp === state.isUp) return;
    state.isUp = isUp;
    state.awayAt = performance.now();
    for (const pool of pools) pool.isAway = !isUp;
  };

  async function knock(): Promise<void> {
    if (performance.now() - state.knockedAt < KNOCK_EVERY_MS) return;
    state.knockedAt = performance.now();
    try {
      (await opened(settings)).connection.stream.destroy();
    } catch (error) {
      if (!(error instanceof Answered)) return;
    }
    state.heardAt = performance.now();
  }

  function askOthers(): void {
    for (const pool of pools) pool.ask();
    void knock();
  }

  /** While this session's answer is waited for. */
  function watchSilence(): Cancellable {
    const since = performance.now();
    const look = () => {
      askOthers();
      if (state.isUp) notify(performance.now() - Math.max(since, heardAt()) < SILENT_MS);
      else if (!state.wasGone) notify(heardAt() > state.awayAt);
      timer = later(LOOK_EVERY_MS, look);
    };
    let timer = later(SECOND_OPINION_MS, look);
    return { cancel: () => timer.cancel() };
  }

  async function ask<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) {
    client ??= await (state.isUp ? opened(settings) : openedSoonest(settings));
    return answered(client.query<Row>(text, [...values]), GONE_MS);
  }

  const cutLostStatements = createLostStatementWatch(pools, (text, values) => ask(text, values));

  async function beat(): Promise<void> {
    const silence = watchSilence();
    try {
      const { rows } = await ask<{ readsOnly: boolean }>('select pg_is_in_recovery() as "readsOnly"');
      // A standby.
      if (rows[0]?.readsOnly === true) throw new Error('The server is read-only.');
      silence.cancel();
      if (state.wasGone) await ask(endOwnSessions);
      state.wasGone = false;
      notify(true);
      await cutLostStatements();
    } finally {
      silence.cancel();
    }
  }

  function drop(): void {
    client?.connection.stream.destroy();
    client = null;
  }

  /** One that was ended alone, by an operator, is made anew before anything is concluded from it. */
  async function beatTwice(): Promise<void> {
    const wasOpen = client !== null;
    try {
      await beat();
    } catch (error) {
      drop();
      if (!wasOpen || error instanceof NoAnswer) throw error;
      await beat();
    }
  }

  async function isHeardElsewhere(): Promise<boolean> {
    askOthers();
    await wait(SECOND_OPINION_MS, undefined, { ref: false });
    return performance.now() - heardAt() < SILENT_MS;
  }

  async function conclude(error: unknown): Promise<void> {
    if (error instanceof Answered) return;
    if (ownFaults.has(getErrorCode(error)) && !state.wasGone) {
      // Nothing is cut for it: statements that are under way go on.
      notify(await isHeardElsewhere());
      return;
    }
    if (error instanceof NoAnswer && (await isHeardElsewhere())) return;
    notify(false);
    state.wasGone = true;
    for (const pool of pools) pool.cut();
  }

  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();

  async function run(): Promise<void> {
    while (!state.isStopped) {
      try {
        await beatTwice();
      } catch (error) {
        drop();
        await conclude(error);
      }
      begin();
      await wait(EVERY_MS, undefined, { ref: false });
    }
    drop();
  }

  const ended = run();
  return {
    get isUp() {
      return state.isUp;
    },
    hasBegun,
    async stop() {
      state.isStopped = true;
      await Promise.race([ended, wait(EVERY_MS + LOOK_EVERY_MS, undefined, { ref: false })]);
      drop();
    },
  };
}

async function opened(settings: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(settings);
  // Its meaning is judged from the next answer.
  client.on('error', () => {});
  try {
    await answered(client.connect(), GONE_MS);
    return client;
  } catch (error) {
    client.connection.stream.destroy();
    const isRefusal =
      /^[0-9A-Z]{5}$/.test(getErrorCode(error)) && error instanceof Error && 'severity' in error;
    throw isRefusal && !endsConnection(error) ? new Answered('refused', { cause: error }) : error;
  }
}

/** The first that is let in. */
async function openedSoonest(settings: pg.ClientConfig): Promise<pg.Client> {
  const first = new AbortController();
  const attempt = async (delay: number): Promise<pg.Client> => {
    await wait(delay, undefined, { ref: false, signal: first.signal });
    const client = await opened(settings);
    if (first.signal.aborted) {
      client.connection.stream.destroy();
      throw new Error('Another one was let in.');
    }
    first.abort();
    return client;
  };
  const attempts = Array.from({ length: ATTEMPTS }, (_, index) => attempt(index * ATTEMPT_EVERY_MS));
  return Promise.any(attempts).catch(({ errors }: AggregateError) => {
    throw errors.at(-1);
  });
}
