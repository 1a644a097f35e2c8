/**
 * Puts the demo world into a database, or adds the days since the last time. Deterministic: two seeds at one
 * clock are the same, and a world that was extended is the same as one seeded later. Never in production.
 */
import type { Clock } from '@portal/domain/clock';
import { addDays, daysBetween, type SgDay, startOfSgDay, toSgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { advisoryLocks } from '../advisory-locks.ts';
import type { Db, Tx } from '../database.ts';
import { NotTheDemoWorld } from '../engines/open.errors.ts';
import { ensureUsagePartitions } from '../partitions.ts';
import { withTransaction } from '../transaction.ts';
import type { WorldAccount } from './accounts/world-account.ts';
import { worldAccounts } from './accounts/world-accounts.ts';
import { addApplications } from './add-applications.ts';
import { addDelegates } from './add-delegates.ts';
import { addGiro } from './add-giro.ts';
import { addLetters } from './add-letters.ts';
import { addMeters } from './add-meters.ts';
import { addMoney } from './add-money.ts';
import { addParked } from './add-parked.ts';
import { addPreferences } from './add-preferences.ts';
import { addRefunds } from './add-refunds.ts';
import { addRequests } from './add-requests.ts';
import { addSubAccounts } from './add-sub-accounts.ts';
import { addUsage } from './add-usage.ts';
import { addWeather } from './add-weather.ts';
import { loadCustomerReadings } from './load-customer-readings.ts';
import { makeWorldUse } from './meters/customer-readings.ts';
import { worldPeople } from './people/world-people.ts';
import * as accounts from './rows/account-rows.ts';
import { insertRows } from './rows/bulk-insert.ts';
import * as notices from './rows/notice-rows.ts';
import * as people from './rows/people-rows.ts';
import type { Since } from './since.ts';
import { FIRST_USAGE_DAY } from './world-days.ts';

/**
 * @returns the number of new days of half hours; 0 when the world is already that far (or further)
 * @throws RangeError before the first day of the world; NotTheDemoWorld when the database has other accounts
 */
export async function seedDemoWorld(db: Db, clock: Clock): Promise<{ daysAdded: number }> {
  const now = clock.now();
  const today = toSgDay(now);
  if (today < FIRST_USAGE_DAY)
    throw new RangeError(`The demo world begins on ${FIRST_USAGE_DAY}, not on ${today}.`);
  return withTransaction(db, async (tx) => {
    // Two gateways that start together seed once.
    // A process that starts meanwhile waits until the world is made.
    await sql`set local lock_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${advisoryLocks.demoWorld})`.execute(tx);
    const reached = await lastDay(tx);
    if (reached !== null && reached > today) return { daysAdded: 0 };
    const fresh = await addPeopleAndAccounts(tx, today, reached === null);
    if (reached !== null)
      await insertRows(tx, 'account', accounts.movingAccountRows(today), {
        key: ['accountId'],
        replace: ['openedOn'],
      });
    await addNotices(tx);
    await addApplications(tx, now);
    const from = reached ?? FIRST_USAGE_DAY;
    await ensureUsagePartitions(tx, from, addDays(today, 31));
    const before = reached === null ? 0 : startOfSgDay(addDays(reached, -1));
    // An account that an earlier release did not know has its whole past to come.
    const since: Since = ({ id }) => (fresh.has(id) ? 0 : before);
    const use = makeWorldUse(await loadCustomerReadings(tx, now));
    await addMoney(tx, since, now, use);
    await addParked(tx, now);
    await addRequests(tx, now);
    await addRefunds(tx, now);
    await addGiro(tx, now);
    await addSubAccounts(tx);
    await addDelegates(tx, now);
    await addLetters(tx, now);
    await addPreferences(tx, now, reached === null);
    await addMeters(tx, since, now, use);
    await addUsage(tx, since, now, use);
    await addWeather(tx, today);
    return { daysAdded: daysBetween(from, today) + (reached === null ? 1 : 0) };
  });
}

/** The last day that has half hours; null when the world is not there. */
async function lastDay(tx: Tx): Promise<SgDay | null> {
  const row = await tx
    .selectFrom('usageDay')
    .select('day')
    .where('accountId', '=', accounts.DIARY)
    .where('utility', '=', 'electricity')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** Adds missing people: all at first, those of a new release later. @returns their accounts */
async function addPeopleAndAccounts(tx: Tx, today: SgDay, isFirst: boolean): Promise<ReadonlySet<number>> {
  const known = new Set(
    (await tx.selectFrom('account').select('accountId').execute()).map(({ accountId }) => accountId),
  );
  if (isFirst && known.size > 0) throw new NotTheDemoWorld();
  const fresh = worldAccounts.filter(({ id }) => !known.has(id));
  if (fresh.length > 0) await addAccounts(tx, fresh, today);
  const customers = new Set(
    (await tx.selectFrom('customer').select('customerId').execute()).map(({ customerId }) => customerId),
  );
  const newcomers = worldPeople.filter(({ customerId }) => !customers.has(customerId));
  await insertRows(tx, 'customer', newcomers.map(people.customerRow));
  await insertRows(tx, 'customerAccount', newcomers.flatMap(people.linkRows));
  await insertRows(tx, 'idpAccount', people.identityRows(newcomers));
  await giveRoles(tx);
  return new Set(fresh.map(({ id }) => id));
}

/** An officer of an earlier release may have got a role more. */
async function giveRoles(tx: Tx): Promise<void> {
  const officers = worldPeople.filter(({ decidesPayments }) => decidesPayments);
  await tx
    .updateTable('idpAccount')
    .set({ role: 'payments' })
    .where('role', '=', 'staff')
    .where(
      'subject',
      'in',
      officers.map(({ email }) => people.makeSubject(email)),
    )
    .execute();
}

async function addAccounts(tx: Tx, fresh: readonly WorldAccount[], today: SgDay): Promise<void> {
  // A partner of an earlier release had no number on file.
  await insertRows(tx, 'businessPartner', accounts.partnerRows(), {
    key: ['bpNo'],
    replace: ['contactMobile'],
  });
  await insertRows(tx, 'premises', accounts.premisesRows());
  await insertRows(
    tx,
    'account',
    fresh.map((each) => accounts.accountRow(each, today)),
  );
  await insertRows(tx, 'accountNumber', fresh.map(accounts.numberRow));
  await insertRows(tx, 'accountFeature', fresh.flatMap(accounts.featureRows));
  await insertRows(tx, 'directDebit', fresh.flatMap(accounts.debitRows));
}

/** Runs each time, as a world of an earlier release has none; existing rows stay as they are. */
async function addNotices(tx: Tx): Promise<void> {
  await insertRows(tx, 'notificationBanner', notices.bannerRows());
  await insertRows(tx, 'promotion', notices.promotionRows());
  await insertRows(tx, 'customerDismissal', notices.dismissalRows());
}
