/** U-Save of accounts: every entry, and the balance that they come to. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { balanceChange, inUSaveOrder } from '@portal/domain/bills/u-save-items';
import { cents } from '@portal/domain/money';
import { toMonth, toSgDay } from '@portal/domain/sg-time';
import { accountsWith } from '../../wire/callers/featured-accounts.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import { partOrError } from '../../wire/calls/unexpected.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { listIds, listOwned } from './histories/histories.ts';
import { loadUSave, loadUSaveBalance } from './u-save.store.ts';

export async function loadUSaveHistory(
  context: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Output<'bills:uSave'>> {
  const work = async () => {
    const uSave = await findUSave(context, accountNos);
    if (uSave.items.length === 0) throw new Refusal('SK_BILL_3001');
    return uSave;
  };
  return { usave: await partOrError(work, context.log, 'bills:uSave') };
}

/** @throws Refusal SK_FEATURE_1001 when none of the accounts has U-Save */
export async function findUSave(
  context: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Output<'usave:list'>> {
  const having = await accountsWith(context, 'u-save', listOwned(context, accountNos));
  const today = toSgDay(context.clock.now());
  const [rows, balance] = await Promise.all([
    loadUSave(context.db, listIds(having)),
    loadUSaveBalance(context.db, listIds(having), today),
  ]);
  const numberOf = new Map(having.map(({ accountId, accountNo }) => [accountId, accountNo]));
  const entries = inUSaveOrder(
    rows.map((row) => ({ ...row, on: row.effectiveOn, amount: cents(row.amountCents) })),
  );
  return {
    items: entries.map((entry) => ({
      accountNo: numberOf.get(entry.accountId) ?? '',
      billDate: entry.on,
      type: entry.type,
      amount: balanceChange(entry),
      month: toMonth(entry.on),
    })),
    balance: {
      amount: balance.amountCents,
      expiresOn: balance.amountCents > 0 ? balance.expiresOn : null,
    },
  };
}
