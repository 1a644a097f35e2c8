/** The REST calls of linking as a person makes them, and what they leave behind. For operation tests. */
import { restPaths } from '@portal/contract/http';
import type { TestWorld } from '../../../test/test-world.ts';

export interface RestResult {
  readonly status: number;
  readonly text: string;
  /** Of the error; undefined when it went well. */
  readonly code: string | undefined;
}

export interface CallOptions {
  /** Idempotency-Key; without one every call is its own. */
  readonly key?: string;
  /** Where it comes from; without one each call has an address of its own. */
  readonly from?: string;
}

/** Details that Ivan Petrov types, who has linked nothing: of the account that he holds. */
export const ivansHome = { accountNo: '8934601011', postal: '141088', nric: '845P', source: 'W' } as const;

const left = [
  'customerAccount',
  'customer',
  'detailTries',
  'rateCounter',
  'idempotency',
  'outbox',
  'registryFlow',
  'registryCode',
  'registryCompany',
] as const;

/** Puts a world back to where it began after each test, which is much faster than another world. */
export async function linkingCalls(world: TestWorld) {
  const { db, clock } = world;
  const began = clock.now();
  const customers = await db.selectFrom('customer').selectAll().execute();
  const links = await db.selectFrom('customerAccount').selectAll().execute();
  const people = await db.selectFrom('idpAccount').select('email').execute();
  const openings = await db.selectFrom('account').select(['accountId', 'openedOn']).execute();
  let toldBefore = 0;
  let addresses = 0;
  function nextAddress(): string {
    addresses += 1;
    return `10.9.${Math.floor(addresses / 250)}.${addresses % 250}`;
  }

  async function post(
    path: string,
    email: string | null,
    body: unknown,
    { key, from = nextAddress() }: CallOptions = {},
  ): Promise<RestResult> {
    const reply = await world.app.inject({
      method: 'POST',
      url: path,
      remoteAddress: from,
      headers: {
        'content-type': 'application/json',
        ...(email === null ? {} : { authorization: `Bearer ${await world.tokenFor(email)}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      payload: JSON.stringify(body),
    });
    const { error } = reply.json<{ error?: { code: string } }>();
    return { status: reply.statusCode, text: reply.body, code: error?.code };
  }

  return {
    async beginAnew(): Promise<void> {
      for (const table of left) await db.deleteFrom(table).execute();
      await db.insertInto('customer').values(customers).execute();
      await db.insertInto('customerAccount').values(links).execute();
      await db
        .deleteFrom('idpAccount')
        .where(
          'email',
          'not in',
          people.map(({ email }) => email),
        )
        .execute();
      const moved = await db.selectFrom('account').select(['accountId', 'openedOn']).execute();
      for (const { accountId, openedOn } of openings) {
        if (moved.find((each) => each.accountId === accountId)?.openedOn === openedOn) continue;
        await db.updateTable('account').set({ openedOn }).where('accountId', '=', accountId).execute();
      }
      const { seq } = await db
        .selectFrom('auditEvent')
        .select(({ fn }) => fn.max('seq').as('seq'))
        .executeTakeFirstOrThrow();
      toldBefore = seq ?? 0;
      clock.shift(began - clock.now());
    },

    individual: (email: string | null, body: unknown = ivansHome, options?: CallOptions) =>
      post(restPaths.linkIndividual, email, body, options),
    byIdentity: (email: string | null, body: unknown, options?: CallOptions) =>
      post(restPaths.linkCompanyMyInfo, email, body, options),

    /** People who have just signed up and verified their e-mail: no linking knows them. */
    async signUp(count: number, word = 'new'): Promise<string[]> {
      const emails = Array.from({ length: count }, (_, n) => `${word}${n}@example.com`);
      await db
        .insertInto('idpAccount')
        .values(
          emails.map((email) => ({
            subject: `subject of ${email}`,
            email,
            emailKey: email,
            passwordHash: 'none',
            emailVerified: true,
            name: 'Somebody New',
            mobile: '',
            role: 'customer' as const,
            passwordChangedAt: '2026-11-20T00:00:00Z',
            createdAt: '2026-11-20T00:00:00Z',
          })),
        )
        .execute();
      return emails;
    },

    customerOf: (email: string) =>
      db
        .selectFrom('customer')
        .innerJoin('idpAccount', 'idpAccount.subject', 'customer.subject')
        .selectAll('customer')
        .where('email', '=', email)
        .executeTakeFirst(),

    /** Numbers of what is linked, the default one first. */
    async linkedTo(email: string): Promise<string[]> {
      const rows = await db
        .selectFrom('customerAccount as link')
        .innerJoin('account', 'account.accountId', 'link.accountId')
        .innerJoin('customer', 'customer.customerId', 'link.customerId')
        .innerJoin('idpAccount', 'idpAccount.subject', 'customer.subject')
        .select('account.accountNo')
        .where('email', '=', email)
        .orderBy('link.isDefault', 'desc')
        .orderBy('account.accountId')
        .execute();
      return rows.map(({ accountNo }) => accountNo);
    },

    async notices() {
      const rows = await db
        .selectFrom('outbox')
        .select('payload')
        .where('kind', '=', 'mail:link-holder-notice')
        .orderBy('id')
        .execute();
      return rows.map(({ payload }) => payload);
    },

    async audit(action: string) {
      return db
        .selectFrom('auditEvent')
        .select(['actor', 'object', 'outcome'])
        .where('action', '=', action)
        .where('seq', '>', toldBefore)
        .orderBy('seq')
        .execute();
    },

    async wrongTriesAt(digits: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('detailTries')
        .select('wrong')
        .where('digits', '=', digits)
        .executeTakeFirst();
      return row?.wrong;
    },
  };
}

export type LinkingCalls = Awaited<ReturnType<typeof linkingCalls>>;
