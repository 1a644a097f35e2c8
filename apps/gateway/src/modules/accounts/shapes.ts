/** Converts a premises and an account to their form on the wire (S1 §3). */
import type { Output } from '@portal/contract';
import { computeEligibility, type EligibilityFacts } from '@portal/domain/eligibility';
import { utilitiesLabel, utilityWords } from '@portal/domain/utilities';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import { formatAddress, formatAddressTitle } from './address.rules.ts';
import type { PremisesGroup } from './premises.rules.ts';
import type { PremisesRow } from './store.ts';

/** The part of a balance that decides what may be asked for. */
export type AccountBalance = Pick<
  EligibilityFacts,
  'outstanding' | 'overdue' | 'lateCharges' | 'arrangementPending' | 'refundPending'
>;

/** A person who may only look asks for nothing. */
const nothingAllowed = { payment_arrangement: false, pink_waiver: false, refund: false };

type Account = Output<'user:getAccounts'>['accounts'][number];
type Premises = Output<'user:getAccounts'>['premises'][number];

export const toWirePremises = (
  row: PremisesRow,
  { accounts }: PremisesGroup,
  marks: Pick<Premises, 'default' | 'fetched'>,
): Premises => ({
  premiseNo: row.premiseNo,
  address: {
    block: row.block,
    unit: row.unit,
    floor: row.floor,
    street_name: row.streetName,
    country: row.country,
    postal_code: row.postalCode,
    address: formatAddressTitle(row),
    address_text: formatAddress(row),
  },
  accounts: accounts.map(({ accountNo }) => accountNo),
  bp_type: row.bpType,
  bp_name: row.bpName,
  bp_no: row.bpNo,
  subSystem: row.subSystem,
  premise_type: row.premiseType,
  services: [...new Set(accounts.flatMap(({ services }) => services))],
  status: accounts.some(({ status }) => status === 'Active') ? 'Active' : 'Inactive',
  shared: accounts[0]?.shared
    ? { until: accounts[0].shared.until, delegateId: accounts[0].shared.delegateId }
    : null,
  ...marks,
});

export const toWireAccount = (account: OwnedAccount, balance: AccountBalance): Account => ({
  accountNo: account.accountNo,
  bpNo: account.bpNo,
  premiseNo: account.premiseNo,
  system: account.system,
  type: account.type,
  status: account.status,
  services: [...account.services],
  utilities: utilityWords(account.services),
  utilities_label: utilitiesLabel(account.services),
  eligibility: account.shared ? nothingAllowed : computeEligibility({ ...account, ...balance }),
});
