/** Writes the looks of invited people: one row for a person, an account, a kind of page and a day. */
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { DelegateLookTable } from '../../db/tables/delegates.ts';

interface NewLook {
  readonly accountId: number;
  readonly viewerId: number;
  readonly kind: DelegateLookTable['kind'];
  readonly day: SgDay;
  readonly delegateId: number;
  readonly at: number;
  readonly months: readonly string[];
}

/** @param looks no two of them of one row */
export async function addLooks(db: Db, looks: readonly NewLook[]): Promise<void> {
  await db
    .insertInto('delegateLook')
    .values(
      looks.map(({ at, months, ...look }) => ({
        ...look,
        months: [...months],
        firstAt: at,
        lastAt: at,
        looks: 1,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'viewerId', 'kind', 'day']).doUpdateSet((eb) => ({
        lastAt: eb.ref('excluded.lastAt'),
        delegateId: eb.ref('excluded.delegateId'),
        looks: eb('delegateLook.looks', '+', 1),
        months: sql<
          string[]
        >`array(select distinct unnest(delegate_look.months || excluded.months) order by 1)`,
      })),
    )
    .execute();
}
