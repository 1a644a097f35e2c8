/** States of the meter reading card: open, closed, nothing to read, not applicable, loading, failed, out of date. */

import { hear } from '../../gallery/hear.ts';
import { appear, buttonNamed } from '../../gallery/interactions.ts';
import { Refreshed } from '../../gallery/refreshed.tsx';
import { type Answer, defineStates } from '../../gallery/state.ts';
import { copy } from './copy.ts';
import { MeterCard } from './meter-card.tsx';
import { mockMeter, mockMetered, mockMeters, windows } from './meter-readings.mocks.ts';
import type { MeterItem } from './meters.query.ts';

const render = () => <MeterCard accounts={mockMetered} isMaster={false} />;
const data = (items: MeterItem[]): Answer<'meter:retrieve'> => ({ data: { meterReadDataItemList: items } });
const answer = (items: MeterItem[]) => ({ 'meter:retrieve': data(items) });
const failing = (error: string) => ({ 'meter:retrieve': { error } });
/** First one answer, then another one. */
const then = (first: Answer<'meter:retrieve'>, later: Answer<'meter:retrieve'>) => ({
  'meter:retrieve': (count: number) => (count === 1 ? first : later),
});
const { november, december, aroundTheEnd } = windows;

export const states = defineStates({
  open: { about: 'two meters to read until 25 November', answers: answer(mockMeters()), render },
  openOne: { about: 'one meter to read', answers: answer([mockMeter.water(november)]), render },
  openMany: {
    about: 'twelve meters to read',
    answers: answer(
      Array.from({ length: 4 }, () => mockMeters()).flatMap((items) => [...items, mockMeter.gas(november)]),
    ),
    render,
  },
  lastMoment: {
    about: 'the last minute of the window',
    answers: answer(mockMeters()),
    now: '2026-11-25T14:59:30.000Z',
    render,
  },
  closed: { about: 'opens in five days', answers: answer(mockMeters(aroundTheEnd)), render },
  opensTomorrow: {
    about: 'opens tomorrow',
    answers: answer(mockMeters(aroundTheEnd)),
    now: '2026-11-24T07:00:00.000Z',
    render,
  },
  opensToday: {
    about: 'opens later today',
    answers: answer(mockMeters(aroundTheEnd)),
    now: '2026-11-24T23:00:00.000Z',
    render,
  },
  differing: {
    about: 'gas is open already, water opens later',
    answers: answer([mockMeter.water(aroundTheEnd), mockMeter.gas(november)]),
    render,
  },
  ending: {
    about: 'the window ends while the page is open, then the next one shows',
    answers: then(data(mockMeters()), data(mockMeters(december))),
    now: '2026-11-25T14:59:59.000Z',
    render,
  },
  opening: {
    about: 'the window opens while the page is open',
    answers: answer(mockMeters(aroundTheEnd)),
    now: '2026-11-24T23:59:59.000Z',
    render,
  },
  sendsItsOwn: {
    about: 'a meter that sends its own readings',
    answers: answer([mockMeter.electricity(november)]),
    render,
  },
  master: {
    about: 'a master user',
    render: () => <MeterCard accounts={mockMetered} isMaster />,
  },
  inactive: {
    about: 'all accounts are inactive, and there are other premises',
    render: () => (
      <MeterCard
        accounts={mockMetered.map((each) => ({ ...each, status: 'Inactive' }))}
        isMaster={false}
        onChoosePremises={hear}
      />
    ),
  },
  withoutServices: {
    about: 'no account has a service',
    render: () => (
      <MeterCard accounts={mockMetered.map((each) => ({ ...each, services: [] }))} isMaster={false} />
    ),
  },
  notApplicable: { about: 'the gateway says not applicable', answers: failing('SERVICE_FAILURE'), render },
  notApplicableElsewhere: {
    about: 'another gateway says not applicable with SK_API_1001',
    answers: failing('SK_API_1001'),
    render,
  },
  loading: {
    about: 'the answer has not come',
    answers: { 'meter:retrieve': { delay: 'infinite' } },
    render,
  },
  waiting: {
    about: 'it is not known yet whose meters to ask for',
    render: () => <MeterCard accounts={null} isMaster={false} />,
  },
  failed: { about: 'the meters could not be had', answers: failing('SK_UNKNOWN_1001'), render },
  outOfDate: {
    about: 'an earlier answer could not be refreshed',
    answers: then(data(mockMeters()), { error: 'SK_UNKNOWN_1001' }),
    render: () => <Refreshed>{render()}</Refreshed>,
    act: (page) => buttonNamed(page, copy.refresh),
  },
  ended: {
    about: 'the window ended while the page was open, and the next one could not be had',
    answers: then(data(mockMeters()), { error: 'SK_UNKNOWN_1001' }),
    now: '2026-11-25T14:59:59.000Z',
    render,
    act: (page) => appear(() => (page.textContent.includes(copy.ended[0]) ? page : null)),
  },
});
