/** The utilities and levels that the selected accounts have, and where the view starts (S2 §4). Pure. */
import { type Service, type Utility, utilities } from '@portal/domain/utility-names';

export interface MeteredAccount {
  readonly accountNo: string;
  readonly premiseNo: string;
  readonly bpNo: string;
  readonly system: 'EBS' | 'MSSL';
  readonly status: 'Active' | 'Inactive';
  readonly services: readonly Service[];
}

/** Premises of each billing system, as consumption:monthly names them. */
export interface PremisesNumbers {
  readonly ebsPremiseNo: string | null;
  readonly msslPremiseNo: string | null;
  readonly bpNo: string | null;
}

export interface UsageOptions {
  /** In the order of the tabs; empty: prepaid electricity alone. */
  readonly utilities: readonly Utility[];
  /** Of electricity; null: none, or more than a call takes. */
  readonly halfHourly: readonly string[] | null;
  /** Electricity, and none of its accounts is inactive: it starts hourly. */
  readonly startsHourly: boolean;
  /** The one account of electricity, whose bills give the periods; null: there are several. */
  readonly billedAccount: string | null;
  readonly premises: PremisesNumbers;
  /** Every account that carries a utility, for downloads. */
  readonly accountNos: readonly string[];
}

/** The most accounts that one call takes. */
const MOST_ACCOUNTS = 50;

export function listOptions(accounts: readonly MeteredAccount[]): UsageOptions {
  const electricity = accounts.filter(({ services }) => services.includes('electricity'));
  const numbers = electricity.map(({ accountNo }) => accountNo).sort();
  const isAskable = numbers.length > 0 && numbers.length <= MOST_ACCOUNTS;
  const premiseNoOf = (system: MeteredAccount['system']) =>
    accounts.find((account) => account.system === system)?.premiseNo ?? null;
  return {
    utilities: utilities.filter((utility) => accounts.some(({ services }) => services.includes(utility))),
    halfHourly: isAskable ? numbers : null,
    startsHourly: isAskable && electricity.every(({ status }) => status === 'Active'),
    billedAccount: numbers.length === 1 ? (numbers[0] ?? null) : null,
    premises: {
      ebsPremiseNo: premiseNoOf('EBS'),
      msslPremiseNo: premiseNoOf('MSSL'),
      bpNo: accounts[0]?.bpNo ?? null,
    },
    accountNos: accounts
      .filter(({ services }) => utilities.some((utility) => services.includes(utility)))
      .map(({ accountNo }) => accountNo)
      .sort(),
  };
}

/** Before the accounts are known: the card stands as it most likely begins. */
export const unknownOptions: UsageOptions = {
  utilities: [],
  halfHourly: [],
  startsHourly: true,
  billedAccount: null,
  premises: { ebsPremiseNo: null, msslPremiseNo: null, bpNo: null },
  accountNos: [],
};
