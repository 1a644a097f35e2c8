/** Accounts and answers of pictures 53 and 54. */
import { exampleOf } from '../../gallery/example.ts';
import type { NamedAccount, Preference } from './preference.query.ts';

const [picture] = exampleOf('account:preference').accounts;

export const mockPreference = (over: Partial<Preference> = {}): Preference => {
  if (picture === undefined) throw new RangeError('the contract has no example');
  return { ...picture, ...over };
};

type ShownAccount = NamedAccount & { readonly status: 'Active' | 'Inactive' };

export const mockNamed = (over: Partial<ShownAccount> = {}): ShownAccount => ({
  accountNo: '8934521670',
  system: 'EBS',
  bpNo: '1000145021',
  services: ['electricity', 'water', 'gas'],
  utilities_label: 'Electricity, Water & Gas',
  status: 'Active',
  ...over,
});

export const home = mockNamed();
export const closed = mockNamed({
  accountNo: '8934519921',
  services: ['electricity'],
  utilities_label: 'Electricity',
  status: 'Inactive',
});
export const wholesale = mockNamed({
  accountNo: '8934520026',
  services: ['electricity'],
  utilities_label: 'Electricity',
});
export const gas = mockNamed({ accountNo: '8934520034', services: ['gas'], utilities_label: 'Gas' });

export const closedPreference = mockPreference({
  accountNo: closed.accountNo,
  pendingMailAddress: null,
  editBlock: 'INACTIVE',
  closedOn: '2025-06-30',
});
export const wholesalePreference = mockPreference({
  accountNo: wholesale.accountNo,
  pendingMailAddress: null,
  isHardCopy: true,
  isWholesale: true,
});
export const gasPreference = mockPreference({ accountNo: gas.accountNo, pendingMailAddress: null });
/** Nothing is pending. */
export const settled = mockPreference({ pendingMailAddress: null });

export const answerOf = (...accounts: Preference[]) => ({
  'account:preference': { data: { accounts } },
});

export const homeOnPaper = mockPreference({ isHardCopy: true });
const ofHolder = ({ bpNo, system, services }: NamedAccount, preference: Preference) => ({
  ...preference,
  bpNo,
  system,
  services: [...services],
});
/** All accounts of the holder. */
export const holderAnswer = {
  data: {
    accounts: [
      ofHolder(home, homeOnPaper),
      ofHolder(wholesale, wholesalePreference),
      ofHolder(gas, gasPreference),
    ],
  },
};
