/** The launcher itself, in a small project of its own: nothing to install, one task that waits. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFamily, runs, until, type Watched, watch } from './watched.ts';

const TOOLING = fileURLToPath(new URL('../', import.meta.url));
const WAITING_TASK = `
import { onEnd } from './ending.ts';
setInterval(() => {}, 1_000);
onEnd(async () => 0);
console.log('waiting as', process.pid, process.version);
`;
/** A task that does not listen to anybody. */
const DEAF_TASK = `
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
setInterval(() => {}, 1_000);
console.log('waiting as', process.pid, process.version);
`;

let root: string;
let started: Watched[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-launcher-'));
  mkdirSync(join(root, 'tooling'));
  for (const file of ['run.mjs', 'ending.ts']) cpSync(join(TOOLING, file), join(root, 'tooling', file));
  const manifest = {
    name: 'launcher',
    version: '1.0.0',
    type: 'module',
    scripts: { start: 'exec node tooling/run.mjs start' },
  };
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
  const lock = {
    name: 'launcher',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { '': { name: 'launcher', version: '1.0.0' } },
  };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(root, 'tooling/start.ts'), WAITING_TASK);
});

afterEach(() => {
  for (const { pid } of started) {
    for (const process_ of listFamily(pid)) if (runs(process_)) process.kill(process_, 'SIGKILL');
  }
  started = [];
  rmSync(root, { recursive: true, force: true });
});

function npmStart(env: NodeJS.ProcessEnv = {}): Watched {
  const watched = watch('npm', ['start'], root, { ...process.env, npm_config_loglevel: 'error', ...env });
  started.push(watched);
  return watched;
}

async function readTask(watched: Watched): Promise<number> {
  await until(
    'the task waits',
    watched,
    () => /waiting as \d+/.test(watched.out()) || watched.hasEnded(),
    30,
  );
  return Number(/waiting as (\d+)/.exec(watched.out())?.[1]);
}

const nothingLeft = (watched: Watched, family: readonly number[]) =>
  until('nothing is left', watched, () => !family.some(runs), 20);

describe('npm start', () => {
  it('installs once, then hands over to a Node that runs TypeScript', async () => {
    const first = npmStart();
    await readTask(first);
    expect(first.err()).toContain('Installed in');
    expect(existsSync(join(root, 'node_modules/.installed'))).toBe(true);
    expect(existsSync(join(root, '.installing'))).toBe(false);
    expect(Number(/waiting as \d+ v(\d+)/.exec(first.out())?.[1])).toBeGreaterThanOrEqual(24);
    process.kill(-first.pid, 'SIGINT');
    await first.exit;

    const second = npmStart();
    await readTask(second);
    expect(second.err()).not.toContain('Install');
  });

  it('installs again when the lock has changed', async () => {
    const first = npmStart();
    await readTask(first);
    process.kill(-first.pid, 'SIGINT');
    await first.exit;
    const lock = join(root, 'package-lock.json');
    writeFileSync(lock, `${readFileSync(lock, 'utf8')}\n`);

    const second = npmStart();
    await readTask(second);
    expect(second.err()).toContain('Installed in');
  });

  it('takes over the lock of an installation that was killed', async () => {
    mkdirSync(join(root, '.installing'));
    writeFileSync(join(root, '.installing/pid'), '999999999');
    await readTask(npmStart());
    expect(existsSync(join(root, '.installing'))).toBe(false);
  });

  it('says in one sentence that the packages cannot be installed', async () => {
    const manifest = join(root, 'package.json');
    const wanting = { ...JSON.parse(readFileSync(manifest, 'utf8')), dependencies: { nowhere: '1.0.0' } };
    writeFileSync(manifest, JSON.stringify(wanting));
    const watched = npmStart({ npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' });
    expect(await watched.exit).not.toBe(0);
    expect(watched.err()).toContain('npm could not install the packages');
    expect(existsSync(join(root, '.installing'))).toBe(false);
  });

  const endings = [
    ['SIGINT to the group', (pid: number) => process.kill(-pid, 'SIGINT')],
    ['SIGTERM to the group', (pid: number) => process.kill(-pid, 'SIGTERM')],
    ['SIGINT to npm alone', (pid: number) => process.kill(pid, 'SIGINT')],
    ['SIGTERM to npm alone', (pid: number) => process.kill(pid, 'SIGTERM')],
    ['SIGKILL of npm alone', (pid: number) => process.kill(pid, 'SIGKILL')],
  ] as const;

  it.each(endings)('leaves nothing running after %s', async (_name, end) => {
    const watched = npmStart();
    await readTask(watched);
    const family = listFamily(watched.pid);
    expect(family.length).toBeGreaterThanOrEqual(3);
    end(watched.pid);
    await nothingLeft(watched, family);
  });

  it('leaves nothing running after the launcher itself was killed', async () => {
    const watched = npmStart();
    const task = await readTask(watched);
    const family = listFamily(watched.pid);
    const launcher = family.find((pid) => pid !== watched.pid && pid !== task) ?? 0;
    process.kill(launcher, 'SIGKILL');
    await nothingLeft(watched, family);
  });

  it('ends a task that does not listen', async () => {
    writeFileSync(join(root, 'tooling/start.ts'), DEAF_TASK);
    const watched = npmStart();
    await readTask(watched);
    const family = listFamily(watched.pid);
    process.kill(watched.pid, 'SIGKILL');
    await nothingLeft(watched, family);
  });
});

it('names the tasks there are when asked for another', async () => {
  const watched = watch(process.execPath, [join(root, 'tooling/run.mjs'), 'strat'], root, process.env);
  expect(await watched.exit).toBe(1);
  expect(watched.err()).toMatch(/^There is no task 'strat'\. There are: start, .*\n$/);
});
