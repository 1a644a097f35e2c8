import { endOfRegister } from '@portal/domain/meters/meter-digits';
import { addMonths, daysBetween, type SgMonth, sgMonth, toMonth, toSgDay } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBill } from '../bills/bills.ts';
import { MEI_LIN } from '../usage/mei-lin.ts';
import { registerStep } from '../usage/monthly-use.ts';
import { usualUse } from '../usage/world-use.ts';
import { type CustomerReading, makeWorldUse } from './customer-readings.ts';
import { readingsUntil } from './readings.ts';
import { makeWindow } from './windows.ts';
import { onRegister, type WorldMeter, worldMeters } from './world-meters.ts';

const find = (utility: Utility): WorldMeter => {
  const meter = worldMeters.find((each) => each.account.id === MEI_LIN && each.utility === utility);
  if (!meter) throw new Error(`no ${utility} meter`);
  return meter;
};
const [water, gas] = [find('water'), find('gas')];
const [november, december, january] = [sgMonth('2026-11'), sgMonth('2026-12'), sgMonth('2027-01')];

/** Sent on the third evening of a window. */
function send(meter: WorldMeter, month: SgMonth, milli: number): CustomerReading {
  const window = makeWindow(meter, month);
  if (!window) throw new Error(`no window in ${month}`);
  const { account, deviceNo } = meter;
  const at = window.from + 2.5 * 86_400_000;
  return { accountId: account.id, deviceNo, at, milli, windowClosesAt: window.to };
}

const useOf = (meter: WorldMeter, month: SgMonth, ...readings: CustomerReading[]) =>
  makeWorldUse(readings).use(meter.account, meter.utility, month);
const usual = (meter: WorldMeter, month: SgMonth) => usualUse.use(meter.account, meter.utility, month);

/** The register on a day between two readings, as the world would have it. */
const expected = (meter: WorldMeter, month: SgMonth): number => {
  const { at } = send(meter, month, 0);
  const readings = readingsUntil(meter, at + 62 * 86_400_000).filter(({ kind }) => kind !== 'self');
  const [before, after] = [readings.findLast((each) => each.at <= at), readings.find((each) => each.at > at)];
  if (!before || !after) throw new Error('no readings around it');
  const [from, to] = [toSgDay(before.at), toSgDay(after.at)];
  const step = registerStep[meter.utility];
  const share = ((after.milli - before.milli) * (daysBetween(from, toSgDay(at)) - 1)) / daysBetween(from, to);
  return before.milli + Math.floor(share / step) * step;
};

describe('the bill after a customer’s reading', () => {
  it('is worked out from the reading, and not estimated', () => {
    const world = makeWorldUse([send(gas, november, 2_380_000)]);
    expect(usualUse.isEstimated(gas.account, 'gas', november)).toBe(true);
    const more = 2_380_000 - expected(gas, november);
    expect(more).not.toBe(0);
    expect(world.use(gas.account, 'gas', december)).toBe(usual(gas, december) + more);
    expect(world.use(gas.account, 'gas', january)).toBe(usual(gas, january));
    const read = readingsUntil(gas, Date.parse('2027-02-01T00:00:00+08:00'), world);
    expect(read.find(({ at }) => toMonth(toSgDay(at)) === december)).toMatchObject({ kind: 'actual' });
  });

  it('would have been estimated without it', () => {
    const chosen = [november, december, january].filter((month) =>
      usualUse.isEstimated(water.account, 'water', month),
    );
    for (const month of chosen) {
      const reading = send(water, addMonths(month, -1), expected(water, addMonths(month, -1)));
      expect(makeWorldUse([reading]).isEstimated(water.account, 'water', month)).toBe(false);
      expect(useOf(water, month, reading)).toBe(usual(water, month));
    }
    expect(chosen).not.toEqual([]);
  });

  it('is smaller when the meter shows less, and never below nothing: later bills use up the rest', () => {
    const low = send(gas, november, 2_318_000);
    const less = 2_318_000 - expected(gas, november);
    expect(less).toBeLessThan(-50_000);
    const uses = [december, january].map((month) => useOf(gas, month, low));
    expect(Math.min(...uses)).toBeGreaterThanOrEqual(0);
    expect(uses[0]).toBeLessThan(usual(gas, december));
    expect((uses[0] ?? 0) + (uses[1] ?? 0)).toBe(usual(gas, december) + usual(gas, january) + less);
    const bill = makeBill(gas.account, december, makeWorldUse([low]));
    expect(bill?.total).toBeGreaterThan(0);
    expect(bill?.total).toBeLessThan(makeBill(gas.account, december)?.total ?? 0);
  });

  it('follows a register that began again', () => {
    const end = endOfRegister(gas);
    const over = { ...send(gas, november, 0), milli: (2_318_000 + end - 2_319_000) % end };
    // Far behind on the register: the shorter way round is taken.
    expect(useOf(gas, december, over)).toBe(0);
    expect(useOf(gas, december, send(gas, november, 2_380_000))).toBeLessThan(end / 2);
  });

  it('belongs to nobody else, and to no other meter', () => {
    const reading = send(gas, november, 2_380_000);
    expect(useOf(water, december, reading)).toBe(usual(water, december));
    expect(useOf(gas, december, { ...reading, deviceNo: 'G00000000' })).toBe(usual(gas, december));
    expect(useOf(gas, november, reading)).toBe(usual(gas, november));
  });
});

describe('readings of many windows', () => {
  const months = Array.from({ length: 6 }, (_each, index) => addMonths(november, index));
  const drawn = fc.array(fc.option(fc.integer({ min: -60, max: 60 })), { minLength: 6, maxLength: 6 });
  const sendAll = (steps: readonly (number | null)[]) =>
    steps.flatMap((step, index) => {
      const month = months[index] ?? november;
      if (step === null) return [];
      return [send(water, month, onRegister(water, expected(water, month) + step * 1_000))];
    });

  it('a bill never changes once its meters were read, whatever is sent later', () => {
    fc.assert(
      fc.property(drawn, fc.nat(5), (steps, count) => {
        const early = makeWorldUse(sendAll(steps.slice(0, count)));
        const late = makeWorldUse(sendAll(steps));
        for (const month of months.slice(0, count + 1)) {
          expect(late.use(water.account, 'water', month)).toBe(early.use(water.account, 'water', month));
          expect(late.isEstimated(water.account, 'water', month)).toBe(
            early.isEstimated(water.account, 'water', month),
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  it('bills are never below nothing, in whole steps, and registers advance by what they charge', () => {
    fc.assert(
      fc.property(drawn, (steps) => {
        const world = makeWorldUse(sendAll(steps));
        const read = readingsUntil(water, Date.parse('2027-06-30T00:00:00+08:00'), world).slice(-9);
        for (const [index, reading] of read.entries()) {
          const earlier = read[index - 1];
          if (!earlier) continue;
          const used = world.use(water.account, 'water', toMonth(toSgDay(reading.at)));
          expect(reading.milli - earlier.milli).toBe(used);
          expect(used).toBeGreaterThanOrEqual(0);
          expect(used % registerStep.water).toBe(0);
        }
      }),
      { numRuns: 40 },
    );
  });
});
