/** States of the usage page: hours, days of a month and of a bill, months, dollars, comparisons, empty, failed. */
import { useState } from 'react';
import { appear, buttonNamed, press } from '../../gallery/interactions.ts';
import { defineStates } from '../../gallery/state.ts';
import { copy } from './copy.ts';
import { mockEarly, mockLikely } from './forecast/forecast.mocks.ts';
import { mockHeatMap } from './heat-map/heat-map.mocks.ts';
import {
  mockBillPeriods,
  mockDaily,
  mockHourly,
  mockLatest,
  mockMonthly,
  mockMonthlySeries,
  mockRange,
} from './usage.mocks.ts';
import { UsagePage } from './usage.page.tsx';
import type { MeteredAccount } from './view/options.ts';
import type { UsageSearch } from './view/search.ts';

const account: MeteredAccount = {
  accountNo: '8934521670',
  premiseNo: '6100145021',
  bpNo: '1000145021',
  system: 'EBS',
  status: 'Active',
  services: ['electricity', 'water', 'gas'],
};
const answers = {
  'insights:forecast': { data: mockEarly },
  'consumption:hourly': { data: mockHourly() },
  'consumption:latestData': { data: mockLatest('2026-11-20') },
  'consumption:daily': { data: mockDaily },
  'consumption:billPeriods': { data: mockBillPeriods },
  'consumption:range': { data: mockRange },
  'consumption:monthly': { data: mockMonthly() },
  'insights:heatMap': { data: mockHeatMap() },
};

interface PageProps {
  readonly first: UsageSearch;
  readonly accounts?: readonly MeteredAccount[] | null;
}

/** The address of the page, kept here. */
function Page({ first, accounts = [account] }: PageProps) {
  const [search, setSearch] = useState<UsageSearch>(first);
  return <UsagePage accounts={accounts} search={search} onSearch={setSearch} />;
}

const at = (first: UsageSearch) => () => <Page first={first} />;

export const states = defineStates({
  hours: { about: 'today by half hours', answers, render: at({}) },
  hoursBeside: {
    about: 'today beside the day before, in dollars',
    answers,
    render: at({ compare: 'before', unit: 'sgd' }),
  },
  days: {
    about: 'this month by days, with its table',
    answers,
    render: at({ view: 'daily', table: 'open' }),
  },
  daysBeside: {
    about: 'a month beside the one before',
    answers,
    render: at({ view: 'daily', period: '2026-10', compare: 'before' }),
  },
  nothingBeside: {
    about: 'a month whose last year is not there',
    answers: {
      ...answers,
      'consumption:daily': {
        data: (input) => (input.month === '2025-10' ? { month: input.month, series: [] } : mockDaily(input)),
      },
    },
    render: at({ view: 'daily', period: '2026-10', compare: 'lastYear' }),
  },
  runningBill: {
    about: 'the running bill by days, with the range in which it is likely to end',
    answers: { ...answers, 'insights:forecast': { data: mockLikely } },
    render: at({ view: 'daily', by: 'bill' }),
  },
  billed: {
    about: 'a bill by days, as billed',
    answers,
    render: at({ view: 'daily', by: 'bill', period: '2026-10-19', table: 'open' }),
  },
  months: {
    about: 'this year beside the neighbours',
    answers,
    render: at({ view: 'monthly', table: 'open' }),
  },
  monthsInDollars: { about: 'this year in dollars', answers, render: at({ view: 'monthly', unit: 'sgd' }) },
  monthsBeside: {
    about: 'this year beside the last',
    answers,
    render: at({ view: 'monthly', compare: 'lastYear', table: 'open' }),
  },
  water: { about: 'water by months: no other level', answers, render: at({ utility: 'water' }) },
  gasTable: { about: 'gas with its table', answers, render: at({ utility: 'gas', table: 'open' }) },
  reading: {
    about: 'a month being read by keyboard',
    answers,
    render: at({ view: 'monthly' }),
    act: readByKeys,
  },
  alone: {
    about: 'months without neighbours',
    answers: {
      ...answers,
      'consumption:monthly': { data: mockMonthly(withoutNeighbours()) },
    },
    render: at({ view: 'monthly' }),
  },
  emptyMonth: {
    about: 'a month of which nothing has come',
    answers: { ...answers, 'consumption:daily': { data: ({ month }) => ({ month, series: [] }) } },
    render: at({ view: 'daily', period: '2026-03' }),
  },
  emptyYear: {
    about: 'a year without a bill',
    answers: {
      ...answers,
      'consumption:monthly': { data: ({ consumptionValue }) => ({ year: consumptionValue, series: [] }) },
    },
    render: at({ view: 'monthly', period: '2025' }),
  },
  everythingOpen: {
    about: 'the meanings open below the months',
    answers,
    render: at({ view: 'monthly' }),
    act: async (page) => {
      (await buttonNamed(page, copy.meaning)).click();
    },
  },
  failed: {
    about: 'the call failed',
    answers: { ...answers, 'consumption:monthly': { error: 'SK_UNKNOWN_1001' } },
    render: at({ view: 'monthly' }),
  },
  loading: {
    about: 'the answer has not come',
    answers: { 'consumption:daily': { delay: 'infinite' }, 'insights:forecast': { delay: 'infinite' } },
    render: at({ view: 'daily' }),
  },
  unknown: {
    about: 'the accounts are not known yet',
    render: () => <Page first={{}} accounts={null} />,
  },
  twoMeters: {
    about: 'two open accounts of electricity, each with its own bill',
    answers,
    render: () => <Page first={{}} accounts={[account, { ...account, accountNo: '8934521688' }]} />,
  },
  oneEnded: {
    about: 'an account of electricity that has ended, and the open one',
    answers,
    render: () => (
      <Page first={{}} accounts={[{ ...account, accountNo: '8934521662', status: 'Inactive' }, account]} />
    ),
  },
  prepaid: {
    about: 'prepaid electricity alone',
    render: () => <Page first={{}} accounts={[{ ...account, services: ['prepaidElectricity'] }]} />,
  },
});

function withoutNeighbours(): ReturnType<typeof mockMonthlySeries> {
  const series = mockMonthlySeries();
  return {
    ...series,
    efficient: null,
    neighbourhood: null,
    consumption: series.consumption.map((month) => ({
      ...month,
      average: null,
      efficient: null,
      averageCost: null,
      efficientCost: null,
    })),
  };
}

async function readByKeys(page: HTMLElement): Promise<void> {
  const chart = await appear(() => page.querySelector<HTMLElement>('[role=application]'));
  chart.focus();
  press(chart, 'End');
  press(chart, 'ArrowLeft');
}
