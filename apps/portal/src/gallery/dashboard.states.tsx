/** States of the whole dashboard, its cards composed as the app composes them: each loads and fails alone. */
import { DashboardScreen } from '../app/dashboard.route.tsx';
import { mockAnswer, mockCompany, mockMany } from '../features/accounts/accounts.mocks.ts';
import { mockOutstanding, mockParts, owing } from '../features/bills/bills.mocks.ts';
import { mockMeters, windows } from '../features/meter-readings/meter-readings.mocks.ts';
import { mockHourly } from '../features/usage/usage.mocks.ts';
import { type Answers, defineStates } from './state.ts';

const render = () => <DashboardScreen />;
const { charge } = mockParts;
const companyOwes = {
  ...owing(151_314, '2026-12-08'),
  composition: [
    charge('electricity', 3_120_000, 97_219),
    charge('water', 48_200, 17_015),
    charge('gas', 1_460_000, 37_080),
  ],
};
const ready: Answers = {
  'user:getAccounts': { data: mockAnswer() },
  'features:list': { data: { features: [] } },
  'bills:outstandingPayment': { data: mockOutstanding() },
  'meter:retrieve': { data: { meterReadDataItemList: mockMeters() } },
  'consumption:hourly': { data: mockHourly() },
};

export const states = defineStates({
  ready: { about: 'one premises, everything answered', answers: ready, render },
  company: {
    about: 'three premises, listed beside the statement',
    answers: {
      ...ready,
      'user:getAccounts': { data: mockCompany() },
      'bills:outstandingPayment': { data: mockOutstanding(companyOwes) },
      'meter:retrieve': { data: { meterReadDataItemList: mockMeters(windows.aroundTheEnd) } },
    },
    render,
  },
  many: {
    about: 'more premises than are listed',
    answers: { ...ready, 'user:getAccounts': { data: mockMany(23) } },
    render,
  },
  loading: { about: 'nothing has come yet', answers: { 'user:getAccounts': { delay: 'infinite' } }, render },
  cardsLoading: {
    about: 'the accounts have come, the cards wait',
    answers: {
      ...ready,
      'bills:outstandingPayment': { delay: 'infinite' },
      'meter:retrieve': { delay: 'infinite' },
      'consumption:hourly': { delay: 'infinite' },
    },
    render,
  },
  slow: {
    about: 'every answer takes its time: skeletons first, and nothing jumps',
    answers: {
      ...ready,
      'bills:outstandingPayment': { data: mockOutstanding(), afterMs: 700 },
      'user:getAccounts': { data: mockAnswer(), afterMs: 500 },
    },
    render,
  },
  statementFailed: {
    about: 'the balance failed, the usage stands',
    answers: { ...ready, 'bills:outstandingPayment': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
  usageFailed: {
    about: 'the usage failed, the balance stands',
    answers: { ...ready, 'consumption:hourly': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
  failed: {
    about: 'the accounts could not be had',
    answers: { 'user:getAccounts': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
});
