import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDirectory, lockPath } from './lock.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'portal-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** A process that opens the directory, prints 'held' or the refusal, and stays. */
function other(): { said: Promise<string>; kill(signal: NodeJS.Signals): Promise<void>; pid: number } {
  const lock = new URL('./lock.ts', import.meta.url).href;
  const script = `import { lockDataDirectory } from ${JSON.stringify(lock)};
    try { lockDataDirectory(process.argv[1]); console.log('held'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, directory]);
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    pid: child.pid ?? 0,
    said: new Promise((resolve) =>
      child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
    ),
    kill(signal) {
      child.kill(signal);
      return exit;
    },
  };
}

test('a directory locked by this process is refused until it is released', () => {
  const release = lockDataDirectory(directory);
  expect(() => lockDataDirectory(directory)).toThrow('in use by this process');
  release();
  expect(existsSync(lockPath(directory))).toBe(false);
  lockDataDirectory(directory)();
});

test('a directory locked by a living process is refused in one sentence', async () => {
  const holder = other();
  expect(await holder.said).toBe('held');
  expect(() => lockDataDirectory(directory)).toThrow(`in use by process ${holder.pid}; stop that one`);
  await holder.kill('SIGKILL');
});

test('the lock of a killed process is taken over', async () => {
  const holder = other();
  expect(await holder.said).toBe('held');
  await holder.kill('SIGKILL');
  expect(existsSync(lockPath(directory))).toBe(true);
  lockDataDirectory(directory)();
  expect(existsSync(lockPath(directory))).toBe(false);
});

test('one of five processes that find a stale lock at once gets the directory', async () => {
  writeFileSync(lockPath(directory), JSON.stringify({ pid: 999_999_999, began: '', host: hostname() }));
  const rivals = Array.from({ length: 5 }, other);
  const texts = await Promise.all(rivals.map((rival) => rival.said));
  expect(texts.filter((words) => words === 'held')).toHaveLength(1);
  await Promise.all(rivals.map((rival) => rival.kill('SIGKILL')));
});

test('a later process with the same number is not taken for the owner of a stale lock', () => {
  const began = process.platform === 'linux' ? '1' : '';
  writeFileSync(lockPath(directory), JSON.stringify({ pid: process.ppid, began, host: hostname() }));
  if (process.platform === 'linux') lockDataDirectory(directory)();
  else expect(() => lockDataDirectory(directory)).toThrow('in use');
});

test('a lock of another machine is never taken over', () => {
  writeFileSync(lockPath(directory), JSON.stringify({ pid: 1, began: '', host: 'another-machine' }));
  expect(() => lockDataDirectory(directory)).toThrow('in use by process 1');
});

test('a damaged lock file has no owner', () => {
  writeFileSync(lockPath(directory), '{"pid":');
  lockDataDirectory(directory)();
});

test('the lock file names the owner of the directory', () => {
  const release = lockDataDirectory(directory);
  expect(JSON.parse(readFileSync(lockPath(directory), 'utf8'))).toMatchObject({ pid: process.pid });
  release();
});
