/** `npm start` as a newcomer types it: what it says, how it ends, and why it sometimes does not begin. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort, untilReady, useNpmStart } from './npm-start.ts';
import type { Watched } from './watched.ts';

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

describe('npm start', () => {
  it('says where the portal is and who can sign in, and serves it there', async () => {
    const watched = npm.start();
    const family = await untilReady(watched);
    expect(watched.out()).toContain(`Services Portal is at http://localhost:${npm.port}\n`);
    expect(watched.out()).toContain('Portal-Demo-2026');
    expect(watched.out()).toMatch(/meilin@example\.com +Tan Mei Lin/);
    for (const host of ['localhost', '127.0.0.1']) {
      const page = await fetch(`http://${host}:${npm.port}/welcome`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<title>Services Portal</title>');
    }
    process.kill(-watched.pid, 'SIGINT');
    await npm.nothingLeft(family, watched);
  });

  it('shows on the port of its metrics what its jobs found of the books, the record and the payments', async () => {
    const metrics = await freePort();
    const watched = npm.start({ METRICS_PORT: String(metrics) });
    const family = await untilReady(watched);
    const page = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    for (const name of [
      'portal_books_violations',
      'portal_audit_violations',
      'portal_bank_notices_waiting',
      'portal_payment_orders_overdue',
    ])
      expect(page, name).toContain(`# TYPE ${name} `);
    process.kill(-watched.pid, 'SIGINT');
    await npm.nothingLeft(family, watched);
  });

  const endings = [
    ['SIGTERM to npm alone', (pid: number) => process.kill(pid, 'SIGTERM')],
    ['SIGKILL of npm alone', (pid: number) => process.kill(pid, 'SIGKILL')],
  ] as const;
  it.each(endings)('leaves no process, no lock file and the port free after %s', async (_, end) => {
    const watched = npm.start();
    const family = await untilReady(watched);
    expect(npm.locks()).not.toEqual([]);
    end(watched.pid);
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

  it('names the data directory that is open already', async () => {
    const first = npm.start();
    await untilReady(first);
    expect(await refusal({ PORT: '0' })).toContain(`The data directory ${npm.data} is in use by process`);
    process.kill(-first.pid, 'SIGTERM');
    await first.exit;
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
