/** States of /sub-accounts: a page, filters, awkward addresses, none, not chosen, no master, loading, failed, the file. */
import { useState } from 'react';
import { hear } from '../../gallery/hear.ts';
import { buttonLabelled, buttonNamed } from '../../gallery/interactions.ts';
import { type Answers, defineStates } from '../../gallery/state.ts';
import { copy } from './copy.ts';
import {
  awkwardRows,
  KATONG_BP,
  MASTER,
  mockMasters,
  mockPage,
  OTHER_BP,
  OTHER_MASTER,
} from './sub-accounts.mocks.ts';
import { SubAccountsPage } from './sub-accounts.page.tsx';
import type { SubAccountsSearch } from './sub-accounts.rules.ts';

interface PageProps {
  readonly first?: SubAccountsSearch;
  readonly bpNos?: readonly string[] | null;
}

/** The address of the page, kept here. */
function Page({ first = { masteracct: MASTER }, bpNos = [KATONG_BP] }: PageProps) {
  const [search, setSearch] = useState<SubAccountsSearch>(first);
  return <SubAccountsPage bpNos={bpNos} search={search} onSearch={setSearch} onTitle={hear} />;
}

const at = (first: SubAccountsSearch) => () => <Page first={{ masteracct: MASTER, ...first }} />;
const render = at({});
const all: Answers = {
  'subAccount:masterAccounts': { data: mockMasters(MASTER) },
  'subAccount:list': { data: mockPage },
};
const save = async (page: HTMLElement) => (await buttonNamed(page, copy.export)).click();

export const states = defineStates({
  ready: { about: 'the fifth of 24 pages', answers: all, render: at({ page: '5' }) },
  firstPage: { about: 'the first page, unsorted', answers: all, render },
  gas: {
    about: 'gas alone, by device number, on its last page',
    answers: all,
    render: at({ utility: 'gas', sort: 'device-highest', page: '4' }),
  },
  beyond: { about: 'a page after the last one is the last one', answers: all, render: at({ page: '999' }) },
  hostile: {
    about: 'an address whose words mean nothing',
    answers: all,
    render: at({ utility: '<script>', sort: '__proto__', page: '-1' }),
  },
  awkward: {
    about: 'addresses as people typed them',
    answers: {
      ...all,
      'subAccount:list': {
        data: {
          accounts: [...awkwardRows],
          page: 1,
          size: 10,
          totalItems: awkwardRows.length,
          totalPages: 1,
          counts: { all: 6, electricity: 3, water: 2, gas: 1, active: 4 },
        },
      },
    },
    render,
  },
  huge: {
    about: 'a hundred thousand sub-accounts',
    answers: {
      ...all,
      'subAccount:list': {
        data: (input) => ({
          ...mockPage({ ...input, page: 7 }),
          page: 5_000,
          totalItems: 100_000,
          totalPages: 10_000,
          counts: { all: 100_000, electricity: 40_000, water: 40_000, gas: 20_000, active: 95_000 },
        }),
      },
    },
    render: at({ page: '5000' }),
  },
  single: {
    about: 'one sub-account',
    answers: {
      ...all,
      'subAccount:list': {
        data: (input) => {
          const { accounts } = mockPage(input);
          const counts = { all: 1, electricity: 1, water: 0, gas: 0, active: 1 };
          return { accounts: accounts.slice(0, 1), page: 1, size: 10, totalItems: 1, totalPages: 1, counts };
        },
      },
    },
    render,
  },
  noneOfUtility: {
    about: 'no sub-account of the utility',
    answers: {
      ...all,
      'subAccount:list': {
        data: (input) => ({ ...mockPage(input), accounts: [], page: 1, totalItems: 0, totalPages: 0 }),
      },
    },
    render: at({ utility: 'gas' }),
  },
  notChosen: {
    about: 'two master accounts, none chosen',
    answers: {
      ...all,
      'subAccount:masterAccounts': (count) => ({ data: mockMasters(count === 1 ? MASTER : OTHER_MASTER) }),
    },
    render: () => <Page first={{}} bpNos={[KATONG_BP, OTHER_BP]} />,
  },
  foreign: {
    about: 'the address names a master account of somebody else',
    answers: all,
    render: at({ masteracct: '8934521670' }),
  },
  empty: {
    about: 'the person has no master account',
    answers: { ...all, 'subAccount:masterAccounts': { data: mockMasters() } },
    render,
  },
  loading: {
    about: 'the rows have not come',
    answers: { ...all, 'subAccount:list': { delay: 'infinite' } },
    render,
  },
  turning: {
    about: 'the next page has not come',
    answers: {
      ...all,
      'subAccount:list': (count) => (count === 1 ? { data: mockPage } : { delay: 'infinite' }),
    },
    render,
    act: async (page) => (await buttonLabelled(page, 'Next page')).click(),
  },
  waiting: {
    about: 'it is not known yet whose master accounts to ask for',
    render: () => <Page bpNos={null} />,
  },
  failed: {
    about: 'the rows could not be had',
    answers: { ...all, 'subAccount:list': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
  mastersFailed: {
    about: 'the master accounts could not be had',
    answers: { ...all, 'subAccount:masterAccounts': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
  exporting: {
    about: 'the file is on its way',
    answers: all,
    rest: { subAccountsDownload: { delay: 'infinite' } },
    render,
    act: save,
  },
  notExported: {
    about: 'the file could not be had',
    answers: all,
    rest: { subAccountsDownload: { error: 'SK_UNKNOWN_1001' } },
    render,
    act: save,
  },
});
