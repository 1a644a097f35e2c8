import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const start = (env: Record<string, string>) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'server.ts')], { env, encoding: 'utf8' });

const slow = { timeout: 60_000 };

test('a start without its database ends at once with one sentence', slow, () => {
  const { status, stdout, stderr } = start({
    PORT: '0',
    DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x',
    DATA_KEY: 'a-key-of-data-at-rest-for-this-test',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    'The database at 127.0.0.1:1/x did not let us in (ECONNREFUSED); check DATABASE_URL.\n',
  );
});

test('a start with a wrong setting names the setting', slow, () => {
  const { status, stdout, stderr } = start({ PUBLIC_ORIGIN: 'https://portal.example/portal' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^A setting is wrong\. PUBLIC_ORIGIN: [^\n]+\n$/);
});

test('a start in production without a key of data at rest ends at once with one sentence', slow, () => {
  const { status, stdout, stderr } = start({ PORT: '0', DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^A setting is wrong\. DATA_KEY: give a random text of 32 characters [^\n]+\n$/);
});
