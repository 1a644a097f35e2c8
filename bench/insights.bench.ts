/**
 * How good the forecast of a bill and the range of a true-up are: each is made again for bills that have come since, from what
 * was known on the day. On the accounts of the demo world, on generated homes, and on homes that are away, have gaps and
 * change their habits. BENCH_HOMES: how many.
 */
import { priceUse } from '@portal/domain/bills/use-charges';
import type { PastBill } from '@portal/domain/insights/ending';
import { countDays } from '@portal/domain/insights/read-utilities';
import { findTrueUp, type ReadPeriod } from '@portal/domain/insights/true-up';
import { type Cents, cents, formatSgd } from '@portal/domain/money';
import { percentile, say } from './figures.ts';
import { scoreForecasts } from './forecasts.ts';
import { type BilledHome, demoHomes, generatedHomes, restlessHomes, withGaps } from './insight-homes.ts';

const DAY_OF_ERROR = 15;

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

function showForecasts(what: string, homes: readonly BilledHome[], isNew = false): void {
  console.log(`\n${what}: ${homes.length} homes`);
  for (const { dayOfBill, asked, shown, held, error, width } of scoreForecasts(homes, isNew))
    say(
      `day ${dayOfBill}: bills inside the range`,
      `${percent(held)}, median error ${percent(error)}, median width ${percent(width)}, ${shown} of ${asked} shown`,
      dayOfBill === DAY_OF_ERROR ? '75 to 85 %, error 8 %' : '75 to 85 %',
    );
}

function showTrueUps(homes: readonly BilledHome[]): void {
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

const count = Number(process.env.BENCH_HOMES ?? 200);
const restless = restlessHomes(count);
for (const [what, homes] of [
  ['demo world', demoHomes()],
  ['generated homes', generatedHomes(count)],
  ['restless homes', restless],
] as const) {
  showForecasts(what, homes);
  showTrueUps(homes);
}
for (const share of [0.03, 0.1, 0.3])
  showForecasts(`restless homes, ${percent(share)} of the days missing`, withGaps(restless, share));
showForecasts('restless homes, the meter new with the bill', restless, true);
