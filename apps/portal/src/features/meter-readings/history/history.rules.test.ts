import { describe, expect, it } from 'vitest';
import type { MeteredAccount } from '../applicability.ts';
import type { HistoryMeter } from './history.query.ts';
import {
  isCurrent,
  listElectricityAccounts,
  listReadingRows,
  orderMeters,
  searchReadings,
  toMeterKey,
} from './history.rules.ts';

const reading = (meterReadDate: string, cumulativeMeterRead: string, remarks = 'Actual') => ({
  meterReadDate,
  cumulativeMeterRead,
  remarks,
});
const meter = (over: Partial<HistoryMeter>): HistoryMeter => ({
  accountNo: '8934521670',
  meterNumber: 'E55120963',
  meterType: 'Electricity',
  meterCurrentStatus: 'Active',
  measurementId: '1.8.0',
  readings: [],
  ...over,
});

describe('the accounts whose history is asked for', () => {
  const account = (accountNo: string, over: Partial<MeteredAccount>): MeteredAccount => ({
    accountNo,
    status: 'Active',
    services: ['electricity'],
    ...over,
  });

  it('are those with electricity, closed ones too, but not prepaid ones', () => {
    expect(
      listElectricityAccounts([
        account('1', { services: ['water', 'electricity'] }),
        account('2', { services: ['water', 'gas'] }),
        account('3', { status: 'Inactive' }),
        account('4', { services: ['prepaidElectricity'] }),
        account('5', { services: [] }),
      ]),
    ).toEqual(['1', '3']);
  });
});

describe('the meters of a premises', () => {
  it.each([
    ['Active', true],
    ['active', true],
    ['ACTIVE', true],
    ['Inactive', false],
    ['inactive', false],
  ])('a meter with the status %s counts as current: %s', (meterCurrentStatus, expected) => {
    expect(isCurrent({ meterCurrentStatus })).toBe(expected);
  });

  it('stand in their order, current ones first', () => {
    const old = meter({ meterNumber: 'E1', meterCurrentStatus: 'Inactive' });
    const [first, second] = [meter({ meterNumber: 'E2' }), meter({ meterNumber: 'E3' })];
    expect(orderMeters([old, first, second])).toEqual([first, second, old]);
  });

  it('are named by their number, and by account and register where that is not enough', () => {
    const used = meter({ meterNumber: 'E1' });
    const fed = meter({ meterNumber: 'E1', measurementId: '2.8.0' });
    const other = meter({ meterNumber: 'E2', measurementId: null });
    const all = [used, fed, other];
    expect(all.map((each) => toMeterKey(each, all))).toEqual([
      'E1_8934521670_1.8.0',
      'E1_8934521670_2.8.0',
      'E2',
    ]);
  });
});

describe('use since the reading before', () => {
  const useOf = (...digits: string[]) =>
    listReadingRows(digits.map((each, index) => reading(`2026-1${2 - index}-17`, each))).map(
      ({ use }) => use,
    );

  it.each([
    ['of the oldest reading is not known', ['48178'], [null]],
    ['is the difference', ['48178', '47826', '47400'], [352_000, 426_000, null]],
    ['is nothing where the meter stood still', ['48178', '48178'], [0, null]],
    ['goes over the end of the register', ['00120', '99980'], [140_000, null]],
    ['goes over the end where zeros in front are left out', ['120', '99980'], [140_000, null]],
    ['keeps the digits after the point', ['1204.3', '1190.5'], [13_800, null]],
    ['is negative where an estimate was too high', ['48178', '48200'], [-22_000, null]],
    ['over half of the register is still use', ['10000', '60000'], [50_000_000, null]],
    ['over more than half of it is a correction', ['10001', '60000'], [-49_999_000, null]],
  ])('%s', (_name, digits, expected) => {
    expect(useOf(...digits)).toEqual(expected);
  });
});

describe('the digits of a register', () => {
  it.each([
    [['5', '3'], { before: 1, after: null }],
    [['120', '99980'], { before: 5, after: null }],
    [['1204.35', '990.5'], { before: 4, after: 2 }],
  ])('%j are of a register with %o', (digits, shown) => {
    const readings = digits.map((each, index) => reading(`2026-1${2 - index}-17`, each));
    expect(listReadingRows(readings).map((row) => row.shown)).toEqual([shown, shown]);
  });
});

describe('a search of readings', () => {
  const rows = listReadingRows([
    reading('2026-11-19', '17820'),
    reading('2026-11-17', '17810', 'Self-submitted'),
    reading('2026-11-07', '17480'),
    reading('2026-10-18', '08178', 'Estimated'),
    reading('2025-11-17', '07017'),
  ]);

  it.each([
    ['', ['2026-11-19', '2026-11-17', '2026-11-07', '2026-10-18', '2025-11-17']],
    ['  ', ['2026-11-19', '2026-11-17', '2026-11-07', '2026-10-18', '2025-11-17']],
    ['17 Nov', ['2026-11-17', '2025-11-17']],
    ['17  NOV 2026', ['2026-11-17']],
    ['Nov 2026', ['2026-11-19', '2026-11-17', '2026-11-07']],
    ['November 2026', ['2026-11-19', '2026-11-17', '2026-11-07']],
    ['7 Nov', ['2026-11-07']],
    ['07 Nov', ['2026-11-07']],
    ['7 November', ['2026-11-07']],
    ['2025', ['2025-11-17']],
    ['17,8', ['2026-11-19', '2026-11-17']],
    ['17810', ['2026-11-17']],
    ['8178', ['2026-10-18']],
    ['08,178', ['2026-10-18']],
    ['7480', []],
    ['estimated', ['2026-10-18']],
    ['self submitted', ['2026-11-17']],
    ['submitted', ['2026-11-17']],
    ['estimated oct', ['2026-10-18']],
    ['estimated nov', []],
    ['xyz', []],
  ])('a search for %j finds %j', (typed, days) => {
    expect(searchReadings(rows, typed).map(({ day }) => day)).toEqual(days);
  });
});
