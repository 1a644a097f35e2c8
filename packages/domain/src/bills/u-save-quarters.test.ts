import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { sgDay } from '../sg-time.ts';
import { inUSaveOrder, type USaveType } from './u-save-items.ts';
import { findRunningQuarter, listQuarters, withBalances } from './u-save-quarters.ts';

const item = (on: string, type: USaveType, amount: number) => ({
  on: sgDay(on),
  type,
  amount: cents(amount),
});

/** The entries of visual 49, as the gateway signs them. */
const meiLin = [
  item('2026-04-15', 'Credited', 15_000),
  item('2026-04-18', 'Utilised', -5_210),
  item('2026-05-18', 'Utilised', -4_970),
  item('2026-06-18', 'Utilised', -4_820),
  item('2026-07-15', 'Credited', 15_000),
  item('2026-07-18', 'Utilised', -5_130),
  item('2026-08-18', 'Utilised', -4_610),
  item('2026-09-18', 'Utilised', -4_040),
  item('2026-09-30', 'Return to Govt', -1_220),
  item('2026-10-15', 'Credited', 15_000),
  item('2026-10-19', 'Utilised', -5_853),
  item('2026-11-18', 'Utilised', -4_644),
];

describe('the quarters of U-Save', () => {
  it('each credit makes a quarter with its use, the newest first', () => {
    expect(
      listQuarters(meiLin, cents(4_503)).map(({ from, to, credited, used, returned, left }) => [
        `${from} ${to}`,
        credited,
        used.map(({ amount }) => amount),
        returned,
        left,
      ]),
    ).toEqual([
      ['2026-10 2026-12', 15_000, [-5_853, -4_644], 0, 4_503],
      ['2026-07 2026-09', 15_000, [-5_130, -4_610, -4_040], 1_220, 0],
      ['2026-04 2026-06', 15_000, [-5_210, -4_970, -4_820], 0, 0],
    ]);
  });

  it('credits of one day are added up, as several accounts get theirs together', () => {
    const [quarter] = listQuarters(
      [
        item('2026-10-15', 'Credited', 15_000),
        item('2026-10-15', 'Credited', 9_000),
        item('2026-10-20', 'Utilised', 4_000),
      ],
      cents(20_000),
    );
    expect(quarter).toMatchObject({ credited: 24_000, left: 20_000 });
  });

  it('credits of one month on different days are one quarter', () => {
    const quarters = listQuarters(
      [
        item('2026-10-08', 'Credited', 15_000),
        item('2026-10-10', 'Utilised', 4_000),
        item('2026-10-15', 'Credited', 9_000),
      ],
      cents(20_000),
    );
    expect(quarters).toEqual([expect.objectContaining({ credited: 24_000, left: 20_000 })]);
  });

  it.each([
    ['the balance is another', meiLin, 4_502],
    ['an entry of the newest is missing', meiLin.slice(0, -1), 4_503],
  ])('a quarter that does not add up is left out: %s', (_, items, balance) => {
    expect(listQuarters(items, cents(balance)).map(({ from }) => from)).toEqual(['2026-07', '2026-04']);
    expect(findRunningQuarter(items, cents(balance))).toBeNull();
  });

  it('entries whose credit is not in the list are left out', () => {
    expect(listQuarters(meiLin.slice(1), cents(4_503)).map(({ from }) => from)).toEqual([
      '2026-10',
      '2026-07',
    ]);
    expect(listQuarters([], cents(0))).toEqual([]);
    expect(findRunningQuarter([], cents(0))).toBeNull();
    expect(findRunningQuarter(meiLin, cents(4_503))?.from).toBe('2026-10');
  });
});

describe('the balance after each entry', () => {
  it('the balance of today leads back to that after each entry', () => {
    const rows = withBalances(inUSaveOrder(meiLin), cents(4_503));
    expect(rows.slice(0, 5).map(({ item: { on }, balance }) => [on, balance])).toEqual([
      ['2026-11-18', 4_503],
      ['2026-10-19', 9_147],
      ['2026-10-15', 15_000],
      ['2026-09-30', 0],
      ['2026-09-18', 1_220],
    ]);
    expect(rows.at(-1)?.balance).toBe(15_000);
  });

  it('entries of one day count as credited, utilised, returned', () => {
    const rows = withBalances(
      inUSaveOrder([item('2026-10-15', 'Utilised', 5_000), item('2026-10-15', 'Credited', 15_000)]),
      cents(10_000),
    );
    expect(rows.map(({ item: { type }, balance }) => [type, balance])).toEqual([
      ['Credited', 15_000],
      ['Utilised', 10_000],
    ]);
  });

  it('a balance of nothing is known as any other', () => {
    const items = [item('2026-10-18', 'Utilised', 15_000), item('2026-10-15', 'Credited', 15_000)];
    expect(withBalances(items, cents(0)).map(({ balance }) => balance)).toEqual([0, 15_000]);
  });

  it('no balance is shown where the entries lead below zero, as something is missing', () => {
    expect(
      withBalances([item('2026-10-15', 'Credited', 15_000)], cents(100)).map(({ balance }) => balance),
    ).toEqual([null]);
  });
});
