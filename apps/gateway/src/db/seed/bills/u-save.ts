/** How much of a quarter's U-Save each bill uses: most in the first month, a little is left over. */
import { type Cents, cents } from '@portal/domain/money';
import { addMonths, monthNumber, type SgMonth } from '@portal/domain/sg-time';
import type { WorldAccount } from '../accounts/world-account.ts';
import { hashToSeed, rollBetween } from '../chance.ts';
import { MEI_LIN, meiLinUSave } from '../usage/mei-lin.ts';

const shares = [
  [0.36, 0.42],
  [0.28, 0.33],
  [0.2, 0.25],
] as const;

/** Credited in January, April, July and October (standards B7); never more than the bill's charges. */
export function uSaveUsed(account: WorldAccount, month: SgMonth, charges: Cents): Cents {
  const pinned = account.id === MEI_LIN ? meiLinUSave[month] : undefined;
  const turn = (monthNumber(month) - 1) % 3;
  const [least, most] = shares[turn] ?? shares[0];
  const quarter = addMonths(month, -turn);
  const share = rollBetween(hashToSeed('u-save', account.id, quarter), turn, least, most);
  return cents(Math.min(pinned ?? Math.round(account.uSave * share), charges));
}
