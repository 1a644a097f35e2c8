import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { DiskFull, ServerUnreachable } from './db/engines/open.errors.ts';
import { QueryFailed } from './db/engines/query-failed.ts';
import { startSentence } from './start-sentence.ts';

const FULL = 'The disk is full; make room and start again.';
const noSpace = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
const coded = (code: string) => Object.assign(new Error('a file was not written'), { code });

test('a full disk is reported as such for errors of the system and of the database', () => {
  expect(startSentence(noSpace)).toBe(FULL);
  expect(startSentence(coded('EDQUOT'))).toBe(FULL);
  expect(startSentence(coded('53100'))).toBe(FULL);
  expect(startSentence(new QueryFailed('53100', 'could not extend', null, null))).toBe(FULL);
});

test('a full disk is found behind the errors that it caused', () => {
  const deep = new Error('the demo world', { cause: new Error('a query', { cause: coded('53100') }) });
  expect(startSentence(deep)).toBe(FULL);
  expect(startSentence(new AggregateError([new Error('one'), noSpace], 'two steps'))).toBe(FULL);
});

test('a database that does not open is reported in its own words, also as a cause', () => {
  const full = new DiskFull('.data', { cause: noSpace });
  expect(startSentence(full)).toBe(
    'The disk that holds the data directory .data is full; make room and start again.',
  );
  const away = new ServerUnreachable('db.example', 'ECONNREFUSED');
  expect(startSentence(new Error('x', { cause: away }))).toBe(away.message);
});

test('a wrong setting is reported by name', () => {
  const read = () => readConfig({ PORT: 'x' });
  expect(read).toThrow();
  try {
    read();
  } catch (problem) {
    expect(startSentence(problem)).toContain('PORT: ');
  }
});

test('a port in use is reported by number', async () => {
  const first = createServer();
  const port = await new Promise<number>((resolve, reject) =>
    first.listen(0, '127.0.0.1', () => {
      const address = first.address();
      if (address !== null && typeof address === 'object') resolve(address.port);
      else reject(new Error('no port'));
    }),
  );
  const problem = await new Promise<Error>((resolve) => {
    createServer().once('error', resolve).listen(port, '127.0.0.1');
  });
  expect(startSentence(problem)).toBe(
    `Port ${port} is in use: stop what uses it, or choose another one with PORT.`,
  );
  first.close();
});

test('unknown errors and cycles of causes have no sentence', () => {
  const one = new Error('one');
  one.cause = new Error('two', { cause: one });
  for (const problem of [one, 'text', null, undefined]) expect(startSentence(problem)).toBeNull();
});
