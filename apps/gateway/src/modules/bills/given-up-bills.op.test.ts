/** Bills that nobody waits for any more: a turn in the queue, a connection and a drawing are left to others. */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { restPaths } from '@portal/contract/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { answeringLate } from '../../test/query-taps.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { defaultDeadlines } from '../../wire/deadline.ts';
import { getEmail, present, readAccounts } from './test/bills-calls.ts';

const MEI_LIN = getEmail('meilin');

let world: TestWorld;
let port: number;
/** Of the requests that come from now on. */
let deadlines: { readMilliseconds: number; writeMilliseconds: number };
let answers: PromiseWithResolvers<void>;
/** Questions about the lines of a bill. */
let read: number;

/** Mei Lin's bills after the first one, which is saved already. */
let bills: readonly object[];
/** The second one, which the database does not answer about before `answers`. */
let underWay: Promise<string>;
beforeEach(async () => {
  deadlines = { ...defaultDeadlines };
  answers = Promise.withResolvers();
  let isHanging = false;
  const answerLater = async () => {
    read += 1;
    if (isHanging) await answers.promise;
  };
  world = await openTestWorld({
    deadlines,
    wrapDatabase: (db) => db.withPlugin(answeringLate('from bill_line line', answerLater)),
  });
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  const address = present(world.app.server.address());
  port = typeof address === 'string' ? 0 : address.port;
  const accounts = await readAccounts(world, 'meilin');
  const reply = await world.call(MEI_LIN, { 'bills:billHistory': { accounts } });
  const listed = present(getData(reply, 'bills:billHistory').bills_history.data).bills;
  const [first, second, ...others] = listed.map(({ encryptedUrl, period, accountNo }) => ({
    encryptedUrl,
    period,
    accountNo,
  }));
  bills = others;
  // Also waits for what the gateway prepares behind its start.
  expect(await save(present(first))).toBe('saved');
  read = 0;
  isHanging = true;
  underWay = save(present(second));
  await vi.waitFor(() => expect(read).toBe(1), 10_000);
});
afterEach(async () => {
  answers.resolve();
  await world.close();
});

async function save(bill: object): Promise<string> {
  const reply = await world.app.inject({
    method: 'POST',
    url: restPaths.billDownload,
    headers: { authorization: `Bearer ${await world.tokenFor(MEI_LIN)}` },
    payload: bill,
  });
  return reply.statusCode === 200 ? 'saved' : reply.json().error.code;
}

async function saveByKey(bill: object): Promise<string> {
  return getCode(await world.call(MEI_LIN, { 'bills:download': bill }), 'bills:download') ?? 'saved';
}

/** Asks for a bill over a connection of its own. */
async function ask(bill: object): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port });
  const body = JSON.stringify(bill);
  const head = [
    `POST ${restPaths.billDownload} HTTP/1.1`,
    'host: a',
    `authorization: Bearer ${await world.tokenFor(MEI_LIN)}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  return socket;
}

test.each([
  ['as a file', save],
  ['by the keyed call', saveByKey],
])('a bill %s whose turn comes after the time of its request is not read', async (_how, saveBill) => {
  const [late, next] = bills;
  Object.assign(deadlines, { readMilliseconds: 500, writeMilliseconds: 500 });
  expect(await saveBill(present(late))).toBe('SK_TIMEOUT_1001');
  Object.assign(deadlines, defaultDeadlines);
  answers.resolve();
  expect([await underWay, await saveBill(present(next))]).toEqual(['saved', 'saved']);
  expect(read).toBe(2);
});

test('a bill is not read for a customer who has hung up', async () => {
  const [left, next] = bills;
  const socket = await ask(present(left));
  await wait(1_000);
  socket.destroy();
  await wait(500);
  answers.resolve();
  expect([await underWay, await save(present(next))]).toEqual(['saved', 'saved']);
  expect(read).toBe(2);
});
