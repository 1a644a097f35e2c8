import { textOfError } from '@portal/contract/errors';
import { describe, expect, it } from 'vitest';
import type { MeterRow } from './store.ts';
import { judgeReading } from './submit.rules.ts';
import { buildMeterRow, NOW } from './test/meter-row.ts';

const ANOTHER = 'G10455120';
const judge = (digits: string, ...others: readonly Partial<MeterRow>[]) => {
  const [own = {}, ...rest] = others;
  const [whole = '', point = null] = digits.split('.');
  const meters = [own, ...rest].map(buildMeterRow);
  return judgeReading(meters, buildMeterRow().deviceNo, { whole, point }, NOW);
};
const refusedWith = (code: string, message: string) => ({ kind: 'refused', code, message });

describe('a reading that a customer sends', () => {
  it.each([
    ['1204.3', 1_204_300],
    ['1200.0', 1_200_000],
    ['1240.0', 1_240_000],
  ])('%s within the limits is taken', (digits, milli) => {
    expect(judge(digits)).toEqual({ kind: 'taken', meter: buildMeterRow(), milli });
  });

  it.each(['1199.9', '1240.1'])('%s beyond the limits is refused with both of them', (digits) => {
    const message = textOfError('SK_METER_1001').replace('{lower}', '1200.0').replace('{upper}', '1240.0');
    expect(judge(digits)).toEqual(refusedWith('SK_METER_1001', message));
  });

  it('has 0 as its lower limit where none is known', () => {
    expect(judge('0000.0', { lowerMilli: null })).toMatchObject({ kind: 'taken', milli: 0 });
  });

  it.each([
    ['a reading of too few digits', '1204', {}, 'SK_METER_1004'],
    ['a reading before the window', '1204.3', { opensAt: NOW + 1 }, 'SK_METER_1002'],
    ['a reading after the window', '1204.3', { closesAt: NOW - 1 }, 'SK_METER_1002'],
    ['a reading of a meter that sends itself', '1204.3', { upperMilli: null }, 'SK_METER_1003'],
    ['a reading of a meter of another account', '1204.3', { deviceNo: ANOTHER }, 'SK_ACCESS_1001'],
  ] as const)('%s is refused', (_name, digits, over, code) => {
    expect(judge(digits, over)).toEqual(refusedWith(code, textOfError(code)));
  });

  it('is kept back by another device of the account that is closed and has no limit', () => {
    const blocking = { deviceNo: ANOTHER, upperMilli: null, closesAt: NOW - 1 };
    expect(judge('1204.3', {}, blocking)).toMatchObject({ code: 'SK_METER_1002' });
    expect(judge('1204.3', {}, { ...blocking, closesAt: NOW + 1 })).toMatchObject({ kind: 'taken' });
  });
});
