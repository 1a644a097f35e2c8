/** Owners of the demo world's data, read straight from the database: replies are checked against them. */
import type { Db } from '../db/database.ts';

/** One thing of somebody, with everything that an input may say of it. */
export interface Thing {
  readonly accountNo: string;
  readonly bpNo: string;
  readonly premiseNo: string;
  readonly system: string;
  /** Of an order that paid the account; one that does not exist, where none did. */
  readonly orderId: string;
}

const UNKNOWN_ORDER = 'PN-2611-999999';

export interface Tenants {
  /** Everything linked to a person, and what is billed under it. */
  thingsOf(email: string): readonly Thing[];
  /** Words that only this person's replies may hold: numbers, names, addresses. */
  wordsOf(email: string): ReadonlySet<string>;
  /** Words that this person may read: their own; for staff also applicants and their names. */
  readableBy(email: string): ReadonlySet<string>;
  readonly emails: readonly string[];
}

export async function readTenants(db: Db): Promise<Tenants> {
  const rows = await db
    .selectFrom('customer_account as link')
    .innerJoin('customer', 'customer.customer_id', 'link.customer_id')
    .innerJoin('idp_account as who', 'who.subject', 'customer.subject')
    .innerJoin('account', (join) =>
      join.on((eb) =>
        eb.or([
          eb('account.account_id', '=', eb.ref('link.account_id')),
          eb('account.master_account_id', '=', eb.ref('link.account_id')),
        ]),
      ),
    )
    .select(['who.email', 'account.account_no', 'account.bp_no', 'account.premise_no', 'account.system'])
    .orderBy('account.account_id')
    .execute();
  const parts = await db
    .selectFrom('payment_order_part as part')
    .innerJoin('account', 'account.account_id', 'part.account_id')
    .select(['part.order_id', 'account.account_no'])
    .orderBy('part.order_id')
    .execute();
  const orders = new Map(parts.map(({ account_no, order_id }) => [account_no, order_id]));
  const people = await db
    .selectFrom('idp_account')
    .select(['email', 'name', 'mobile', 'subject', 'role'])
    .execute();
  const things = Map.groupBy(rows, ({ email }) => email);
  const words = new Map(
    people.map(({ email, name, mobile, subject }) => [
      email,
      new Set([
        email,
        name,
        subject,
        ...(mobile === '' ? [] : [mobile]),
        ...(things.get(email) ?? []).flatMap((each) => [each.account_no, each.bp_no, each.premise_no]),
      ]),
    ]),
  );
  const applicants = await db
    .selectFrom('link_application as application')
    .innerJoin('customer', 'customer.customer_id', 'application.customer_id')
    .innerJoin('idp_account as who', 'who.subject', 'customer.subject')
    .select(['who.email', 'who.name', 'who.mobile'])
    .where('application.received_at', 'is not', null)
    .execute();
  const staff = new Set(people.filter(({ role }) => role !== 'customer').map(({ email }) => email));
  // Officers know one another: who else has an application open is named.
  const officers = people.filter(({ email }) => staff.has(email)).map(({ name }) => name);
  // Staff for payments see whose accounts those are for which money waits.
  const payers = await db
    .selectFrom('bank_notice as notice')
    .innerJoin('payment_order as o', 'o.order_id', 'notice.order_id')
    .innerJoin('customer', 'customer.customer_id', 'o.customer_id')
    .innerJoin('idp_account as who', 'who.subject', 'customer.subject')
    .select('who.email')
    .where('notice.outcome', '=', 'parked')
    .execute();
  const decide = new Set(people.filter(({ role }) => role === 'payments').map(({ email }) => email));
  const toDeciders = payers.flatMap(({ email }) => [...(words.get(email) ?? [])]);
  const toStaff = [...officers, ...applicants.flatMap(({ email, name, mobile }) => [email, name, mobile])];
  const wordsOf = (email: string): ReadonlySet<string> => words.get(email) ?? new Set();
  return {
    emails: people.map(({ email }) => email),
    thingsOf: (email) =>
      (things.get(email) ?? []).map((each) => ({
        accountNo: each.account_no,
        bpNo: each.bp_no,
        premiseNo: each.premise_no,
        system: each.system,
        orderId: orders.get(each.account_no) ?? UNKNOWN_ORDER,
      })),
    wordsOf,
    readableBy: (email) =>
      staff.has(email)
        ? new Set([...wordsOf(email), ...toStaff, ...(decide.has(email) ? toDeciders : [])])
        : wordsOf(email),
  };
}

/** Well formed, and nobody's. */
export const unknownThing: Thing = {
  accountNo: '8999999990',
  bpNo: '1999999990',
  premiseNo: '6199999990',
  system: 'EBS',
  orderId: UNKNOWN_ORDER,
};

/** Words of other people in a reply; empty is good. */
export function leaksIn(text: string, tenants: Tenants, reader: string | null): string[] {
  const own = reader === null ? new Set<string>() : tenants.readableBy(reader);
  return tenants.emails.flatMap((email) =>
    [...tenants.wordsOf(email)].filter((word) => !own.has(word) && text.includes(word)),
  );
}
