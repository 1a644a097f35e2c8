/** A gateway as a process of its own on the embedded database, which can be told where to die, and started again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../../apps/gateway/src/config.ts';
import type { Db } from '../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../apps/gateway/src/db/engines/open.ts';
import type { KillPoint } from '../../apps/gateway/src/kill-point.ts';
import { ROOT } from '../program.ts';
import { reservePort } from '../start/reserve-port.ts';
import { until, type Watched, watch } from './watched.ts';

export interface KillableGateway {
  readonly config: Config;
  /** While no gateway has the data. */
  withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Resolves when it answers. */
  start(killAt?: KillPoint): Promise<Watched>;
  end(): Promise<void>;
  /** Waits for the one that kills itself. @returns the signal that ended it */
  died(): Promise<NodeJS.Signals | null>;
  /** Everything it has left. */
  remove(): Promise<void>;
}

/** @param settings beside port, place and sandbox */
export async function killableGateway(settings: Readonly<Record<string, string>>): Promise<KillableGateway> {
  const data = mkdtempSync(join(tmpdir(), 'portal-life-'));
  const reserved = await reservePort('127.0.0.1', 0);
  await reserved.release();
  const own = { ...settings, PORT: String(reserved.port), PORTAL_DATA: data, SANDBOX: 'true' };
  const config = readConfig(own);
  let running: Watched | null = null;
  const gone = async (): Promise<NodeJS.Signals | null> => {
    const ending = running;
    running = null;
    await ending?.exit;
    return ending?.child.signalCode ?? null;
  };
  const end = async () => {
    running?.child.kill('SIGKILL');
    await gone();
  };
  return {
    config,
    async withDatabase(work) {
      const database = await openDatabase(config);
      try {
        return await work(database.db);
      } finally {
        await database.close();
      }
    },
    async start(killAt) {
      const { DATABASE_URL: _other, ...inherited } = process.env;
      const env = { ...inherited, LOG_LEVEL: 'error', ...own, ...(killAt ? { KILL_AT: killAt } : {}) };
      const watched = watch(process.execPath, ['apps/gateway/src/server.ts'], ROOT, env);
      running = watched;
      const isReady = async () => {
        if (watched.hasEnded()) throw new Error(`the gateway ended by itself: ${watched.err()}`);
        const reply = await fetch(`${config.publicOrigin}/readyz`).catch(() => null);
        return reply?.ok === true;
      };
      await until('the gateway answers', watched, isReady, 60);
      return watched;
    },
    end,
    died: gone,
    async remove() {
      await end();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
