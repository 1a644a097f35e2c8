/** Customers of a bench, each with one account that owes money and three years of entries, and what they ask for. */
import { sql } from 'kysely';
import type { Db } from '../../apps/gateway/src/db/database.ts';

export interface Person {
  readonly email: string;
  readonly accountNo: string;
  readonly bpNo: string;
  readonly premiseNo: string;
}

export const makePeople = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(6, '0');
    return {
      email: `person-${number}@example.com`,
      accountNo: `8934${number}`,
      bpNo: `1000${number}`,
      premiseNo: `6100${number}`,
    };
  });

export async function addPeople(db: Db, count: number): Promise<void> {
  const numbers = sql`generate_series(1, ${count}::int) n, lpad(n::text, 6, '0') six`;
  const since = sql`timestamptz '2026-01-01T00:00:00Z'`;
  const statements = [
    sql`insert into business_partner (bp_no, bp_type, name, id_fragment)
      select '1000' || six, '1', 'Person ' || six, '123A' from ${numbers}`,
    sql`insert into premises (bp_no, premise_no, block, street_name, floor, unit, postal_code, premise_type)
      select '1000' || six, '6100' || six, '145', 'Lorong 2 Toa Payoh', '08', '21', '310145', 'HDB 4-room' from ${numbers}`,
    sql`insert into account (account_id, account_no, bp_no, premise_no, system, type, status, services, opened_on)
      select n, '8934' || six, '1000' || six, '6100' || six, 'EBS', 'DOM', 'Active', array['electricity'], '2020-01-01'
      from ${numbers}`,
    sql`insert into account_number (digits, account_id) select '8934' || six, n from ${numbers}`,
    // Every third entry is a payment.
    sql`insert into ledger_entry (account_id, entry_no, kind, channel, amount_cents, effective_on, source_ref, recorded_at)
      select n, entry, case when is_payment then 'payment' else 'adjustment' end,
        case when is_payment then 'COUNTER' end, case when is_payment then -1500 else 1000 end,
        date '2026-01-01' - entry * 30, 'entry ' || entry, ${since}
      from ${numbers}, generate_series(1, 36) entry, lateral (select entry % 3 = 0 as is_payment) of_entry`,
    sql`insert into idp_account (subject, email, email_key, password_hash, email_verified, name, mobile, role,
        password_changed_at, created_at)
      select e, e, e, 'none', true, 'Person ' || six, '', 'customer', ${since}, ${since}
      from ${numbers}, concat('person-', six, '@example.com') e`,
    sql`insert into customer (customer_id, issuer, subject, kind, link_status, is_master, is_staff, data_version,
        created_at, id_fragment)
      select n, 'embedded', 'person-' || six || '@example.com', 'I', 'active', false, false, 'v1', ${since}, '123A'
      from ${numbers}`,
    sql`insert into customer_account (customer_id, account_id, is_default, linked_at)
      select n, n, true, ${since} from ${numbers}`,
    sql`analyze`,
  ];
  for (const statement of statements) await statement.execute(db);
}

const accountOf = ({ accountNo, bpNo, premiseNo }: Person) => ({ bpNo, accountNo, system: 'EBS', premiseNo });

/** One operation, and the eight of a dashboard. */
export const oneOperation = (person: Person) => ({
  'bills:outstandingPayment': { accounts: [accountOf(person)] },
});

export const dashboard = (person: Person): Record<string, unknown> => {
  const accountNos = [person.accountNo];
  return {
    'user:profileInfo': {},
    'user:getAccounts': {},
    'features:list': { accountNos },
    ...oneOperation(person),
    'bills:paymentHistory': { accounts: [accountOf(person)] },
    'cusConsent:retrieve': {},
    'request:list': { accountNos },
    'user:checkFirstLogin': {},
  };
};
