/**
 * Leak watch: finds episodes of water that flows through the nights in the hours of a meter, and says whether the hours
 * suffice for that. Pure; litres, instants in milliseconds.
 */
import { priceUse } from '../bills/use-charges.ts';
import type { Cents } from '../money.ts';
import { addDays, daysBetween, type SgDay, startOfSgDay, toSgDay } from '../sg-time.ts';

export const HOURS_PER_DAY = 24;
const HOUR_MS = 3_600_000;

/** A day of a water meter that sends hours. */
export interface HourlyDay {
  readonly day: SgDay;
  /** 24 values in litres; null = not measured, never 0. */
  readonly hours: readonly (number | null)[];
}

export interface LeakEpisode {
  readonly startedAt: number;
  /** null: it still runs, as far as the newest hour says. */
  readonly endedAt: number | null;
  /** End of the hour with which the rule was met. */
  readonly foundAt: number;
  readonly litresPerHour: number;
  /** From start to end, or to the newest hour that flowed. */
  readonly litres: number;
  /** End of the newest hour that flowed. */
  readonly flowedTo: number;
}

/** Hours of flow until an episode is found: more than a tank takes, less than the 48 that a customer waits. */
const HOURS_TO_FIND = 43;
/** The newest hours that are judged; so many of them must be measured. */
const JUDGED_HOURS = 48;
const LEAST_MEASURED_HOURS = 33;
/** Of these so many are hours from midnight to 5 AM, of two nights; a single hour says too little about its night. */
const NIGHT_HOURS_TO_FIND = 6;
const NIGHTS_TO_FIND = 2;
const HOURS_OF_A_NIGHT = 2;
const NIGHT_ENDS = 5;
/** An hour below that begins no flow: what a dripping tap loses is not told from rounding. */
const FLOW_LITRES = 5;
/** Litres an hour that each night loses at least: the 20.8 that must be found, as they vary and meters round. */
const LEAST_LITRES_PER_HOUR = 12;
/** Of the flow that the nights have, so much flows at any time: pressure is higher at night, and a leak may grow. */
const STEADY_SHARE = 0.75;
/** An hour with less of it is dry; so many of the judged ones may be. A leak that was found ends with dry hours. */
const SHARE_OF_FLOW = 0.4;
const MOST_DRY_HOURS = 1;
/** At either end of an episode, an hour below this share is of the taps before it or after it. */
const SHARE_AT_ENDS = 0.5;
/** Share of a step by which a meter may lag behind the water. */
const LAG = 0.25;
/** After more missing hours than that nobody knows whether it is the same flow. */
const MOST_MISSING_HOURS = 48;
/** A meter with a coarser step does not tell 20.8 litres an hour from a night in which somebody is up. */
const COARSEST_STEP = 10;
/** Of one value: fewer may be a leak, or somebody who came home for an hour. */
const FLOWS_TO_JUDGE = 3;

/** @param days in any order; days that are absent count as not measured @returns oldest first */
export function findLeaks(days: readonly HourlyDay[]): LeakEpisode[] {
  const line = toLine(days);
  const step = findStep(days);
  if (line === null || step > COARSEST_STEP) return [];
  const found: LeakEpisode[] = [];
  let run: Run | null = null;
  const finish = (ends: boolean): void => {
    if (run?.foundAt != null) found.push(toEpisode(line, run, run.foundAt, ends));
    run = null;
  };
  for (const [at, litres] of line.hours.entries()) {
    if (litres === null) continue;
    if (run && at - run.lastMeasured > MOST_MISSING_HOURS) finish(true);
    if (!run && litres < FLOW_LITRES) continue;
    run ??= startRun(at);
    addHour(run, { at, litres });
    if (run.lack > run.needed + step * LAG) finish(true);
    else if (run.foundAt === null && run.lastFlow === at) judge(run, step);
  }
  finish(false);
  return found;
}

interface Line {
  readonly from: SgDay;
  readonly hours: readonly (number | null)[];
}

function toLine(days: readonly HourlyDay[]): Line | null {
  const sorted = days.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last) return null;
  const hours = new Array<number | null>((daysBetween(first.day, last.day) + 1) * HOURS_PER_DAY).fill(null);
  for (const { day, hours: own } of sorted) {
    const start = daysBetween(first.day, day) * HOURS_PER_DAY;
    for (const [hour, litres] of own.entries()) hours[start + hour] = litres;
  }
  return { from: first.day, hours };
}

/**
 * The step in which a meter counts: the greatest common divisor of its hours. 0 where that says nothing of the
 * meter: a steady leak in a home that is away has one value, and one flow.
 */
function findStep(days: readonly HourlyDay[]): number {
  const values = new Set(
    days.flatMap(({ hours }) => hours.filter((litres) => litres !== null && litres > 0)),
  );
  if (values.size < 2 && countFlows(days) < FLOWS_TO_JUDGE) return 0;
  let step = 0;
  for (const litres of values) {
    let [one, other] = [step, litres ?? 0];
    while (other > 0) [one, other] = [other, one % other];
    step = one;
    if (step === 1) return 1;
  }
  return step;
}

/** Hours with water that follow each other count once. */
function countFlows(days: readonly HourlyDay[]): number {
  const hours = toLine(days)?.hours ?? [];
  return hours.filter((litres, at) => (litres ?? 0) > 0 && (hours[at - 1] ?? 0) === 0).length;
}

interface Hour {
  /** Hours since the line began. */
  readonly at: number;
  readonly litres: number;
}

interface Run {
  readonly start: number;
  lastMeasured: number;
  lastFlow: number;
  /** The newest hours; of a leak that was found no more. */
  readonly newest: Hour[];
  /** Litres that an hour of this flow has at least. */
  needed: number;
  /** Litres by which the newest hours have stayed behind that; more in one hour makes up for less in those before it. */
  lack: number;
  foundAt: number | null;
}

const startRun = (at: number): Run => ({
  start: at,
  lastMeasured: at,
  lastFlow: at,
  newest: [],
  needed: LEAST_LITRES_PER_HOUR,
  lack: 0,
  foundAt: null,
});

const isNight = ({ at }: Pick<Hour, 'at'>): boolean => at % HOURS_PER_DAY < NIGHT_ENDS;

function addHour(run: Run, hour: Hour): void {
  run.lastMeasured = hour.at;
  if (hour.litres >= run.needed) run.lastFlow = hour.at;
  run.lack = addLack(run.lack, run.needed, hour.litres);
  if (run.foundAt !== null) return;
  run.newest.push(hour);
  while ((run.newest[0]?.at ?? hour.at) <= hour.at - JUDGED_HOURS) run.newest.shift();
}

/** One empty hour between two that flow may be rounding or a moment; two are not. */
const addLack = (lack: number, needed: number, litres: number): number => Math.max(0, lack + needed - litres);

function judge(run: Run, step: number): void {
  const end = run.lastMeasured + 1;
  if (end - run.start < HOURS_TO_FIND || !suffices(run.newest)) return;
  const flow = judgeNights(run.newest);
  if (flow === null) return;
  // A tank that fills at night, and taps by day: between them some hours stay behind what a leak has at any time.
  const steady = flow * STEADY_SHARE;
  let lack = 0;
  for (const { litres } of run.newest) {
    lack = addLack(lack, steady, litres);
    if (lack > steady + step * LAG) return;
  }
  if (run.newest.filter(({ litres }) => litres < flow * SHARE_OF_FLOW).length > MOST_DRY_HOURS) return;
  run.foundAt = end;
  run.needed = Math.max(LEAST_LITRES_PER_HOUR, flow * SHARE_OF_FLOW);
}

/** Whether these hours, of two days, would show a leak. */
function suffices(hours: readonly Hour[]): boolean {
  const nights = listNights(hours);
  return (
    hours.length >= LEAST_MEASURED_HOURS &&
    nights.length >= NIGHTS_TO_FIND &&
    nights.flat().length >= NIGHT_HOURS_TO_FIND
  );
}

/** Litres of the night hours, night by night. */
const listNights = (hours: readonly Hour[]): number[][] =>
  [...Map.groupBy(hours.filter(isNight), ({ at }) => Math.floor(at / HOURS_PER_DAY)).values()]
    .filter((night) => night.length >= HOURS_OF_A_NIGHT)
    .map((night) => night.map(({ litres }) => litres));

/** @returns litres an hour that flow in each of the nights, null where they do not show a leak */
function judgeNights(hours: readonly Hour[]): number | null {
  const nights = listNights(hours);
  if (nights.some((night) => estimateFlow(night) < LEAST_LITRES_PER_HOUR)) return null;
  const all = nights.flat().toSorted((one, other) => one - other);
  // Of two nights the one without a tank.
  return findMean(all.slice(0, Math.ceil(all.length / 2)));
}

const findMean = (litres: readonly number[]): number =>
  litres.reduce((sum, each) => sum + each, 0) / litres.length;

/** Mean of the night hours without their highest quarter, in which somebody was up. */
function estimateFlow(nightLitres: readonly number[]): number {
  const kept = nightLitres
    .toSorted((one, other) => one - other)
    .slice(0, Math.ceil((nightLitres.length * 3) / 4));
  return kept.length === 0 ? 0 : findMean(kept);
}

function toEpisode(line: Line, run: Run, foundAt: number, ends: boolean): LeakEpisode {
  const nights = listNights(listHours(line, run.start, run.lastFlow + 1)).flat();
  const flow = estimateFlow(nights.filter((litres) => litres >= FLOW_LITRES));
  const isBelow = (at: number): boolean => (line.hours[at] ?? flow) < flow * SHARE_AT_ENDS;
  // Taps ran before the leak and after it: an hour far below its flow was before, or after, it.
  let start = run.start;
  for (let at = run.start; at < Math.min(foundAt, run.start + HOURS_PER_DAY); at += 1)
    if (isBelow(at) && (line.hours[at] ?? 0) >= FLOW_LITRES) start = at + 1;
  let end = run.lastFlow + 1;
  const lastNight = run.lastFlow - (run.lastFlow % HOURS_PER_DAY) + NIGHT_ENDS;
  for (let at = run.lastFlow; ends && at >= Math.max(lastNight, foundAt); at -= 1) if (isBelow(at)) end = at;
  const toInstant = (at: number): number => startOfSgDay(line.from) + at * HOUR_MS;
  return {
    startedAt: toInstant(start),
    endedAt: ends ? toInstant(end) : null,
    foundAt: toInstant(foundAt),
    litresPerHour: Math.round(flow),
    litres: Math.round(flow * (end - start)),
    flowedTo: toInstant(end),
  };
}

/**
 * Price of what was lost, at the water prices in force on its days, with GST; null before the first known one.
 * @param isBusiness its water has one tier
 */
export function priceLeak(
  { litres, startedAt, flowedTo }: Pick<LeakEpisode, 'litres' | 'startedAt' | 'flowedTo'>,
  isBusiness: boolean,
): Cents | null {
  const days = { from: toSgDay(startedAt), to: toSgDay(flowedTo - 1) };
  return priceUse({ utility: 'water', milli: litres, ...days, isPart: true, isBusiness });
}

/**
 * Whether leaks can be seen. none: no hour ever came; new: nor could it yet; coarse: the meter counts in steps of more than 10 litres;
 * early: two nights have not come yet; missing: fewer than 33 hours of the newest three days, or hours of one night only.
 */
export type LeakWatch =
  | { readonly state: 'watching' }
  | { readonly state: 'none' | 'new' }
  | { readonly state: 'coarse'; readonly stepLitres: number }
  | { readonly state: 'early'; readonly fromDay: SgDay }
  | { readonly state: 'missing'; readonly missingHours: number };

/** Two days must be there within these hours, since data comes an hour late and may come a day late. */
const JUDGED_DAYS = 3;

/** @param days of the newest weeks @param isNew the meter sends hours and was put in lately */
export function judgeLeakWatch(days: readonly HourlyDay[], now: number, isNew = false): LeakWatch {
  const line = toLine(days.filter(({ hours }) => hours.some((litres) => litres !== null)));
  if (line === null) return { state: isNew ? 'new' : 'none' };
  const step = findStep(days);
  if (step > COARSEST_STEP) return { state: 'coarse', stepLitres: step };
  const readyOn = addDays(line.from, 2);
  if (toSgDay(now) < readyOn) return { state: 'early', fromDay: readyOn };
  const from = addDays(toSgDay(now), 1 - JUDGED_DAYS);
  const over = Math.floor((now - startOfSgDay(from)) / HOUR_MS);
  const offset = daysBetween(line.from, from) * HOURS_PER_DAY;
  const measured = listHours(line, offset, offset + over);
  const end = (listHours(line, 0, offset + over).at(-1)?.at ?? 0) + 1;
  const isFresh = measured.length >= Math.min(LEAST_MEASURED_HOURS, over);
  return isFresh && suffices(listHours(line, end - JUDGED_HOURS, end))
    ? { state: 'watching' }
    : { state: 'missing', missingHours: over - measured.length };
}

/** The measured hours from one to before another. */
const listHours = ({ hours }: Line, from: number, to: number): Hour[] =>
  hours
    .slice(Math.max(0, from), to)
    .flatMap((litres, n) => (litres === null ? [] : [{ at: Math.max(0, from) + n, litres }]));
