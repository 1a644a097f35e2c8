/**
 * Probes the server five times a second on a separate connection: the pool may be busy, and a server that hangs or a
 * network that drops all packets closes no connection.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { getErrorCode } from './open.errors.ts';
import { endsConnection } from './query-failed.ts';

const EVERY_MS = 200;
/** After this silence on all connections new requests are rejected and the gateway is not ready. */
const SILENT_MS = 500;
/** After this silence the connection is given up, and all queries that wait on the server fail. */
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

export interface HeartbeatParts {
  readonly settings: pg.ClientConfig;
  /** Called at each change. */
  away(isAway: boolean): void;
  /** Called repeatedly while the server does not answer: all open connections are dead. */
  gone(): void;
  /** When the server was last heard on another connection, by `performance.now()`; 0: never. */
  heardAt(): number;
}

export interface Heartbeat {
  readonly isUp: boolean;
  stop(): Promise<void>;
}

/** The server accepts writes, or reports that it accepts no more connections: open ones continue then. */
class Answered extends Error {
  override name = 'Answered';
}

export function startHeartbeat({ settings, away, gone, heardAt }: HeartbeatParts): Heartbeat {
  const state = { isUp: true, isStopped: false, wasGone: false };
  let client: pg.Client | null = null;
  const notify = (isUp: boolean) => {
    if (isUp === state.isUp) return;
    state.isUp = isUp;
    away(!isUp);
  };

  /**
   * One session may be held up alone, on a busy machine: a server that answers others is there.
   * @returns milliseconds until all of it is silent
   */
  const untilSilent = (): number => heardAt() + SILENT_MS - performance.now();

  function whenSilent(act: () => void): Cancellable {
    let timer: Cancellable;
    const check = () => {
      const left = untilSilent();
      if (left > 0) timer = later(left, check);
      else act();
    };
    timer = later(SILENT_MS, check);
    return { cancel: () => timer.cancel() };
  }

  async function beat(): Promise<void> {
    const silent = whenSilent(() => notify(false));
    try {
      client ??= await (state.isUp ? opened(settings) : openedSoonest(settings));
      const { rows } = await answered(client.query<Mode>('select pg_is_in_recovery() as "readsOnly"'));
      if (rows[0]?.readsOnly === true) throw new Error('The server is read-only.');
      silent.cancel();
      if (state.wasGone) await answered(client.query(endOwnSessions));
      state.wasGone = false;
      notify(true);
    } finally {
      silent.cancel();
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

  async function run(): Promise<void> {
    while (!state.isStopped) {
      try {
        await beatTwice();
      } catch (error) {
        drop();
        const isHeard = error instanceof NoAnswer && untilSilent() > 0;
        if (!isHeard && !(error instanceof Answered)) {
          notify(false);
          state.wasGone = true;
          gone();
        }
      }
      await wait(EVERY_MS, undefined, { ref: false });
    }
    drop();
  }

  const ended = run();
  return {
    get isUp() {
      return state.isUp;
    },
    stop() {
      state.isStopped = true;
      return ended;
    },
  };
}

interface Mode {
  /** A standby. */
  readonly readsOnly: boolean;
}

class NoAnswer extends Error {
  override name = 'NoAnswer';
}

async function opened(settings: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(settings);
  // Its meaning is judged from the next answer.
  client.on('error', () => {});
  try {
    await answered(client.connect());
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
  const { promise: won, resolve, reject } = Promise.withResolvers<pg.Client>();
  const attempt = async (delay: number): Promise<void> => {
    await wait(delay, undefined, { ref: false });
    const client = await opened(settings);
    resolve(client);
    if ((await won) !== client) client.connection.stream.destroy();
  };
  const attempts = Array.from({ length: ATTEMPTS }, (_, index) => attempt(index * ATTEMPT_EVERY_MS));
  void Promise.any(attempts).catch(({ errors }: AggregateError) => reject(errors.at(-1)));
  return won;
}

/** @throws NoAnswer */
async function answered<T>(answer: Promise<T>): Promise<T> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = later(GONE_MS, () => reject(new NoAnswer('no answer')));
  try {
    return await Promise.race([answer, silence]);
  } finally {
    timer.cancel();
  }
}

interface Cancellable {
  cancel(): void;
}

/** Not before answers that have come are read: a process that was paused blames itself, not the server. */
function later(milliseconds: number, act: () => void): Cancellable {
  let isCancelled = false;
  const timer = setTimeout(() => {
    setImmediate(() => setImmediate(() => isCancelled || act()));
  }, milliseconds);
  timer.unref();
  return {
    cancel() {
      isCancelled = true;
      clearTimeout(timer);
    },
  };
}
