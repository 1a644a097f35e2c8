/** `npm start` in a folder of its own, for one test file: what it starts is ended after each test. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect } from 'vitest';
import { ROOT } from '../program.ts';
import { reservePort } from '../start/reserve-port.ts';
import { isPortFree, listFamily, runs, until, type Watched, watch } from './watched.ts';

export async function freePort(): Promise<number> {
  const reserved = await reservePort('127.0.0.1', 0);
  await reserved.release();
  return reserved.port;
}

export interface NpmStart {
  readonly data: string;
  readonly port: number;
  start(env?: NodeJS.ProcessEnv): Watched;
  /** Waits until no process of the family runs, the port is free and the data directory has no lock. */
  nothingLeft(family: readonly number[], watched: Watched): Promise<void>;
  locks(): string[];
}

export async function useNpmStart(): Promise<NpmStart> {
  const data = mkdtempSync(join(tmpdir(), 'portal-life-'));
  const port = await freePort();
  let started: Watched[] = [];
  afterEach(async () => {
    for (const { pid } of started) {
      for (const member of listFamily(pid)) if (runs(member)) process.kill(member, 'SIGKILL');
    }
    await Promise.all(started.map(({ exit }) => exit));
    started = [];
  });
  afterAll(() => rmSync(data, { recursive: true, force: true }));
  const locks = (): string[] => readdirSync(data).filter((name) => name.includes('lock'));
  return {
    data,
    port,
    locks,
    start(env = {}) {
      const { SANDBOX: _own, DATABASE_URL: _also, ...inherited } = process.env;
      const variables = { ...inherited, PORT: String(port), PORTAL_DATA: data, ...env };
      const watched = watch('npm', ['start'], ROOT, variables);
      started.push(watched);
      return watched;
    },
    async nothingLeft(family, watched) {
      await until('no process is left', watched, () => !family.some(runs), 20);
      expect(await isPortFree(port)).toBe(true);
      expect(locks()).toEqual([]);
    },
  };
}

/** @returns its processes */
export async function untilReady(watched: Watched): Promise<number[]> {
  const isReady = () => watched.out().includes('Ctrl-C stops it.');
  await until('the portal is ready', watched, () => isReady() || watched.hasEnded(), 120);
  expect(watched.hasEnded(), watched.err()).toBe(false);
  return listFamily(watched.pid);
}
