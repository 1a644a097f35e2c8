import { meterDigits } from '@portal/domain/meters/meter-digits';
import { isOpenAt } from '@portal/domain/meters/meter-window';
import { addDays, sgDay, sgMonth, startOfSgDay, toSgDay } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import { describe, expect, it } from 'vitest';
import { monthRows } from '../rows/usage-rows.ts';
import { findPeriod } from '../usage/periods.ts';
import { computeLimits } from './limits.ts';
import { readingsUntil } from './readings.ts';
import { makeWindow } from './windows.ts';
import { type WorldMeter, worldMeters } from './world-meters.ts';

const at = (time: string): number => Date.parse(`${time}+08:00`);
const picture = at('2026-11-20T15:12');
const findMeters = (no: string) => worldMeters.filter(({ account }) => account.no === no);
const findMeter = (no: string, utility: Utility): WorldMeter => {
  const meter = findMeters(no).find((each) => each.utility === utility);
  if (!meter) throw new Error(`no ${utility} meter of ${no}`);
  return meter;
};
const water = findMeter('8934521670', 'water');
const gas = findMeter('8934521670', 'gas');
const november = (meter: WorldMeter) => {
  const window = makeWindow(meter, sgMonth('2026-11'));
  if (!window) throw new Error('no window');
  return window;
};

describe('meters of accounts', () => {
  it('electricity sends its own readings, water and gas are read by hand', () => {
    for (const { utility, sendsItself } of worldMeters) expect(sendsItself).toBe(utility === 'electricity');
    expect(findMeters('8934521670').map(({ utility }) => utility)).toEqual(['electricity', 'water', 'gas']);
  });

  it('prepaid electricity, a master account and the neighbours have none', () => {
    expect(findMeters('8934560015').map(({ utility }) => utility)).toEqual(['water']);
    expect(findMeters('8920014410')).toEqual([]);
    expect(worldMeters.some(({ account }) => account.id >= 500_000)).toBe(false);
    expect(worldMeters.filter(({ account }) => account.masterId !== null)).toHaveLength(240);
  });

  it('no two have the same number', () => {
    expect(new Set(worldMeters.map(({ deviceNo }) => deviceNo)).size).toBe(worldMeters.length);
  });
});

describe('readings of meters', () => {
  it("Mei Lin's readings are those of the picture", () => {
    const shown = (meter: WorldMeter, day: string) => {
      const reading = readingsUntil(meter, picture).find((each) => toSgDay(each.at) === day);
      return reading && [reading.kind, meterDigits(reading.milli, meter)];
    };
    expect([water.deviceNo, gas.deviceNo]).toEqual(['W20418837', 'G77301254']);
    expect(shown(water, '2026-09-18')).toEqual(['estimated', '1204.3']);
    expect(shown(gas, '2026-10-18')).toEqual(['actual', '02318']);
    expect(shown(gas, '2026-11-17')).toEqual(['estimated', '02372']);
  });

  it('between two bills a register advances by the use on the bill', () => {
    for (const meter of worldMeters) {
      const read = readingsUntil(meter, picture).filter(({ kind }) => kind !== 'self');
      for (const [index, reading] of read.entries()) {
        const earlier = read[index - 1];
        if (!earlier) continue;
        const month = sgMonth(toSgDay(reading.at).slice(0, 7));
        const period = findPeriod(meter.account, month);
        const row = monthRows(meter.account, period).find(({ utility }) => utility === meter.utility);
        const used = reading.milli - earlier.milli;
        expect(used < 0 ? used + 1000 * 10 ** meter.before : used, `${meter.deviceNo} ${month}`).toBe(
          row?.total,
        );
        expect(reading.kind).toBe(Number(row?.estimatedDays) > 0 ? 'estimated' : 'actual');
      }
    }
  });

  it('a customer’s reading lies between the readings around it', () => {
    const sent = readingsUntil(findMeter('8934530034', 'water'), picture);
    const own = sent.filter(({ kind }) => kind === 'self');
    expect(own.length).toBeGreaterThan(15);
    expect(own.at(-1)).toMatchObject({ source: 'App' });
    const inOrder = [...sent].sort((a, b) => a.at - b.at);
    expect(inOrder.map(({ milli }) => milli)).toEqual(
      inOrder.map(({ milli }) => milli).sort((a, b) => a - b),
    );
    for (const { meter, at: time } of own) {
      const window = makeWindow(meter, sgMonth(toSgDay(time).slice(0, 7)));
      expect(window && isOpenAt(window, time)).toBe(true);
    }
  });
});

describe('submission windows', () => {
  it('Mei Lin’s window is from 18 November, 8 AM, to 25 November, 11 PM', () => {
    expect(november(water)).toMatchObject({ from: at('2026-11-18T08:00'), to: at('2026-11-25T23:00') });
  });

  it('the kitchen’s window at Joo Chiat Road is from 25 November, 8 AM, to 2 December, 11 PM', () => {
    const kitchen = november(findMeter('8920020025', 'gas'));
    expect(kitchen).toMatchObject({ from: at('2026-11-25T08:00'), to: at('2026-12-02T23:00') });
  });

  it('a premises has one window for all its accounts', () => {
    const windows = worldMeters.map((meter) => [
      `${meter.account.premises.bpNo} ${meter.account.premises.premiseNo}`,
      makeWindow(meter, sgMonth('2026-11'))?.from,
    ]);
    const known = new Map(
      windows.filter(([, from]) => from !== undefined).map(([place, from]) => [place, from]),
    );
    for (const [place, from] of windows) if (from !== undefined) expect(from).toBe(known.get(place));
  });

  it('an account has one window every month, and none after it was closed', () => {
    expect(makeWindow(findMeter('8934570014', 'water'), sgMonth('2025-11'))).not.toBeNull();
    expect(makeWindow(findMeter('8934570014', 'water'), sgMonth('2026-01'))).toBeNull();
    for (const month of ['2025-07', '2026-02', '2028-02', '2030-12']) {
      expect(makeWindow(water, sgMonth(month))).not.toBeNull();
    }
  });
});

describe('limits of a window', () => {
  it('limits begin at the last reading that was not estimated, and no later reading moves them', () => {
    const window = november(gas);
    const known = computeLimits(window, readingsUntil(gas, picture));
    expect(known.lower).toBe(2_318_000);
    expect(computeLimits(window, readingsUntil(gas, at('2027-03-01T00:00')))).toEqual(known);
  });

  it('limits contain the meter’s true reading on every day of the window', () => {
    for (const meter of worldMeters.filter(
      ({ sendsItself, account }) => !sendsItself && !account.opensSoon,
    )) {
      const window = makeWindow(meter, sgMonth('2026-11'));
      if (!window) continue;
      const readings = readingsUntil(meter, at('2027-01-31T00:00')).filter(({ kind }) => kind !== 'self');
      const { lower, upper } = computeLimits(window, readings);
      const before = readings.findLast(({ at: time }) => time <= window.from);
      const after = readings.find(({ at: time }) => time > window.to);
      if (!before || !after || lower === null || upper === null)
        throw new Error(`nothing of ${meter.deviceNo}`);
      const share = (window.to - before.at) / (after.at - before.at);
      const atTheEnd = before.milli + share * (after.milli - before.milli);
      expect(before.milli, meter.deviceNo).toBeGreaterThanOrEqual(lower);
      expect(atTheEnd, meter.deviceNo).toBeLessThanOrEqual(upper);
    }
  });

  it('a meter that sends its own readings has no limits', () => {
    const electricity = findMeter('8934521670', 'electricity');
    const limits = computeLimits(november(electricity), readingsUntil(electricity, picture));
    expect(limits).toEqual({ lower: null, upper: null });
  });

  it('limits follow the readings until the window opens', () => {
    const window = makeWindow(gas, sgMonth('2026-12'));
    if (!window) throw new Error('no window');
    const lowerOn = (day: string) =>
      computeLimits(window, readingsUntil(gas, startOfSgDay(addDays(sgDay(day), 1)))).lower;
    expect(lowerOn('2026-12-10')).toBe(2_318_000);
    expect(lowerOn('2026-12-17')).toBeGreaterThan(2_318_000);
  });
});
