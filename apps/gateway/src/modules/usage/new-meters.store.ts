/** Meters that are too new to have sent anything. Ownership is checked by the caller. */
import { SILENT_DAYS } from '@portal/domain/insights/forecast';
import { addDays, type SgDay } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import type { Db } from '../../db/database.ts';

/** Utilities of an account whose meter sends its data itself and was put in so lately that none need have come. */
export async function findNewMeters(db: Db, accountId: number, today: SgDay): Promise<ReadonlySet<Utility>> {
  const rows = await db
    .selectFrom('meter')
    .select('utility')
    .where('accountId', '=', accountId)
    .where('sendsItself', '=', true)
    .where('installedOn', '>', addDays(today, -SILENT_DAYS))
    .where((eb) => eb.or([eb('removedOn', 'is', null), eb('removedOn', '>=', today)]))
    .execute();
  return new Set(rows.map(({ utility }) => utility));
}
