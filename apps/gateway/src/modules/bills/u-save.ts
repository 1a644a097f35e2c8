/** U-Save of accounts: every entry, and the balance that they come to. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { balanceChange, inUSaveOrder } from '@portal/domain/bills/u-save-items';
import { cents } from '@portal/domain/money';
import { toMonth, toSgDay } from '@portal/domain/sg-time';
import { Refusal } from '../../wire/calls/refusal.ts';
import { partOrError } from '../../wire/calls/unexpected.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { accountsWith } from './featured-accounts.ts';
import { listIds, listOwned } from './histories/histories.ts';
import { loadUSave, loadUSaveBalance } from './u-save.store.ts';

type Reply = Output<'bills:uSave'>;

export async function loadUSaveHistory(
  context: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Reply> {
  const accounts = listOwned(context, accountNos);
  const work = async () => {
    const having = await accountsWith(context, 'u-save', accounts);
    const today = toSgDay(context.clock.now());
    const [rows, balance] = await Promise.all([
      loadUSave(context.db, listIds(having)),
      loadUSaveBalance(context.db, listIds(having), today),
    ]);
    if (rows.length === 0) throw new Refusal('SK_BILL_3001');
    const accountNumbers = new Map(having.map(({ accountId, accountNo }) => [accountId, accountNo]));
    const entries = inUSaveOrder(
      rows.map((row) => ({ ...row, on: row.effectiveOn, amount: cents(row.amountCents) })),
    );
    return {
      items: entries.map((entry) => ({
        accountNo: accountNumbers.get(entry.accountId) ?? '',
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
  };
  return { usave: await partOrError(work, context.log, 'bills:uSave') };
}
