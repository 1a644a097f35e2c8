/** States of the heat map: the picture, its filters and units, read, dimmed, with its table; new, even, empty, failed. */
import { useState } from 'react';
import { appear, press } from '../../../gallery/interactions.ts';
import { type Answers, defineStates } from '../../../gallery/state.ts';
import type { MeteredAccount } from '../view/options.ts';
import { mockHeatMap, mockNoHeatMap } from './heat-map.mocks.ts';
import { HeatMapPage } from './heat-map.page.tsx';
import type { HeatMapSearch } from './heat-map-search.ts';

const account: MeteredAccount = {
  accountNo: '8934521670',
  premiseNo: '6100145021',
  bpNo: '1000145021',
  system: 'EBS',
  status: 'Active',
  services: ['electricity', 'water', 'gas'],
};

interface PageProps {
  readonly first?: HeatMapSearch;
  readonly accounts?: readonly MeteredAccount[] | null;
}

/** The address of the page, kept here. */
function Page({ first = {}, accounts = [account] }: PageProps) {
  const [search, setSearch] = useState<HeatMapSearch>(first);
  return <HeatMapPage accounts={accounts} search={search} onSearch={setSearch} />;
}

const having = (data: ReturnType<typeof mockHeatMap>): Answers => ({ 'insights:heatMap': { data } });
const answers = having(mockHeatMap());
const at = (first: HeatMapSearch) => () => <Page first={first} />;

export const states = defineStates({
  ready: { about: '500 days, with gaps, estimates and three findings', answers, render: at({}) },
  weekends: { about: 'weekends alone', answers, render: at({ days: 'weekends' }) },
  weekdays: { about: 'weekdays alone, in dollars', answers, render: at({ days: 'weekdays', unit: 'sgd' }) },
  dimmed: { about: 'the nights of hot months, the rest dimmed', answers, render: at({ finding: 'nights' }) },
  reading: { about: 'a cell being read by keyboard', answers, render: at({}), act: readByKeys },
  table: { about: 'the table below the map', answers, render: at({ table: 'open' }) },
  dollarTable: { about: 'the table in dollars', answers, render: at({ table: 'open', unit: 'sgd' }) },
  even: {
    about: 'a home without a peak',
    answers: having(mockHeatMap({ use: (_, index) => 300 + (index % 9) })),
    render: at({}),
  },
  newHome: {
    about: 'a home with twelve days',
    answers: having(mockHeatMap({ from: '2026-11-08' })),
    render: at({}),
  },
  firstDay: {
    about: 'a home with one full day',
    answers: having(mockHeatMap({ from: '2026-11-19' })),
    render: at({}),
  },
  oftenEmpty: {
    about: 'a home where somebody stays one week of three',
    answers: having(mockHeatMap({ use: (_, index, hour) => (index % 21 < 7 ? 50 + hour * 30 : 0) })),
    render: at({}),
  },
  vacant: {
    about: 'a home in which nothing was used',
    answers: having(mockHeatMap({ use: () => 0 })),
    render: at({}),
  },
  unpriced: {
    about: 'a retailer sets the price',
    answers: having({ ...mockHeatMap(), tariffs: [] }),
    render: at({ unit: 'sgd' }),
  },
  empty: { about: 'the meter has sent no half hours', answers: having(mockNoHeatMap), render: at({}) },
  water: { about: 'water has months alone', answers, render: at({ utility: 'water' }) },
  prepaid: {
    about: 'prepaid electricity alone',
    render: () => <Page accounts={[{ ...account, services: ['prepaidElectricity'] }]} />,
  },
  tooMany: {
    about: 'more electricity accounts than a call takes',
    render: () => (
      <Page
        accounts={Array.from({ length: 51 }, (_, index) => ({ ...account, accountNo: `89345${index}` }))}
      />
    ),
  },
  loading: {
    about: 'the answer has not come',
    answers: { 'insights:heatMap': { delay: 'infinite' } },
    render: at({}),
  },
  unknown: { about: 'the accounts are not known yet', render: () => <Page accounts={null} /> },
  failed: {
    about: 'the call failed',
    answers: { 'insights:heatMap': { error: 'SK_UNKNOWN_1001' } },
    render: at({}),
  },
});

async function readByKeys(page: HTMLElement): Promise<void> {
  const map = await appear(() => page.querySelector<HTMLElement>('[role=application]'));
  map.focus();
  press(map, 'End');
  for (let week = 0; week < 5; week += 1) press(map, 'PageUp');
  for (let step = 0; step < 6; step += 1)
    press(map, map.dataset.direction === 'rows' ? 'ArrowRight' : 'ArrowDown');
}
