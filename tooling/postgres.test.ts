import { expect, it } from 'vitest';
import { hasFailed } from './postgres.ts';

const starting =
  '2026-11-28 07:35:58.364 UTC [25297] LOG:  listening on IPv4 address "127.0.0.1", port 35119';

it.each([
  ['a connection that came too early is refused', 'the database system is starting up', false],
  ['the port is taken', 'could not create any TCP/IP sockets', true],
])('a PostgreSQL that starts is given up only for an error of its own: %s', (_, error, isEnd) => {
  expect(hasFailed(`${starting}\n2026-11-28 07:35:58.404 UTC [25303] FATAL:  ${error}\n`)).toBe(isEnd);
  expect(hasFailed(starting)).toBe(false);
});
