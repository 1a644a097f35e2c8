/**
 * How good the forecast of a bill and the range of a true-up are: each is made again for bills that have come since, from what
 * was known on the day. On the accounts of the demo world, on generated homes, and on homes that are away, have gaps and
 * change their habits.
 */
import { findRunningPeriod } from '@portal/domain/bills/next-bill';
import { priceUse } from '@portal/domain/bills/use-charges';
import { forecast, type PastBill } from '@portal/domain/insights/forecast';
import { countDays } from '@portal/domain/insights/read-utilities';
import { findTrueUp, type ReadPeriod } from '@portal/domain/insights/true-up';
import { type Cents, cents, formatSgd } from '@portal/domain/money';
import { addDays, daysBetween, type SgDay } from '@portal/domain/sg-time';
import { percentile, say } from './figures.ts';
import { type BilledHome, demoHomes, generatedHomes, restlessHomes } from './insight-homes.ts';

const DAYS_ASKED = [11, 15, 20, 25] as const;
const DAY_OF_ERROR = 15;
/** Newest bills of each home that are forecast. */
const BILLS_FORECAST = 6;

interface Outcome {
  readonly dayOfBill: number;
  readonly isHeld: boolean;
  /** Share by which the middle was off. */
  readonly error: number;
  readonly width: number;
}

function forecastBill({ utilities, days, bills }: BilledHome, bill: PastBill, today: SgDay): Outcome | null {
  const known = days.filter(({ day }) => day < today && daysBetween(day, today) <= 500);
  const past = bills.filter(({ to, issuedOn }) => to < bill.from && issuedOn <= today);
  const period = findRunningPeriod(past, today);
  if (period?.from !== bill.from) return null;
  const found = forecast({
    utilities,
    period,
    today,
    slotsOfToday: 0,
    days: known,
    bills: past,
    uSave: cents(0),
  });
  if (found.state !== 'running' || found.outlook.state !== 'likely') return null;
  const { low, middle, high } = found.outlook.total;
  return {
    dayOfBill: daysBetween(bill.from, today) + 1,
    isHeld: low <= bill.charges && bill.charges <= high,
    error: Math.abs(middle - bill.charges) / bill.charges,
    width: (high - low) / bill.charges,
  };
}

const outcomesOf = (home: BilledHome): Outcome[] =>
  home.bills
    .slice(0, BILLS_FORECAST)
    .flatMap((bill) =>
      DAYS_ASKED.map((day) => forecastBill(home, bill, addDays(bill.from, day - 1))).filter(
        (each) => each !== null,
      ),
    );

interface TrueUpOutcome {
  readonly isHeld: boolean;
  readonly width: Cents;
}

/** The meters of water and gas as if read every second month: an estimate is the mean of the bills before. */
function trueUpsOf({ bills }: BilledHome): TrueUpOutcome[] {
  const found: TrueUpOutcome[] = [];
  for (const utility of ['water', 'gas'] as const) {
    const billed: ReadPeriod[] = [];
    let waiting: (ReadPeriod & { readonly used: number }) | null = null;
    for (const bill of bills.toReversed()) {
      const used = bill.quantities.find((quantity) => quantity.utility === utility)?.milli;
      if (used === undefined) continue;
      if (waiting === null && billed.length > 0) {
        const estimate = estimateMilli(bill, billed);
        waiting = { from: bill.from, to: bill.to, milli: estimate, isEstimated: true, used };
        billed.unshift(waiting);
        continue;
      }
      const period = { from: bill.from, to: bill.to, milli: used, isEstimated: false };
      if (waiting !== null) {
        const range = findTrueUp(utility, billed);
        if (range?.state === 'range') found.push(judgeTrueUp(utility, range, waiting, period));
        period.milli += waiting.used - waiting.milli;
        waiting = null;
      }
      billed.unshift(period);
    }
  }
  return found;
}

function estimateMilli(bill: PastBill, billed: readonly ReadPeriod[]): number {
  const own = billed.slice(0, 6);
  const sum = (pick: (period: ReadPeriod) => number): number =>
    own.reduce((all, period) => all + pick(period), 0);
  return Math.round((sum(({ milli }) => milli) / sum(countDays)) * countDays(bill));
}

/** True-up as meters/reading-outlook has it: use up to the reading, spread evenly over its days. */
function judgeTrueUp(
  utility: 'water' | 'gas',
  { low, high }: { readonly low: Cents; readonly high: Cents },
  waiting: ReadPeriod & { readonly used: number },
  read: ReadPeriod,
): TrueUpOutcome {
  const days = countDays(waiting);
  const share = days / (days + countDays(read));
  const used = Math.round((waiting.used + read.milli) * share);
  const price = (milli: number) => priceUse({ utility, milli, from: waiting.from, to: waiting.to }) ?? 0;
  const trueUp = price(used) - price(waiting.milli);
  return { isHeld: low <= trueUp && trueUp <= high, width: cents(high - low) };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

for (const [name, homes] of [
  ['demo world', demoHomes()],
  ['generated homes', generatedHomes(Number(process.env.BENCH_HOMES ?? 200))],
  ['restless homes', restlessHomes(Number(process.env.BENCH_HOMES ?? 200))],
] as const) {
  const outcomes = homes.flatMap(outcomesOf);
  console.log(`\n${name}: ${homes.length} homes, ${outcomes.length} forecasts`);
  for (const day of DAYS_ASKED) {
    const own = outcomes.filter(({ dayOfBill }) => dayOfBill === day);
    const held = own.filter(({ isHeld }) => isHeld).length / own.length;
    const error = percentile(
      own.map((each) => each.error),
      0.5,
    );
    say(
      `day ${day}: bills inside the range`,
      `${percent(held)}, median error ${percent(error)}, median width ${percent(
        percentile(
          own.map(({ width }) => width),
          0.5,
        ),
      )}`,
      day === DAY_OF_ERROR ? '75 to 85 %, error 8 %' : '75 to 85 %',
    );
  }
  const trueUps = homes.flatMap(trueUpsOf);
  const inside = trueUps.filter(({ isHeld }) => isHeld).length / trueUps.length;
  const width = percentile(
    trueUps.map((each) => each.width),
    0.5,
  );
  say(
    'true-ups inside their range',
    `${percent(inside)} of ${trueUps.length}, median width ${formatSgd(cents(width))}`,
    '90 %',
  );
}
