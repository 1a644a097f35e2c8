import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { canonicalHash } from '../../db/canonical-json.ts';
import { answeringLate } from '../../test/query-taps.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { ivansHome, linkingCalls } from './test/linking-calls.ts';

let world: TestWorld;
afterEach(() => world.close());

const meiLins = { accountNo: '8934521670', postal: '310145', nric: '567D', source: 'W' };

/** One that nobody listens at, as far as can be known. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

test('a holder hears of somebody who knew the details, also when the answer came too late', async () => {
  let isSlow = false;
  world = await openTestWorld({
    deadlines: { readMilliseconds: 10_000, writeMilliseconds: 1_500 },
    wrapDatabase: (db) => db.withPlugin(answeringLate('detail_tries', () => wait(isSlow ? 2_000 : 0))),
  });
  const calls = await linkingCalls(world);
  const [somebody = ''] = await calls.signUp(1);
  isSlow = true;
  expect((await calls.individual(somebody, meiLins)).code).toBe('SK_TIMEOUT_1001');
  await vi.waitFor(async () => expect(await calls.notices()).toMatchObject([{ what: 'tried' }]), 10_000);
});

test('guessing at details is counted and told, without a word of what was said or who said it', async () => {
  const lines: string[] = [];
  const METRICS_PORT = await freePort();
  world = await openTestWorld({
    settings: { METRICS_PORT: String(METRICS_PORT), HOST: '127.0.0.1' },
    logTo: { write: (line: string) => void lines.push(line) },
  });
  const calls = await linkingCalls(world);
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  const people = await calls.signUp(3);
  for (let n = 0; n < 7; n += 1)
    await calls.individual(people[n % 3] ?? '', { ...ivansHome, nric: `00${n}A` });
  await calls.individual(people[0] ?? '', { accountNo: '8934601029', postal: '550254', nric: '230G' });
  const page = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  expect(page.match(/^portal_account_verification_total.*$/gm)?.toSorted()).toEqual([
    'portal_account_verification_total{verdict="locked"} 1',
    'portal_account_verification_total{verdict="refused"} 2',
    'portal_account_verification_total{verdict="right"} 1',
    'portal_account_verification_total{verdict="wrong"} 4',
  ]);
  const messages = lines.filter((line) => line.includes('account verification'));
  expect(messages.map((line) => JSON.parse(line).code)).toEqual(['locked', 'refused', 'refused']);
  for (const word of ['8934601011', '141088', '000A', 'new0', 'new1'])
    expect(messages.join('')).not.toContain(word);
});

test('the stored attempt does not reveal the details that were sent', async () => {
  world = await openTestWorld();
  const calls = await linkingCalls(world);
  const [somebody = ''] = await calls.signUp(1);
  await calls.individual(somebody, ivansHome, { key: 'one' });
  const [stored] = await world.db
    .selectFrom('idempotency')
    .select('bodyHash')
    .where('operation', '=', 'linkIndividual')
    .execute();
  expect(stored?.bodyHash).toMatch(/^[0-9a-f]{64}$/);
  expect(stored?.bodyHash).not.toBe(canonicalHash(ivansHome));
});
