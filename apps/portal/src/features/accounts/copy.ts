/** Words of the accounts area. Fixed texts are the specification's, spelling included. */

import { formatDay, type SgDay } from '@portal/domain/sg-time';

export const copy = {
  comma: ', ',
  /** S1 §4. */
  selectionFailed: 'An error has occured while selecting premises. Please try again.',
  /** Title of alerts without a given one (readings §1). */
  alertTitle: 'Error',
  /** S1 §6, for an answer that could not be had at all. */
  accountsFailed: 'An unexpected error has occured. Please try again.',
  yourAccounts: 'Your accounts',
  failedTitle: 'We cannot show your accounts just now',
  safe: 'Your accounts, bills and payments are safe.',
  close: 'Close',
  loading: 'Loading your premises',
  changePremises: (address: string) => `${address}, choose another premises`,
  choosePremises: 'Choose premises',
  searchLabel: 'Address or account number',
  account: 'Account',
  shared: (holder: string, until: SgDay) => `Shared by ${holder} until ${formatDay(until)}`,
  accounts: (count: number) => `${count} accounts`,
  place: (position: number, count: number) => `${position} of ${count} premises`,
  /** Stands after the number of premises found. */
  ofAll: (found: number, all: number) => (found === all ? 'premises' : `of ${all} premises`),
  nothingFound: (typed: string) => `No premises match '${typed}'.`,
  chosenElsewhere: { before: 'You chose ', after: ' in another tab.', show: 'Show it here' },
  active: 'Active',
  inactive: 'Inactive',
  manageAccount: 'Manage account',
  managePremises: 'Manage Premises',
  yourPremises: 'Your premises',
  manage: {
    lead: (all: number, active: number | null) =>
      active === null ? `${all} premises.` : `${all} premises, ${active} active.`,
    search: 'Premise address or account number',
    utility: 'Utility',
    filters: {
      all: 'All',
      electricity: 'Electricity',
      water: 'Water',
      gas: 'Gas',
      prepaidElectricity: 'Prepaid electricity',
    },
    columns: { address: 'Address', accounts: 'Account number', utilities: 'Utilities', status: 'Status' },
    more: (count: number) => `and ${count} more`,
    /** Not known before the premises is opened. */
    unknown: 'Shown when opened',
    unknownLeft: (count: number) =>
      count === 1
        ? 'One premises is listed under All alone, until you open it.'
        : `${count} premises are listed under All alone, until you open them.`,
    found: (count: number) => `${count} premises found`,
    opening: (address: string) => `Opening ${address}`,
    noneWith: (utility: string) => `None of your premises has ${utility}.`,
    noMatchWith: (typed: string, utility: string) => `No premises with ${utility} match '${typed}'.`,
    inSentence: {
      electricity: 'electricity',
      water: 'water',
      gas: 'gas',
      prepaidElectricity: 'prepaid electricity',
    },
    showAll: 'Show all premises',
    empty: 'There are no premises yet',
    emptyText: 'Your premises appear here once an account is linked to your login.',
  },
  postal: (country: string, postalCode: string) => `${country} ${postalCode}`,
  services: {
    electricity: 'Electricity',
    prepaidElectricity: 'Prepaid Electricity',
    water: 'Water',
    gas: 'Gas',
  },
} as const;
