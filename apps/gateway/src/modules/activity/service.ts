/** The activity page of a person: who looked at or changed something of theirs in the past 12 months. */
import type { Output } from '@portal/contract';
import { addDays, addMonthsToDay, instantText, startOfSgDay, toSgDay } from '@portal/domain/sg-time';
import { findOwnedAmong } from '../../wire/callers/sub-accounts.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { customerName, signInName } from '../../wire/writes/write-actor.ts';
import { type ActivityRow, isChange, staffChanges } from './activity-kinds.ts';
import {
  type ActivityScope,
  countActivity,
  findNewestOfStaff,
  findSubjects,
  listActivity,
  type StoredActivity,
  type Who,
} from './store.ts';

const MONTHS_LISTED = 12;
const VERDICT_DAYS = 30;

export async function loadActivity(
  context: SubjectContext,
  {
    page,
    size,
    who = 'all',
  }: { readonly page: number; readonly size: number; readonly who?: 'all' | Who | undefined },
): Promise<Output<'user:activity'>> {
  const { db, clock, subject, token } = context;
  if (!subject.customer) throw new Refusal('SK_ACCESS_1001');
  const { customerId } = subject.customer;
  const today = toSgDay(clock.now());
  const scope: ActivityScope = {
    customerId,
    actors: [customerName(customerId), signInName(token.issuer, token.subject)],
    subject,
    since: startOfSgDay(addMonthsToDay(today, -MONTHS_LISTED)),
  };
  const recent = startOfSgDay(addDays(today, -VERDICT_DAYS));
  const listPage = (wanted: number) =>
    listActivity(db, scope, { who: who === 'all' ? null : who, limit: size, offset: (wanted - 1) * size });
  const [asked, counted, newest] = await Promise.all([
    listPage(page),
    countActivity(db, scope, recent),
    findNewestOfStaff(db, { ...scope, since: recent }, staffChanges),
  ]);
  const sumOf = (one: Who) =>
    counted.filter((row) => row.who === one).reduce((sum, { count }) => sum + count, 0);
  const counts = {
    all: counted.reduce((sum, { count }) => sum + count, 0),
    you: sumOf('you'),
    invited: sumOf('invited'),
    holder: sumOf('holder'),
    staff: sumOf('staff'),
  };
  // The last page in place of one after it.
  const rows = asked.length === 0 && counts[who] > 0 ? await listPage(Math.ceil(counts[who] / size)) : asked;
  const shown = await describe(context, newest ? [...rows, newest] : rows);
  const recentOfStaff = (wanted: boolean) =>
    counted
      .filter((row) => row.who === 'staff' && isChange(row.kind) === wanted)
      .reduce((sum, row) => sum + row.recent, 0);
  return {
    rows: shown.slice(0, rows.length),
    counts,
    staff: {
      looks: recentOfStaff(false),
      changes: recentOfStaff(true),
      latest: newest ? (shown.at(-1) ?? null) : null,
    },
    today,
  };
}

/** The names of staff and of other logins are the identity provider's. */
async function describe(
  { db, identity, subject }: SubjectContext,
  rows: readonly StoredActivity[],
): Promise<ActivityRow[]> {
  const people = [...new Set(rows.flatMap(({ personId }) => personId ?? []))];
  const subjects = await findSubjects(db, people);
  const names = new Map(
    await Promise.all(
      [...subjects].map(async ([id, name]) => [id, (await identity.getUser(name))?.name || null] as const),
    ),
  );
  const owned = await findOwnedAmong(
    { db, subject },
    rows.flatMap(({ accountId }) => accountId ?? []),
  );
  return rows.map(({ at, who, kind, times, months, accountId, reason, name, personId }) => ({
    at: instantText(at),
    day: toSgDay(at),
    who,
    name: who === 'you' ? null : (name ?? names.get(personId ?? 0) ?? null),
    kind,
    isChange: isChange(kind),
    times,
    ...(months && { months: [...new Set(months.split(' '))].toSorted().toReversed() }),
    accountNo: owned.get(accountId ?? 0)?.accountNo ?? null,
    reason,
  }));
}
