import type { PGlite } from 'kysely';
import { expect, test } from 'vitest';
import { guardedPglite } from './pglite-guard.ts';

function engineThatSays(message: string): PGlite {
  const query = () => Promise.reject(new Error(message));
  return {
    closed: false,
    ready: true,
    waitReady: Promise.resolve(),
    close: () => Promise.resolve(),
    query,
    transaction: (work) => work({ query, rollback: () => Promise.resolve() }),
  };
}

test.each([
  'could not extend file "base/5/16650": No space left on device',
  'could not write to file "pg_wal/xlogtemp.42": No space left on device',
])('a disk that fills during a query is reported: %s', async (message) => {
  const guarded = guardedPglite(engineThatSays(message), '/home/somebody/.data');
  const sentence = 'The disk that holds the data directory /home/somebody/.data is full';
  await expect(guarded.query('select 1')).rejects.toThrow(sentence);
  await expect(guarded.transaction((tx) => tx.query('select 1'))).rejects.toThrow(sentence);
});

test.each([
  'copy account from stdin',
  'COPY account (account_id)\nFROM STDIN with csv',
  '-- load\ncopy account from stdin',
  'copy account to stdout',
])('%s never reaches the engine', async (text) => {
  await expect(guardedPglite(engineThatSays('dead'), '').query(text)).rejects.toThrow('COPY');
});

test('a statement that only mentions COPY is executed', async () => {
  const guarded = guardedPglite(engineThatSays('reached'), '');
  await expect(guarded.query("select 'copy this from stdin'")).rejects.toThrow('reached');
});
