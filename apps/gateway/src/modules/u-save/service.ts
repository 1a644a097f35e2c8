/** U-Save on a page of its own. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { findUSave } from '../bills/public.ts';

/**
 * @throws Refusal SK_USAVE_1002 without an entry; SK_USAVE_1004 when more was used than was ever credited, as then the
 * entries are not right, and neither would be a balance made of them
 */
export async function loadUSave(
  context: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Output<'usave:list'>> {
  const uSave = await findUSave(context, accountNos);
  if (uSave.items.length === 0) throw new Refusal('SK_USAVE_1002');
  if (uSave.balance.amount < 0) throw new Refusal('SK_USAVE_1004');
  return uSave;
}
