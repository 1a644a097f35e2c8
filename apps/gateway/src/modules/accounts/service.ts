/**
 * The accounts of the person signed in, by premises. Knows the subject's own set and asks the stores for what
 * stands beside it; knows no request and no SQL.
 */
import type { Output } from '@portal/contract';
import { featureKey } from '@portal/contract/accounts/accounts.contract';
import type { AccountNo } from '@portal/domain/account-number';
import { eligibilityOf } from '@portal/domain/eligibility';
import { sgDayOf } from '@portal/domain/sg-time';
import { utilitiesLabel, utilityWords } from '@portal/domain/utilities';
import type { SubjectContext } from '../../wire/context.ts';
import { Refusal } from '../../wire/refusal.ts';
import type { OwnedAccount } from '../../wire/subject.ts';
import { type Balance, balancesOf, nothingOwed } from '../bills/public.ts';
import { addressText, addressTitle } from './address.rules.ts';
import { accountsRefusal, statusOf } from './errors.ts';
import { featuresOf, type PlaceRow, placesOf } from './store.ts';

type Accounts = Output<'user:getAccounts'>;
type Account = Accounts['accounts'][number];
type Premises = Accounts['premises'][number];

/** The accounts of one premises, in the order in which they were linked. */
interface Place {
  readonly key: string;
  readonly accounts: readonly OwnedAccount[];
}

/** Everything linked. With data of version v2 only the default premises comes with its accounts' details. */
export async function accountsOf(context: SubjectContext): Promise<Accounts> {
  const { subject, token } = context;
  const refusal = accountsRefusal(subject);
  if (refusal !== null || subject.customer === null) throw new Refusal(refusal ?? 'not_linked');
  const { master, uen, idFragment, dataVersion } = subject.customer;
  const places = placesIn(subject.accounts.filter(({ linked }) => linked));
  const fetched = dataVersion === 'v2' ? places.slice(0, 1) : places;
  return {
    userId: token.subject,
    master,
    status: statusOf(subject.customer),
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
  const place = placesIn(subject.accounts).find((each) => each.accounts.includes(subject.own(accountNo)));
  const { premises, accounts } = await described(context, place ? [place] : [], place ? [place] : []);
  const [only] = premises;
  if (!only) throw new Refusal('SK_ACCESS_1001');
  return { premises: only, accounts };
}

/** Every feature, on when any of the accounts has it. */
export async function featuresOfAccounts(
  { db, subject }: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Output<'features:list'>> {
  const rows = await featuresOf(
    db,
    accountNos.map((accountNo) => subject.own(accountNo).accountId),
  );
  const on = new Set(rows.filter(({ state }) => state).map(({ key }) => key));
  return { features: featureKey.options.map((key) => ({ key, state: on.has(key) })) };
}

/** Groups by premises; the default account's comes first, as the subject's accounts do. */
function placesIn(accounts: readonly OwnedAccount[]): Place[] {
  const groups = Map.groupBy(accounts, ({ bpNo, premiseNo }) => `${bpNo} ${premiseNo}`);
  return [...groups].map(([key, members]) => ({ key, accounts: members }));
}

async function described(
  { db, clock }: SubjectContext,
  places: readonly Place[],
  fetched: readonly Place[],
): Promise<{ premises: Premises[]; accounts: Account[] }> {
  const accounts = fetched.flatMap((place) => place.accounts);
  const [rows, balances] = await Promise.all([
    placesOf(
      db,
      places.flatMap((place) => place.accounts),
    ),
    balancesOf(
      db,
      accounts.map(({ accountId }) => accountId),
      sgDayOf(clock.now()),
    ),
  ]);
  const rowOf = new Map(rows.map((row) => [`${row.bp_no} ${row.premise_no}`, row]));
  const premises = places.flatMap((place, index) => {
    const row = rowOf.get(place.key);
    return row
      ? [premisesOf(row, place, { isDefault: index === 0, isFetched: fetched.includes(place) })]
      : [];
  });
  return {
    premises,
    accounts: accounts.map((account) => accountWith(account, balances.get(account.accountId))),
  };
}

const premisesOf = (
  row: PlaceRow,
  { accounts }: Place,
  { isDefault, isFetched }: { isDefault: boolean; isFetched: boolean },
): Premises => ({
  premiseNo: row.premise_no,
  address: {
    block: row.block,
    unit: row.unit,
    floor: row.floor,
    street_name: row.street_name,
    country: row.country,
    postal_code: row.postal_code,
    address: addressTitle(row),
    address_text: addressText(row),
  },
  accounts: accounts.map(({ accountNo }) => accountNo),
  bp_type: row.bp_type,
  bp_name: row.bp_name,
  bp_no: row.bp_no,
  subSystem: row.sub_system,
  premise_type: row.premise_type,
  default: isDefault,
  fetched: isFetched,
});

const accountWith = (account: OwnedAccount, balance: Balance | undefined): Account => ({
  accountNo: account.accountNo,
  bpNo: account.bpNo,
  premiseNo: account.premiseNo,
  system: account.system,
  type: account.type,
  status: account.status,
  services: [...account.services],
  utilities: utilityWords(account.services),
  utilities_label: utilitiesLabel(account.services),
  eligibility: eligibilityOf({ ...account, ...(balance ?? nothingOwed) }),
});
