/** States of /bill-insights: the picture, a first month, more days, no weather, estimated, no data, not eligible, loading, failed. */
import { useState } from 'react';
import { hear } from '../../gallery/hear.ts';
import { type Answers, defineStates } from '../../gallery/state.ts';
import { ChoosePremisesContext } from '../../lib/choose-premises.ts';
import { mockCheck, mockConsumption, mockMonth } from './bill-insights.mocks.ts';
import { BillInsightsPage, type BillInsightsPageProps } from './bill-insights.page.tsx';

const premises = { ebsPremiseNo: '6100145021', msslPremiseNo: null };

/** The address's part is played here; there is another premises to choose. */
function Page({ month: first, ...over }: Partial<BillInsightsPageProps>) {
  const [month, setMonth] = useState(first);
  return (
    <ChoosePremisesContext value={hear}>
      <BillInsightsPage premises={premises} {...over} month={month} onMonth={setMonth} />
    </ChoosePremisesContext>
  );
}
const page = (over: Partial<BillInsightsPageProps> = {}) => ({ render: () => <Page {...over} /> });
const having = (over: Parameters<typeof mockMonth>[0] = {}): Answers => ({
  'consumption:checkShow': { data: mockCheck() },
  'consumption:monthDetail': { data: { electricity: mockMonth(over) } },
});
const withoutWeather = mockConsumption.map((month) => ({ ...month, temperature: null }));

export const states = defineStates({
  ready: { about: 'November as pictured', answers: having(), ...page() },
  earlierMonth: { about: 'a month that the address names', answers: having(), ...page({ month: '2026-03' }) },
  first: {
    about: 'the first month: nothing to compare with',
    answers: {
      ...having({
        consumption: mockConsumption.map((month, index) =>
          index === 11 ? month : { ...month, current: null, status: 'Actual' as const },
        ),
        consumptionDiff: null,
        tariffDiff: null,
        amountDiff: null,
        comparedWith: null,
        changes: null,
        isCoolerSmaller: false,
      }),
      'consumption:checkShow': { data: mockCheck({ dataAvailMonths: ['2026-11'] }) },
    },
    ...page(),
  },
  moreDays: {
    about: 'a longer bill with more use a day against a lower tariff',
    answers: having({
      days: 33,
      to: '2026-11-20',
      amount: 13_120,
      amountDiff: 1_411,
      consumptionDiff: 62,
      changes: [
        { cause: 'days', amount: 1_171, before: 30, now: 33 },
        { cause: 'usage', amount: 851, before: 359_000, now: 421_000 },
        { cause: 'price', amount: -611, before: 3262, now: 3116 },
      ],
      isCoolerSmaller: false,
    }),
    ...page(),
  },
  notSplit: {
    about: 'bills that do not add up: the two amounts, without a split',
    answers: having({ changes: null }),
    ...page(),
  },
  estimated: {
    about: 'an estimated month asks for a reading',
    answers: having({
      consumption: mockConsumption.with(11, {
        period: '2026-11',
        current: 352,
        status: 'Estimated',
        temperature: 27.4,
      }),
      nextStep: { kind: 'reading' },
    }),
    ...page(),
  },
  standby: {
    about: 'a cool month of a small home',
    answers: having({ nextStep: { kind: 'standby', quantity: 7, amount: 218 }, isCoolerSmaller: false }),
    ...page(),
  },
  someWeather: {
    about: 'only the rain was measured',
    answers: having({
      consumption: withoutWeather,
      weather: { average: null, averageBefore: null, hottest: null, rain: { days: 19, measured: 30 } },
      isCoolerSmaller: false,
    }),
    ...page(),
  },
  noWeather: {
    about: 'nothing is known of the weather',
    answers: having({ consumption: withoutWeather, weather: null, isCoolerSmaller: false }),
    ...page(),
  },
  noData: {
    about: 'the address names a month without data',
    answers: having(),
    ...page({ month: '2024-02' }),
  },
  emptyMonth: {
    about: 'the month turns out to be empty',
    answers: { ...having(), 'consumption:monthDetail': { data: { electricity: null } } },
    ...page(),
  },
  noBills: {
    about: 'a new home without a bill',
    answers: {
      'consumption:checkShow': { data: mockCheck({ dataAvailMonths: [], latestDataAvail: null }) },
    },
    ...page(),
  },
  notForPremises: {
    about: 'a premises that has no insights',
    answers: {
      'consumption:checkShow': {
        data: mockCheck({ show: false, dataAvailMonths: [], latestDataAvail: null }),
      },
    },
    ...page(),
  },
  loading: {
    about: 'the months have not come',
    answers: { 'consumption:checkShow': { delay: 'infinite' } },
    ...page(),
  },
  monthLoading: {
    about: 'the month has not come',
    answers: { ...having(), 'consumption:monthDetail': { delay: 'infinite' } },
    ...page(),
  },
  waiting: { about: 'it is not known yet whose to ask for', ...page({ premises: null }) },
  failed: {
    about: 'the months could not be had',
    answers: { 'consumption:checkShow': { error: 'SK_UNKNOWN_1001' } },
    ...page(),
  },
  monthFailed: {
    about: 'the month could not be had',
    answers: { ...having(), 'consumption:monthDetail': { error: 'SK_UNKNOWN_1001' } },
    ...page(),
  },
});
