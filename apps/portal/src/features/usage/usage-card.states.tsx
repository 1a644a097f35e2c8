/** States of the usage card: a normal day, more, less, gaps, nothing yet, months, not for this account, failed. */
import { appear, buttonNamed, pause, press } from '../../gallery/interactions.ts';
import { Refreshed } from '../../gallery/refreshed.tsx';
import { defineStates } from '../../gallery/state.ts';
import { copy as uiCopy } from '../../ui/copy.ts';
import { copy } from './copy.ts';
import { mockHourly, mockLatest, mockMonthly, mockSlots } from './usage.mocks.ts';
import { UsageCard } from './usage-card.tsx';
import type { MeteredAccount } from './view/options.ts';

const account = (over: Partial<MeteredAccount> = {}): MeteredAccount => ({
  accountNo: '8934521670',
  premiseNo: '6100145021',
  bpNo: '1000145021',
  system: 'EBS',
  status: 'Active',
  services: ['electricity', 'water', 'gas'],
  ...over,
});
const renderCard = (...accounts: readonly MeteredAccount[]) => <UsageCard accounts={accounts} />;
const render = () => renderCard(account());
const answer = (...how: Parameters<typeof mockHourly>) => ({
  'consumption:monthly': { data: mockMonthly() },
  'consumption:hourly': { data: mockHourly(...how) },
  'consumption:latestData': { data: mockLatest(how[1] === 0 ? '2026-11-19' : '2026-11-20') },
});
const monthlyAnswer = { 'consumption:monthly': { data: mockMonthly() } };
const scaled = (factor: number) =>
  mockSlots(30).map((slot) => ({
    ...slot,
    current: slot.current && Number((slot.current * factor).toFixed(3)),
  }));
const gaps = { 10: { current: null }, 11: { current: null }, 12: { current: null }, 20: { current: 0 } };

export const states = defineStates({
  normal: { about: 'a normal Friday until 3 PM', answers: answer(), render },
  more: { about: 'more than usual', answers: answer({ consumption: scaled(1.4) }), render },
  less: { about: 'less than usual', answers: answer({ consumption: scaled(0.6) }), render },
  late: {
    about: 'readings that come while the card stands',
    answers: {
      ...answer(),
      'consumption:hourly': (count) => ({
        data: mockHourly(count === 1 ? {} : { consumption: scaled(1.4) }),
      }),
    },
    render,
  },
  gaps: {
    about: 'three half hours missing, one zero',
    answers: answer({ consumption: mockSlots(30, gaps) }),
    render,
  },
  evening: { about: 'measured until 10 PM', answers: answer({}, 44), render },
  early: { about: 'one half hour measured', answers: answer({}, 1), render },
  wholeDay: { about: 'a whole day before today', answers: answer({}, 30), render, act: pressPrevious },
  newMeter: {
    about: 'too few same weekdays for a usual day',
    answers: answer({ usualDays: 2 }),
    render,
  },
  retailer: { about: 'a retailer sets the price: no cost', answers: answer({ rateE4: null }), render },
  reading: { about: 'a half hour being read by keyboard', answers: answer(), render, act: readByKeys },
  table: { about: 'the table with the same numbers', answers: answer(), render, act: openTable },
  justAfterMidnight: {
    about: 'twenty past midnight: yesterday',
    answers: answer({}, 0),
    now: '2026-11-19T16:20:00.000Z',
    render,
  },
  months: {
    about: 'the months beside the neighbours',
    answers: answer(),
    render,
    act: pressMonthly,
  },
  meanings: {
    about: 'the words for neighbour average and efficient',
    answers: answer(),
    render,
    act: openMeanings,
  },
  nothingYet: { about: 'nothing has come for today: yesterday', answers: answer({}, 0), render },
  empty: {
    about: 'nothing has come for two days',
    answers: {
      ...answer({ consumption: mockSlots(0), dataTo: null }, 0),
      'consumption:latestData': { data: mockLatest('2026-11-17') },
    },
    render,
  },
  outOfDate: {
    about: 'an earlier answer could not be refreshed',
    answers: {
      'consumption:hourly': (count) => (count === 1 ? { data: mockHourly() } : { error: 'SK_UNKNOWN_1001' }),
    },
    render: () => <Refreshed>{render()}</Refreshed>,
    act: (page) => buttonNamed(page, uiCopy.tryAgain),
  },
  unavailable: {
    about: 'no data at all',
    answers: {
      'consumption:hourly': { error: 'SK_USAGE_1001' },
      'consumption:monthly': { data: ({ consumptionValue }) => ({ year: consumptionValue, series: [] }) },
    },
    render,
  },
  readByHand: {
    about: 'a meter that sends no half hours: months',
    answers: { ...monthlyAnswer, 'consumption:hourly': { error: 'SK_USAGE_1001' } },
    render,
  },
  failed: {
    about: 'the call failed',
    answers: { 'consumption:hourly': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
  loading: {
    about: 'the answer has not come',
    answers: { 'consumption:hourly': { delay: 'infinite' } },
    render,
  },
  inactive: {
    about: 'the electricity account is inactive: months',
    answers: monthlyAnswer,
    render: () => renderCard(account({ status: 'Inactive' })),
  },
  newYear: {
    about: 'no bill of this year yet: the last one',
    answers: {
      'consumption:monthly': {
        data: (input) =>
          input.consumptionValue === '2026' ? { year: '2026', series: [] } : mockMonthly()(input),
      },
    },
    render: () => renderCard(account({ status: 'Inactive' })),
  },
  prepaid: {
    about: 'prepaid electricity alone',
    render: () => renderCard(account({ services: ['prepaidElectricity'] })),
  },
  noElectricity: {
    about: 'water and gas only: months',
    answers: monthlyAnswer,
    render: () => renderCard(account({ services: ['water', 'gas'] })),
  },
});

async function pressPrevious(page: HTMLElement): Promise<void> {
  (
    await appear(() => page.querySelector<HTMLElement>(`[aria-label="${copy.navigator.hourly.previous}"]`))
  ).click();
}

async function readByKeys(page: HTMLElement): Promise<void> {
  const chart = await appear(() => page.querySelector<HTMLElement>('[role=application]'));
  chart.focus();
  for (const key of ['Home', ...new Array<string>(13).fill('ArrowRight')]) {
    press(chart, key);
    await pause(10);
  }
}

async function openTable(page: HTMLElement): Promise<void> {
  (await buttonNamed(page, copy.viewAsTable)).click();
}

async function pressMonthly(page: HTMLElement): Promise<void> {
  (await buttonNamed(page, copy.levels.monthly)).click();
}

async function openMeanings(page: HTMLElement): Promise<void> {
  await pressMonthly(page);
  (await buttonNamed(page, copy.meaning)).click();
}
