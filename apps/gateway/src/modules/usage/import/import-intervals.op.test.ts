/** @engines both */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock } from '@portal/domain/clock';
import { addDays, type SgDay, sgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { findViolations } from '../../../db/invariants.ts';
import { openTestDatabase, type TestDatabase } from '../../../db/test/test-database.ts';
import { refusedPath } from '../../../imports/refused-file.ts';
import { addHome, homeNumber } from '../test/homes.ts';
import { importIntervals } from './import-intervals.ts';
import { INTERVAL_HEAD } from './interval-row.rules.ts';

const NOW = '2026-11-20T15:12:00+08:00';
const HOMES = 12;
const WATER_ONLY = 22;
const CLOSED = 23;

let database: TestDatabase | undefined;
const folder = await mkdtemp(join(tmpdir(), 'intervals-'));
beforeEach(async () => {
  await database?.close();
  database = await openTestDatabase();
  await addAccounts();
});
afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

function db() {
  if (!database) throw new Error('no database');
  return database.db;
}

/** Twelve homes, one without electricity, and one that has moved out. */
async function addAccounts(): Promise<void> {
  const homes = Array.from({ length: HOMES }, (_, n) => n + 1);
  for (const id of homes) await addHome(db(), { id });
  await addHome(db(), { id: WATER_ONLY, services: ['water'] });
  await addHome(db(), { id: CLOSED, closedOn: sgDay('2026-10-20') });
}

/** Awkward on purpose: no two half hours of a month are alike. */
const usual = (id: number, day: SgDay, slot: number) =>
  37 + ((id * 131 + Number(day.slice(8)) * 53 + slot * 17) % 409);
const row = (id: number, day: SgDay, over: Record<number, string> = {}) =>
  [
    homeNumber(id),
    day,
    ...Array.from({ length: 48 }, (_, slot) => over[slot] ?? String(usual(id, day, slot))),
  ].join(',');
const month = (text: string, days: number): SgDay[] =>
  Array.from({ length: days }, (_, n) => addDays(sgDay(`${text}-01`), n));

async function take(name: string, rows: readonly string[], head = INTERVAL_HEAD) {
  const path = join(folder, name);
  await writeFile(path, `${[head, ...rows].join('\n')}\n`);
  const messages: string[] = [];
  const parts = { db: db(), clock: fixedClock(NOW), tell: (text: string) => void messages.push(text) };
  const imported = await importIntervals(parts, path);
  return { ...imported, messages, path };
}

const months = (id: number) =>
  db()
    .selectFrom('usageMonth')
    .select(['month', 'total', 'days', 'estimatedDays', 'partialDays'])
    .where('accountId', '=', id)
    .where('basis', '=', 'calendar')
    .orderBy('month')
    .execute();
/** Row versions: a row that was written again has another one. */
async function versions(table: 'usage_day' | 'usage_month'): Promise<string[]> {
  const { rows } = await sql<{ version: string }>`
    select xmin::text || ' ' || md5(t::text) as version from ${sql.table(table)} t order by 1`.execute(db());
  return rows.map(({ version }) => version);
}
async function rewritten(
  table: Parameters<typeof versions>[0],
  work: () => Promise<unknown>,
): Promise<number> {
  const before = new Set(await versions(table));
  await work();
  return (await versions(table)).filter((version) => !before.has(version)).length;
}

describe('a file of half hours', () => {
  test('becomes days and months that add up, with gaps as gaps and estimates as estimates', async () => {
    const days = month('2026-10', 31);
    const rows = days.map((day, n) =>
      row(1, day, n === 4 ? { 9: '', 10: '333E' } : n === 5 ? { 0: '0E' } : {}),
    );
    const { messages, path, ...counts } = await take('month.csv', rows);
    expect(counts).toEqual({ changed: 31, same: 0, refused: 0 });
    const total = days
      .flatMap((day, n) => Array.from({ length: 48 }, (_, slot) => ({ day, n, slot })))
      .reduce((sum, { day, n, slot }) => {
        if (n === 4 && (slot === 9 || slot === 10)) return sum + (slot === 10 ? 333 : 0);
        return n === 5 && slot === 0 ? sum : sum + usual(1, day, slot);
      }, 0);
    expect(await months(1)).toEqual([
      { month: '2026-10-01', total, days: 31, estimatedDays: 2, partialDays: 1 },
    ]);
    const fifth = await db()
      .selectFrom('usageDay')
      .select(['value', 'status', 'receivedAt'])
      .where('day', '=', sgDay('2026-10-05'))
      .executeTakeFirstOrThrow();
    expect(fifth.value.slice(8, 12)).toEqual([
      usual(1, sgDay('2026-10-05'), 8),
      null,
      333,
      usual(1, sgDay('2026-10-05'), 11),
    ]);
    expect(fifth).toMatchObject({ status: 'Partial', receivedAt: Date.parse(NOW) });
    expect(await findViolations(db())).toEqual([]);
    expect([messages, refusedPath(path)]).toEqual([[], path.replace('.csv', '.refused.csv')]);
  });

  test('imported again changes nothing, in any order and with other line ends', async () => {
    const rows = [1, 2, 3].flatMap((id) => month('2026-09', 30).map((day) => row(id, day)));
    await take('first.csv', rows);
    const repeat = () =>
      take(
        'again.csv',
        [...rows].reverse().map((text) => `${text}\r`),
        `${INTERVAL_HEAD}\r`,
      );
    for (const table of ['usage_day', 'usage_month'] as const) expect(await rewritten(table, repeat)).toBe(0);
    expect(await repeat()).toMatchObject({ changed: 0, same: 90, refused: 0 });
  });

  test('replaces late and corrected days, and touches no row but theirs and their months', async () => {
    const rows = Array.from({ length: HOMES }, (_, n) =>
      month('2026-10', 31).map((day) => row(n + 1, day)),
    ).flat();
    await take('before.csv', rows);
    const [october] = await months(3);
    const correct = () =>
      take('corrected.csv', [
        row(3, sgDay('2026-10-17'), { 20: '9999' }),
        row(4, sgDay('2026-10-18'), { 3: '1E' }),
      ]);
    expect(await rewritten('usage_day', correct)).toBe(2);
    const was = usual(3, sgDay('2026-10-17'), 20);
    expect((await months(3))[0]?.total).toBe((october?.total ?? 0) - was + 9_999);
    expect((await months(4))[0]).toMatchObject({ days: 31, estimatedDays: 1 });
    const undo = () => take('undone.csv', [row(3, sgDay('2026-10-17')), row(4, sgDay('2026-10-18'))]);
    expect(await rewritten('usage_month', undo)).toBe(2);
    expect((await months(3))[0]).toEqual(october);
    expect(await findViolations(db())).toEqual([]);
  });

  test('loses no row to a bad one beside it, and gives bad ones back as they came, with line and reason', async () => {
    const day = sgDay('2026-11-19');
    const bad = [
      row(1, day).replace('8934', 'ABCD'),
      row(77, day),
      row(WATER_ONLY, day),
      row(CLOSED, sgDay('2026-10-21')),
      row(2, day, { 7: '12.5' }),
      `${row(3, day)},1`,
      row(4, sgDay('2026-11-20')),
    ];
    const good = [1, 2, 3, 4, 5, 6].map((id) => row(id, day)).concat(row(CLOSED, sgDay('2026-10-20')));
    const { messages, path, ...counts } = await take(
      'mixed.csv',
      bad.flatMap((text, n) => [text, good[n] ?? '']),
    );
    expect(counts).toEqual({ changed: 7, same: 0, refused: 7 });
    expect(messages).toEqual([
      'mixed.csv:2: accountNo: no account number',
      'mixed.csv:4: accountNo: nobody has it',
      'mixed.csv:6: accountNo: carries no electricity',
      'mixed.csv:8: day: the account was not open',
      'mixed.csv:10: 03:30: no whole number of Wh',
      'mixed.csv:12: not 50 cells',
      'mixed.csv:14: 15:30: in the future',
    ]);
    const refused = (await readFile(refusedPath(path), 'utf8')).trimEnd().split('\n');
    expect(refused).toEqual([INTERVAL_HEAD, ...bad]);
  });

  test('may say a day twice in one batch: the later row counts', async () => {
    const day = sgDay('2026-10-05');
    const rows = [row(1, day, { 0: '1' }), row(1, day, { 0: '2' })];
    expect(await take('twice-at-once.csv', rows)).toMatchObject({ changed: 1, same: 1, refused: 0 });
    const { value } = await db().selectFrom('usageDay').select('value').executeTakeFirstOrThrow();
    expect(value[0]).toBe(2);
  });

  test('may say a day twice: the later row counts, also when it comes a batch later', async () => {
    const filler = month('2026-08', 31).flatMap((day) =>
      Array.from({ length: HOMES }, (_, n) => row(n + 1, day)),
    );
    const day = sgDay('2026-10-05');
    const rows = [
      row(1, day, { 0: '1' }),
      row(1, day, { 0: '2' }),
      ...Array.from({ length: 28 }, () => filler).flat(),
    ];
    expect(rows.length).toBeGreaterThan(10_000);
    const { changed, same } = await take('twice.csv', [...rows, row(1, day, { 0: '3' })]);
    expect(changed + same).toBe(rows.length + 1);
    expect(changed).toBe(filler.length + 2);
    const october = await months(1);
    expect(october.at(-1)).toMatchObject({ days: 1 });
    expect(await findViolations(db())).toEqual([]);
  });

  test('is refused whole under another head', async () => {
    await expect(take('other.csv', [], INTERVAL_HEAD.replace('day', 'date'))).rejects.toThrow(
      'Line 1 is not the head',
    );
    expect(await months(1)).toEqual([]);
  });

  test('counts every day once when two imports run at one moment', async () => {
    const days = month('2026-10', 31);
    const halves = [days.slice(0, 20), days.slice(10)];
    await Promise.all(
      halves.map((half, n) =>
        take(
          `half-${n}.csv`,
          half.map((day) => row(1, day)),
        ),
      ),
    );
    expect(await months(1)).toMatchObject([{ days: 31 }]);
    expect(await findViolations(db())).toEqual([]);
  });
});
