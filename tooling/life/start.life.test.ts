/** `npm start` as a newcomer types it: what it says, how it ends, and why it sometimes does not begin. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort, untilReady, useNpmStart } from './npm-start.ts';
import { isPortFree, listFamily, runs, until, type Watched } from './watched.ts';

const npm = await useNpmStart();

/** npm adds lines of its own when a script fails. */
const sentences = (watched: Watched): string[] =>
  watched
    .err()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('npm '));

async function refusal(env: NodeJS.ProcessEnv): Promise<string> {
  const watched = npm.start(env);
  expect(await watched.exit).not.toBe(0);
  const texts = sentences(watched);
  expect(texts).toHaveLength(1);
  return texts[0] ?? '';
}

const jobFigures = [
  'portal_books_violations',
  'portal_audit_violations',
  'portal_bank_notices_waiting',
  'portal_payment_orders_overdue',
];

describe('npm start', () => {
  it('leaves nothing when it is killed while it makes the demo world', async () => {
    const watched = npm.start();
    await until(
      'the world is being made',
      watched,
      () => watched.out().includes('Making the demo world'),
      60,
    );
    const family = listFamily(watched.pid);
    process.kill(watched.pid, 'SIGKILL');
    await until('no process is left', watched, () => !family.some(runs), 20);
    expect(await isPortFree(npm.port)).toBe(true);
  });

  it('says, also after a start that was killed, where the portal is and who can sign in, and serves it there with its metrics', async () => {
    const metrics = await freePort();
    const watched = npm.start({ METRICS_PORT: String(metrics) });
    const family = await untilReady(watched);
    expect(watched.out()).toContain(`Services Portal is at http://localhost:${npm.port}\n`);
    expect(watched.out()).toContain('Portal-Demo-2026');
    expect(watched.out()).toMatch(/meilin@example\.com +Tan Mei Lin/);
    for (const host of ['localhost', '127.0.0.1']) {
      const page = await fetch(`http://${host}:${npm.port}/welcome`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<title>Services Portal</title>');
    }
    const page = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    for (const name of jobFigures) expect(page, name).toContain(`# TYPE ${name} `);
    process.kill(-watched.pid, 'SIGINT');
    await npm.nothingLeft(family, watched);
  });

  it('leaves no process, no lock file and the port free after SIGKILL of npm alone', async () => {
    const watched = npm.start();
    const family = await untilReady(watched);
    expect(npm.locks()).not.toEqual([]);
    process.kill(watched.pid, 'SIGKILL');
    await npm.nothingLeft(family, watched);
  });
});

describe('npm start says in one sentence', () => {
  it('names the port that is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(npm.port, '127.0.0.1', resolve));
    try {
      expect(await refusal({})).toBe(
        `Port ${npm.port} is in use: stop what uses it, or choose another one with PORT.`,
      );
    } finally {
      await new Promise((resolve) => other.close(resolve));
    }
  });

  it('names the data directory that is open already; SIGTERM to the npm that has it leaves nothing', async () => {
    const first = npm.start();
    const family = await untilReady(first);
    expect(await refusal({ PORT: '0' })).toContain(`The data directory ${npm.data} is in use by process`);
    process.kill(first.pid, 'SIGTERM');
    await npm.nothingLeft(family, first);
  });

  it('tells of a data directory that an older portal made', async () => {
    const path = join(npm.data, 'version.json');
    const now = readFileSync(path, 'utf8');
    writeFileSync(path, JSON.stringify({ ...JSON.parse(now), app: '0.0.1' }));
    try {
      expect(await refusal({})).toContain(`The data directory ${npm.data} holds data of portal 0.0.1`);
    } finally {
      writeFileSync(path, now);
    }
    expect(existsSync(path)).toBe(true);
  });

  it('names the setting that is wrong', async () => {
    expect(await refusal({ PORT: 'four thousand' })).toContain('PORT');
  });
});
