/** Overdue amounts of holders whose accounts ask for a refund. Money that is being checked for them counts as paid (readings §8). */
import { addCents, type Cents, cents, negateCents } from '@portal/domain/money';
import { stillToPay } from '@portal/domain/still-to-pay';
import type { Db } from '../../db/database.ts';
import { divideUnmatched } from '../bills/public.ts';
import { paymentsUnderReview } from '../payments/public.ts';
import type { HolderAccount } from './refund-facts.store.ts';

type AccountOfHolder = Pick<HolderAccount, 'bpNo' | 'accountId'>;

/**
 * @param accounts all of the holders
 * @returns what an account's holder still owes on the others, in cents
 */
export async function loadArrears(
  db: Db,
  accounts: readonly AccountOfHolder[],
  getOverdue: (accountId: number) => Cents,
): Promise<(account: AccountOfHolder) => Cents> {
  const overdue = accounts.filter(({ accountId }) => getOverdue(accountId) > 0);
  const unmatched = await paymentsUnderReview(db, listIds(overdue));
  // Of each holder once: a company may have thousands of accounts and ask about a hundred.
  const holders = new Map(
    [...Map.groupBy(overdue, ({ bpNo }) => bpNo)].map(([bpNo, own]) => {
      const { ofAccount, undivided } = divideUnmatched(unmatched, listIds(own));
      const left = new Map(
        own.map(({ accountId }) => {
          const checking = ofAccount.get(accountId) ?? cents(0);
          return [accountId, stillToPay({ amount: getOverdue(accountId), checking })];
        }),
      );
      return [
        bpNo,
        { left, total: sum([...left.values()]), checking: sum(undivided.map(({ amount }) => amount)) },
      ];
    }),
  );
  return ({ bpNo, accountId }) => {
    const holder = holders.get(bpNo);
    if (holder === undefined) return cents(0);
    const { left, total, checking } = holder;
    return stillToPay({ amount: addCents(total, negateCents(left.get(accountId) ?? cents(0))), checking });
  };
}

const listIds = (accounts: readonly AccountOfHolder[]): number[] =>
  accounts.map(({ accountId }) => accountId);
const sum = (amounts: readonly Cents[]): Cents => addCents(cents(0), ...amounts);
