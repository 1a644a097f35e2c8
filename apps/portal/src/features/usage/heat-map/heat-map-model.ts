/** The map of an answer: which days are shown, the step of each hour, weeks, months, and what the findings say. Pure. */
import {
  type DatedRate,
  type DayChoice,
  EXACT_CENT,
  exactPrice,
  type HeatDay,
  HOURS,
  isChosenDay,
  isWeekday,
  quantileSteps,
  rateOfDay,
  stepOf,
  sumKnown,
  wholeHours,
} from '@portal/domain/insights/heat-map';
import {
  findHotNights,
  findPeak,
  findQuietDays,
  isHotMonth,
  isNightHour,
} from '@portal/domain/insights/heat-map-findings';
import { addDays, dayOfWeek, daysBetween, type SgDay, sgDay } from '@portal/domain/sg-time';
import { type DayRun, listRuns } from '../../../charts/heat/heat-days.layout.ts';
import type { HeatLine } from '../../../charts/heat/heat-grid.tsx';
import type { HeatPoint } from '../../../charts/heat/heat-keys.ts';
import type { HeatMapAnswer } from './heat-map.query.ts';
import type { FindingKey } from './heat-map-search.ts';

/** Wh, or billionths of a cent at the tariff of each day; of hours that are not whole null. */
type Amounts = readonly (number | null)[];

interface HeatWeekModel extends DayRun {
  readonly monday: SgDay;
  readonly line: HeatLine;
}

export interface HeatMapModel {
  readonly all: readonly HeatDay[];
  readonly shown: readonly HeatDay[];
  readonly rates: readonly DatedRate[];
  readonly choice: DayChoice;
  readonly isMoney: boolean;
  /** Of the shown days. */
  readonly amounts: readonly Amounts[];
  readonly lines: readonly HeatLine[];
  /** None where nothing was used. */
  readonly thresholds: readonly number[];
  readonly weeks: readonly HeatWeekModel[];
  readonly calendar: readonly number[];
  readonly start: HeatPoint;
  readonly dataTo: string | null;
  readonly findings: Findings;
}

type Findings = ReturnType<typeof listFindings>;

/** The finest step of a scale: 1 Wh, a tenth of a cent. */
const FINEST = { use: 1, money: EXACT_CENT / 10 };

function readHeatDays({ from, days }: HeatMapAnswer): HeatDay[] {
  const first = sgDay(from);
  return days.map(({ wh, kinds }, index) => ({ day: addDays(first, index), wh, kinds }));
}

function readRates({ tariffs }: HeatMapAnswer): DatedRate[] {
  return tariffs.map((tariff) => ({ ...tariff, from: sgDay(tariff.from) }));
}

export function buildHeatMap(
  answer: HeatMapAnswer,
  { choice, isMoney: wantsMoney }: { readonly choice: DayChoice; readonly isMoney: boolean },
): HeatMapModel {
  const all = readHeatDays(answer);
  const rates = readRates(answer);
  const isMoney = wantsMoney && rates.length > 0;
  const amountsOf = (day: HeatDay): Amounts => {
    const rate = isMoney ? rateOfDay(rates, day.day) : null;
    if (!isMoney) return wholeHours(day);
    return wholeHours(day).map((wh) => (wh === null || rate === null ? null : exactPrice(wh, rate)));
  };
  // The steps are the home's own: the same colour means the same whichever days are shown.
  const known = all.flatMap(amountsOf).filter((amount) => amount !== null);
  const hasUse = known.some((amount) => amount > 0);
  const thresholds = hasUse ? quantileSteps(known, isMoney ? FINEST.money : FINEST.use) : [];
  // Nothing is the lightest step, however many of the hours it is.
  const toStep = (amount: number): number => (amount === 0 ? 0 : stepOf(amount, thresholds));
  const toLine = (amounts: Amounts): HeatLine =>
    amounts.map((amount) => (amount === null ? null : toStep(amount)));
  const shown = all.filter(({ day }) => isChosenDay(day, choice));
  const amounts = shown.map(amountsOf);
  const first = shown[0]?.day;
  return {
    all,
    shown,
    rates,
    choice,
    isMoney,
    amounts,
    lines: amounts.map(toLine),
    thresholds,
    weeks: listWeeks(shown, amounts).map(({ means, ...week }) => ({ ...week, line: toLine(means) })),
    calendar: shown.map(({ day }) => (first ? daysBetween(first, day) : 0)),
    start: findStart(shown),
    dataTo: answer.dataTo,
    findings: listFindings(all, choice),
  };
}

function listFindings(all: readonly HeatDay[], choice: DayChoice) {
  return { peak: findPeak(all, choice), nights: findHotNights(all), quiet: findQuietDays(all) };
}

const mondayOf = (day: SgDay): SgDay => addDays(day, -((dayOfWeek(day) + 6) % 7));

function listWeeks(
  shown: readonly HeatDay[],
  amounts: readonly Amounts[],
): (DayRun & { readonly monday: SgDay; readonly means: Amounts })[] {
  const byWeek = Map.groupBy(
    shown.map(({ day }, index) => ({ monday: mondayOf(day), index })),
    ({ monday }) => monday,
  );
  return [...byWeek].map(([monday, own]) => {
    const [from, to] = [own[0]?.index ?? 0, own.at(-1)?.index ?? 0];
    const days = amounts.slice(from, to + 1);
    const means = Array.from({ length: HOURS }, (_, hour) => {
      const { total, count } = sumKnown(days.map((hours) => hours[hour]));
      return count === 0 ? null : total / count;
    });
    return { monday, from, to, means };
  });
}

function findStart(shown: readonly HeatDay[]): HeatPoint {
  const index = shown.findLastIndex(({ wh }) => wh.some((value) => value !== null));
  if (index === -1) return { index: Math.max(0, shown.length - 1), hour: 0 };
  return { index, hour: shown[index]?.wh.findLastIndex((value) => value !== null) ?? 0 };
}

/** Whether whole hours have come and none of them used anything. */
export function isUnused(days: readonly HeatDay[]): boolean {
  const hours = days.flatMap(wholeHours).filter((wh) => wh !== null);
  return hours.length > 0 && hours.every((wh) => wh === 0);
}

/** A day of which nothing came, before the newest that has data. */
export function listMissing({ shown, start }: HeatMapModel): boolean[] {
  return shown.map(({ wh }, index) => index < start.index && wh.every((value) => value === null));
}

export const listEstimated = ({ shown }: HeatMapModel): boolean[] =>
  shown.map(({ kinds }) => kinds.includes('E'));

/** Whether an hour of a shown day belongs to a finding; null: it was not found. */
export function cellsOf(
  { shown, findings }: HeatMapModel,
  key: FindingKey,
): ((index: number, hour: number) => boolean) | null {
  const { peak, nights, quiet } = findings;
  if (key === 'peak') {
    if (peak.state !== 'found') return null;
    const on = shown.map(({ day }) => isWeekday(day) === (peak.on === 'weekdays'));
    return (index, hour) => (on[index] ?? false) && hour >= peak.hour && hour < peak.hour + 3;
  }
  if (key === 'nights') {
    if (nights.state !== 'found') return null;
    const hot = shown.map(({ day }) => isHotMonth(day));
    return (index, hour) => (hot[index] ?? false) && isNightHour(hour);
  }
  if (quiet.state !== 'found') return null;
  const calm = shown.map(({ day }) => quiet.from <= day && day <= quiet.to);
  return (index) => calm[index] ?? false;
}

/** The shown days of two findings, for their brackets above the map: quiet days interrupt the nights of hot months. */
export function listBrackets(model: HeatMapModel): Readonly<Record<'nights' | 'quiet', DayRun[]>> {
  const [isNight, isQuiet] = [cellsOf(model, 'nights'), cellsOf(model, 'quiet')];
  const quiet = model.shown.map((_, index) => isQuiet?.(index, 0) ?? false);
  const nights = quiet.map((isCalm, index) => !isCalm && (isNight?.(index, 0) ?? false));
  return { nights: listRuns(nights), quiet: listRuns(quiet) };
}
