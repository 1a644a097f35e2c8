import { describe, expect, it } from 'vitest';
import { decideHalfHourly, type MeteredAccount } from './electricity-of.ts';

const account = (over: Partial<MeteredAccount>): MeteredAccount => ({
  accountNo: '8934521670',
  status: 'Active',
  services: ['electricity'],
  ...over,
});

describe('half hours', () => {
  it('are asked for the accounts that carry electricity, not for water and gas', () => {
    const accounts = [account({ accountNo: 'B', services: ['water', 'gas'] }), account({ accountNo: 'A' })];
    expect(decideHalfHourly(accounts)).toEqual({ accountNos: ['A'] });
  });

  it('are not shown when one of the electricity accounts is inactive', () => {
    const accounts = [account({}), account({ accountNo: 'B', status: 'Inactive' })];
    expect(decideHalfHourly(accounts)).toEqual({ reason: 'inactive' });
  });

  it('do not mind an inactive water account', () => {
    const accounts = [account({}), account({ accountNo: 'B', services: ['water'], status: 'Inactive' })];
    expect(decideHalfHourly(accounts)).toEqual({ accountNos: ['8934521670'] });
  });

  it('do not exist for prepaid electricity or without electricity', () => {
    expect(decideHalfHourly([account({ services: ['prepaidElectricity'] })])).toEqual({ reason: 'prepaid' });
    expect(decideHalfHourly([account({ services: ['water'] })])).toEqual({ reason: 'noElectricity' });
  });
});
