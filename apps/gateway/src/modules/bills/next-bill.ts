/** When the next bill of an account is to be expected. */
import { mayBePulledForward, nextBillAround } from '@portal/domain/bills/next-bill';
import type { SgDay } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import { earlierIssueDays } from './bill.store.ts';

/** @param newest bill of the account @returns null: it has ended, or its bill is late */
export async function expectNextBill(
  db: Db,
  newest: { readonly accountId: number; readonly issuedOn: SgDay },
  today: SgDay,
): Promise<SgDay | null> {
  const { accountId, issuedOn } = newest;
  const earlier = mayBePulledForward(issuedOn) ? await earlierIssueDays(db, accountId, issuedOn) : [];
  return nextBillAround(issuedOn, today, earlier);
}
