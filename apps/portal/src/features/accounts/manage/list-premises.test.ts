import { describe, expect, it } from 'vitest';
import { mockAccount, mockAnswer, mockCompany, mockMany, mockPremises } from '../accounts.mocks.ts';
import { buildDirectory } from '../premises/premises.ts';
import { filterPremises, listShownAccounts, resolveUtility, utilityFilters } from './list-premises.ts';

const company = buildDirectory(mockCompany());
const addresses = (search: string, utility: (typeof utilityFilters)[number] = 'all') =>
  filterPremises(company, { search, utility }).found.map(({ address }) => address.address);

describe('the filter of premises by utility', () => {
  it('shows those that have it, in the order of the accounts answer', () => {
    expect(addresses('', 'water')).toEqual([
      '210 Joo Chiat Road #01-02',
      'Blk 5 Changi Village Road #01-2021',
    ]);
    expect(addresses('', 'gas')).toEqual(['210 Joo Chiat Road #01-02']);
    expect(addresses('', 'prepaidElectricity')).toEqual([]);
  });

  it('keeps prepaid electricity apart from electricity', () => {
    const prepaid = buildDirectory(
      mockAnswer({
        premises: [mockPremises()],
        accounts: [mockAccount({ accountNo: '8934521670', services: ['prepaidElectricity', 'water'] })],
      }),
    );
    expect(filterPremises(prepaid, { search: '', utility: 'electricity' }).found).toEqual([]);
    expect(filterPremises(prepaid, { search: '', utility: 'prepaidElectricity' }).found).toHaveLength(1);
  });

  it('is joined with the search', () => {
    expect(addresses('road', 'gas')).toEqual(['210 Joo Chiat Road #01-02']);
    expect(addresses('pandan', 'gas')).toEqual([]);
  });

  it('counts for each utility what it would show for this search, whichever is chosen', () => {
    for (const utility of utilityFilters) {
      expect(filterPremises(company, { search: 'road', utility }).counts).toEqual({
        all: 2,
        electricity: 2,
        water: 2,
        gas: 1,
        prepaidElectricity: 0,
      });
    }
  });

  it('knows thousands of premises that are not fetched yet', () => {
    const many = buildDirectory(mockMany(5000, 'v2'));
    const { counts, unknown, found } = filterPremises(many, { search: 'bedok north', utility: 'gas' });
    expect(counts.all).toBe(1250);
    expect(found).toHaveLength(counts.gas);
    expect(unknown).toBe(0);
  });

  it('counts premises whose utilities are not known yet, which are among all alone', () => {
    const answer = mockMany(3, 'v2');
    const silent = answer.premises.map(({ services: _, ...premises }) => premises);
    const directory = buildDirectory({ ...answer, premises: silent });
    const { found, counts, unknown } = filterPremises(directory, { search: '', utility: 'water' });
    expect(found.map(({ default: isDefault }) => isDefault)).toEqual([true]);
    expect([counts.all, counts.water, unknown]).toEqual([3, 1, 2]);
  });
});

it.each([undefined, '', 'steam', 'Gas', 'gas ', '__proto__', 'toString'])(
  'an address with utility %j shows all',
  (text) => {
    expect(resolveUtility(text)).toBe('all');
  },
);

it('an address names one of the utilities', () => {
  expect(resolveUtility('prepaidElectricity')).toBe('prepaidElectricity');
});

describe('the account numbers of a row', () => {
  const five = ['1', '2', '3', '4', '5'];

  it('are all shown while there are at most three', () => {
    expect(listShownAccounts(five.slice(0, 3), undefined)).toEqual({ shown: ['1', '2', '3'], more: 0 });
  });

  it('are two and the number of others, where there are more', () => {
    expect(listShownAccounts(five, undefined)).toEqual({ shown: ['1', '2'], more: 3 });
  });

  it('begin with the one that was searched for', () => {
    expect(listShownAccounts(five, '4')).toEqual({ shown: ['4', '1'], more: 3 });
  });
});
