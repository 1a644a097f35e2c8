import { expect, test } from 'vitest';
import { INTERVAL_HEAD, intervalReader } from './interval-row.rules.ts';

const NOW = Date.parse('2026-11-20T15:12:00+08:00');
const read = intervalReader(NOW);
const cells = (over: Record<number, string> = {}) =>
  Array.from({ length: 48 }, (_, slot) => over[slot] ?? '217').join(',');
const row = (day: string, over: Record<number, string> = {}) => `8934521670,${day},${cells(over)}`;

test('the head names account, day and the start of each half hour', () => {
  expect(INTERVAL_HEAD.startsWith('accountNo,day,00:00,00:30,01:00,')).toBe(true);
  expect(INTERVAL_HEAD.endsWith(',23:00,23:30')).toBe(true);
});

test('measured, estimated, missing and zero stay apart', () => {
  const { day } = read(row('2026-11-19', { 0: '0', 1: '', 2: '331E', 47: '9E' }));
  expect(day).toMatchObject({ digits: '8934521670', day: '2026-11-19' });
  expect(day?.values.slice(0, 4)).toEqual([0, null, 331, 217]);
  expect(day?.values).toHaveLength(48);
  expect(day?.estimatedSlots).toBe(2 ** 2 + 2 ** 47);
});

test('an account number may be written in any way, a row with quotes too', () => {
  expect(read(row('2026-11-19').replace('8934521670', '"008934521670"')).day?.digits).toBe('8934521670');
});

test.each([
  ['8934521670,2026-11-19,1,2,3', 'not 50 cells'],
  [`${row('2026-11-19')},5`, 'not 50 cells'],
  [row('2026-11-19').replace('8934521670', 'A-1'), 'accountNo: no account number'],
  [row('2026-02-30'), 'day: no day like 2026-11-18'],
  [row('19/11/2026'), 'day: no day like 2026-11-18'],
  [row('2025-07-08'), 'day: older than half hours are kept'],
  [row('2026-11-21'), '00:00: in the future'],
  [row('2026-11-20'), '15:30: in the future'],
  [row('2026-11-19', { 5: '1.5' }), '02:30: no whole number of Wh'],
  [row('2026-11-19', { 5: '-4' }), '02:30: no whole number of Wh'],
  [row('2026-11-19', { 5: 'E' }), '02:30: no whole number of Wh'],
  [row('2026-11-19', { 5: ' ' }), '02:30: no whole number of Wh'],
  [row('2026-11-19', { 5: '10000001' }), '02:30: no whole number of Wh'],
  [`8934521670,2026-11-19,${','.repeat(47)}`, 'no half hour has a value'],
])('%s is refused by the name of its field', (text, problem) => {
  expect(read(text)).toEqual({ day: null, problem });
});

test('the oldest kept day, the largest value and the half hour that has just begun are taken', () => {
  expect(read(row('2025-07-09', { 3: '10000000' })).problem).toBeNull();
  const today = Object.fromEntries(Array.from({ length: 17 }, (_, n) => [31 + n, '']));
  expect(read(row('2026-11-20', today)).problem).toBeNull();
  const readAtThree = intervalReader(Date.parse('2026-11-20T15:00:00+08:00'));
  expect(readAtThree(row('2026-11-20', today)).problem).toBe('15:00: in the future');
});

test('hours of water are kept as their halves, and an odd litre in the second one', () => {
  const readHours = intervalReader(Date.parse('2026-11-20T15:12:00+08:00'), 'hours');
  const cells = (utility: string, first: string) =>
    `8934521670,${utility},2026-11-19,${first}${',4'.repeat(22)}`;
  const { day } = readHours(cells('water', '21E,'));
  expect(day?.values.slice(0, 6)).toEqual([10, 11, null, null, 2, 2]);
  expect(day).toMatchObject({ utility: 'water', estimatedSlots: 3 });
  expect(readHours(cells('electricity', '21,')).problem).toBe('utility: only water comes in hours');
  expect(readHours(cells('water', '2.5,')).problem).toBe('00:00: no whole number of litres');
  expect(readHours('8934521670,water,2026-11-19,1').problem).toBe('not 27 cells');
});
