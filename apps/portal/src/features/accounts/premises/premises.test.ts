import { describe, expect, it } from 'vitest';
import { mockAccount, mockAnswer, mockCompany, mockMany, mockPremises } from '../accounts.mocks.ts';
import { withFetchedPremises } from '../get-account.query.ts';
import {
  buildDirectory,
  findServices,
  findStatus,
  listAccounts,
  mustFetchFirst,
  premisesKey,
  premisesOfAccount,
  servicesAt,
} from './premises.ts';

describe('premises', () => {
  it('are known by business partner and sorted account numbers', () => {
    expect(premisesKey({ bp_no: '1000200100', accounts: ['8920020025', '8920020017'] })).toBe(
      '1000200100&8920020017&8920020025',
    );
  });

  it('start with the one marked default, else the first active one', () => {
    const company = mockCompany();
    expect(buildDirectory(company).defaultPremises?.premiseNo).toBe('6100020011');
    const unmarked = { ...company, premises: company.premises.map((each) => ({ ...each, default: false })) };
    const closed = unmarked.accounts.map((account) =>
      account.premiseNo === '6100020011' ? { ...account, status: 'Inactive' as const } : account,
    );
    expect(buildDirectory({ ...unmarked, accounts: closed }).defaultPremises?.premiseNo).toBe('6100020012');
  });

  it('count as active with at least one Active account', () => {
    expect(buildDirectory(mockMany(7)).activePremises).toHaveLength(6);
  });

  it('are found by any spelling of one of their account numbers', () => {
    const directory = buildDirectory(mockCompany());
    for (const spelling of ['8920020025', '008920020025', ' 8920 020 025 ']) {
      expect(premisesOfAccount(directory, spelling)?.premiseNo).toBe('6100020011');
    }
    expect(premisesOfAccount(directory, '8920020099')).toBeNull();
    expect(premisesOfAccount(directory, 'not a number')).toBeNull();
  });

  it('tell what is supplied there, once each', () => {
    const directory = buildDirectory(mockCompany());
    expect(servicesAt(listAccounts(directory, directory.defaultPremises))).toEqual([
      'electricity',
      'water',
      'gas',
    ]);
  });
});

describe('premises of version v2', () => {
  const answer = mockMany(3, 'v2');
  const second = answer.premises[1] ?? mockPremises();

  it('are fetched before they are selected, except the default', () => {
    expect(answer.premises.map((premises) => mustFetchFirst(answer, premises))).toEqual([false, true, true]);
    expect(mustFetchFirst(mockAnswer(), mockPremises({ fetched: false, default: false }))).toBe(false);
  });

  it('say themselves what is supplied there until they are fetched, and whether they are active', () => {
    const directory = buildDirectory(mockMany(14, 'v2'));
    const all = [...directory.premises.values()];
    expect(all.slice(0, 3).map((each) => findServices(directory, each))).toEqual([
      ['electricity', 'water', 'gas'],
      ['electricity', 'water'],
      ['electricity', 'water'],
    ]);
    expect(all.filter((each) => findStatus(directory, each) === 'Inactive')).toHaveLength(2);
    expect(directory.activePremises).toHaveLength(12);
  });

  it('a premises of a gateway that says nothing of it is known once it is fetched', () => {
    const { services: _, status: __, ...silent } = second;
    const before = { ...answer, premises: answer.premises.with(1, silent) };
    expect(findServices(buildDirectory(before), silent)).toBeNull();
    expect(findStatus(buildDirectory(before), silent)).toBeNull();
    const accountNo = second.accounts[0] ?? '';
    const after = withFetchedPremises(before, { premises: silent, accounts: [mockAccount({ accountNo })] });
    expect(findServices(buildDirectory(after), silent)).toEqual(['electricity', 'water', 'gas']);
    expect(findStatus(buildDirectory(after), silent)).toBe('Active');
  });

  it('join the accounts once they have been fetched', () => {
    const accountNo = second.accounts[0] ?? '';
    const joined = withFetchedPremises(answer, { premises: second, accounts: [mockAccount({ accountNo })] });
    expect(joined.premises[1]).toMatchObject({ fetched: true, default: false });
    expect(joined.accounts.map((account) => account.accountNo)).toContain(accountNo);
    expect(answer.premises[1]?.fetched).toBe(false);
  });
});
