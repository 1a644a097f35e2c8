import { describe, expect, it } from 'vitest';
import { mockMeter, windows } from '../meter-readings.mocks.ts';
import { findSent, type MeterItem } from '../meters.query.ts';
import { findItemLock, judgeEntry, judgeForm, sortByWork, toMeterKey } from './entry.ts';

const { november, aroundTheEnd } = windows;
const now = Date.parse('2026-11-20T15:12:00+08:00');
const water = mockMeter.water(november);
const gas = mockMeter.gas(november);
const electricity = mockMeter.electricity(november);
const typing = (typed: Readonly<Record<string, string>>) => (item: MeterItem) => typed[item.deviceNo] ?? '';

describe('a reading in the boxes', () => {
  it('is judged only once every box is filled', () => {
    expect(judgeEntry(water, '').kind).toBe('empty');
    expect(judgeEntry(water, '1999').kind).toBe('incomplete');
    expect(judgeEntry(water, '19990').kind).toBe('outside');
  });

  it('is taken at both limits and sent as its digits before and after the point', () => {
    expect(judgeEntry(water, '12195')).toEqual({
      kind: 'ready',
      milli: 1_219_500,
      typed: { whole: '1219', point: '5' },
    });
    expect(judgeEntry(water, '12589').kind).toBe('ready');
    expect(judgeEntry(water, '12194').kind).toBe('outside');
    expect(judgeEntry(water, '12590').kind).toBe('outside');
    expect(judgeEntry(gas, '02318')).toMatchObject({ typed: { whole: '02318', point: null } });
  });

  it('may lie beyond the end of the register where the upper limit is below the lower one', () => {
    const wrapping = { ...gas, lowerLimit: '99970', upperLimit: '45' };
    for (const digits of ['99970', '99999', '00000', '00045'])
      expect(judgeEntry(wrapping, digits).kind).toBe('ready');
    for (const digits of ['00046', '99969']) expect(judgeEntry(wrapping, digits).kind).toBe('outside');
  });
});

describe('the readings of a page', () => {
  const judge = (typed: Readonly<Record<string, string>>, items = [electricity, water, gas], at = now) =>
    judgeForm(items, typing(typed), at);

  it('can be sent when each that was begun is complete and within its limits', () => {
    expect(judge({}).problem).toEqual({ kind: 'nothing' });
    const sent = { ...gas, lastSelfSubmitted: '02379', lastSelfSubmittedDate: '2026-11-20T07:12:00.000Z' };
    expect(judge({}, [sent]).problem).toEqual({ kind: 'allSent' });
    expect(judge({}, [sent, water]).problem).toEqual({ kind: 'nothing' });
    expect(judge({ W20418837: '1235' }).problem).toMatchObject({ kind: 'incomplete', item: water });
    expect(judge({ W20418837: '12357', G77301254: '9' }).problem).toMatchObject({ item: gas });
    expect(judge({ W20418837: '99999', G77301254: '9' }).problem).toMatchObject({ kind: 'outside' });
    const { ready, problem } = judge({ W20418837: '12357' });
    expect(problem).toBeNull();
    expect(ready.map(({ item }) => item.deviceNo)).toEqual(['W20418837']);
  });

  it('a meter that sends its own readings in an open window keeps nothing back', () => {
    expect(judge({ G77301254: '02379' }).problem).toBeNull();
  });

  it('a device both closed and without a limit keeps back the readings of its own account alone', () => {
    const closed = { ...electricity, ...aroundTheEnd };
    expect(judge({ G77301254: '02379' }, [closed, gas]).problem).toMatchObject({
      kind: 'blocked',
      item: closed,
    });
    const elsewhere = { ...closed, accountNo: '8920020017' };
    expect(judge({ G77301254: '02379' }, [elsewhere, gas]).problem).toBeNull();
    expect(judge({}, [closed, gas]).problem).toEqual({ kind: 'nothing' });
  });

  it('a reading is no longer sent after its window has ended', () => {
    expect(judge({ G77301254: '02379' }, [gas], Date.parse(gas.smrdToDate)).ready).toHaveLength(1);
    expect(judge({ G77301254: '02379' }, [gas], Date.parse(gas.smrdToDate) + 1)).toEqual({
      ready: [],
      begun: 0,
      problem: { kind: 'allLocked' },
    });
  });
});

describe('the reading that was sent', () => {
  const sentAt = (lastSelfSubmittedDate: string) => ({
    ...gas,
    lastSelfSubmitted: '02379',
    lastSelfSubmittedDate,
  });

  it('is that of the window now open', () => {
    expect(findSent(sentAt('2026-11-20T07:12:00.000Z'))).toEqual({ reading: '02379', at: now });
    expect(findSent(sentAt('2026-10-20T07:12:00.000Z'))).toBeNull();
    expect(findSent(gas)).toBeNull();
  });
});

describe('the order of meters', () => {
  it('is: failed, to read, sent, locked', () => {
    const sent = {
      ...gas,
      deviceNo: 'G1',
      lastSelfSubmitted: '02379',
      lastSelfSubmittedDate: '2026-11-20T07:12:00.000Z',
    };
    const sorted = sortByWork([electricity, sent, gas, water], now, new Set([toMeterKey(water)]));
    expect(sorted).toEqual([water, gas, sent, electricity]);
    expect(findItemLock(electricity, now)).toBe('sendsItself');
    expect(findItemLock(mockMeter.gas(aroundTheEnd), now)).toBe('closed');
  });
});
