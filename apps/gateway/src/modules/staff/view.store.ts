/** Which member of staff has had which application open, when last, and with which document. */
import type { Tx } from '../../db/database.ts';

interface Key {
  readonly customerId: number;
  readonly applicationNo: number;
}

export interface View {
  readonly documentNo: number;
  /** The application is that member's own. */
  readonly isOwn: boolean;
}

/** Somebody else who has it open. */
export interface OtherView {
  readonly openedAt: number;
  /** The provider's name for them. */
  readonly subject: string;
}

/** Remembers that somebody opened it. @returns who else did last, since an instant */
export async function storeView(
  tx: Tx,
  key: Key,
  view: View & { readonly staffId: number },
  now: number,
  since: number,
): Promise<OtherView | null> {
  const { staffId, documentNo, isOwn } = view;
  const seen = { openedAt: now, documentNo, isOwn };
  await tx
    .insertInto('linkApplicationView')
    .values({
      customerId: key.customerId,
      applicationNo: key.applicationNo,
      staffId,
      ...seen,
    })
    .onConflict((conflict) => conflict.columns(['customerId', 'applicationNo', 'staffId']).doUpdateSet(seen))
    .execute();
  const other = await tx
    .selectFrom('linkApplicationView as view')
    .innerJoin('customer as officer', 'officer.customerId', 'view.staffId')
    .select(['view.openedAt', 'officer.subject'])
    .where('view.customerId', '=', key.customerId)
    .where('view.applicationNo', '=', key.applicationNo)
    .where('view.staffId', '<>', staffId)
    .where('view.openedAt', '>', since)
    .orderBy('view.openedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return other ?? null;
}

/** The last view by that staff member; undefined: none. */
export const lastView = (tx: Tx, key: Key, staffId: number): Promise<View | undefined> =>
  tx
    .selectFrom('linkApplicationView')
    .select(['documentNo', 'isOwn'])
    .where('customerId', '=', key.customerId)
    .where('applicationNo', '=', key.applicationNo)
    .where('staffId', '=', staffId)
    .executeTakeFirst();
