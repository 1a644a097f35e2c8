/** U-Save of accounts: every entry, and the balance that they come to. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { balanceChange, inUSaveOrder } from '@portal/domain/bills/u-save-items';
import { cents } from '@portal/domain/money';
import { monthOf, sgDayOf } from '@portal/domain/sg-time';
import { Refusal } from '../../wire/calls/refusal.ts';
import { partOrError } from '../../wire/calls/unexpected.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { accountsWith } from './featured-accounts.ts';
import { idsOf, ownOf } from './histories/histories.ts';
import { uSaveBalanceOf, uSaveOf } from './u-save.store.ts';

type Reply = Output<'bills:uSave'>;

export async function uSaveHistoryOf(
  context: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Reply> {
  const accounts = ownOf(context, accountNos);
  const work = async () => {
    const having = await accountsWith(context, 'u-save', accounts);
    const today = sgDayOf(context.clock.now());
    const [rows, balance] = await Promise.all([
      uSaveOf(context.db, idsOf(having)),
      uSaveBalanceOf(context.db, idsOf(having), today),
    ]);
    if (rows.length === 0) throw new Refusal('SK_BILL_3001');
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
        month: monthOf(entry.on),
      })),
      balance: {
        amount: balance.amountCents,
        expiresOn: balance.amountCents > 0 ? balance.expiresOn : null,
      },
    };
  };
  return { usave: await partOrError(work, context.log, 'bills:uSave') };
}
