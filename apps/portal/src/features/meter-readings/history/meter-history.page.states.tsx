/** States of the history of meter readings: one meter, several, searched, paged, nothing, loading, failed. */
import { useState } from 'react';
import { appear, buttonNamed, type } from '../../../gallery/interactions.ts';
import { type Answers, defineStates } from '../../../gallery/state.ts';
import type { MeteredAccount } from '../applicability.ts';
import { mockMetered } from '../meter-readings.mocks.ts';
import { copy } from './copy.ts';
import { mockHistoryMeter, mockReadings, mockRemovedMeter } from './history.mocks.ts';
import type { HistoryMeter } from './history.query.ts';
import { MeterHistoryPage } from './meter-history.page.tsx';
import type { HistorySearch } from './meter-readings.tsx';

interface PageProps {
  readonly first?: HistorySearch;
  readonly accounts?: readonly MeteredAccount[] | null;
}

/** The address of the page, kept here. */
function Page({ first = {}, accounts = mockMetered }: PageProps) {
  const [search, setSearch] = useState<HistorySearch>(first);
  return <MeterHistoryPage accounts={accounts} search={search} onSearch={setSearch} />;
}

const at = (first: HistorySearch) => () => <Page first={first} />;
const render = at({});
const answer = (...meters: HistoryMeter[]): Answers => ({ 'meter:history': { data: { meters } } });

const ended: MeteredAccount = { accountNo: '8934521688', status: 'Inactive', services: ['electricity'] };
const ofEnded = mockRemovedMeter({ accountNo: ended.accountNo, meterNumber: 'E30711542' });

export const states = defineStates({
  ready: { about: 'one meter with 23 readings', answers: answer(mockHistoryMeter()), render },
  lastPage: { about: 'its last page', answers: answer(mockHistoryMeter()), render: at({ page: '3' }) },
  several: {
    about: 'a current and a removed meter',
    answers: answer(mockRemovedMeter(), mockHistoryMeter()),
    render,
  },
  removed: {
    about: 'a removed meter, whose register began again at zero',
    answers: answer(mockRemovedMeter(), mockHistoryMeter()),
    render: at({ meter: 'E40218833' }),
  },
  severalAccounts: {
    about: 'meters of two accounts, one of them with two registers',
    answers: answer(
      ofEnded,
      mockHistoryMeter(),
      mockHistoryMeter({ measurementId: '2.8.0', readings: mockReadings(4, 1_204) }),
    ),
    render: () => <Page accounts={[...mockMetered, ended]} />,
  },
  corrected: {
    about: 'an estimate was too high, and the next reading puts it right',
    answers: answer(
      mockHistoryMeter({
        readings: [
          { meterReadDate: '2026-11-17', cumulativeMeterRead: '48178', remarks: 'Actual' },
          { meterReadDate: '2026-10-18', cumulativeMeterRead: '48200', remarks: 'Estimated' },
          { meterReadDate: '2026-09-17', cumulativeMeterRead: '47471', remarks: '' },
        ],
      }),
    ),
    render,
  },
  searched: {
    about: 'a search of one month',
    answers: answer(mockHistoryMeter()),
    render: at({ search: 'Nov' }),
  },
  noMatch: {
    about: 'a search that finds nothing',
    answers: answer(mockHistoryMeter()),
    render,
    act: async (page) => type(await appear(() => page.querySelector('input')), 'xyz'),
  },
  newMeter: {
    about: 'a meter without a reading so far',
    answers: answer(mockHistoryMeter({ readings: [] })),
    render,
  },
  about: {
    about: "the dialog 'About this page'",
    answers: answer(mockHistoryMeter()),
    render,
    act: async (page) => {
      (await buttonNamed(page, copy.about.title)).click();
      await appear(() => document.querySelector('[role=dialog]'));
    },
  },
  empty: { about: 'no records', answers: { 'meter:history': { error: 'NO_RETURN_DATA' } }, render },
  withoutElectricity: {
    about: 'a premises without electricity',
    render: () => <Page accounts={mockMetered.map((each) => ({ ...each, services: ['water', 'gas'] }))} />,
  },
  loading: { about: 'the answer has not come', answers: { 'meter:history': { delay: 'infinite' } }, render },
  waiting: {
    about: 'it is not known yet whose meters to ask for',
    render: () => <Page accounts={null} />,
  },
  failed: {
    about: 'the history could not be had',
    answers: { 'meter:history': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
});
