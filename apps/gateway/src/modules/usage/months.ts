/** The months of a year as bills charge them, beside the neighbours; and the dates of those bills. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { findUnbilledPeriod } from '@portal/domain/bills/next-bill';
import { OFFERED_MONTHS, offeredYears } from '@portal/domain/meters/usage-periods';
import { toMonth, toSgDay } from '@portal/domain/sg-time';
import { type Utility, unitOf, utilities } from '@portal/domain/utility-names';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { type BilledMonthRow, billedMonths, datesOfBills } from './billed.store.ts';
import { toUnitOrNull } from './days.ts';
import { toUnit } from './half-hours.rules.ts';
import { compareWithNeighbours, listYear, sumOrNull } from './months.rules.ts';
import { accountsAtPremises, type PremisesNumbers } from './premises-accounts.ts';

type Reply = Output<'consumption:monthly'>;
type Month = Reply['series'][number]['consumption'][number];

const COMPARED_WITH = 'nearby neighbours';

export interface PremisesOfYear extends PremisesNumbers {
  readonly year: number;
}

/** @throws Refusal SK_USAGE_1001 for a year that is not offered */
export async function getMonthlyUsage(
  { db, clock, subject }: SubjectContext,
  { year, ...numbers }: PremisesOfYear,
): Promise<Reply> {
  if (!offeredYears(toSgDay(clock.now())).includes(year)) throw new Refusal('SK_USAGE_1001');
  const accounts = accountsAtPremises(subject, numbers);
  const rows = await billedMonths(
    db,
    accounts.map(({ accountId }) => accountId),
    year,
  );
  const homes = new Set(
    accounts.filter(({ bpType, type }) => bpType === '1' && type === 'DOM').map(({ accountId }) => accountId),
  );
  const series = utilities.flatMap((utility) =>
    toSeries(
      utility,
      year,
      rows.filter((row) => row.utility === utility),
      homes,
    ),
  );
  return { year: String(year), series };
}

function toSeries(
  utility: Utility,
  year: number,
  rows: readonly BilledMonthRow[],
  homes: ReadonlySet<number>,
): Reply['series'] {
  const newest = rows.at(-1);
  if (!newest) return [];
  const consumption = listYear(year).map((period): Month => {
    const own = rows.filter(({ month }) => month === period);
    const total = own.length === 0 ? null : own.reduce((sum, row) => sum + row.total, 0);
    const cost = sumOrNull(own.map((row) => row.cost));
    const compared = compareWithNeighbours(own, homes);
    return {
      period,
      current: toUnitOrNull(total),
      status: own.some(({ estimatedDays }) => estimatedDays > 0) ? 'Estimated' : 'Actual',
      average: toUnitOrNull(compared?.average ?? null),
      efficient: toUnitOrNull(compared?.efficient ?? null),
      cost,
      averageCost: compared?.averageCost ?? null,
      efficientCost: compared?.efficientCost ?? null,
    };
  });
  const last = consumption.findLast(({ current }) => current !== null);
  const issued = rows.map(({ issuedOn }) => issuedOn).filter((day) => day !== null);
  const charged = rows.map(({ completeTo }) => completeTo).filter((day) => day !== null);
  return [
    {
      utility,
      unit: unitOf[utility],
      consumption,
      current: last?.current ?? toUnit(0),
      efficient: last?.efficient ?? null,
      neighbourhood: last?.average ?? null,
      comparisonType: COMPARED_WITH,
      premiseType: newest.premiseType,
      completeTo: charged.toSorted().at(-1) ?? null,
      updatedOn: issued.toSorted().at(-1) ?? null,
    },
  ];
}

export async function getBillPeriods(
  { db, clock, subject }: SubjectContext,
  accountNo: AccountNo,
): Promise<Output<'consumption:billPeriods'>> {
  const account = subject.own(accountNo);
  const bills = await datesOfBills(db, account.accountId, OFFERED_MONTHS - 1);
  const unbilled = account.status === 'Active' ? findUnbilledPeriod(bills, toSgDay(clock.now())) : null;
  return {
    periods: [
      ...(unbilled === null
        ? []
        : [{ month: unbilled.month, from: unbilled.from, to: unbilled.to, billId: null }]),
      ...bills.map(({ billId, from, to, issuedOn }) => ({ month: toMonth(issuedOn), from, to, billId })),
    ],
  };
}
