/** Owners of the demo world's data, read straight from the database: replies are checked against them. */
import type { Db } from '../db/database.ts';

/** One thing of somebody, with everything that an input may say of it. */
export interface TenantNumbers {
  readonly accountNo: string;
  readonly bpNo: string;
  readonly premiseNo: string;
  readonly system: string;
  /** Of an order that paid the account; one that does not exist, where none did. */
  readonly orderId: string;
  /** A request of the account; one that does not exist, where none was made. */
  readonly requestId: string;
}

const UNKNOWN_ORDER = 'PN-2611-999999';
const UNKNOWN_REQUEST = 'PA-2611-9999';

export interface Tenants {
  /** Everything linked to a person, and what is billed under it. */
  thingsOf(email: string): readonly TenantNumbers[];
  /** Words that only this person's replies may hold: numbers, names, addresses. */
  wordsOf(email: string): ReadonlySet<string>;
  /** Words that this person may read: their own; for staff also applicants and their names. */
  readableBy(email: string): ReadonlySet<string>;
  readonly emails: readonly string[];
}

export async function readTenants(db: Db): Promise<Tenants> {
  const rows = await db
    .selectFrom('customerAccount as link')
    .innerJoin('customer', 'customer.customerId', 'link.customerId')
    .innerJoin('idpAccount as who', 'who.subject', 'customer.subject')
    .innerJoin('account', (join) =>
      join.on((eb) =>
        eb.or([
          eb('account.accountId', '=', eb.ref('link.accountId')),
          eb('account.masterAccountId', '=', eb.ref('link.accountId')),
        ]),
      ),
    )
    .select(['who.email', 'account.accountNo', 'account.bpNo', 'account.premiseNo', 'account.system'])
    .orderBy('account.accountId')
    .execute();
  const parts = await db
    .selectFrom('paymentOrderPart as part')
    .innerJoin('account', 'account.accountId', 'part.accountId')
    .select(['part.orderId', 'account.accountNo'])
    .orderBy('part.orderId')
    .execute();
  const requests = await db
    .selectFrom('customerRequest as request')
    .innerJoin('account', 'account.accountId', 'request.accountId')
    .select(['request.requestId', 'account.accountNo'])
    .orderBy('request.requestId')
    .execute();
  const requestOf = new Map(requests.map(({ accountNo, requestId }) => [accountNo, requestId]));
  const orders = new Map(parts.map(({ accountNo, orderId }) => [accountNo, orderId]));
  const people = await db
    .selectFrom('idpAccount')
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
        ...(things.get(email) ?? []).flatMap((each) => [each.accountNo, each.bpNo, each.premiseNo]),
      ]),
    ]),
  );
  const applicants = await db
    .selectFrom('linkApplication as application')
    .innerJoin('customer', 'customer.customerId', 'application.customerId')
    .innerJoin('idpAccount as who', 'who.subject', 'customer.subject')
    .select(['who.email', 'who.name', 'who.mobile'])
    .where('application.receivedAt', 'is not', null)
    .execute();
  const staff = new Set(people.filter(({ role }) => role !== 'customer').map(({ email }) => email));
  // Officers know one another: who else has an application open is named.
  const officers = people.filter(({ email }) => staff.has(email)).map(({ name }) => name);
  // Staff for payments see whose accounts those are for which money waits.
  const payers = await db
    .selectFrom('bankNotice as notice')
    .innerJoin('paymentOrder as o', 'o.orderId', 'notice.orderId')
    .innerJoin('customer', 'customer.customerId', 'o.customerId')
    .innerJoin('idpAccount as who', 'who.subject', 'customer.subject')
    .select('who.email')
    .where('notice.outcome', '=', 'parked')
    .execute();
  const decide = new Set(people.filter(({ role }) => role === 'payments').map(({ email }) => email));
  const toDeciders = payers.flatMap(({ email }) => [...(words.get(email) ?? [])]);
  const toStaff = [...officers, ...applicants.flatMap(({ email, name, mobile }) => [email, name, mobile])];
  // Every login that holds an account there reads who was invited; who may see a premises reads its numbers and the name
  // of its holder.
  const sharing = await db
    .selectFrom('premisesDelegate as shared')
    .leftJoin('customer as viewer', 'viewer.customerId', 'shared.viewerId')
    .leftJoin('idpAccount as who', 'who.subject', 'viewer.subject')
    .innerJoin('account', (join) =>
      join.onRef('account.bpNo', '=', 'shared.bpNo').onRef('account.premiseNo', '=', 'shared.premiseNo'),
    )
    .innerJoin('customerAccount as link', 'link.accountId', 'account.accountId')
    .innerJoin('customer as holder', 'holder.customerId', 'link.customerId')
    .innerJoin('idpAccount as owner', 'owner.subject', 'holder.subject')
    .select(['shared.email as invited', 'who.email as viewer', 'shared.viewerName', 'owner.email as holder'])
    .select(['owner.name as holderName', 'account.accountNo', 'account.bpNo', 'account.premiseNo'])
    .execute();
  const listShared = (email: string): (string | null)[] =>
    sharing.flatMap((each) => [
      ...(each.holder === email ? [each.invited, each.viewer, each.viewerName] : []),
      ...(each.viewer === email ? [each.holderName, each.accountNo, each.bpNo, each.premiseNo] : []),
    ]);
  const getWords = (email: string): ReadonlySet<string> => words.get(email) ?? new Set();
  return {
    emails: people.map(({ email }) => email),
    thingsOf: (email) =>
      (things.get(email) ?? []).map((each) => ({
        accountNo: each.accountNo,
        bpNo: each.bpNo,
        premiseNo: each.premiseNo,
        system: each.system,
        orderId: orders.get(each.accountNo) ?? UNKNOWN_ORDER,
        requestId: requestOf.get(each.accountNo) ?? UNKNOWN_REQUEST,
      })),
    wordsOf: getWords,
    readableBy: (email) =>
      staff.has(email)
        ? new Set([...getWords(email), ...toStaff, ...(decide.has(email) ? toDeciders : [])])
        : new Set([...getWords(email), ...listShared(email).flatMap((word) => word ?? [])]),
  };
}

/** Well formed, and nobody's. */
export const unknownThing: TenantNumbers = {
  accountNo: '8999999990',
  bpNo: '1999999990',
  premiseNo: '6199999990',
  system: 'EBS',
  orderId: UNKNOWN_ORDER,
  requestId: UNKNOWN_REQUEST,
};

/** Words of other people in a reply; empty is good. */
export function leaksIn(text: string, tenants: Tenants, reader: string | null): string[] {
  const own = reader === null ? new Set<string>() : tenants.readableBy(reader);
  return tenants.emails.flatMap((email) =>
    [...tenants.wordsOf(email)].filter((word) => !own.has(word) && text.includes(word)),
  );
}
