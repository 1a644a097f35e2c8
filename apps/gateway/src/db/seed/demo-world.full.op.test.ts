/** @engines both */
import { fixedClock } from '@portal/domain/clock';
import { sgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswordHasher } from '../../identity/passwords/password-hash.ts';
import type { Db } from '../database.ts';
import { NotTheDemoWorld } from '../engines/open.errors.ts';
import { findViolations } from '../invariants.ts';
import { openWorldDatabase, type TestDatabase, WORLD_AT } from '../test/test-database.ts';
import { seedDemoWorld } from './demo-world.ts';
import { dumpHash, tableHashes } from './dump-hash.ts';
import { DEMO_PASSWORD } from './people.ts';
import { useSeededWorlds } from './test/seeded-worlds.ts';

const { world, usualWorld } = useSeededWorlds();

async function count(db: Db, query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  return (await query.execute(db)).rows[0]?.n ?? -1;
}

describe('seeding the demo world', () => {
  it('a database with foreign accounts is left as it is', async () => {
    const db = await world();
    await db
      .insertInto('account')
      .values({
        accountId: 7,
        accountNo: '7000000007',
        bpNo: '7000000007',
        premiseNo: '7000000007',
        system: 'EBS',
        type: 'DOM',
        status: 'Active',
        services: ['electricity'],
        openedOn: sgDay('2020-01-01'),
      })
      .execute();
    await expect(seedDemoWorld(db, fixedClock(WORLD_AT))).rejects.toThrow(NotTheDemoWorld);
    expect(await count(db, sql`select count(*)::int as n from customer`)).toBe(0);
  });

  it('a world of a release without meters gets them', async () => {
    const db = await usualWorld();
    const whole = await tableHashes(db);
    for (const table of ['meter', 'meterReading', 'meterWindow'] as const)
      await db.deleteFrom(table).execute();
    await seedDemoWorld(db, fixedClock(WORLD_AT));
    expect(await tableHashes(db)).toEqual(whole);
  });

  it('a world of an earlier release gets the people and accounts of this one, with all their past', async () => {
    const db = await usualWorld();
    const whole = await tableHashes(db);
    // Nothing but an empty ledger shows that its entries come.
    await sql`alter table ledger_entry disable trigger user`.execute(db);
    const later = sql`select account_id from account where account_id between 110107 and 110299`;
    await db.deleteFrom('storedFile').execute();
    await db.deleteFrom('linkApplication').execute();
    await db.updateTable('businessPartner').set({ contactMobile: null }).execute();
    for (const table of [
      'customerAccount',
      'accountNumber',
      'accountFeature',
      'billLine',
      'bill',
      'ledgerEntry',
      'usageDay',
      'usageMonth',
      'meter',
      'meterReading',
      'meterWindow',
      'account',
    ] as const)
      await sql`delete from ${sql.table(table)} where account_id in (${later})`.execute(db);
    await sql`delete from premises where bp_no >= '1000905179' and bp_no like '_00090%'`.execute(db);
    await sql`delete from customer_dismissal where customer_id > 1017`.execute(db);
    await sql`delete from idp_account where subject in (select subject from customer where customer_id > 1017)`.execute(
      db,
    );
    await sql`delete from customer where customer_id > 1017`.execute(db);
    await sql`alter table ledger_entry enable trigger user`.execute(db);
    await seedDemoWorld(db, fixedClock(WORLD_AT));
    expect(await tableHashes(db)).toEqual(whole);
  });

  it('returns the number of new days, and never goes back', async () => {
    const db = await world('2025-08-18T15:00:00+08:00');
    expect(await seedDemoWorld(db, fixedClock('2025-08-20T15:12:00+08:00'))).toEqual({ daysAdded: 2 });
    const before = await dumpHash(db);
    expect(await seedDemoWorld(db, fixedClock('2025-08-01T00:00:00+08:00'))).toEqual({ daysAdded: 0 });
    expect(await dumpHash(db)).toBe(before);
  });

  it('refuses a clock from before the world began', async () => {
    await expect(world('2025-06-30T12:00:00+08:00')).rejects.toThrow('The demo world begins on 2025-07-01');
  });

  it('a bill paid in the portal is not paid again by the payer’s habit', async () => {
    const db = await usualWorld();
    await db
      .insertInto('ledgerEntry')
      .values({
        accountId: 100101,
        entryNo: 2026112031,
        kind: 'payment',
        amountCents: -12845,
        effectiveOn: sgDay('2026-11-20'),
        dueOn: null,
        billId: null,
        channel: 'PAYNOW',
        sourceRef: 'order-1',
        recordedAt: WORLD_AT,
      })
      .execute();
    await seedDemoWorld(db, fixedClock('2026-12-19T12:00:00+08:00'));
    const { rows } = await sql<{ owed: number; newest: number }>`
      select sum(amount_cents)::bigint as owed,
        (select total_cents from bill where account_id = 100101 order by issued_on desc limit 1) as newest
      from ledger_entry where account_id = 100101`.execute(db);
    expect(rows[0]?.owed).toBe(rows[0]?.newest);
  });

  it.each([
    ['ACTIVE', 1],
    ['PENDING_TERMINATION', 0],
    ['SUSPENDED', 0],
  ] as const)('pays the bill of a GIRO that is %s by direct debit %i times', async (status, times) => {
    const db = await usualWorld();
    await db
      .updateTable('directDebit')
      .set({ status, statusAt: WORLD_AT })
      .where('accountId', '=', 100_202)
      .execute();
    await seedDemoWorld(db, fixedClock('2026-12-28T12:00:00+08:00'));
    const paid = await db
      .selectFrom('ledgerEntry')
      .select('amountCents')
      .where('accountId', '=', 100_202)
      .where('kind', '=', 'payment')
      .where('effectiveOn', '>=', sgDay('2026-11-21'))
      .execute();
    expect(paid).toHaveLength(times);
  });
});

describe('the applications of companies', () => {
  const times = async (db: Db) =>
    (
      await sql<{ person: string; at: string; decided: string | null }>`
        select split_part(applicant_email, '@', 1) as person, reference,
          to_char(received_at at time zone 'Asia/Singapore', 'DD Mon HH24:MI') as at,
          to_char(decided_at at time zone 'Asia/Singapore', 'DD Mon HH24:MI') as decided
        from link_application order by received_at desc`.execute(db)
    ).rows;

  it('the queue is that of the day of the pictures', async () => {
    const db = await usualWorld();
    expect((await times(db)).map(({ person, at, decided }) => [person, at, decided])).toEqual([
      ['kumar', '20 Nov 15:00', null],
      ['kallang', '20 Nov 14:24', null],
      ['pelangi', '20 Nov 13:52', null],
      ['defu', '20 Nov 12:07', null],
      ['hougang', '20 Nov 09:31', null],
      ['bedok', '19 Nov 14:18', '20 Nov 14:18'],
      ['tanahmerah', '19 Nov 13:00', null],
      ['jurong', '19 Nov 11:47', '20 Nov 11:47'],
      ['simei', '19 Nov 10:05', '20 Nov 10:05'],
      ['serangoon', '19 Nov 10:00', null],
      ['jaya', '17 Nov 13:25', '18 Nov 14:40'],
    ]);
  });

  it('applications follow the clock until an officer opens or decides one, or a new form is sent', async () => {
    const db = await usualWorld();
    await sql`insert into link_application_view
      select customer_id, application_no, 1017, ${WORLD_AT}, document_no, false from link_application
      where applicant_email like 'kallang@%'`.execute(db);
    await sql`update link_application set status = 'rejected' where applicant_email like 'defu@%'`.execute(
      db,
    );
    await sql`update link_application set document_no = 2 where applicant_email like 'jaya@%'`.execute(db);
    await seedDemoWorld(db, fixedClock('2026-12-01T00:20:00+08:00'));
    expect(await times(db)).toMatchObject([
      { person: 'kumar', at: '01 Dec 00:00', reference: 'LC-2612-0418' },
      { person: 'pelangi', at: '30 Nov 22:52' },
      { person: 'hougang', at: '30 Nov 18:31' },
      { person: 'bedok', decided: '01 Dec 00:00' },
      { person: 'tanahmerah' },
      { person: 'jurong' },
      { person: 'simei' },
      { person: 'serangoon' },
      { person: 'kallang', at: '20 Nov 14:24', reference: 'LC-2611-0401' },
      { person: 'defu', at: '20 Nov 12:07' },
      { person: 'jaya', at: '17 Nov 13:25' },
    ]);
  });

  it('each application has a person in its state, an account of its company and a readable form', async () => {
    const db = await usualWorld();
    const rows = await db
      .selectFrom('linkApplication as application')
      .innerJoin('customer', 'customer.customerId', 'application.customerId')
      .innerJoin('idpAccount as who', 'who.subject', 'customer.subject')
      .innerJoin('account', 'account.accountId', 'application.accountId')
      .innerJoin('businessPartner as partner', 'partner.bpNo', 'account.bpNo')
      .innerJoin('storedFile as file', 'file.fileId', 'application.fileId')
      .selectAll('application')
      .select(['kind', 'linkStatus', 'who.email', 'who.mobile', 'who.name as person', 'file.bytes'])
      .select(['partner.uen as partnerUen', 'partner.name as partnerName'])
      .execute();
    expect(rows).toHaveLength(11);
    const linked = { approved: 'active', rejected: 'not_linked' } as Record<string, string>;
    for (const row of rows) {
      expect(row).toMatchObject({
        kind: 'C',
        linkStatus: linked[row.status] ?? row.status,
        applicantEmail: row.email,
        applicantMobile: row.mobile,
        applicantName: row.person,
        uen: row.partnerUen,
        companyName: row.partnerName,
      });
      const form = await getDocument({ data: new Uint8Array(row.bytes), verbosity: 0 }).promise;
      const { items } = await (await form.getPage(1)).getTextContent();
      expect(items.map((item) => ('str' in item ? item.str : ''))).toContain(row.uen);
      expect(form.numPages).toBe(1);
      await form.loadingTask.destroy();
    }
  });
});

describe('the demo world in the database', () => {
  let picture: TestDatabase;
  beforeAll(async () => {
    picture = await openWorldDatabase(WORLD_AT);
  });
  afterAll(() => picture.close());

  it('money and usage break no invariant, and no row is from the future', async () => {
    expect(await findViolations(picture.db)).toEqual([]);
    const late = sql<{
      n: number;
    }>`select count(*)::int as n from ledger_entry where recorded_at > ${WORLD_AT}`;
    expect(await count(picture.db, late)).toBe(0);
  });

  it('half hours cover 500 days up to the last whole hour', async () => {
    const { rows } = await sql<{ day: string; total: number; slots: number; days: number }>`
      select max(day)::text as day, count(*)::int as days,
        (array_agg(total order by day desc))[1] as total,
        (array_agg(48 - cardinality(array_positions(value, null)) order by day desc))[1] as slots
      from usage_day where account_id = 100101`.execute(picture.db);
    expect(rows).toEqual([{ day: '2026-11-20', days: 508, total: 6_550, slots: 30 }]);
  });

  it('some groups of neighbours are large enough to show, some are too small', async () => {
    const { rows } = await sql<{ households: number; average: number; efficient: number }>`
      select households, average, efficient from neighbour_month
      where premise_type = 'HDB 4-room' and sector = '31' and utility = 'electricity' and month = '2026-11-01'`.execute(
      picture.db,
    );
    const [group] = rows;
    expect(group?.households).toBe(28);
    expect(Math.round((group?.average ?? 0) / 1_000)).toBe(355);
    expect(Math.round((group?.efficient ?? 0) / 1_000)).toBe(256);
    const small = sql<{ n: number }>`select count(*)::int as n from neighbour_month where households < 10`;
    expect(await count(picture.db, small)).toBeGreaterThan(0);
  });

  it('every demo person signs in with the demo password', async () => {
    const accounts = await picture.db
      .selectFrom('idpAccount')
      .select(['email', 'passwordHash', 'emailVerified'])
      .execute();
    expect(accounts).toHaveLength(36);
    expect(await createPasswordHasher().verify(DEMO_PASSWORD, accounts[0]?.passwordHash)).toBe(true);
    expect(accounts.filter((each) => !each.emailVerified).map(({ email }) => email)).toEqual([
      'hui@example.com',
    ]);
    const known = sql<{
      n: number;
    }>`select count(*)::int as n from customer join idp_account using (subject)`;
    expect(await count(picture.db, known)).toBe(36);
  });

  it("Noor's account always opens two weeks from now", async () => {
    const db = await world('2025-07-30T08:00:00+08:00', '2025-08-01T08:00:00+08:00');
    const { rows } = await sql<{ opens: string }>`
      select opened_on::text as opens from account where account_no = '8934590012'`.execute(db);
    expect(rows).toEqual([{ opens: '2025-08-15' }]);
  });
});
