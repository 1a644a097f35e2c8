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
  /** End of the hour with which the rule was met; 43 hours of data after the start if none is missing. */
  readonly foundAt: number;
  readonly litresPerHour: number;
  /** From start to end, or to the newest hour that flowed. */
  readonly litres: number;
  /** End of the newest hour that flowed. */
  readonly flowedTo: number;
}

/** Measured hours of flow that make an episode: more than a tank takes, less than the 48 that a customer waits. */
const HOURS_TO_FIND = 43;
/** Of these so many are hours from midnight to 5 AM, of two nights. */
const NIGHT_HOURS_TO_FIND = 7;
const NIGHT_ENDS = 5;
/** An hour below that is dry: what a dripping tap loses is not told from rounding. */
const FLOW_LITRES = 5;
/** Litres that the nights lose an hour at least: half of the 20.8 that must be found. */
const LEAST_LITRES_PER_HOUR = 10;
/** Of a leak that was found, an hour below this share of its flow is dry. */
const SHARE_OF_FLOW = 0.3;
/** So many of the hours that make an episode may be below that share of its flow. */
const MOST_UNSTEADY_HOURS = 1;
const STEADY_SHARE = 0.4;
/** Three of four hours of the day have at least this share of the nights' flow: taps only add to it. */
const SHARE_BY_DAY = 0.8;
/** At either end of an episode, an hour below this share is of the taps before it or after it. */
const SHARE_AT_ENDS = 0.5;
/** Dry hours of 24 that a flow may have, where its meter rounds down: before it was found, and after. */
const DRY_BEFORE_FOUND = 1;
const DRY_AFTER_FOUND = 2;
/** After more missing hours than these nobody knows whether it is the same flow. */
const MOST_MISSING_HOURS = 48;
/** A meter with a coarser step shows hours without water in a flow of 20.8 litres an hour. */
const COARSEST_STEP = 20;
/** Of one value: fewer may be a leak, or somebody who came home for an hour. */
const FLOWS_TO_JUDGE = 3;

/** @param days in any order; days that are absent count as not measured @returns oldest first */
export function findLeaks(days: readonly HourlyDay[]): LeakEpisode[] {
  const line = toLine(days);
  if (line === null || findStep(days) > COARSEST_STEP) return [];
  const found: LeakEpisode[] = [];
  let run: Run | null = null;
  const finish = (ends: boolean): void => {
    if (run?.foundAt != null) found.push(toEpisode(line, run, run.foundAt, ends));
    run = null;
  };
  for (const [at, litres] of line.hours.entries()) {
    if (litres === null) continue;
    if (run && at - run.lastMeasured > MOST_MISSING_HOURS) finish(true);
    const isDry: boolean = litres < (run?.dryBelow ?? FLOW_LITRES);
    if (isDry) {
      if (run && !toleratesDry(run, at)) finish(true);
    } else {
      run ??= startRun(at);
      addFlow(run, at, litres);
    }
    if (run) (run as Run).lastMeasured = at;
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

interface Run {
  readonly start: number;
  lastMeasured: number;
  lastFlow: number;
  /** The newest hours that flowed, as many as an episode needs; of a leak that was found no more. */
  readonly newest: { readonly litres: number; readonly isNight: boolean }[];
  readonly nightLitres: number[];
  /** Tolerated hours without flow, newest last. */
  readonly dryAt: number[];
  dryBelow: number;
  foundAt: number | null;
}

const startRun = (at: number): Run => ({
  start: at,
  lastMeasured: at,
  lastFlow: at,
  newest: [],
  nightLitres: [],
  dryAt: [],
  dryBelow: FLOW_LITRES,
  foundAt: null,
});

/** One dry hour between two that flow may be rounding; two in a row, or too many in a day, are not. */
function toleratesDry(run: Run, at: number): boolean {
  const recent = run.dryAt.filter((dry) => at - dry < HOURS_PER_DAY);
  const isSecond = run.dryAt.at(-1) === run.lastMeasured;
  run.dryAt.push(at);
  return !isSecond && recent.length < (run.foundAt === null ? DRY_BEFORE_FOUND : DRY_AFTER_FOUND);
}

function addFlow(run: Run, at: number, litres: number): void {
  run.lastFlow = at;
  const isNight = at % HOURS_PER_DAY < NIGHT_ENDS;
  if (isNight) run.nightLitres.push(litres);
  if (run.foundAt !== null) return;
  run.newest.push({ litres, isNight });
  if (run.newest.length < HOURS_TO_FIND) return;
  if (run.newest.length > HOURS_TO_FIND) run.newest.shift();
  const nights = run.newest.filter((hour) => hour.isNight).map((hour) => hour.litres);
  const flow = estimateFlow(nights);
  if (nights.length < NIGHT_HOURS_TO_FIND || flow < LEAST_LITRES_PER_HOUR) return;
  // A tank that fills at night between taps that run by day: the day shows that nothing flows all the time.
  const days = run.newest.filter((hour) => !hour.isNight).map((hour) => hour.litres);
  const unsteady = run.newest.filter((hour) => hour.litres < flow * STEADY_SHARE).length;
  if (unsteady > MOST_UNSTEADY_HOURS || findLowerQuarter(days) < flow * SHARE_BY_DAY) return;
  run.foundAt = at + 1;
  run.dryBelow = Math.max(FLOW_LITRES, flow * SHARE_OF_FLOW);
}

const findLowerQuarter = (litres: readonly number[]): number =>
  litres.toSorted((one, other) => one - other)[Math.floor(litres.length / 4)] ?? 0;

/** Mean of the night hours without their highest quarter, in which somebody was up. */
function estimateFlow(nightLitres: readonly number[]): number {
  const kept = nightLitres
    .toSorted((one, other) => one - other)
    .slice(0, Math.ceil((nightLitres.length * 3) / 4));
  return kept.length === 0 ? 0 : kept.reduce((sum, litres) => sum + litres, 0) / kept.length;
}

function toEpisode(line: Line, run: Run, foundAt: number, ends: boolean): LeakEpisode {
  const flow = estimateFlow(run.nightLitres);
  const isBelow = (at: number): boolean => (line.hours[at] ?? flow) < flow * SHARE_AT_ENDS;
  // Taps ran before the leak and after it: an hour far below its flow was before, or after, it.
  let start = run.start;
  for (let at = run.start; at < Math.min(foundAt, run.start + HOURS_PER_DAY); at += 1)
    if (isBelow(at) && !run.dryAt.includes(at)) start = at + 1;
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

/** Price of what was lost, at the water prices in force on its days, with GST; null before the first known one. */
export function priceLeak({
  litres,
  startedAt,
  flowedTo,
}: Pick<LeakEpisode, 'litres' | 'startedAt' | 'flowedTo'>): Cents | null {
  return priceUse({ utility: 'water', milli: litres, from: toSgDay(startedAt), to: toSgDay(flowedTo - 1) });
}

/**
 * Whether leaks can be seen. none: no hour ever came; coarse: the meter counts in steps of more than 20 litres;
 * early: two nights have not come yet; missing: fewer than 43 hours of the newest three days.
 */
export type LeakWatch =
  | { readonly state: 'watching' }
  | { readonly state: 'none' }
  | { readonly state: 'coarse'; readonly stepLitres: number }
  | { readonly state: 'early'; readonly fromDay: SgDay }
  | { readonly state: 'missing'; readonly missingHours: number };

/** Two days must be there within these hours, since data comes an hour late and may come a day late. */
const JUDGED_DAYS = 3;

/** @param days of the newest weeks */
export function judgeLeakWatch(days: readonly HourlyDay[], now: number): LeakWatch {
  const line = toLine(days.filter(({ hours }) => hours.some((litres) => litres !== null)));
  if (line === null) return { state: 'none' };
  const step = findStep(days);
  if (step > COARSEST_STEP) return { state: 'coarse', stepLitres: step };
  const readyOn = addDays(line.from, 2);
  if (toSgDay(now) < readyOn) return { state: 'early', fromDay: readyOn };
  const from = addDays(toSgDay(now), 1 - JUDGED_DAYS);
  const over = Math.floor((now - startOfSgDay(from)) / HOUR_MS);
  const offset = daysBetween(line.from, from) * HOURS_PER_DAY;
  let measured = 0;
  for (let hour = 0; hour < over; hour += 1) if (line.hours[offset + hour] != null) measured += 1;
  const needed = Math.min(HOURS_TO_FIND, over);
  return measured >= needed ? { state: 'watching' } : { state: 'missing', missingHours: over - measured };
}
