/**
 * Mailing addresses of accounts on a day: the last change whose day has come, else the address of the premises. Every
 * area that writes to a holder asks here.
 */
import { isPublicHousing } from '@portal/domain/preferences/mailing-address';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { type AddressLines, formatAddressTitle } from './address.rules.ts';
import { findHeldAccounts, type HeldAccount } from './held-account.store.ts';

export interface MailingAddress extends AddressLines {
  /** Null: the address of the premises. */
  readonly effectiveOn: SgDay | null;
}

export interface MailingAddresses {
  readonly held: HeldAccount;
  readonly current: MailingAddress;
  /** Takes effect later. */
  readonly pending: MailingAddress | null;
}

interface Row extends Omit<AddressLines, 'country' | 'premiseType'> {
  readonly accountId: number;
  readonly effectiveOn: SgDay;
}

/** By account id; an id that is no account is absent. */
export async function findMailingAddresses(
  db: Db | Tx,
  accountIds: readonly number[],
  day: SgDay,
): Promise<ReadonlyMap<number, MailingAddresses>> {
  if (accountIds.length === 0) return new Map();
  const held = await findHeldAccounts(db, accountIds);
  const rows = Map.groupBy(await listChanges(db, accountIds, day), ({ accountId }) => accountId);
  return new Map(
    held.map((account) => {
      const changes = rows.get(account.accountId) ?? [];
      const current = changes.find(({ effectiveOn }) => effectiveOn <= day);
      const pending = changes.find(({ effectiveOn }) => effectiveOn > day);
      return [
        account.accountId,
        {
          held: account,
          current: current ? toMailingAddress(current) : { ...account, effectiveOn: null },
          pending: pending ? toMailingAddress(pending) : null,
        },
      ] as const;
    }),
  );
}

/** Of each account, the newest change whose day has come and the newest that is still to come. */
async function listChanges(db: Db | Tx, accountIds: readonly number[], day: SgDay): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select distinct on (account_id, has_come) account_id, block, street_name, floor, unit, building, postal_code,
      effective_on
    from (
      select *, effective_on <= ${day} as has_come from mailing_address
      where account_id = any(${accountIds}::bigint[]) and replaced_at is null
    ) as changes
    order by account_id, has_come, effective_on desc, address_no desc`.execute(db);
  return rows;
}

function toMailingAddress({ accountId: _, ...row }: Row): MailingAddress {
  return { ...row, country: 'Singapore', premiseType: isPublicHousing(row) ? 'HDB' : '' };
}

/** The two lines below the name on an envelope. */
const formatPostalLines = (address: AddressLines): [string, string] => [
  formatAddressTitle(address),
  `${address.country} ${address.postalCode}`,
];

/** Name of the holder and address, as on an envelope of that day; null: there is no such account. */
export async function findPostalRecipient(
  db: Db | Tx,
  accountId: number,
  day: SgDay,
): Promise<readonly [string, string, string] | null> {
  const found = (await findMailingAddresses(db, [accountId], day)).get(accountId);
  return found ? [found.held.holder, ...formatPostalLines(found.current)] : null;
}

/** Name of the holder and address of the premises, for readers whom the mailing address does not concern. */
export async function findPremisesRecipient(
  db: Db | Tx,
  accountId: number,
): Promise<readonly [string, string, string] | null> {
  const [held] = await findHeldAccounts(db, [accountId]);
  return held ? [held.holder, ...formatPostalLines(held)] : null;
}
