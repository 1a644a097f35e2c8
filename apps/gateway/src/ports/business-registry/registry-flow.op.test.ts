/** @engines both */
import { fixedClock, shiftedClock } from '@portal/domain/clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/test/test-database.ts';
import type { RegistryAdapter } from './adapter.ts';
import { addRegistryFlow, takeRegistryFlow, useRegistryCode } from './registry-flow.store.ts';
import { registryFlows } from './registry-flows.ts';

const AT = Date.parse('2026-11-20T15:42:00+08:00');
const LIFE = 600_000;
let database: TestDatabase;
let count = 0;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A flow of customer 1, begun at AT. @returns its hash */
async function beginFlow(customerId = 1): Promise<string> {
  count += 1;
  const stateHash = `hash-${count}`;
  const row = { customerId, stateHash, protocol: 'v3', sealed: `sealed-${count}` } as const;
  await addRegistryFlow(database.db, { ...row, expiresAt: AT + LIFE });
  return stateHash;
}
const take = (stateHash: string, now = AT, customerId = 1) =>
  takeRegistryFlow(database.db, { customerId, stateHash }, now, LIFE);

describe('a registry flow', () => {
  it('only one of ten simultaneous callbacks of a flow succeeds', async () => {
    const hash = await beginFlow();
    const taken = await Promise.all(Array.from({ length: 10 }, () => take(hash)));
    expect(taken.filter((one) => typeof one === 'object')).toEqual([
      { protocol: 'v3', sealed: `sealed-${count}` },
    ]);
    expect(taken.filter((one) => one === 'state_used')).toHaveLength(9);
  });

  it('a flow cannot be used by another customer, and is not used up by the attempt', async () => {
    const hash = await beginFlow();
    expect(await take(hash, AT, 2)).toBe('state_unknown');
    expect(await take(hash)).toMatchObject({ protocol: 'v3' });
  });

  it('two customers may have flows with the same state', async () => {
    const hash = await beginFlow(1);
    const row = { customerId: 2, stateHash: hash, protocol: 'v2', sealed: 'of 2' } as const;
    await addRegistryFlow(database.db, { ...row, expiresAt: AT + LIFE });
    expect(await take(hash, AT, 2)).toEqual({ protocol: 'v2', sealed: 'of 2' });
    expect(await take(hash, AT, 1)).toMatchObject({ protocol: 'v3' });
  });

  it.each([
    ['a flow works until its last moment', LIFE - 1, 'object'],
    ['a flow has expired after ten minutes', LIFE, 'state_expired'],
    ['a flow begun before the clock went back has expired', -1, 'state_expired'],
  ])('%s', async (_what, later, outcome) => {
    const taken = await take(await beginFlow(), AT + later);
    expect(typeof taken === 'object' ? 'object' : taken).toBe(outcome);
  });
});

describe('many flows of one customer', () => {
  const adapter: RegistryAdapter = {
    protocol: 'v3',
    begin: async ({ state }) => ({ redirectUrl: `https://registry.example/?state=${state}`, secrets: {} }),
    retrieve: async () => ({ uen: '201900042H', companyName: 'A Company', status: 'live' }),
  };
  const customerId = 30;
  const open = () =>
    database.db
      .selectFrom('registryFlow')
      .select('stateHash')
      .where('customerId', '=', customerId)
      .where('usedAt', 'is', null)
      .execute();

  it('a customer has at most five open flows, also of ten begun at once: the oldest ends', async () => {
    const clock = shiftedClock(fixedClock('2026-11-20T15:42:00+08:00'));
    const flows = registryFlows(adapter, database.db, clock);
    const begin = async () =>
      new URL((await flows.start({ customerId, purpose: 'x' })).redirectUrl).searchParams.get('state') ?? '';
    const finish = (state: string) => flows.finish({ customerId, state, code: `code ${state}` });
    const oldest = await begin();
    clock.shift(1000);
    await Promise.all(Array.from({ length: 10 }, begin));
    expect(await open()).toHaveLength(5);
    clock.shift(1000);
    const newest = await begin();
    expect(await open()).toHaveLength(5);
    await expect(finish(oldest)).rejects.toMatchObject({ code: 'state_unknown' });
    await expect(finish(newest)).resolves.toMatchObject({ uen: '201900042H' });
    // Flows of another customer do not count.
    await registryFlows(adapter, database.db, clock).start({ customerId: 31, purpose: 'x' });
    expect(await open()).toHaveLength(4);
  });
});

it('only one of ten simultaneous uses of a code succeeds, and none later', async () => {
  const bring = () => useRegistryCode(database.db, 'a-code', AT);
  const outcomes = await Promise.all(Array.from({ length: 10 }, bring));
  expect(outcomes.filter((isFirst) => isFirst)).toHaveLength(1);
  expect(await bring()).toBe(false);
});
