import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenAt, type MeterWindow, shownWindow, type WindowedMeter } from './meter-window.ts';

const run = promisify(execFile);
const at = (time: string): number => Date.parse(`${time}+08:00`);
const window = (from: string, to: string): MeterWindow => ({ from: at(from), to: at(to) });
const november = window('2026-11-18T08:00', '2026-11-25T23:00');
const december = window('2026-12-18T08:00', '2026-12-25T23:00');
const water = (own: MeterWindow): WindowedMeter => ({ utility: 'water', isReadByHand: true, ...own });
const gas = (own: MeterWindow): WindowedMeter => ({ utility: 'gas', isReadByHand: true, ...own });
const smart = (own: MeterWindow): WindowedMeter => ({ utility: 'electricity', isReadByHand: false, ...own });

const seen = (meters: readonly WindowedMeter[], time: string) => shownWindow(meters, at(time));

describe('the submission window of a customer', () => {
  it('is open at the first and at the last instant, and at none beyond', () => {
    expect(isOpenAt(november, november.from)).toBe(true);
    expect(isOpenAt(november, november.to)).toBe(true);
    expect(isOpenAt(november, november.from - 1)).toBe(false);
    expect(isOpenAt(november, november.to + 1)).toBe(false);
  });

  it('lists the meters to be read: those that send their own readings are not among them', () => {
    expect(seen([gas(november), smart(november), water(november)], '2026-11-20T15:12')).toMatchObject({
      phase: 'open',
      metersToRead: 2,
      utilitiesToRead: ['water', 'gas'],
    });
  });

  it('counts meters, and names each utility once', () => {
    expect(seen([water(november), water(november), gas(november)], '2026-11-20T15:12')).toMatchObject({
      metersToRead: 3,
      utilitiesToRead: ['water', 'gas'],
    });
  });

  it('has no meter to be read where all send their own readings, and is open all the same', () => {
    expect(seen([smart(november)], '2026-11-20T15:12')).toMatchObject({ phase: 'open', metersToRead: 0 });
  });

  it('counts readings that were sent apart from meters that are still to be read', () => {
    const sent = { ...water(november), isSent: true };
    expect(seen([sent, gas(november), smart(november)], '2026-11-20T15:12')).toMatchObject({
      metersToRead: 1,
      metersSent: 1,
      utilitiesToRead: ['gas'],
    });
    expect(seen([sent, smart(november)], '2026-11-20T15:12')).toMatchObject({
      metersToRead: 0,
      metersSent: 1,
    });
  });

  it('is for the bill of the month in which it ends', () => {
    expect(seen([water(november)], '2026-11-20T15:12')?.billMonth).toBe('2026-11');
    const overTheEnd = water(window('2026-11-25T08:00', '2026-12-02T23:00'));
    expect(seen([overTheEnd], '2026-11-20T15:12')?.billMonth).toBe('2026-12');
    // Half past midnight here is still the old year in UTC.
    expect(seen([water(window('2026-12-24T08:00', '2026-12-31T23:00'))], '2026-12-24T09:00')?.billMonth).toBe(
      '2026-12',
    );
    expect(seen([water(window('2026-12-24T08:00', '2027-01-01T00:30'))], '2026-12-24T09:00')?.billMonth).toBe(
      '2027-01',
    );
  });

  it('does not exist without meters', () => {
    expect(shownWindow([], at('2026-11-20T15:12'))).toBeNull();
  });
});

describe('meters with different windows', () => {
  const early = water(window('2026-11-16T08:00', '2026-11-21T23:00'));
  const late = gas(window('2026-11-19T08:00', '2026-11-27T23:00'));

  it('show one from the earliest start to the latest end of those now open', () => {
    expect(seen([late, early], '2026-11-20T12:00')).toMatchObject({
      phase: 'open',
      from: early.from,
      to: late.to,
      metersToRead: 2,
    });
  });

  it('are open as long as any of them is, for those that still are', () => {
    expect(seen([late, early], '2026-11-22T12:00')).toMatchObject({
      phase: 'open',
      from: late.from,
      utilitiesToRead: ['gas'],
    });
    expect(seen([gas(december), early], '2026-11-20T12:00')).toMatchObject({ to: early.to, metersToRead: 1 });
  });

  it('show, while none is open, the next ones together', () => {
    expect(seen([late, early], '2026-11-10T12:00')).toMatchObject({
      phase: 'ahead',
      from: early.from,
      to: late.to,
      utilitiesToRead: ['water', 'gas'],
    });
  });

  it('do not let a window of another month stretch the next one', () => {
    expect(seen([gas(december), early], '2026-11-10T12:00')).toMatchObject({
      from: early.from,
      to: early.to,
      utilitiesToRead: ['water'],
    });
  });
});

describe('the distance to the window', () => {
  it('is counted in calendar days of Singapore, not in hours', () => {
    const next = [water(window('2026-11-25T08:00', '2026-12-02T23:00'))];
    expect(seen(next, '2026-11-20T15:12')).toMatchObject({ phase: 'ahead', daysToOpening: 5, passed: 0 });
    expect(seen(next, '2026-11-24T23:59:59')?.daysToOpening).toBe(1);
    expect(seen(next, '2026-11-25T00:00')?.daysToOpening).toBe(0);
  });

  it('is shown as the part of its time that has passed', () => {
    expect(seen([water(november)], '2026-11-18T08:00')?.passed).toBe(0);
    expect(seen([water(november)], '2026-11-20T15:12')?.passed).toBeCloseTo(55.2 / 183);
    expect(seen([water(november)], '2026-11-25T23:00')?.passed).toBe(1);
    expect(seen([water(november)], '2026-12-24T23:00')?.passed).toBe(1);
  });

  it('a single instant has passed when it comes, and not before', () => {
    const instant = window('2026-11-18T08:00', '2026-11-18T08:00');
    expect(seen([water(instant)], '2026-11-18T07:59')?.passed).toBe(0);
    expect(seen([water(instant)], '2026-11-18T08:00')?.passed).toBe(1);
  });
});

describe('the text about the window', () => {
  it('changes at midnight while the window is ahead, since the days to it are counted', () => {
    expect(seen([water(november)], '2026-11-10T12:00')?.changesAt).toBe(at('2026-11-11T00:00'));
    expect(seen([water(november)], '2026-11-18T00:00')?.changesAt).toBe(november.from);
  });

  it('changes right after the last instant while the window is open', () => {
    expect(seen([water(november)], '2026-11-20T12:00')?.changesAt).toBe(november.to + 1);
    expect(shownWindow([water(november)], november.to)).toMatchObject({ phase: 'open' });
    expect(shownWindow([water(november)], november.to + 1)).toMatchObject({ phase: 'over', changesAt: null });
  });

  it('changes when another meter joins those that are open', () => {
    const joins = window('2026-11-23T08:00', '2026-11-28T23:00');
    expect(seen([water(november), gas(joins)], '2026-11-20T12:00')?.changesAt).toBe(joins.from);
  });
});

describe('any meters at any time', () => {
  const meters = fc.array(
    fc.record({
      utility: fc.constantFrom('electricity', 'water', 'gas'),
      isReadByHand: fc.boolean(),
      from: fc.integer({ min: 0, max: 10_000 }),
      length: fc.integer({ min: 0, max: 5_000 }),
    }),
    { minLength: 1, maxLength: 6 },
  );

  it('have an open window exactly if one of their windows is open, and it includes all of them', () => {
    fc.assert(
      fc.property(meters, fc.integer({ min: 0, max: 16_000 }), (raw, now) => {
        const given = raw.map(({ from, length, ...rest }) => ({ from, to: from + length, ...rest }));
        const shown = shownWindow(given as WindowedMeter[], now);
        if (shown === null) throw new Error('there are meters');
        expect(shown.phase === 'open').toBe(given.some((each) => isOpenAt(each, now)));
        if (shown.phase === 'open') expect(isOpenAt(shown, now)).toBe(true);
        if (shown.phase === 'ahead') {
          expect(shown.from).toBe(Math.min(...given.map(({ from }) => from).filter((from) => from > now)));
        }
        expect(shown.changesAt === null || shown.changesAt > now).toBe(true);
        expect(shown.utilitiesToRead.length).toBeLessThanOrEqual(shown.metersToRead);
      }),
    );
  });
});

it('is the same on a machine in London, Singapore or New York', async () => {
  const module = JSON.stringify(new URL('./meter-window.ts', import.meta.url).href);
  const script = `import(${module}).then(({ shownWindow }) => {
    const meter = { utility: 'water', isReadByHand: true, from: ${at('2026-12-31T08:00')}, to: ${at('2027-01-01T00:30')} };
    const times = [${at('2026-12-30T23:59:59')}, ${at('2026-12-31T00:00')}, ${at('2027-01-01T00:30')}];
    console.log(JSON.stringify(times.map((now) => shownWindow([meter], now))));
  })`;
  const answers = await Promise.all(
    ['UTC', 'Asia/Singapore', 'America/New_York'].map(async (TZ) => {
      const env = { ...process.env, TZ };
      return (await run(process.execPath, ['--input-type=module', '-e', script], { env })).stdout;
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect(JSON.parse(answers[0] ?? '[]')).toMatchObject([
    { daysToOpening: 1 },
    { daysToOpening: 0 },
    { phase: 'open', billMonth: '2027-01' },
  ]);
});

describe('windows that run into one another', () => {
  const days = (from: string, to: string) => water(window(`2026-12-${from}T08:00`, `2026-12-${to}T08:00`));

  it('are shown as one, also where one begins when another ends, or lies within it', () => {
    const together = seen([days('10', '20'), days('12', '14'), days('20', '22')], '2026-12-01T08:00');
    expect(together).toMatchObject({
      phase: 'ahead',
      from: at('2026-12-10T08:00'),
      to: at('2026-12-22T08:00'),
    });
    const apart = seen([days('10', '20'), days('21', '22')], '2026-12-01T08:00');
    expect(apart).toMatchObject({ to: at('2026-12-20T08:00') });
  });
});
