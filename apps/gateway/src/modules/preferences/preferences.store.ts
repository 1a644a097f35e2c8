/** Choices of customers about their accounts, and changes of mailing addresses. */
import type { TypedAddress } from '@portal/domain/preferences/mailing-address';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export interface Preferences {
  readonly accountId: number;
  readonly isSoftCopy: boolean;
  readonly isHardCopy: boolean;
  readonly isRetailerAccessDisallowed: boolean;
  readonly isWholesale: boolean;
  readonly closedOn: SgDay | null;
  /** Number of changes; 0: none. */
  readonly preferenceRevision: number;
  readonly addressRevision: number;
}

/** By account id, on a day; an id that is no account is absent. */
export async function loadPreferences(
  db: Db | Tx,
  accountIds: readonly number[],
  day: SgDay,
): Promise<ReadonlyMap<number, Preferences>> {
  if (accountIds.length === 0) return new Map();
  const { rows } = await sql<Preferences>`
    select a.account_id, coalesce(p.is_soft_copy, true) as is_soft_copy,
      coalesce(p.is_hard_copy, false) as is_hard_copy,
      coalesce(p.is_retailer_access_disallowed, false) as is_retailer_access_disallowed,
      exists (
        select from account_plan plan where plan.account_id = a.account_id and plan.plan = 'wholesale'
          and plan.since <= ${day} and (plan.ended_on is null or plan.ended_on > ${day})
      ) as is_wholesale,
      a.closed_on, coalesce(p.revision, 0) as preference_revision,
      coalesce((
        select max(address_no) from mailing_address m where m.account_id = a.account_id
      ), 0) as address_revision
    from account a left join account_preference p on p.account_id = a.account_id
    where a.account_id = any(${accountIds}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.accountId, row]));
}

export interface NewAddress extends TypedAddress {
  readonly building: string | null;
  readonly effectiveDate: SgDay;
}

/** Takes the place of an address that is still to come. The accounts are locked. */
export async function addMailingAddress(
  tx: Tx,
  accountIds: readonly number[],
  address: NewAddress,
  { source, at, today }: { readonly source: 'W' | 'M'; readonly at: number; readonly today: SgDay },
): Promise<void> {
  await tx
    .updateTable('mailingAddress')
    .set({ replacedAt: at })
    .where('accountId', 'in', accountIds)
    .where('effectiveOn', '>', today)
    .where('replacedAt', 'is', null)
    .execute();
  const latest = await tx
    .selectFrom('mailingAddress')
    .select(({ fn }) => ['accountId', fn.max('addressNo').as('newest')])
    .where('accountId', 'in', accountIds)
    .groupBy('accountId')
    .execute();
  const newest = new Map(latest.map((row) => [row.accountId, row.newest]));
  const { block, street, floor, unit, building, postalCode, effectiveDate } = address;
  await tx
    .insertInto('mailingAddress')
    .values(
      accountIds.map((accountId) => ({
        accountId,
        addressNo: (newest.get(accountId) ?? 0) + 1,
        block,
        streetName: street,
        floor,
        unit,
        building,
        postalCode,
        effectiveOn: effectiveDate,
        recordedAt: at,
        source,
      })),
    )
    .execute();
}

export type Choice = Pick<
  Preferences,
  'accountId' | 'isSoftCopy' | 'isHardCopy' | 'isRetailerAccessDisallowed'
>;

/** The accounts are locked. */
export async function savePreferences(tx: Tx, choices: readonly Choice[], at: number): Promise<void> {
  await tx
    .insertInto('accountPreference')
    .values(choices.map((choice) => ({ ...choice, revision: 1, changedAt: at })))
    .onConflict((conflict) =>
      conflict.column('accountId').doUpdateSet(({ ref }) => ({
        isSoftCopy: ref('excluded.isSoftCopy'),
        isHardCopy: ref('excluded.isHardCopy'),
        isRetailerAccessDisallowed: ref('excluded.isRetailerAccessDisallowed'),
        revision: sql<number>`account_preference.revision + 1`,
        changedAt: ref('excluded.changedAt'),
      })),
    )
    .execute();
}
