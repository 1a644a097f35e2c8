/** Which member of staff has had which application open, when last, and with which document. */
import { dateAt } from '../../clock.ts';
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
  readonly openedAt: Date;
  /** The provider's name for them. */
  readonly subject: string;
}

/** Remembers that somebody opened it. @returns who else did last, since an instant */
export async function recordView(
  tx: Tx,
  key: Key,
  view: View & { readonly staffId: number },
  now: number,
  since: number,
): Promise<OtherView | null> {
  const { staffId, documentNo, isOwn } = view;
  const seen = { opened_at: dateAt(now), document_no: documentNo, is_own: isOwn };
  await tx
    .insertInto('link_application_view')
    .values({
      customer_id: key.customerId,
      application_no: key.applicationNo,
      staff_id: staffId,
      ...seen,
    })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'application_no', 'staff_id']).doUpdateSet(seen),
    )
    .execute();
  const other = await tx
    .selectFrom('link_application_view as view')
    .innerJoin('customer as officer', 'officer.customer_id', 'view.staff_id')
    .select(['view.opened_at as openedAt', 'officer.subject'])
    .where('view.customer_id', '=', key.customerId)
    .where('view.application_no', '=', key.applicationNo)
    .where('view.staff_id', '<>', staffId)
    .where('view.opened_at', '>', dateAt(since))
    .orderBy('view.opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return other ?? null;
}

/** The last view by that staff member; undefined: none. */
export const lastView = (tx: Tx, key: Key, staffId: number): Promise<View | undefined> =>
  tx
    .selectFrom('link_application_view')
    .select(['document_no as documentNo', 'is_own as isOwn'])
    .where('customer_id', '=', key.customerId)
    .where('application_no', '=', key.applicationNo)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
