/** @engines both */
import { setTimeout as wait } from 'node:timers/promises';
import { canonicalAccountNo } from '@portal/domain/account-number';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTransaction } from '../../db/transaction.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import type { ProvenAccount } from '../account-verification/public.ts';
import { linkPerson } from './link.ts';
import { linkCompany } from './public.ts';
import { type LinkingCalls, linkingCalls } from './test/linking-calls.ts';

/** Katong Provisions: a master account with 240 sub-accounts. */
const ESTATE = '199604021G';
const MASTER = 210_001;
const SUB = 210_017;

let world: TestWorld;
let calls: LinkingCalls;
beforeAll(async () => {
  world = await openTestWorld();
  calls = await linkingCalls(world);
});
afterAll(() => world.close());
beforeEach(() => calls.beginAnew());

const company = (customerId: number, uen: string, provenAccountId: number | null) =>
  withTransaction(world.db, (tx) =>
    linkCompany(tx, { customerId, uen, provenAccountId, now: world.clock.now() }),
  );

describe('a company whose form was approved', () => {
  const kumar = { id: 1014, email: 'kumar@example.com' };

  test('is shown the account that it named first, whatever the order of numbers', async () => {
    expect(await company(kumar.id, '201812345M', 200103)).toEqual({
      count: 4,
      hasStarted: true,
      defaultAccountId: 200103,
    });
    expect((await calls.linkedTo(kumar.email))[0]).toBe('8920020033');
    expect(await calls.customerOf(kumar.email)).toMatchObject({
      kind: 'C',
      linkStatus: 'active',
      uen: '201812345M',
    });
  });

  test('a company that named an account under its master account sees the master account', async () => {
    expect(await company(kumar.id, ESTATE, SUB)).toMatchObject({ count: 1, defaultAccountId: MASTER });
  });

  test('loses what was left of an earlier link', async () => {
    await world.db
      .insertInto('customerAccount')
      .values({
        customerId: kumar.id,
        accountId: 100101,
        isDefault: true,
        linkedAt: '2026-01-01T00:00:00Z',
      })
      .execute();
    await company(kumar.id, '201509876Z', null);
    expect(await calls.linkedTo(kumar.email)).toEqual(['8920601024']);
  });

  test('finds its accounts however its UEN is written in our records', async () => {
    const partner = world.db.updateTable('businessPartner').where('bpNo', '=', '2000905160');
    await partner.set({ uen: ' 201509876z' }).execute();
    const linked = await company(kumar.id, '201509876Z', null);
    await partner.set({ uen: '201509876Z' }).execute();
    expect(linked.count).toBe(1);
  });

  test('is not linked when it is linked, nor by a UEN that nobody has, nor by a person’s', async () => {
    const getCode = (id: number, uen: string) =>
      company(id, uen, null).then(
        () => 'linked',
        (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
      );
    expect(await getCode(1007, '201812345M')).toBe('SK_LINK_1002');
    expect(await getCode(kumar.id, 'T08LL0001A')).toBe('SK_LINK_1004');
    expect(await getCode(kumar.id, '845P')).toBe('SK_LINK_1004');
    expect(await calls.linkedTo(kumar.email)).toEqual([]);
  });
});

test('a person who links while another’s link is not yet written waits for it, and is refused', async () => {
  const accountNo = canonicalAccountNo('8934601011');
  if (accountNo === null) throw new Error('not a number');
  const proven: ProvenAccount = {
    accountId: 110101,
    accountNo,
    bpNo: '1000905110',
    bpType: '1',
    postalCode: '141088',
    holderName: '',
    uen: null,
    hasStarted: true,
  };
  const link = (customerId: number, afterwards: () => Promise<void>) =>
    withTransaction(world.db, async (tx) => {
      await linkPerson(tx, { customerId, proven, idFragment: '845P', now: world.clock.now() });
      await afterwards();
    });
  const isLinked = Promise.withResolvers<void>();
  const [first, second] = await Promise.allSettled([
    link(1011, async () => {
      isLinked.resolve();
      await wait(200);
    }),
    isLinked.promise.then(() => link(1019, async () => {})),
  ]);
  expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
  expect(second).toMatchObject({ reason: { code: 'SK_LINK_1002', holders: [{ customerId: 1011 }] } });
});
