/** States of /services/u-save: the picture, its second page, several accounts, nothing left, none, loading, failed. */
import { useState } from 'react';
import { hear } from '../../gallery/hear.ts';
import { type Answers, defineStates } from '../../gallery/state.ts';
import { MEI_LIN, mockItem, mockItems, mockUSave } from '../../u-save/u-save.mocks.ts';
import { USavePage, type USavePageProps } from './u-save.page.tsx';

/** The address's part is played here. */
function Page({ page: first, ...over }: Partial<USavePageProps>) {
  const [page, setPage] = useState(first);
  return (
    <USavePage
      accounts={[{ accountNo: MEI_LIN, system: 'EBS' }]}
      onLeave={hear}
      {...over}
      page={page}
      onPage={(next) => setPage(String(next))}
    />
  );
}
const page = (over: Partial<USavePageProps> = {}) => ({ render: () => <Page {...over} /> });
const having = (over: Parameters<typeof mockUSave>[0] = {}): Answers => ({
  'usave:list': { data: mockUSave(over) },
});

export const states = defineStates({
  ready: { about: 'three quarters, some left', answers: having(), ...page() },
  secondPage: { about: 'the second page of the list', answers: having(), ...page({ page: '2' }) },
  unknownPage: { about: 'an address that names no page', answers: having(), ...page({ page: '7' }) },
  severalAccounts: {
    about: 'the entries of two accounts',
    answers: having({
      items: [
        mockItem('2026-11-18', 'Utilised', -4_644),
        mockItem('2026-11-12', 'Utilised', -2_000, '8934521688'),
        mockItem('2026-10-15', 'Credited', 15_000),
        mockItem('2026-10-15', 'Credited', 9_000, '8934521688'),
      ],
      balance: { amount: 17_356, expiresOn: '2026-12-31' },
    }),
    ...page({
      accounts: [
        { accountNo: MEI_LIN, system: 'EBS' },
        { accountNo: '8934521688', system: 'EBS' },
      ],
    }),
  },
  nothingLeft: {
    about: 'all of it is used',
    answers: having({
      items: mockItems.slice(3),
      balance: { amount: 0, expiresOn: null },
    }),
    ...page(),
  },
  notComplete: {
    about: 'entries that do not come to the balance: no bar of the quarter',
    answers: having({ balance: { amount: 4_000, expiresOn: '2026-12-31' } }),
    ...page(),
  },
  empty: { about: 'no U-Save yet', answers: { 'usave:list': { error: 'SK_USAVE_1002' } }, ...page() },
  loading: { about: 'it has not come', answers: { 'usave:list': { delay: 'infinite' } }, ...page() },
  waiting: { about: 'it is not known yet whose to ask for', ...page({ accounts: null }) },
  cannotShow: {
    about: 'entries that cannot be right',
    answers: { 'usave:list': { error: 'SK_USAVE_1004' } },
    ...page(),
  },
  failed: {
    about: 'it could not be had',
    answers: { 'usave:list': { error: 'SK_UNKNOWN_1001' } },
    ...page(),
  },
});
