/** The meters that a customer may read, by the accounts that a call names. */
import type { AccountNo } from '@portal/domain/account-number';
import type { MeterWindow } from '@portal/domain/meters/meter-window';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { findMetersWithWindow, type MeterRow } from './store.ts';

/** By account id. */
export type ReadableAccounts = ReadonlyMap<number, OwnedAccount>;

/** @throws Refusal SERVICE_FAILURE when no reading may be sent for any of the accounts */
export function findReadableAccounts(
  { subject }: Pick<SubjectContext, 'subject'>,
  accountNos: readonly AccountNo[],
): ReadableAccounts {
  const supplied = accountNos.map((no) => subject.own(no)).filter(isSupplied);
  // Users of a master account read no meters (S2 §4).
  if (supplied.length === 0 || subject.customer?.master) throw new Refusal('SERVICE_FAILURE');
  return new Map(supplied.map((account) => [account.accountId, account]));
}

const isSupplied = ({ services, status }: OwnedAccount): boolean =>
  services.length > 0 && status !== 'Inactive';

/** @throws Refusal SERVICE_FAILURE when none of the accounts has a meter with a window */
export async function loadReadableMeters(
  { db }: Pick<SubjectContext, 'db'>,
  accounts: ReadableAccounts,
  now: number,
): Promise<MeterRow[]> {
  const meters = await findMetersWithWindow(db, [...accounts.keys()], now);
  if (meters.length === 0) throw new Refusal('SERVICE_FAILURE');
  return meters;
}

/** The window of a meter as the domain's rules take it. */
export const toLockable = ({
  opensAt,
  closesAt,
  upperMilli,
}: MeterRow): MeterWindow & { readonly upper: number | null } => ({
  from: opensAt,
  to: closesAt,
  upper: upperMilli,
});

export const toRegister = ({
  digitsBefore,
  digitsAfter,
}: Pick<MeterRow, 'digitsBefore' | 'digitsAfter'>) => ({
  before: digitsBefore,
  after: digitsAfter,
});
