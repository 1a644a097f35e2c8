/** The lines of a bill as the utility would send them: dated tariffs, each line and its GST rounded. */
import { type Charge, charge } from '@portal/domain/bills/bill-arithmetic';
import {
  gstBasisPointsOn,
  rateOn,
  tariffStretches,
  WATER_TIER_MILLI,
  waterRatesOn,
} from '@portal/domain/bills/tariff';
import { waterCharges } from '@portal/domain/bills/use-charges';
import { type Cents, cents } from '@portal/domain/money';
import { daysBetween, type SgDay } from '@portal/domain/sg-time';
import type { Unit, Utility } from '@portal/domain/utility-names';
import type { WorldAccount } from '../accounts/world-account.ts';
import { hashToSeed, rollBetween } from '../chance.ts';
import { registerStep } from '../usage/monthly-use.ts';
import type { Period } from '../usage/periods.ts';
import { spread } from '../usage/spread.ts';
import type { WorldUse } from '../usage/world-use.ts';

export interface WorldBillLine {
  readonly kind: 'charge' | 'rebate';
  readonly item: string;
  readonly utility: Utility | null;
  readonly quantityMilli: number | null;
  readonly unit: Unit | null;
  readonly rateE4: number | null;
  readonly amount: Cents;
  readonly gst: Cents;
  readonly from: SgDay | null;
  readonly to: SgDay | null;
  readonly estimated: boolean;
}

interface Part {
  readonly from: SgDay;
  readonly to: SgDay;
  readonly milli: number;
}

/** Electricity, water, gas in this order, as far as the account carries them. */
export function chargeLines(account: WorldAccount, period: Period, world: WorldUse): WorldBillLine[] {
  const lines = [
    ...splitByTariff(account, 'electricity', period, world).map((part) =>
      energyLine(account, 'electricity', period, part),
    ),
    ...splitByTariff(account, 'water', period, world).flatMap((part) => waterLines(account, period, part)),
    ...splitByTariff(account, 'gas', period, world).map((part) => energyLine(account, 'gas', period, part)),
  ];
  return lines.map((line) => ({
    ...line,
    estimated: line.utility !== null && world.isEstimated(account, line.utility, period.month),
  }));
}

type UnjudgedLine = Omit<WorldBillLine, 'estimated'>;

/** Splits the use at a change of tariff, by days, in whole steps of the register. */
function splitByTariff(account: WorldAccount, utility: Utility, period: Period, world: WorldUse): Part[] {
  const used = world.use(account, utility, period.month);
  const step = registerStep[utility];
  if (used === 0) return [];
  const stretches = tariffStretches(utility, period.from, period.to);
  const shares = spread(
    used / step,
    stretches.map(({ from, to }) => daysBetween(from, to) + 1),
  );
  return stretches.map((stretch, index) => ({ ...stretch, milli: (shares[index] ?? 0) * step }));
}

function energyLine(
  account: WorldAccount,
  utility: 'electricity' | 'gas',
  period: Period,
  part: Part,
): UnjudgedLine {
  const regulated = known(rateOn(utility, part.from), part.from);
  const rate = account.system === 'MSSL' ? marketRate(account, regulated, period) : regulated;
  const line = charge(part.milli, rate, gstBasisPointsOn(period.issuedOn));
  return written(utility, part, utility === 'gas' ? 'gas' : 'energy', 'kWh', line);
}

/** Price of a retailer: below the regulated tariff, moving with the market. */
function marketRate(account: WorldAccount, regulated: number, period: Period): number {
  return Math.round(regulated * rollBetween(hashToSeed('market', account.id, period.month), 0, 0.88, 0.98));
}

function waterLines(account: WorldAccount, period: Period, part: Part): UnjudgedLine[] {
  const rates = known(waterRatesOn(part.from), part.from);
  const gst = gstBasisPointsOn(period.issuedOn);
  const limit =
    Math.round((WATER_TIER_MILLI * (daysBetween(part.from, part.to) + 1)) / period.days / 100) * 100;
  // Only homes pay the upper tier.
  const lower = account.type === 'NON' ? part.milli : Math.min(part.milli, limit);
  return waterCharges(lower, part.milli - lower, rates, gst).map(({ item, ...line }) =>
    written('water', part, item, item === 'water-conservation-tax' ? null : 'Cu M', line),
  );
}

function written(
  utility: Utility,
  { from, to }: Part,
  item: string,
  unit: Unit | null,
  line: Charge,
): UnjudgedLine {
  return { kind: 'charge', item, utility, unit, ...line, from, to };
}

/** A rebate of U-Save: no quantity, no GST. */
export function rebateLine(amount: Cents): WorldBillLine {
  return {
    kind: 'rebate',
    item: 'u-save',
    utility: null,
    quantityMilli: null,
    unit: null,
    rateE4: null,
    amount: cents(-amount),
    gst: cents(0),
    from: null,
    to: null,
    estimated: false,
  };
}

function known<T>(rate: T | null, day: SgDay): T {
  if (rate === null) throw new RangeError(`no tariff for ${day}`);
  return rate;
}
