/** Bodies at the door of the whole gateway: who may send how much. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { restPaths } from '@portal/contract/http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getCode } from '../test/answers.ts';
import { openTestWorld, type TestWorld } from '../test/test-world.ts';
import { SHORT_BODY } from './body-time.ts';

let world: TestWorld;
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(() => world.close());

const MEGABYTE = 1024 * 1024;

/** Announces a body and sends none. @returns the reply, once the gateway has closed the connection */
async function announce(path: string, headers: readonly string[]): Promise<string> {
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((world.app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (part) => {
    text += part.toString('utf8');
  });
  socket.on('error', () => undefined);
  const head = [`POST ${path} HTTP/1.1`, 'host: localhost', `content-length: ${MEGABYTE}`, ...headers];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'close', { signal: AbortSignal.timeout(10_000) });
  return text;
}

const json = 'content-type: application/json';

test('a stranger who announces a megabyte is refused at once, with the headers of every refusal', async () => {
  const text = await announce(restPaths.api, [json]);
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
  expect(text).toMatch(/^content-security-policy: /im);
  expect(text).toContain('"code":"SK_BODY_1001"');
});

test('a form of a megabyte is refused by a page', async () => {
  const text = await announce('/idp/forgot-password', [
    'content-type: application/x-www-form-urlencoded',
    'origin: http://localhost:4000',
  ]);
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
  expect(text).toContain('<h1>');
});

test('a token that has run out is told so before its long body is read', async () => {
  const text = await announce(restPaths.api, [json, 'authorization: Bearer e30.e30.e30']);
  expect(text).toMatch(/^HTTP\/1\.1 401 /);
  expect(text).toContain('"code":"SK_SEC_1000"');
});

test('a property manager asks for thousands of accounts in one body', async () => {
  const token = await world.tokenFor('meilin@example.com');
  const accountNos = Array.from({ length: 4_000 }, (_, n) => String(8_800_000_000 + n));
  const body = { 'features:list': { accountNos } };
  expect(JSON.stringify(body).length).toBeGreaterThan(SHORT_BODY);
  expect(getCode(await world.callWith(token, body), 'features:list')).toBe('SK_ACCESS_1001');
});

test('calls that need no sign-in take short bodies only', () => {
  const withBody = world.app.restCalls.filter(({ declaration }) => declaration.input.body !== undefined);
  const unsigned = withBody.filter(({ declaration: { caller } }) => caller === 'public' || caller === 'bank');
  expect(unsigned.length).toBeGreaterThan(3);
  expect(unsigned.filter(({ bodyBytes }) => (bodyBytes ?? MEGABYTE) > SHORT_BODY)).toEqual([]);
});
