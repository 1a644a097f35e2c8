/** Letters and what people have opened of them. The caller has checked who owns the accounts. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Json } from '../../db/tables/columns.ts';
import { subAccountIds } from '../../wire/callers/subject.store.ts';
import type { SubAccountScope } from '../../wire/callers/subject.ts';

export interface StoredLetter {
  readonly accountId: number;
  readonly letterId: string;
  readonly kind: string;
  readonly data: Json;
  readonly recipient: readonly string[];
  readonly printedAt: number;
}

/** @returns false when the letter went out before */
export async function addLetter(tx: Tx, letter: StoredLetter): Promise<boolean> {
  const added = await tx
    .insertInto('letter')
    .values({ ...letter, data: JSON.stringify(letter.data), recipient: [...letter.recipient] })
    .onConflict((conflict) => conflict.columns(['accountId', 'letterId']).doNothing())
    .returning('letterId')
    .executeTakeFirst();
  return added !== undefined;
}

export interface ListedLetter extends Omit<StoredLetter, 'recipient'> {
  readonly isOpened: boolean;
}

/** The newest letters of accounts, newest first. */
export async function listLetters(
  db: Db,
  query: { readonly customerId: number; readonly accountIds: readonly number[]; readonly limit: number },
): Promise<ListedLetter[]> {
  const { customerId, accountIds, limit } = query;
  const { rows } = await sql<ListedLetter>`
    select letter.account_id, letter.letter_id, kind, data, printed_at, opened_at is not null as is_opened
    from letter left join letter_opened opened on opened.customer_id = ${customerId}
      and opened.account_id = letter.account_id and opened.letter_id = letter.letter_id
    where letter.account_id = any(${accountIds}::bigint[])
    order by printed_at desc, letter.account_id, letter.letter_id limit ${limit}`.execute(db);
  return rows;
}

/** Sub-accounts of a partner that have letters of the newest, where letters are on for the account. */
export async function findSubAccountsWithLetters(
  db: Db,
  scope: SubAccountScope,
  { bpNo, limit }: { readonly bpNo: string; readonly limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    select distinct account_id from (
      select letter.account_id from (${subAccountIds(scope)} and sub.bp_no = ${bpNo}) own
      join account_feature flag on flag.account_id = own.account_id and flag.key = 'eLetter' and flag.state
      join letter on letter.account_id = own.account_id
      order by letter.printed_at desc, letter.account_id, letter.letter_id limit ${limit}
    ) newest`.execute(db);
  return rows.map(({ accountId }) => accountId);
}

export async function findLetter(db: Db, accountId: number, letterId: string): Promise<StoredLetter | null> {
  const letter = await db
    .selectFrom('letter')
    .select(['accountId', 'letterId', 'kind', 'data', 'recipient', 'printedAt'])
    .where('accountId', '=', accountId)
    .where('letterId', '=', letterId)
    .executeTakeFirst();
  return letter ?? null;
}

/** The first time counts. */
export async function storeOpened(
  db: Db,
  opened: {
    readonly customerId: number;
    readonly accountId: number;
    readonly letterId: string;
    readonly openedAt: number;
  },
): Promise<void> {
  await db
    .insertInto('letterOpened')
    .values(opened)
    .onConflict((conflict) => conflict.columns(['customerId', 'accountId', 'letterId']).doNothing())
    .execute();
}
