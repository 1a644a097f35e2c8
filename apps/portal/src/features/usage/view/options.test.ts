import { describe, expect, it } from 'vitest';
import { listOptions, type MeteredAccount } from './options.ts';

const account = (over: Partial<MeteredAccount> = {}): MeteredAccount => ({
  accountNo: '8934521670',
  premiseNo: '6100145021',
  bpNo: '1000145021',
  system: 'EBS',
  status: 'Active',
  services: ['electricity'],
  ...over,
});

describe('half hours', () => {
  it('are asked for the accounts that carry electricity, not for water and gas', () => {
    const accounts = [account({ accountNo: 'B', services: ['water', 'gas'] }), account({ accountNo: 'A' })];
    expect(listOptions(accounts)).toMatchObject({
      halfHourly: ['A'],
      billedAccount: 'A',
      startsHourly: true,
    });
  });

  it('are not where usage starts when one of the electricity accounts is inactive, but can be chosen', () => {
    const accounts = [account(), account({ accountNo: 'B', status: 'Inactive' })];
    expect(listOptions(accounts)).toMatchObject({
      halfHourly: ['8934521670', 'B'],
      billedAccount: null,
      startsHourly: false,
    });
  });

  it('do not mind an inactive water account', () => {
    const accounts = [account(), account({ accountNo: 'B', services: ['water'], status: 'Inactive' })];
    expect(listOptions(accounts).startsHourly).toBe(true);
  });

  it('do not exist for more accounts than a call takes', () => {
    const accounts = Array.from({ length: 51 }, (_, index) => account({ accountNo: `N${index}` }));
    expect(listOptions(accounts)).toMatchObject({ halfHourly: null, startsHourly: false });
  });
});

describe('the tabs', () => {
  it('are the utilities that the accounts carry, electricity first; prepaid electricity has none', () => {
    expect(listOptions([account({ services: ['gas'] }), account()]).utilities).toEqual([
      'electricity',
      'gas',
    ]);
    expect(listOptions([account({ services: ['prepaidElectricity'] })]).utilities).toEqual([]);
  });

  it('ask about the premises of each billing system', () => {
    const accounts = [account({ premiseNo: '1' }), account({ system: 'MSSL', premiseNo: '2' })];
    expect(listOptions(accounts).premises).toEqual({
      ebsPremiseNo: '1',
      msslPremiseNo: '2',
      bpNo: '1000145021',
    });
    expect(listOptions([account({ premiseNo: '1' })]).premises.msslPremiseNo).toBeNull();
  });
});
