/** A bill that an account gets after all that it has. For operation tests. */
import { addDays, type SgDay, startOfSgDay } from '@portal/domain/sg-time';
import type { Db } from '../../../db/database.ts';

export interface IssuedBill {
  readonly accountId: number;
  readonly billId: string;
  readonly amount: number;
  /** It is issued fifteen days before. */
  readonly dueOn: SgDay;
}

export async function issueBill(db: Db, { accountId, billId, amount, dueOn }: IssuedBill): Promise<void> {
  const issuedOn = addDays(dueOn, -15);
  const period = { periodFrom: addDays(issuedOn, -30), periodTo: addDays(issuedOn, -1) };
  await db
    .insertInto('bill')
    .values({ accountId, billId, ...period, issuedOn, dueOn, totalCents: amount, earlierCents: 0 })
    .execute();
  await db
    .insertInto('ledgerEntry')
    .values({
      accountId,
      entryNo: Number(issuedOn.replaceAll('-', '')) * 1_000_000,
      kind: 'bill',
      amountCents: amount,
      effectiveOn: issuedOn,
      dueOn,
      billId,
      sourceRef: `import:bill:${billId}`,
      recordedAt: startOfSgDay(issuedOn),
    })
    .execute();
}
