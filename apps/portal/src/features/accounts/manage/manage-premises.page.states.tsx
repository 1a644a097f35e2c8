/** States of the list of premises: one to thousands, filtered, searched, paged, not fetched, loading, failed. */
import { useState } from 'react';
import { appear, type } from '../../../gallery/interactions.ts';
import { type Answers, defineStates } from '../../../gallery/state.ts';
import { mockAccount, mockAnswer, mockCompany, mockMany, mockPremises } from '../accounts.mocks.ts';
import type { AccountsAnswer } from '../get-accounts.query.ts';
import { useAccounts } from '../use-accounts.ts';
import { ManagePremisesPage } from './manage-premises.page.tsx';
import type { PremisesSearch } from './premises-list.tsx';

/** The address of the page, kept here. */
function Page({ first = {} }: { readonly first?: PremisesSearch }) {
  const [search, setSearch] = useState(first);
  return (
    <ManagePremisesPage
      accounts={useAccounts()}
      search={search}
      paths={{ own: '/account-details', shared: '/dashboard' }}
      onSearch={setSearch}
      onChosen={() => {}}
    />
  );
}

const at = (first: PremisesSearch) => () => <Page first={first} />;
const render = at({});
const answers = (data: AccountsAnswer, more: Answers = {}): Answers => ({
  'user:getAccounts': { data },
  'features:list': { data: { features: [] } },
  ...more,
});

/** Premises of another gateway, which says nothing of those that are not fetched. */
function mockSilent(): AccountsAnswer {
  const answer = mockMany(23, 'v2');
  return { ...answer, premises: answer.premises.map(({ services: _, status: __, ...silent }) => silent) };
}

/** A home of the person, and one that Tan Mei Lin lets them see. */
function mockShared(): AccountsAnswer {
  const own = { bpNo: '1000145022', premiseNo: '6100145022' };
  return mockAnswer({
    premises: [
      mockPremises({
        bp_no: own.bpNo,
        bp_name: 'Daniel Tan',
        premiseNo: own.premiseNo,
        accounts: ['8934521712'],
        address: { address: 'Blk 9 Jalan Rajah #03-02', postal_code: '320009' },
      }),
      mockPremises({ bp_name: 'Tan Mei Lin', default: false, shared: { until: '2027-02-20' } }),
    ],
    accounts: [mockAccount({ ...own, accountNo: '8934521712' }), mockAccount({ accountNo: '8934521670' })],
  });
}

/** The first row that is not fetched yet. */
async function openSecond(page: HTMLElement) {
  (await appear(() => page.querySelectorAll<HTMLAnchorElement>('tbody a')[1] ?? null)).click();
}

export const states = defineStates({
  several: {
    about: 'three premises of a company, the selected one ticked',
    answers: answers(mockCompany()),
    render,
  },
  many: { about: '23 premises on three pages', answers: answers(mockMany(23)), render },
  lastPage: { about: 'the last page', answers: answers(mockMany(23)), render: at({ page: '3' }) },
  thousands: {
    about: '5,000 premises, page 250 of 500',
    answers: answers(mockMany(5000, 'v2')),
    render: at({ page: '250' }),
  },
  filtered: { about: 'premises with gas', answers: answers(mockMany(23)), render: at({ utility: 'gas' }) },
  prepaidChosen: {
    about: 'nothing with prepaid electricity, the last filter',
    answers: answers(mockMany(23)),
    render: at({ utility: 'prepaidElectricity' }),
  },
  searched: {
    about: 'a search in the address',
    answers: answers(mockMany(23)),
    render: at({ search: 'bedok north' }),
  },
  noMatch: {
    about: 'a search that finds nothing',
    answers: answers(mockMany(23)),
    render,
    act: async (page) =>
      type(await appear(() => page.querySelector<HTMLInputElement>('[type=text]')), 'bedokk'),
  },
  noMatchFiltered: {
    about: 'a search that finds nothing with gas',
    answers: answers(mockMany(23)),
    render: at({ utility: 'gas', search: 'tanjong katong road #01-42' }),
  },
  shared: {
    about: 'a premises of the person, and one that its holder shares',
    answers: answers(mockShared()),
    render,
  },
  one: { about: 'one premises', answers: answers(mockAnswer()), render },
  long: {
    about: 'a very long address, many accounts, prepaid electricity',
    answers: answers(
      mockAnswer({
        premises: [
          mockPremises({
            accounts: ['8934521670', '8934521688', '8934521696', '8934521704', '12345678-9'],
            address: { address: 'Blk 1234A Upper Bukit Timah Extension View Condominium Tower 3 #48-2021' },
          }),
          mockPremises({
            bp_no: '1000145022',
            premiseNo: '6100145022',
            default: false,
            accounts: ['8934521712', '8934521720', '8934521738'],
          }),
        ],
        accounts: [
          mockAccount({ accountNo: '8934521670', services: ['prepaidElectricity', 'water'] }),
          mockAccount({ accountNo: '8934521712', status: 'Inactive', services: ['gas'] }),
        ],
      }),
    ),
    render,
  },
  silent: {
    about: 'version v2 of another gateway: utilities shown once a premises is opened',
    answers: answers(mockSilent()),
    render,
  },
  silentFiltered: {
    about: 'the same with a filter: the others are under All alone',
    answers: answers(mockSilent()),
    render: at({ utility: 'water' }),
  },
  opening: {
    about: 'version v2: the chosen premises is being fetched',
    answers: answers(mockMany(23, 'v2'), { 'user:getAccount': { delay: 'infinite' } }),
    render,
    act: openSecond,
  },
  openingFailed: {
    about: 'version v2: the chosen premises could not be fetched, the old one stays',
    answers: answers(mockMany(23, 'v2'), { 'user:getAccount': { error: 'SK_UNKNOWN_1001' } }),
    render,
    act: openSecond,
  },
  empty: { about: 'no premises', answers: answers(mockAnswer({ premises: [], accounts: [] })), render },
  loading: {
    about: 'the accounts have not come yet',
    answers: { 'user:getAccounts': { delay: 'infinite' } },
    render,
  },
  failed: {
    about: 'the accounts could not be had',
    answers: { 'user:getAccounts': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
});
