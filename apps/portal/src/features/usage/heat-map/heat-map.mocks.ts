/** Typed builders of the heat map for states and tests: the home of the pictures. */
import { isWeekday } from '@portal/domain/insights/heat-map';
import { addDays, type SgDay, sgDay } from '@portal/domain/sg-time';
import type { HeatMapAnswer } from './heat-map.query.ts';

const FIRST = '2025-07-09';
/** Wh of each hour on a mild weekday. */
const MILD = [
  330, 310, 300, 290, 290, 310, 380, 360, 300, 280, 270, 270, 280, 270, 270, 280, 310, 420, 600, 840, 900,
  830, 600, 430,
];
const MISSING = ['2026-02-08', '2026-02-09', '2026-02-10', '2026-02-11'];
const ESTIMATED = [
  '2025-10-20',
  '2025-10-21',
  '2025-10-22',
  '2025-10-23',
  '2026-08-03',
  '2026-08-04',
  '2026-08-05',
  '2026-08-06',
];
const isHot = (day: SgDay): boolean => ['04', '05', '06', '07', '08'].includes(day.slice(5, 7));
const isAway = (day: SgDay): boolean => day >= '2026-06-12' && day <= '2026-06-20';

/** The same number for the same hour, from -40 to 40. */
const vary = (index: number, hour: number): number =>
  ((index * 7919 + hour * 104_729 + index * hour * 31) % 81) - 40;

function useOf(day: SgDay, index: number, hour: number): number {
  if (isAway(day)) return 170;
  const mild = MILD[hour] ?? 0;
  const isNight = hour >= 22 || hour < 6;
  const atHome = !isWeekday(day) && hour >= 9 && hour < 18 ? 210 : 0;
  const lateOut = !isWeekday(day) && hour >= 19 && hour < 22 ? -150 : 0;
  return mild + (isHot(day) && isNight ? 140 : 0) + atHome + lateOut + vary(index, hour);
}

interface MockOptions {
  readonly from?: string;
  readonly to?: string;
  readonly use?: (day: SgDay, index: number, hour: number) => number;
}

/** Up to 3 PM of the last day. */
export function mockHeatMap({
  from = FIRST,
  to = '2026-11-20',
  use = useOf,
}: MockOptions = {}): HeatMapAnswer {
  const days: HeatMapAnswer['days'] = [];
  const last = sgDay(to);
  for (let day = sgDay(from), index = 0; day <= last; day = addDays(day, 1), index += 1) {
    const isGone = MISSING.includes(day);
    const kind = ESTIMATED.includes(day) ? 'E' : 'A';
    const isKnown = (hour: number) => !isGone && (day < last || hour < 15);
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    days.push({
      wh: hours.map((hour) => (isKnown(hour) ? use(day, index, hour) : null)),
      kinds: hours.map((hour) => (isKnown(hour) ? kind : 'M')).join(''),
    });
  }
  return {
    from,
    days,
    dataTo: `${to}T07:00:00.000Z`,
    updatedAt: `${to}T07:10:00.000Z`,
    tariffs: [
      { from, rateE4: 2747, gstBasisPoints: 900 },
      { from: '2025-10-01', rateE4: 2755, gstBasisPoints: 900 },
      { from: '2026-01-01', rateE4: 2671, gstBasisPoints: 900 },
      { from: '2026-04-01', rateE4: 2727, gstBasisPoints: 900 },
      { from: '2026-07-01', rateE4: 3191, gstBasisPoints: 900 },
      { from: '2026-10-01', rateE4: 2859, gstBasisPoints: 900 },
    ],
  };
}

export const mockNoHeatMap: HeatMapAnswer = {
  from: '2026-11-20',
  days: [],
  dataTo: null,
  updatedAt: null,
  tariffs: [],
};
