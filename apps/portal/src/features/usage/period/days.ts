/** A month, or the dates of a bill, as a period of days: beside usual days, or another month or bill. Pure. */
import { gstBasisPointsOn, rateOn } from '@portal/domain/bills/tariff';
import { computeCost } from '@portal/domain/meters/usage-day';
import { daysFrom, type SgDay, sgDay } from '@portal/domain/sg-time';
import { copy } from '../copy.ts';
import type { DaysAnswer } from '../queries/days.query.ts';
import type { Comparison } from '../view/usage-view.ts';
import { type Figure, noFigure, toFigure, type UsageBar, type UsagePeriod } from './usage-period.ts';

export interface DaysInput {
  readonly answer: DaysAnswer;
  readonly from: SgDay;
  readonly to: SgDay;
  readonly today: SgDay;
  readonly comparison: Comparison;
  /** The period that is compared with, day by day; null: it is not there. */
  readonly other: { readonly answer: DaysAnswer; readonly name: string } | null;
}

export interface DaysPeriod extends UsagePeriod {
  readonly from: SgDay;
  readonly to: SgDay;
  readonly completeTo: SgDay | null;
  readonly updatedAt: string | null;
  /** Of the day that is not over: the instant up to which it is measured. */
  readonly runningTo: string | null;
  readonly billed: DaysAnswer['billed'];
}

export function buildDays({ answer, from, to, today, comparison, other }: DaysInput): DaysPeriod {
  const isPriced = answer.consumption.some(({ cost }) => cost !== null);
  const measured = new Map(answer.consumption.map((each) => [each.period, each]));
  const usual = new Map(answer.usual.map(({ period, value }) => [period, value]));
  const bars = daysFrom(from, to).map((day, index): UsageBar => {
    const own = measured.get(day);
    const running = answer.running?.period === day ? answer.running : null;
    return {
      key: day,
      name: running ? copy.dayUntil(day, running.dataTo) : copy.namedDay(day),
      ...toFigure(own?.current ?? null, own?.cost ?? null),
      status:
        day > today || (day === today && running === null)
          ? 'ToCome'
          : (running?.status ?? own?.status ?? 'Missing'),
      line:
        comparison === 'usual' ? usualFigure(usual.get(day) ?? null, day, isPriced) : figureAt(other, index),
      soFar: running && (comparison === 'usual' ? usualFigure(running.usual, day, isPriced) : noFigure),
      average: noFigure,
      efficient: noFigure,
    };
  });
  const newest = bars.findLastIndex(({ use }) => use !== null);
  return {
    level: 'daily',
    utility: 'electricity',
    unit: 'kWh',
    bars,
    measuredTo: to > today ? newest + 1 : bars.length,
    isRunning: to >= today,
    total: toFigure(answer.current, answer.cost),
    comparison,
    lineName: comparison === 'usual' ? copy.usualDay : (other?.name ?? null),
    from,
    to,
    completeTo: answer.completeTo === null ? null : sgDay(answer.completeTo),
    updatedAt: answer.updatedAt,
    runningTo: answer.running?.dataTo ?? null,
    billed: answer.billed,
  };
}

function usualFigure(use: number | null, day: SgDay, isPriced: boolean): Figure {
  if (use === null) return noFigure;
  const rateE4 = isPriced ? rateOn('electricity', day) : null;
  const cost = rateE4 === null ? null : computeCost(Math.round(use * 1_000), rateE4, gstBasisPointsOn(day));
  return { use, cost };
}

function figureAt(other: DaysInput['other'], index: number): Figure {
  const day = other?.answer.consumption[index];
  return day ? toFigure(day.current, day.cost) : noFigure;
}
