/** Statements are sent in the name of whoever asks, so that one who floods waits for themselves. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSender, SHARED_LOOKS } from '../db/in-name-of.ts';
import { subjectKey } from '../wire/limits/caller-key.ts';
import { getData } from './answers.ts';
import { getExample, getName, sendRest } from './rest-sender.ts';
import { openTestWorld, type TestWorld } from './test-world.ts';

const EMAIL = 'bernard@example.com';

let world: TestWorld;
let senders: Set<string>;
/** Statements of looks that many requests wait for together. */
let shared: string[];
let statements = 0;
let person: string;
beforeAll(async () => {
  senders = new Set();
  shared = [];
  world = await openTestWorld({
    wrapDatabase: (db) =>
      db.withPlugin({
        transformQuery({ node }) {
          statements += 1;
          if (getSender() === SHARED_LOOKS) shared.push(JSON.stringify(node));
          else senders.add(getSender());
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
  });
  const { token } = await findToken();
  person = subjectKey(token);
});
afterAll(() => world.close());

async function findToken() {
  const verdict = await world.identity.check.verifyAccess(await world.tokenFor(EMAIL));
  if (!verdict.ok) throw new Error(verdict.code);
  return verdict;
}

const listSenders = async (work: () => Promise<unknown>): Promise<string[]> => {
  await world.tokenFor(EMAIL);
  senders.clear();
  await work();
  return [...senders].map((sender) => sender.replace(/^address .*/, 'an address'));
};

test('a body of reads and a write asks in the name of its person', async () => {
  const names = await listSenders(async () => {
    const reply = await world.call(
      EMAIL,
      { 'user:getAccounts': {}, 'user:profileInfo': {}, 'user:dismissNotice': { notice: 'scamAdvisory' } },
      { 'idempotency-key': '6f9b2d0c-5d1e-4b7a-9a63-1c2f3e4d5a6b' },
    );
    getData(reply, 'user:getAccounts');
    getData(reply, 'user:dismissNotice');
  });
  expect(names).toEqual([person]);
});

test('a form of the login asks in the name of the address', async () => {
  const names = await listSenders(async () => {
    const reply = await world.app.inject({
      method: 'POST',
      url: '/idp/forgot-password',
      remoteAddress: '192.0.2.7',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=nobody.has.it%40example.com',
    });
    expect(reply.statusCode).toBe(200);
    await world.identity.settled();
  });
  expect(names).toEqual(['an address']);
});

test('every REST call asks in the name of its person, or of the address where nobody is known', async () => {
  const wrong: string[] = [];
  for (const call of world.app.restCalls) {
    // A sign-in of its own: one of the calls ends it.
    const token = await world.tokens.tokenFor(EMAIL, { sid: getName(call) });
    const isOfAddress = ['public', 'bank'].includes(call.declaration.caller);
    const names = await listSenders(() => sendRest(world, call, getExample(call), token));
    if (names.some((name) => name !== (isOfAddress ? 'an address' : person)))
      wrong.push(`${getName(call)}: ${names.join(', ')}`);
  }
  expect(wrong).toEqual([]);
  expect(statements).toBeGreaterThan(200);
});

test('keys of the installation, switches of all hosts and the probe are read in the name of no request', async () => {
  for (const name of ['idempotency', 'account-verification', 'remote_toggle', 'select 1'])
    expect(shared.join('\n'), name).toContain(name);
  const others = shared.filter(
    (statement) => !/secret|pg_stat_activity|remote_toggle|select 1/.test(statement),
  );
  expect(others).toEqual([]);
});
