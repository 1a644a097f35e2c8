/**
 * The accounts of the person signed in, by premises. Knows the subject's own set and asks the stores for what
 * stands beside it; knows no request and no SQL.
 */
import type { Output } from '@portal/contract';
import { featureKey } from '@portal/contract/accounts/accounts.contract';
import type { AccountNo } from '@portal/domain/account-number';
import { sgDayOf } from '@portal/domain/sg-time';
import type { SubjectContext } from '../../wire/context.ts';
import { featuresOf } from '../../wire/feature-flags.store.ts';
import { Refusal } from '../../wire/refusal.ts';
import { balancesOf, nothingOwed } from '../bills/public.ts';
import { accountsRefusal, statusOf } from './errors.ts';
import { linkedPlaces, type Place, placeKey, placesIn } from './places.rules.ts';
import { accountOnWire, premisesOnWire } from './shapes.ts';
import { placesOf } from './store.ts';

/** Everything linked. With data of version v2 only the default premises comes with its accounts' details. */
export async function accountsOf(context: SubjectContext): Promise<Output<'user:getAccounts'>> {
  const { subject, token } = context;
  const refusal = accountsRefusal(subject);
  if (refusal !== null || subject.customer === null) throw new Refusal(refusal ?? 'not_linked');
  const { kind, master, uen, idFragment, dataVersion } = subject.customer;
  const places = linkedPlaces(subject);
  const fetched = dataVersion === 'v2' ? places.slice(0, 1) : places;
  return {
    userId: token.subject,
    master,
    status: statusOf(subject.customer),
    linkType: kind,
    uen,
    nric: idFragment,
    version: dataVersion,
    ...(await described(context, places, fetched)),
  };
}

/** One account's premises with the accounts of it; how a premises of version v2 is fetched. */
export async function accountOf(
  context: SubjectContext,
  accountNo: AccountNo,
): Promise<Output<'user:getAccount'>> {
  const { subject } = context;
  const account = subject.own(accountNo);
  const place = placesIn(subject.accounts).filter(({ accounts }) => accounts.includes(account));
  const { premises, accounts } = await described(context, place, place);
  const [only] = premises;
  if (!only) throw new Refusal('SK_ACCESS_1001');
  return { premises: only, accounts };
}

/** Every feature, on when any of the accounts has it. */
export async function featuresOfAccounts(
  { db, subject }: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Output<'features:list'>> {
  const on = await featuresOf(
    db,
    accountNos.map((accountNo) => subject.own(accountNo).accountId),
  );
  return { features: featureKey.options.map((key) => ({ key, state: on.has(key) })) };
}

/** @param fetched those of the places whose accounts come with their details */
async function described(
  { db, clock, subject }: SubjectContext,
  places: readonly Place[],
  fetched: readonly Place[],
): Promise<Pick<Output<'user:getAccounts'>, 'premises' | 'accounts'>> {
  const accounts = fetched.flatMap((place) => place.accounts);
  const ids = accounts.map(({ accountId }) => accountId);
  const [rows, balances] = await Promise.all([
    placesOf(db, places),
    balancesOf(db, ids, sgDayOf(clock.now())),
  ]);
  const rowOf = new Map(rows.map((row) => [placeKey({ bpNo: row.bp_no, premiseNo: row.premise_no }), row]));
  const [first] = linkedPlaces(subject);
  return {
    premises: places.flatMap((place) => {
      const row = rowOf.get(place.key);
      const marks = { default: place.key === first?.key, fetched: fetched.includes(place) };
      return row ? [premisesOnWire(row, place, marks)] : [];
    }),
    accounts: accounts.map((account) =>
      accountOnWire(account, balances.get(account.accountId) ?? nothingOwed),
    ),
  };
}
