/** U-Save of accounts: every entry, and the balance that they come to. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { cents } from '@portal/domain/money';
import { monthOf, type SgDay, sgDayOf } from '@portal/domain/sg-time';
import { balanceChange, inUSaveOrder } from '@portal/domain/u-save-items';
import type { SubjectContext } from '../../wire/context.ts';
import { Refusal } from '../../wire/refusal.ts';
import { partOrError } from '../../wire/unexpected.ts';
import { ownOf } from './histories.ts';
import { uSaveOf } from './history.store.ts';

type Reply = Output<'bills:uSave'>;

export async function uSaveHistoryOf(
  context: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Reply> {
  const accounts = ownOf(context, accountNos);
  const numberOf = new Map(accounts.map(({ accountId, accountNo }) => [accountId, accountNo]));
  const work = async () => {
    const rows = await uSaveOf(context.db, [...numberOf.keys()]);
    if (rows.length === 0) throw new Refusal('SK_BILL_3001');
    const entries = inUSaveOrder(
      rows.map((row) => ({ ...row, on: row.effectiveOn, amount: cents(row.amountCents) })),
    );
    const amount = entries.reduce((sum, entry) => sum + balanceChange(entry), 0);
    return {
      items: entries.map((entry) => ({
        accountNo: numberOf.get(entry.accountId) ?? '',
        billDate: entry.on,
        type: entry.type,
        amount: balanceChange(entry),
        month: monthOf(entry.on),
      })),
      balance: { amount, expiresOn: amount > 0 ? nextEnd(rows, sgDayOf(context.clock.now())) : null },
    };
  };
  return { usave: await partOrError(work, context.log, 'bills:uSave') };
}

/** The earliest end of a credit that is still good. */
function nextEnd(rows: readonly { readonly expiresOn: SgDay | null }[], today: SgDay): SgDay | null {
  const ends = rows.flatMap(({ expiresOn }) => (expiresOn !== null && expiresOn >= today ? [expiresOn] : []));
  return ends.sort().at(0) ?? null;
}
