import { describe, expect, it } from 'vitest';
import { findAlwaysOn, type NightOfUse } from './always-on.ts';

const measured = () => false;
const night = (wh: number, isEstimated: NightOfUse['isEstimated'] = measured): NightOfUse => ({
  values: Array.from({ length: 48 }, (_, slot) => (slot < 12 ? wh : 400)),
  isEstimated,
});
const nights = (count: number, wh = 150): NightOfUse[] => Array.from({ length: count }, () => night(wh));

describe('always on', () => {
  it('is the quiet half hour of the nights, as an amount a day', () => {
    expect(findAlwaysOn(nights(28))).toEqual({ state: 'known', whADay: 7_200, nights: 28 });
  });

  it('is no more than the quiet half hours of the day, where bedrooms are cooled at night', () => {
    const cooled = nights(20).map((each) => ({
      ...each,
      values: each.values.map((_, slot) => (slot < 14 ? 300 : slot < 30 ? 120 : 380)),
    }));
    expect(findAlwaysOn(cooled)).toMatchObject({ whADay: 5_760 });
  });

  it('needs fourteen nights', () => {
    expect(findAlwaysOn(nights(13))).toEqual({ state: 'early', nights: 13 });
    expect(findAlwaysOn(nights(14))).toMatchObject({ state: 'known', nights: 14 });
  });

  it('does not fall to nothing by a power cut of a night, nor rise by a feast', () => {
    expect(findAlwaysOn([night(0), night(900), ...nights(20)])).toMatchObject({ whADay: 7_200 });
  });

  it('leaves out nights that lack half hours or were estimated', () => {
    const gap = { ...night(150), values: night(150).values.map((value, slot) => (slot < 3 ? null : value)) };
    expect(findAlwaysOn([gap, night(150, (slot) => slot < 4), ...nights(13)])).toMatchObject({ nights: 13 });
  });
});
