/** One month: the electricity of its bill, what made it more or less, and the weather of its days. */
import type { Output } from '@portal/contract';
import {
  type ElectricityOfBill,
  explainElectricity,
  readElectricity,
} from '@portal/domain/bill-insights/bill-insights';
import { showsCoolerMonths } from '@portal/domain/bill-insights/cooler-months';
import { chooseNextStep } from '@portal/domain/bill-insights/next-step';
import { type PeriodWeather, summarizeWeather } from '@portal/domain/bill-insights/period-weather';
import { addMonths, type SgMonth } from '@portal/domain/sg-time';
import type { SubjectContext } from '../../wire/context.ts';
import { type DatedBill, loadDatedBills } from '../bills/public.ts';
import type { PremisesNumbers } from '../usage/public.ts';
import { findInsightMonths } from './insight-months.ts';

type Detail = NonNullable<Output<'consumption:monthDetail'>['electricity']>;

const MONTHS_SHOWN = 12;
/** A month may have two bills, and bills may have no electricity. */
const MOST_BILLS = 2 * (MONTHS_SHOWN + 1);

interface ElectricityMonth {
  readonly bill: DatedBill;
  readonly use: ElectricityOfBill;
  readonly weather: PeriodWeather | null;
}

/** null: no data for this month. */
export async function loadMonthDetail(
  context: SubjectContext,
  numbers: PremisesNumbers,
  month: SgMonth,
): Promise<Detail | null> {
  const { account, bills } = await findInsightMonths(context, numbers);
  const found = bills.find((each) => each.month === month);
  if (account === null || found === undefined) return null;
  const loaded = await loadDatedBills(context.db, account.accountId, found.billId, MOST_BILLS);
  const months = await addWeather(context, listMonths(loaded));
  const [own] = months;
  if (own === undefined) return null;
  const before = months[1] ?? null;
  const shown = Array.from({ length: MONTHS_SHOWN }, (_, index) => {
    const period = addMonths(month, index + 1 - MONTHS_SHOWN);
    return { period, found: months.find(({ bill }) => bill.month === period) };
  });
  const { bill, use, weather } = own;
  return {
    consumption: shown.map(({ period, found }) => ({
      period,
      current: found ? toKwh(found.use.milli) : null,
      status: found?.use.isEstimated ? ('Estimated' as const) : ('Actual' as const),
      temperature: toCelsius(found?.weather?.average),
    })),
    unit: 'kWh',
    tariff: use.priceE4,
    consumptionDiff: before && toKwh(use.milli - before.use.milli),
    tariffDiff: before && use.priceE4 - before.use.priceE4,
    weather: weather && {
      average: toCelsius(weather.average),
      averageBefore: toCelsius(before?.weather?.average),
      hottest: weather.hottest && {
        day: weather.hottest.day,
        highest: toCelsius(weather.hottest.highest) ?? 0,
      },
      rain: weather.rain,
    },
    comparedWith: before?.bill.month ?? null,
    accountNo: account.accountNo,
    billId: bill.billId,
    from: bill.from,
    to: bill.to,
    days: bill.days,
    gstBasisPoints: bill.gstBasisPoints,
    amount: use.total,
    amountDiff: before && use.total - before.use.total,
    changes: listChanges(loaded, own, before),
    isCoolerSmaller: showsCoolerMonths(
      shown.map(({ found }) => ({
        temperature: found?.weather?.average ?? null,
        milli: found?.use.milli ?? null,
        days: found?.bill.days ?? 0,
        cost: found?.use.total ?? 0,
        isEstimated: found?.use.isEstimated ?? false,
      })),
    ),
    nextStep: chooseNextStep({
      awaitsReading: found.awaitsReading,
      milli: use.milli,
      days: bill.days,
      priceE4: use.priceE4,
      temperature: weather?.average ?? null,
    }),
  };
}

/** The newest bill with electricity of each month, the newest month first. */
function listMonths(bills: readonly DatedBill[]): Omit<ElectricityMonth, 'weather'>[] {
  const charged = bills.flatMap((bill) => {
    const use = readElectricity(bill);
    return use === null ? [] : [{ bill, use }];
  });
  return charged.filter(({ bill }, index) => charged[index - 1]?.bill.month !== bill.month);
}

async function addWeather(
  { weather }: SubjectContext,
  months: readonly Omit<ElectricityMonth, 'weather'>[],
): Promise<ElectricityMonth[]> {
  const [newest, oldest] = [months[0]?.bill, months.at(-1)?.bill];
  const days = newest && oldest ? await weather.findDays(oldest.from, newest.to) : [];
  return months.map((month) => ({
    ...month,
    weather: summarizeWeather(days, month.bill.from, month.bill.to),
  }));
}

/** The bill page compares with the bill directly before: only then are its steps those of this comparison. */
function listChanges(
  bills: readonly DatedBill[],
  own: ElectricityMonth,
  before: ElectricityMonth | null,
): Detail['changes'] {
  if (before === null || bills[1] !== before.bill) return null;
  const steps = explainElectricity(before.bill, own.bill);
  return (
    steps?.flatMap(({ cause, amount, before: was, now }) =>
      cause === 'days' || cause === 'usage' || cause === 'price' ? [{ cause, amount, before: was, now }] : [],
    ) ?? null
  );
}

const toKwh = (milli: number): number => milli / 1_000;
const toCelsius = (tenths: number | null | undefined): number | null => (tenths == null ? null : tenths / 10);
