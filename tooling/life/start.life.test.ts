/** `npm start` as a newcomer types it: what it says, how it ends, and why it sometimes does not begin. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../program.ts';
import { reservePort } from '../start/reserve-port.ts';
import { isPortFree, listFamily, runs, until, type Watched, watch } from './watched.ts';

const data = mkdtempSync(join(tmpdir(), 'portal-life-'));
let port = 0;
let started: Watched[] = [];

beforeAll(async () => {
  const reserved = await reservePort('127.0.0.1', 0);
  port = reserved.port;
  await reserved.release();
});
afterEach(async () => {
  for (const { pid } of started) {
    for (const member of listFamily(pid)) if (runs(member)) process.kill(member, 'SIGKILL');
  }
  await Promise.all(started.map(({ exit }) => exit));
  started = [];
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

function npmStart(env: NodeJS.ProcessEnv = {}): Watched {
  const { SANDBOX: _own, DATABASE_URL: _also, ...inherited } = process.env;
  const watched = watch('npm', ['start'], ROOT, {
    ...inherited,
    PORT: String(port),
    PORTAL_DATA: data,
    ...env,
  });
  started.push(watched);
  return watched;
}

const isReady = (watched: Watched): boolean => watched.out().includes('Ctrl-C stops it.');

async function untilReady(watched: Watched): Promise<number[]> {
  await until('the portal is ready', watched, () => isReady(watched) || watched.hasEnded(), 120);
  expect(watched.hasEnded(), watched.err()).toBe(false);
  return listFamily(watched.pid);
}

const locks = (): string[] => readdirSync(data).filter((name) => name.includes('lock'));

async function nothingLeft(watched: Watched, family: readonly number[]): Promise<void> {
  await until('no process is left', watched, () => !family.some(runs), 20);
  expect(await isPortFree(port)).toBe(true);
  expect(locks()).toEqual([]);
}

/** npm adds lines of its own when a script fails. */
const sentences = (watched: Watched): string[] =>
  watched
    .err()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('npm '));

async function refusal(env: NodeJS.ProcessEnv): Promise<string> {
  const watched = npmStart(env);
  expect(await watched.exit).not.toBe(0);
  const said = sentences(watched);
  expect(said).toHaveLength(1);
  return said[0] ?? '';
}

describe('npm start', () => {
  it('says where the portal is and who can sign in, and serves it there', async () => {
    const watched = npmStart();
    const family = await untilReady(watched);
    expect(watched.out()).toContain(`Services Portal is at http://localhost:${port}\n`);
    expect(watched.out()).toContain('Portal-Demo-2026');
    expect(watched.out()).toMatch(/meilin@example\.com +Tan Mei Lin/);
    for (const host of ['localhost', '127.0.0.1']) {
      const page = await fetch(`http://${host}:${port}/welcome`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<title>Services Portal</title>');
    }
    process.kill(-watched.pid, 'SIGINT');
    await nothingLeft(watched, family);
  });

  it('shows on the port of its metrics what its jobs found of the books, the record and the payments', async () => {
    const reserved = await reservePort('127.0.0.1', 0);
    await reserved.release();
    const watched = npmStart({ METRICS_PORT: String(reserved.port) });
    const family = await untilReady(watched);
    const page = await (await fetch(`http://127.0.0.1:${reserved.port}/metrics`)).text();
    for (const name of [
      'portal_books_violations',
      'portal_audit_violations',
      'portal_bank_notices_waiting',
      'portal_payment_orders_overdue',
    ])
      expect(page, name).toContain(`# TYPE ${name} `);
    process.kill(-watched.pid, 'SIGINT');
    await nothingLeft(watched, family);
  });

  const endings = [
    ['SIGTERM to npm alone', (pid: number) => process.kill(pid, 'SIGTERM')],
    ['SIGKILL of npm alone', (pid: number) => process.kill(pid, 'SIGKILL')],
  ] as const;
  it.each(endings)('leaves no process, no lock file and the port free after %s', async (_, end) => {
    const watched = npmStart();
    const family = await untilReady(watched);
    expect(locks()).not.toEqual([]);
    end(watched.pid);
    await nothingLeft(watched, family);
  });

  it('leaves nothing when it is killed while it starts, and the next start is whole', async () => {
    const own = mkdtempSync(join(tmpdir(), 'portal-life-'));
    try {
      const watched = npmStart({ PORTAL_DATA: own });
      await until(
        'the world is being made',
        watched,
        () => watched.out().includes('Making the demo world'),
        60,
      );
      const family = listFamily(watched.pid);
      process.kill(watched.pid, 'SIGKILL');
      await until('no process is left', watched, () => !family.some(runs), 20);
      expect(await isPortFree(port)).toBe(true);
      const again = npmStart({ PORTAL_DATA: own });
      await untilReady(again);
      process.kill(-again.pid, 'SIGTERM');
      await again.exit;
    } finally {
      rmSync(own, { recursive: true, force: true });
    }
  });
});

describe('npm start says in one sentence', () => {
  it('names the port that is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    try {
      expect(await refusal({})).toBe(
        `Port ${port} is in use: stop what uses it, or choose another one with PORT.`,
      );
    } finally {
      await new Promise((resolve) => other.close(resolve));
    }
  });

  it('names the data directory that is open already', async () => {
    const first = npmStart();
    await untilReady(first);
    expect(await refusal({ PORT: '0' })).toContain(`The data directory ${data} is in use by process`);
    process.kill(-first.pid, 'SIGTERM');
    await first.exit;
  });

  it('tells of a data directory that an older portal made', async () => {
    const path = join(data, 'version.json');
    const now = readFileSync(path, 'utf8');
    writeFileSync(path, JSON.stringify({ ...JSON.parse(now), app: '0.0.1' }));
    try {
      expect(await refusal({})).toContain(`The data directory ${data} holds data of portal 0.0.1`);
    } finally {
      writeFileSync(path, now);
    }
    expect(existsSync(path)).toBe(true);
  });

  it('names the setting that is wrong', async () => {
    expect(await refusal({ PORT: 'four thousand' })).toContain('PORT');
  });
});
