/** Words of the sub-accounts page. Fixed texts are the specification's (S3 §2.1, readings §14); the others ours. */
import type { SubAccountStatus, UtilityFilter } from '@portal/domain/sub-accounts/sub-account-order';
import type { Utility } from '@portal/domain/utility-names';
import type { SortKey } from './sub-accounts.rules.ts';

const utilities: Readonly<Record<Utility, string>> = {
  electricity: 'Electricity',
  water: 'Water',
  gas: 'Gas',
};
const statuses: Readonly<Record<SubAccountStatus, string>> = { active: 'Active', inactive: 'Inactive' };
/** Readings §14. */
const sorts: Readonly<Record<SortKey, string>> = {
  'device-smallest': 'Device number (smallest)',
  'device-highest': 'Device number (highest)',
  'utility-a-z': 'Utilities type (A-Z)',
  'utility-z-a': 'Utilities type (Z-A)',
  'status-a-z': 'Status (A-Z)',
  'status-z-a': 'Status (Z-A)',
};

export const copy = {
  title: 'Sub Accounts',
  /** Of a browser's tab. */
  pageTitle: (page: number, pages: number) =>
    pages > 1 ? `Sub Accounts, page ${page} of ${pages}` : 'Sub Accounts',
  count: ({ all, active }: { readonly all: number; readonly active: number }) =>
    `${all.toLocaleString('en')} ${all === 1 ? 'sub-account' : 'sub-accounts'}, ${active.toLocaleString('en')} active.`,
  master: 'Master account',
  utility: 'Utility',
  sortBy: 'Sort by',
  choose: 'Choose',
  all: 'All',
  utilities,
  statuses,
  sorts,
  list: 'Sub-accounts',
  table: (master: string) => `Sub-accounts of ${master}`,
  heads: { device: 'Device number', address: 'Premises address', utility: 'Utility', status: 'Status' },
  loading: 'Loading your sub-accounts',
  failed: 'We cannot show your sub-accounts just now',
  safe: 'Your sub-accounts are safe.',
  /** S3 §2.1. */
  notMaster: {
    heading: 'Not available',
    text: 'This service is only available for master account type.',
  },
  /** Readings §14. */
  noMaster: { heading: 'Please select a master account.', text: 'Its sub-accounts show here.' },
  none: (utility: UtilityFilter, master: string) => ({
    heading: 'No sub-accounts',
    text:
      utility === 'all'
        ? `There are no sub-accounts under ${master}.`
        : `There are no sub-accounts with ${utilities[utility].toLowerCase()} under ${master}.`,
  }),
  export: 'Export CSV',
  exporting: 'Exporting…',
} as const;
