/** @engines both */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './test/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function read(expression: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(database.db);
  return rows[0]?.value;
}

const cases: [name: string, expression: ReturnType<typeof sql>, expected: unknown][] = [
  ['int8 is a number', sql`9007199254740991::int8`, 9007199254740991],
  ['a negative int8 is a number', sql`-5::int8`, -5],
  ['int4 is a number', sql`7::int4`, 7],
  ['int4[] keeps its gaps', sql`array[1, null, 3]::int4[]`, [1, null, 3]],
  ['int8[] is numbers', sql`array[1, null, 9007199254740991]::int8[]`, [1, null, 9007199254740991]],
  ['an empty int8[] is an empty array', sql`array[]::int8[]`, []],
  ['a day stays the day as written', sql`'2026-03-01'::date`, '2026-03-01'],
  ['days in an array too', sql`array['2026-03-01', null]::date[]`, ['2026-03-01', null]],
  [
    'an instant is its milliseconds',
    sql`'2026-03-01T10:00:00.123+08:00'::timestamptz`,
    Date.parse('2026-03-01T02:00:00.123Z'),
  ],
  [
    'an instant before 1970 too, cut to whole milliseconds',
    sql`'1969-07-20T20:17:40.123456Z'::timestamptz`,
    Date.parse('1969-07-20T20:17:40.123Z'),
  ],
  ['jsonb is what was put in', sql`'{"a":[1,null,"x"]}'::jsonb`, { a: [1, null, 'x'] }],
  ['a jsonb array is an array', sql`'[1,2]'::jsonb`, [1, 2]],
  [
    'text[] keeps quotes, commas and the word NULL',
    sql`array['a"b', 'c,d', 'NULL', '']`,
    ['a"b', 'c,d', 'NULL', ''],
  ],
  ['boolean', sql`true`, true],
  ['bytea is bytes', sql`'\\x00ff10'::bytea`, new Uint8Array([0, 255, 16])],
  ['a sum of int8 is a number', sql`(select sum(x) from (values (1::int8), (2::int8)) v(x))`, 3],
  ['a count is a number', sql`(select count(*) from account)`, 0],
  ['null is null', sql`null::int8`, null],
  ['sessions speak UTC', sql`current_setting('TimeZone')`, 'UTC'],
];

test.each(cases)('read: %s', async (_name, expression, expected) => {
  expect(await read(expression)).toStrictEqual(expected);
});

test('an int8 beyond a safe integer is refused, never rounded', async () => {
  await expect(read(sql`9007199254740993::int8`)).rejects.toThrow('safe integer');
});

test('a numeric with a fraction is refused: money and energy are whole', async () => {
  await expect(read(sql`1.5::numeric`)).rejects.toThrow('not whole');
});

const written: [type: string, value: unknown, expected: unknown][] = [
  ['int8', 9007199254740991, 9007199254740991],
  ['int4[]', [1, null, 3], [1, null, 3]],
  ['date', '2026-03-01', '2026-03-01'],
  ['timestamptz', new Date('2026-03-01T02:00:00.123Z'), Date.parse('2026-03-01T02:00:00.123Z')],
  ['timestamptz', '2026-03-01T10:00:00.123+08:00', Date.parse('2026-03-01T02:00:00.123Z')],
  ['jsonb', JSON.stringify([1, { a: null }]), [1, { a: null }]],
  ['text[]', ['a"b', 'c,d', 'NULL', '', 'back\\slash'], ['a"b', 'c,d', 'NULL', '', 'back\\slash']],
  ['boolean', false, false],
  ['bytea', new Uint8Array([0, 255, 16]), new Uint8Array([0, 255, 16])],
  ['text', null, null],
];

test.each(written)('a %s is read as it was written', async (type, value, expected) => {
  expect(await read(sql`${value}::${sql.raw(type)}`)).toStrictEqual(expected);
});
