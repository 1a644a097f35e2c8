/** Typed builders of sub-accounts for states and tests: Katong Provisions', as in the picture. */
import type { Input, Output } from '@portal/contract';
import type { Utility } from '@portal/domain/utility-names';
import type { SubAccount, SubAccounts } from './sub-accounts.query.ts';

export const KATONG_BP = '2000014410';
export const OTHER_BP = '2000014428';
export const MASTER = '8920014410';
export const OTHER_MASTER = '8920014428';

type Pictured = readonly [deviceNo: string, premiseAddress: string, utility: Utility, isInactive?: true];

const pictured: readonly Pictured[] = [
  ['E40218833', '12 Joo Chiat Terrace #01-03 Singapore 427205', 'electricity'],
  ['E40218841', '12 Joo Chiat Terrace #01-04 Singapore 427205', 'electricity'],
  ['E40219007', '18 Kallang Place #05-02 Singapore 339154', 'electricity'],
  ['G70033410', '18 Kallang Place #05-02 Singapore 339154', 'gas'],
  ['W20411126', '18 Kallang Place #05-02 Singapore 339154', 'water'],
  ['E40219554', '21 Bukit Batok Crescent #08-80 Singapore 658065', 'electricity'],
  ['W20418310', '21 Bukit Batok Crescent #08-80 Singapore 658065', 'water', true],
  ['E40220118', 'Blk 102 Bedok North Avenue 4 #01-128 Singapore 460102', 'electricity'],
  ['W20418837', 'Blk 102 Bedok North Avenue 4 #01-128 Singapore 460102', 'water'],
  ['G70034099', 'Blk 216 Bedok North Street 1 #01-33 Singapore 460216', 'gas'],
];

const mockSubAccount = (
  [deviceNo, premiseAddress, utilityType, isInactive]: Pictured,
  index: number,
): SubAccount => ({
  subAccountNo: String(8_920_105_000 + index * 8),
  deviceNo,
  premiseAddress,
  utilityType,
  status: isInactive ? 'inactive' : 'active',
});

const mockRows: readonly SubAccount[] = pictured.map(mockSubAccount);

/** Addresses as people typed them. */
const awkward: readonly Pictured[] = [
  ['E1', '=Unit 3, "Annex B", 5 Bedok South Road #01-40 Singapore 469270', 'electricity'],
  ['W2', 'Blk 216 Bedok North Street 1\nBack entrance, beside the "wet market"\nSingapore 460216', 'water'],
  ['G3', '芽笼东一道 124 号 #01-11 Singapore 380124', 'gas', true],
  ['E4', 'கேலாங் ஈஸ்ட் அவென்யூ 1, 124 #01-11 Singapore 380124', 'electricity'],
  ['W5', '<b>Shop</b> & Store, 823 Tampines Street 81 #01-64 Singapore 520823', 'water'],
  [
    'ELECTRICITYMETERWITHALONGNUMBE',
    `Temporary supply for the covered linkway between the community club, the hawker centre and the multi-storey car park, opposite ${'WITHOUTASPACE'.repeat(6)} Singapore 510442`,
    'electricity',
    true,
  ],
];

export const awkwardRows: readonly SubAccount[] = awkward.map(mockSubAccount);

const counts = { all: 240, electricity: 106, water: 96, gas: 38, active: 231 };

type ListInput = Input<'subAccount:list'>;

/** A page of as many as the picture has, with the same ten rows. */
export function mockPage(
  { page, size, utilityType }: Pick<ListInput, 'page' | 'size' | 'utilityType'>,
  over: Partial<SubAccounts> = {},
): Output<'subAccount:list'> {
  const totalItems = counts[utilityType];
  const totalPages = Math.ceil(totalItems / size);
  const sent = Math.min(page, totalPages);
  const left = totalItems - (sent - 1) * size;
  const rows = mockRows
    .map((row) => (utilityType === 'all' ? row : { ...row, utilityType }))
    .map((row, index) => ({ ...row, subAccountNo: String(8_920_105_000 + (sent * size + index) * 8) }));
  return { accounts: rows.slice(0, left), page: sent, size, totalItems, totalPages, counts, ...over };
}

export const mockMasters = (...accountNos: string[]): Output<'subAccount:masterAccounts'> => ({
  masterAccounts: accountNos.map((accountNo) => ({ accountNo })),
});
