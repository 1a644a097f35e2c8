/** The months of a premises that have insights: of the one account of its electricity, by its bills. */
import type { Output } from '@portal/contract';
import { hasBillInsights } from '@portal/domain/bill-insights/bill-insights';
import { firstOfferedMonth } from '@portal/domain/meters/usage-periods';
import { getFirstDay, type SgMonth, toSgDay } from '@portal/domain/sg-time';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { accountsAtPremises, type PremisesNumbers } from '../usage/public.ts';
import { listElectricityBills, loadSubSystems } from './store.ts';

interface InsightBill {
  readonly billId: string;
  readonly month: SgMonth;
  /** It is estimated, and no bill since then rests on a reading. */
  readonly awaitsReading: boolean;
}

export interface InsightMonths {
  /** The premises has an account of the kind. */
  readonly isOffered: boolean;
  /** null: no account of it has a bill with electricity. */
  readonly account: OwnedAccount | null;
  /** The newest bill of each month, the newest month first. */
  readonly bills: readonly InsightBill[];
}

export async function findInsightMonths(
  { db, clock, subject }: SubjectContext,
  numbers: PremisesNumbers,
): Promise<InsightMonths> {
  const there = accountsAtPremises(subject, numbers);
  const subSystems = await loadSubSystems(
    db,
    there.map(({ accountId }) => accountId),
  );
  const offered = there.filter((account) =>
    hasBillInsights({ ...account, subSystem: subSystems.get(account.accountId) ?? null }),
  );
  const found = await listElectricityBills(
    db,
    offered.map(({ accountId }) => accountId),
    getFirstDay(firstOfferedMonth(toSgDay(clock.now()))),
  );
  const charged = found.filter(({ isCharged }) => isCharged);
  // Two accounts are never added up: the newest bill says whose months are shown.
  const account = offered.find(({ accountId }) => accountId === charged[0]?.accountId) ?? null;
  const own = found.filter(({ accountId }) => accountId === account?.accountId);
  const newestRead = own.findIndex(({ isEstimated }) => !isEstimated);
  const bills = own
    .map((bill, index) => ({ ...bill, awaitsReading: newestRead === -1 || index < newestRead }))
    .filter(({ isCharged }) => isCharged);
  return {
    isOffered: offered.length > 0,
    account,
    bills: bills.filter(({ month }, index) => bills[index - 1]?.month !== month),
  };
}

export async function checkInsights(
  context: SubjectContext,
  numbers: PremisesNumbers,
): Promise<Output<'consumption:checkShow'>> {
  const { isOffered, bills } = await findInsightMonths(context, numbers);
  const months = bills.map(({ month }) => month);
  return { show: isOffered, dataAvailMonths: months.toReversed(), latestDataAvail: months[0] ?? null };
}
