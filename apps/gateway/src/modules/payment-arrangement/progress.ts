/** How far an arrangement is: by the ledger, by what was paid in time, and by money that is still under way (readings §8). */
import { settleEarliest } from '@portal/domain/bills/open-charges';
import { planDeductions } from '@portal/domain/giro/giro-deduction';
import { addCents, cents } from '@portal/domain/money';
import {
  type ArrangementPlan,
  type ArrangementProgress,
  findLastDay,
  listPartsLeft,
} from '@portal/domain/requests/payment-arrangement';
import { type SgDay, toSgDay } from '@portal/domain/sg-time';
import type { Db, Tx } from '../../db/database.ts';
import { accountBalances, loadGiroDebts } from '../bills/public.ts';
import { paymentsUnderReview } from '../payments/public.ts';
import { sumUnsettled } from './arrangement.store.ts';

/** The account is locked. */
export async function loadProgress(
  tx: Tx,
  {
    accountId,
    state,
    plan,
  }: {
    readonly accountId: number;
    readonly state: ArrangementProgress['state'];
    readonly plan: ArrangementPlan;
  },
  now: number,
): Promise<ArrangementProgress> {
  const today = toSgDay(now);
  const paidBy = findLastDay(plan, state);
  const { charges } = (await accountBalances(tx, [accountId], today))(accountId);
  const getDebt = await loadGiroDebts(tx, reviewedOf(paidBy), [accountId], today, { paidBy });
  const debt = getDebt(accountId);
  const { running, next } = planDeductions(debt, today);
  const underWay = addCents(
    debt.checking,
    await sumUnsettled(tx, accountId, paidBy),
    running?.amount ?? cents(0),
    // Promised to the customer; a first attempt is of a bill that is due later.
    ...next.flatMap(({ attempt, amount }) => (attempt === 2 ? amount : [])),
  );
  return {
    state,
    plan,
    now,
    left: listPartsLeft(plan, charges),
    leftInTime: listPartsLeft(plan, debt.charges),
    missing: listPartsLeft(plan, settleEarliest(debt, underWay).charges),
  };
}

/** Money that staff have yet to match, as far as it was paid by that day. */
const reviewedOf = (paidBy: SgDay) => ({
  underReview: async (db: Db, accountIds: readonly number[]) =>
    (await paymentsUnderReview(db, accountIds)).filter(({ paidAt }) => toSgDay(paidAt) <= paidBy),
});
