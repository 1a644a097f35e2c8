/** The demo world, in which people change addresses and bill options, anew for each test. */
import { afterEach, beforeEach } from 'vitest';
import { getData } from '../../../test/answers.ts';
import { openTestWorld, type TestWorld, type TestWorldOptions } from '../../../test/test-world.ts';

export const MEI_LIN = { accountNo: '8934521670', system: 'EBS', bpNo: '1000145021' };
export const halim = (accountNo: string, system = 'EBS') => ({ accountNo, system, bpNo: '1001133420' });
/** Electricity at Halim's house, on the wholesale plan. */
export const WHOLESALE = '8934640037';

export const bedok = {
  block: '102',
  unit: '55',
  floor: '7',
  postalCode: '460102',
  effectiveDate: '2026-12-07',
};
export const toAddress = (over: object = {}, address: object = bedok) => ({
  ebsAccountNo: '8934521670',
  msslAccountNo: '',
  isApplyAll: false,
  address,
  source: 'W',
  ...over,
});
export const toOptions = (over: object = {}, account: object = MEI_LIN) => ({
  ...account,
  isSoftCopy: true,
  isHardCopy: true,
  isRetailerAccessDisallowed: false,
  ...over,
});

export function eachPreferenceWorld() {
  let world: TestWorld;
  const open = async (options?: TestWorldOptions) => {
    world = await openTestWorld(options);
  };
  beforeEach(() => open());
  afterEach(() => world.close());

  const read = async (person: string, ...accounts: object[]) =>
    getData(
      await world.call(`${person}@example.com`, { 'account:preference': { accounts } }),
      'account:preference',
    ).accounts;
  const save = (person: string, body: Record<string, unknown>, key = 'one-press') =>
    world.call(`${person}@example.com`, body, { 'idempotency-key': key });

  return {
    get world() {
      return world;
    },

    /** In place of the world of the test. */
    async reopen(options: TestWorldOptions) {
      await world.close();
      await open(options);
    },

    read,
    first: async (person: string, account: object) => (await read(person, account))[0],
    save,
    moveTo: (person: string, over?: object, address?: object, key?: string) =>
      save(person, { 'account:updateMailAddress': toAddress(over, address) }, key),

    /** Mails that wait to be sent. */
    outbox: () =>
      world.db
        .selectFrom('outbox')
        .select(['kind', 'payload'])
        .where('kind', '=', 'mail:account-changed')
        .orderBy('id')
        .execute(),
    audit: (action: string) =>
      world.db
        .selectFrom('auditEvent')
        .select(['actor', 'action', 'object', 'outcome'])
        .where('action', '=', action)
        .orderBy('object')
        .execute(),
  };
}
