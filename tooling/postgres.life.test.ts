/** The throwaway server, from the system and from npm: it answers, and nothing of it stays. */
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isPortFree, until, watch } from './life/watched.ts';
import { findPostgres } from './postgres/find-postgres.ts';
import { startThrowawayPostgres } from './postgres.ts';
import { ROOT } from './program.ts';

/** A temporary folder of our own that the server's user may enter; the files in it are ours. */
const temporary = mkdtempSync(join(tmpdir(), 'portal-servers-'));
beforeAll(() => {
  chmodSync(temporary, 0o1777);
  vi.stubEnv('TMPDIR', temporary);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true, force: true });
});
const folders = (): string[] => readdirSync(temporary);

async function majorAt(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version') as version",
    );
    return Number.parseInt(rows[0]?.version ?? '', 10);
  } finally {
    await client.end();
  }
}

it.each([
  ['the one that is found here', {}],
  ['the one from npm', { POSTGRES_FROM: 'npm' }],
])('%s is PostgreSQL 15 or newer, and leaves nothing when it is stopped', async (_name, env) => {
  const server = await startThrowawayPostgres(findPostgres({ ...process.env, ...env }));
  expect(await majorAt(server.url)).toBeGreaterThanOrEqual(15);
  expect(folders().length).toBe(1);
  await server.stop();
  expect(folders()).toEqual([]);
  expect(await isPortFree(Number(new URL(server.url).port))).toBe(true);
});

it('ends with its owner, however the owner ends', async () => {
  const owner = `import { startThrowawayPostgres } from '${join(ROOT, 'tooling/postgres.ts')}';
    const { url } = await startThrowawayPostgres();
    console.log('at', new URL(url).port);
    setInterval(() => {}, 1_000);`;
  const watched = watch(process.execPath, ['--input-type=module', '-e', owner], ROOT, process.env);
  await until('the server is up', watched, () => /at \d+/.test(watched.out()) || watched.hasEnded(), 30);
  const port = Number(/at (\d+)/.exec(watched.out())?.[1]);
  expect(await isPortFree(port)).toBe(false);
  watched.child.kill('SIGKILL');
  await until('the port is free', watched, () => isPortFree(port), 20);
  await until('the folder is gone', watched, () => folders().length === 0, 20);
});

it('reports a missing PostgreSQL in one sentence', async () => {
  await expect(startThrowawayPostgres(null)).rejects.toThrow('No PostgreSQL 15 or newer found');
});
