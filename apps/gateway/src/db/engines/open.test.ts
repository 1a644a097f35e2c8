import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lockPath } from './lock.ts';
import { openDatabase } from './open.ts';

let parent: string;
let prepared: string;
let directory: string;
let round = 0;

const open = (PORTAL_DATA = directory) => openDatabase({ PORTAL_DATA, DATABASE_URL: undefined });
const version = () => join(directory, 'version.json');

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'portal-open-'));
  prepared = join(parent, 'prepared');
  const first = await open(prepared);
  expect(first.fresh).toBe(true);
  await first.db.insertInto('remoteToggle').values({ key: 'kept', enabled: true }).execute();
  await first.close();
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));
beforeEach(() => {
  round += 1;
  directory = join(parent, `round-${round}`);
  cpSync(prepared, directory, { recursive: true });
});

test('the second start finds the rows of the first one, and leaves no lock', async () => {
  const second = await open();
  expect(second.fresh).toBe(false);
  expect(await second.db.selectFrom('remoteToggle').selectAll().execute()).toEqual([
    { key: 'kept', enabled: true },
  ]);
  await second.close();
  expect(existsSync(lockPath(directory))).toBe(false);
});

test('a directory that is open already is refused, and stays open', async () => {
  const holder = await open();
  await expect(open()).rejects.toMatchObject({ name: 'DataDirectoryInUse' });
  await expect(holder.db.selectFrom('account').selectAll().execute()).resolves.toEqual([]);
  await holder.close();
});

test.each([
  ['an older portal', { app: '0.0.9' }, 'data of portal 0.0.9, and this is portal'],
  ['a newer portal', { app: '9.0.0' }, 'data of portal 9.0.0, and this is portal'],
  ['another engine', { engine: 'PostgreSQL 17' }, 'a database of PostgreSQL 17'],
  ['a newer schema', { schema: '999-later' }, 'a newer schema (999-later)'],
])('a directory of %s is refused in one sentence and left as it is', async (_case, change, sentence) => {
  const before = JSON.parse(readFileSync(version(), 'utf8'));
  writeFileSync(version(), JSON.stringify({ ...before, ...change }));
  await expect(open()).rejects.toMatchObject({
    name: 'DataDirectoryVersion',
    message: expect.stringContaining(sentence),
  });
  expect(existsSync(join(directory, 'database', 'PG_VERSION'))).toBe(true);
  expect(existsSync(lockPath(directory))).toBe(false);
});

test('a database without the mark of the portal is left as it is', async () => {
  rmSync(version());
  await expect(open()).rejects.toThrow('a database of unknown version');
  writeFileSync(version(), '{ torn');
  await expect(open()).rejects.toThrow('cannot be read');
});

test('an interrupted first start begins anew', async () => {
  rmSync(directory, { recursive: true });
  mkdirSync(join(directory, 'database'), { recursive: true });
  writeFileSync(join(directory, 'database', 'PG_VERSION'), '18');
  writeFileSync(version(), '{"unfinished":true}');
  const anew = await open();
  expect(anew.fresh).toBe(true);
  await anew.close();
});

test('a path that is a file is refused in one sentence', async () => {
  const file = join(parent, 'file');
  writeFileSync(file, '');
  await expect(open(file)).rejects.toMatchObject({ name: 'DataDirectoryDenied' });
});

test('an unreachable server is named without its password', async () => {
  const url = 'postgres://portal:s3cret@127.0.0.1:1/portal';
  const refused = openDatabase({ PORTAL_DATA: directory, DATABASE_URL: url });
  await expect(refused).rejects.toThrow(
    'The database at 127.0.0.1:1/portal did not let us in (ECONNREFUSED)',
  );
  await expect(refused).rejects.not.toThrow('s3cret');
});
