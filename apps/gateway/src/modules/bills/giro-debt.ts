/** Debts of accounts as GIRO collects them: the balance, and the money that is being checked. */
import type { GiroDebt } from '@portal/domain/giro/giro-deduction';
import { type Cents, cents } from '@portal/domain/money';
import type { SgDay } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import { type Balance, type BalanceOptions, findBalances } from './balance.store.ts';
import { sumUnmatched } from './settlement/under-review.rules.ts';
import type { PaymentSources } from './settlement/under-review.ts';

export const toGiroDebt = (balance: Balance, checking: Cents): GiroDebt => ({
  charges: balance.charges,
  undated: balance.undated,
  checking,
  activeSince: balance.giro?.since ?? null,
  limit: balance.giro?.limit ?? null,
  attempts: balance.attempts,
});

export async function loadGiroDebts(
  db: Db,
  sources: Pick<PaymentSources, 'underReview'>,
  accountIds: readonly number[],
  today: SgDay,
  options: BalanceOptions = {},
): Promise<(accountId: number) => GiroDebt> {
  const getBalance = await findBalances(db, accountIds, today, options);
  const unmatched = await sources.underReview(db, accountIds);
  return (accountId) => toGiroDebt(getBalance(accountId), cents(sumUnmatched(unmatched, accountId)));
}
