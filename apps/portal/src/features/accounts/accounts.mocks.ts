/** Typed builders of the accounts area for states and tests: the people of the pictures. */

import { utilitiesLabel, utilityWords } from '@portal/domain/utilities';
import { exampleOf } from '../../gallery/example.ts';
import type { AccountsAnswer } from './get-accounts.query.ts';
import type { Account, Premises } from './premises/premises.ts';

export function mockAccount(over: Partial<Account> & Pick<Account, 'accountNo'>): Account {
  const services = over.services ?? ['electricity', 'water', 'gas'];
  return {
    bpNo: '1000145021',
    premiseNo: '6100145021',
    system: 'EBS',
    type: 'DOM',
    status: 'Active',
    services,
    utilities: utilityWords(services),
    utilities_label: utilitiesLabel(services),
    eligibility: { payment_arrangement: false, pink_waiver: false, refund: false },
    ...over,
  };
}

const { premises: meiLin } = exampleOf('user:getAccount');

export function mockPremises(
  over: Partial<Omit<Premises, 'address'>> & { address?: Partial<Premises['address']> } = {},
): Premises {
  const { address, ...rest } = over;
  const line = address?.address ?? meiLin.address.address;
  const postal = address?.postal_code ?? meiLin.address.postal_code;
  return {
    ...meiLin,
    ...rest,
    address: {
      ...meiLin.address,
      postal_code: postal,
      address: line,
      address_text: `${line} SINGAPORE ${postal}`.toUpperCase(),
      ...address,
    },
  };
}

export const mockAnswer = (over: Partial<AccountsAnswer> = {}): AccountsAnswer => ({
  ...exampleOf('user:getAccounts'),
  ...over,
});

/** The company of the pictures: three premises, four accounts. */
export function mockCompany(): AccountsAnswer {
  const place = (
    index: number,
    address: string,
    postal_code: string,
    accounts: readonly string[],
  ): Premises =>
    mockPremises({
      premiseNo: `610002001${index}`,
      bp_type: '2',
      bp_no: '1000200100',
      bp_name: 'Kopi Corner Pte Ltd',
      default: index === 1,
      accounts: [...accounts],
      address: { address, postal_code },
    });
  const own = { bpNo: '1000200100' };
  return mockAnswer({
    uen: '201812345K',
    nric: null,
    premises: [
      place(1, '210 Joo Chiat Road #01-02', '427480', ['8920020017', '8920020025']),
      place(2, 'Blk 5 Changi Village Road #01-2021', '500005', ['8920020033']),
      place(3, '48 Pandan Loop #03-10', '128236', ['8920020041']),
    ],
    accounts: [
      mockAccount({ ...own, accountNo: '8920020017', premiseNo: '6100020011', services: ['electricity'] }),
      mockAccount({ ...own, accountNo: '8920020025', premiseNo: '6100020011', services: ['water', 'gas'] }),
      mockAccount({
        ...own,
        accountNo: '8920020033',
        premiseNo: '6100020012',
        services: ['electricity', 'water'],
      }),
      mockAccount({ ...own, accountNo: '8920020041', premiseNo: '6100020013', services: ['electricity'] }),
    ],
  });
}

const STREETS = ['Bedok North Avenue 4', 'Bedok South Road', 'Tanjong Katong Road', 'Geylang East Avenue 1'];

/** A chain of shops: so many premises, every seventh one inactive, all but the first of version v2. */
export function mockMany(count: number, version: 'v1' | 'v2' = 'v1'): AccountsAnswer {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const accountNo = (index: number) => `${8_920_014_410 + index * 8}`;
  const fetched = (index: number) => version === 'v1' || index === 0;
  const status = (index: number) => (index % 7 === 6 ? 'Inactive' : 'Active');
  const services = (index: number): Account['services'] =>
    index % 3 === 0 ? ['electricity', 'water', 'gas'] : ['electricity', 'water'];
  return mockAnswer({
    version,
    premises: numbers.map((index) =>
      mockPremises({
        premiseNo: `${6_100_300_000 + index}`,
        bp_type: '2',
        bp_no: '1000300100',
        bp_name: 'Katong Provisions',
        default: index === 0,
        fetched: fetched(index),
        services: services(index),
        status: status(index),
        accounts: [accountNo(index)],
        address: {
          address: `Blk ${102 + index} ${STREETS[index % STREETS.length]} #01-${40 + index}`,
          postal_code: `${460_102 + index}`,
        },
      }),
    ),
    accounts: numbers.filter(fetched).map((index) =>
      mockAccount({
        accountNo: accountNo(index),
        bpNo: '1000300100',
        premiseNo: `${6_100_300_000 + index}`,
        status: status(index),
        services: services(index),
      }),
    ),
  });
}
