/** @engines both */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock } from '@portal/domain/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../db/test/test-database.ts';
import { WrongKindOfFile } from '../../../imports/import-csv.ts';
import { importWeather } from './import-weather.ts';
import { WEATHER_HEAD } from './weather-row.rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'weather-'));
const path = join(folder, 'weather.csv');
const clock = fixedClock(Date.parse('2026-11-20T15:30:00+08:00'));
let database: TestDatabase;
let told: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function take(...rows: string[]) {
  told = [];
  writeFileSync(path, `\uFEFF${[WEATHER_HEAD, ...rows].join('\r\n')}\r\n`);
  return importWeather({ db: database.db, clock, tell: (text) => told.push(text) }, path);
}
const readRows = async () =>
  (
    await sql<{ version: string; day: string }>`
    select xmin::text as version, day::text, average_tenths as average, highest_tenths as highest,
      rain_tenths as rain from weather_day order by 2`.execute(database.db)
  ).rows;

test('a file of weather is taken in, and imported again it changes nothing, not even a version of a row', async () => {
  const rows = ['2026-11-02,27.9,33.1,0.0', '2026-11-03,,,4.6', '2026-11-03,26.8,,4.6'];
  expect(await take(...rows)).toEqual({ changed: 2, same: 1, refused: 0 });
  const before = await readRows();
  expect(before).toMatchObject([
    { day: '2026-11-02', average: 279, highest: 331, rain: 0 },
    { day: '2026-11-03', average: 268, highest: null, rain: 46 },
  ]);
  expect(await take(...rows)).toEqual({ changed: 0, same: 3, refused: 0 });
  expect(await readRows()).toEqual(before);
});

test('a later file replaces a whole day, with its gaps', async () => {
  expect(await take('2026-11-02,28.0,,1.2')).toEqual({ changed: 1, same: 0, refused: 0 });
  expect((await readRows())[0]).toMatchObject({ average: 280, highest: null, rain: 12 });
});

test('refused rows come back as they were, and all others are imported', async () => {
  const bad = ['2026-11-21,27.9,33.1,0.0', '2026-11-05,hot,33.1,0.0'];
  expect(await take('2026-11-04,27.0,31.0,0.2', ...bad)).toEqual({ changed: 1, same: 0, refused: 2 });
  expect(told).toEqual([
    'weather.csv:3: day: in the future',
    'weather.csv:4: averageC: no degrees like 27.9',
  ]);
  expect(readFileSync(join(folder, 'weather.refused.csv'), 'utf8')).toBe(
    `${[WEATHER_HEAD, ...bad].join('\n')}\n`,
  );
  expect(await readRows()).toHaveLength(3);
});

test('a file with another head is refused whole', async () => {
  writeFileSync(path, 'accountNo,day\n1,2\n');
  await expect(importWeather({ db: database.db, clock, tell: () => {} }, path)).rejects.toThrow(
    WrongKindOfFile,
  );
});
