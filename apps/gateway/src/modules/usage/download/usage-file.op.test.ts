import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { csvCells } from '../../../imports/csv-cells.ts';
import { getData } from '../../../test/answers.ts';
import { answeringLate } from '../../../test/query-taps.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const MEI_LIN = '8934521670';
const HER_HOME = '6100145021';

async function post(person: string, body: Record<string, unknown>) {
  return world.app.inject({
    method: 'POST',
    url: '/skalbox/private/consumption/download',
    headers: { authorization: `Bearer ${await world.tokenFor(`${person}@example.com`)}` },
    payload: { accountNo: MEI_LIN, accountNos: [MEI_LIN], ...body },
  });
}
const readText = async (body: Record<string, unknown>, person = 'meilin'): Promise<string> => {
  const response = await post(person, body);
  expect(response.statusCode, response.body.slice(0, 200)).toBe(200);
  return response.body;
};
const readRows = async (body: Record<string, unknown>, person?: string) =>
  (await readText(body, person))
    .trimEnd()
    .split('\r\n')
    .map((row) => csvCells(row) ?? []);
const refusal = async (body: Record<string, unknown>, person = 'meilin') =>
  (await post(person, body)).json().error.code;

describe('usage as CSV', () => {
  test('is named after kind, account and day, and is to be saved', async () => {
    const { headers } = await post('meilin', { consumptionBy: 'Monthly', ebsPremiseNo: HER_HOME });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain(
      'attachment; filename="Consumption-Monthly-8934521670-20-Nov-2026.csv"',
    );
  });

  test.each([
    ['2026-09-30', '2026-10-01'],
    ['2026-02-27', '2026-03-02'],
    ['2026-11-19', '2026-11-20'],
  ])('has every half hour from %s to %s as SQL has it, and gaps as gaps', async (from, to) => {
    const [head, ...rows] = await readRows({ consumptionBy: 'hourly', from, to });
    expect(head).toEqual([
      'Account',
      'Utility',
      'Date',
      'Start',
      'End',
      'Usage',
      'Unit',
      'Status',
      'Cost with GST (S$)',
    ]);
    const expected = await sql<{ day: string; slot: number; wh: number | null }>`
      select day::text as day, slot.at::int - 1 as slot, slot.wh as wh
      from usage_day cross join unnest(value) with ordinality as slot (wh, at)
      where account_id = (select account_id from account where account_no = ${MEI_LIN})
        and day between ${from}::date and ${to}::date order by day, slot.at`.execute(world.db);
    expect(
      rows.map(([, , day, start, , usage]) => ({
        day,
        slot: Number(start?.slice(0, 2)) * 2 + (start?.endsWith('30') ? 1 : 0),
        wh: usage === '' ? null : Math.round(Number(usage) * 1_000),
      })),
    ).toEqual(expected.rows);
  });

  test('says what is estimated and what is missing', async () => {
    const rows = await readRows({ consumptionBy: 'hourly', from: '2026-11-20', to: '2026-11-20' });
    expect(rows[7]).toEqual([
      MEI_LIN,
      'electricity',
      '2026-11-20',
      '03:00',
      '03:30',
      '0.240',
      'kWh',
      'Estimated',
      '0.07',
    ]);
    expect(rows[48]?.slice(3)).toEqual(['23:30', '00:00', '', 'kWh', 'Missing', '']);
  });

  test('holds everything that is kept when no dates are named: 500 days, and the years of the navigator', async () => {
    const days = await readRows({ consumptionBy: 'daily' });
    const { rows } = await sql<{ days: number }>`
      select count(*)::int as days from usage_day
      where account_id = (select account_id from account where account_no = ${MEI_LIN})`.execute(world.db);
    expect(days).toHaveLength(1 + (rows[0]?.days ?? 0));
    const months = await readRows({ consumptionBy: 'monthly', ebsPremiseNo: HER_HOME, utility: 'water' });
    expect(months.at(-1)).toEqual([
      MEI_LIN,
      'water',
      '2026-10-19',
      '2026-11-17',
      '14.600',
      'Cu M',
      'Estimated',
      '51.48',
    ]);
  });

  test('has a row without usage for a day of which nothing came, and one for each of its half hours', async () => {
    const dates = { from: '2026-08-11', to: '2026-08-13' };
    await sql`
      delete from usage_day where day = '2026-08-12' and account_id =
        (select account_id from account where account_no = '8934550016')`.execute(world.db);
    const dewi = { ...dates, accountNo: '8934550016', accountNos: ['8934550016'] };
    const days = await readRows({ ...dewi, consumptionBy: 'daily' }, 'dewi');
    expect(days[2]).toEqual(['8934550016', 'electricity', '2026-08-12', '', 'kWh', 'Missing', '']);
    expect(days).toHaveLength(4);
    const halfHours = await readRows({ ...dewi, consumptionBy: 'hourly' }, 'dewi');
    expect(halfHours).toHaveLength(1 + 3 * 48);
    expect(halfHours.filter(([, , day]) => day === '2026-08-12').every((row) => row[7] === 'Missing')).toBe(
      true,
    );
  });

  test('the file of a contestable account has no cost', async () => {
    const shop = { accountNo: '8920020017', accountNos: ['8920020017'] };
    const rows = await readRows(
      { ...shop, consumptionBy: 'daily', from: '2026-10-01', to: '2026-10-03' },
      'kopi',
    );
    expect(rows.slice(1).map((row) => row.at(-1))).toEqual(['', '', '']);
  });
});

describe('usage as JSON', () => {
  test('is whole, with null for what is missing', async () => {
    const file = JSON.parse(
      await readText({ consumptionBy: 'hourly', format: 'json', from: '2026-11-20', to: '2026-11-20' }),
    );
    expect(file).toMatchObject({ by: 'hourly', currency: 'SGD' });
    expect(file.readings).toHaveLength(48);
    expect(file.readings[13]).toEqual({
      account: MEI_LIN,
      utility: 'electricity',
      from: '2026-11-19T22:30:00.000Z',
      to: '2026-11-19T23:00:00.000Z',
      usage: 0.32,
      unit: 'kWh',
      status: 'Actual',
      costCents: 10,
    });
    expect(file.readings[47]).toMatchObject({ usage: null, status: 'Missing', costCents: null });
  });
});

/** The public schema of ESPI 4.0, where it is at hand; it is not part of this project. */
const places = [process.env.ESPI_XSD, join(process.cwd(), '../shared/data/espi.xsd')];
const schemaFile = places.find((place): place is string => place !== undefined && existsSync(place));

const payloads = (feed: string) =>
  [...feed.matchAll(/<content>(<(\w+) xmlns="http:\/\/naesb.org\/espi">.*?)<\/content>/g)].map(
    ([, xml = '', name = '']) => ({ name, xml }),
  );

describe('usage as Green Button', () => {
  const wanted = [
    { consumptionBy: 'hourly', from: '2026-11-19', to: '2026-11-20' },
    { consumptionBy: 'daily', from: '2026-10-01', to: '2026-11-20' },
    { consumptionBy: 'monthly', ebsPremiseNo: HER_HOME },
  ] as const;

  test.skipIf(schemaFile === undefined)(
    'is valid by the public schema, for all three utilities',
    async () => {
      // The entries around the payloads are Atom's, which is a schema of its own.
      const schema = readFileSync(schemaFile ?? '', 'utf8').replace(/<xs:import [^>]*atom.xsd"\/>/, '');
      for (const body of wanted) {
        const found = payloads(await readText({ ...body, format: 'greenbutton' }));
        expect(found.length).toBeGreaterThan(4);
        const hasBill = body.consumptionBy !== 'hourly';
        expect(found.some(({ name }) => name === 'UsageSummary')).toBe(hasBill);
        const { valid, errors } = await validateXML({
          xml: found.map(({ xml }, index) => ({ fileName: `${index}.xml`, contents: xml })),
          schema,
          initialMemoryPages: 1024,
          maxMemoryPages: 4096,
        });
        expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([]);
        expect(valid).toBe(true);
      }
    },
  );

  test('has the structure that the schema asks for, also where the schema is not at hand', async () => {
    const feed = await readText({ consumptionBy: 'monthly', ebsPremiseNo: HER_HOME, format: 'greenbutton' });
    const names = payloads(feed).map(({ name }) => name);
    expect(names.filter((name) => name === 'UsagePoint')).toHaveLength(3);
    expect(names[0]).toBe('LocalTimeParameters');
    for (const { xml } of payloads(feed).filter(({ name }) => name === 'IntervalBlock')) {
      expect(xml).toMatch(
        /^<IntervalBlock [^>]*><interval><duration>\d+<\/duration><start>\d+<\/start><\/interval>(<IntervalReading>(<cost>\d+<\/cost>)?<ReadingQuality><quality>\d+<\/quality><\/ReadingQuality><timePeriod><duration>\d+<\/duration><start>\d+<\/start><\/timePeriod><value>\d+<\/value><\/IntervalReading>)+<\/IntervalBlock>$/,
      );
    }
    expect(feed).not.toContain(MEI_LIN);
    expect(feed).not.toContain('Tan Mei Lin');
  });

  test('has the measured half hours with their quality and cost, and none for a gap', async () => {
    const feed = await readText({
      consumptionBy: 'hourly',
      from: '2026-11-20',
      to: '2026-11-20',
      format: 'greenbutton',
    });
    expect(feed.match(/<IntervalReading>/g)).toHaveLength(30);
    expect(feed.match(/<quality>8<\/quality>/g)).toHaveLength(2);
    const half = Date.parse('2026-11-20T06:30:00+08:00') / 1_000;
    expect(feed).toContain(
      `<cost>10000</cost><ReadingQuality><quality>19</quality></ReadingQuality><timePeriod><duration>1800</duration><start>${half}</start></timePeriod><value>320</value>`,
    );
    expect(feed).toContain('<uom>72</uom>');
  });

  test('sums up each bill within its dates: period, charges with GST, quantity', async () => {
    const summaries = async (body: Record<string, unknown>) =>
      payloads(await readText({ ...body, format: 'greenbutton' }))
        .filter(({ name }) => name === 'UsageSummary')
        .map(({ xml }) => xml);
    const [november, ...others] = await summaries(wanted[1]);
    const start = Date.parse('2026-10-19T00:00:00+08:00') / 1_000;
    expect(november).toContain(
      `<billingPeriod><duration>${30 * 86_400}</duration><start>${start}</start></billingPeriod><billLastPeriod>10970000</billLastPeriod><currency>702</currency><overallConsumptionLastPeriod><powerOfTenMultiplier>0</powerOfTenMultiplier><uom>72</uom><value>352000</value></overallConsumptionLastPeriod>`,
    );
    expect(others).toEqual([]);
    const water = await summaries({ ...wanted[2], utility: 'water' });
    expect(water.at(-1)).toContain('<billLastPeriod>5148000</billLastPeriod>');
    expect(water.at(-1)).toContain('<value>14600</value>');
  });

  test('has the same ids the next time', async () => {
    const ids = async () =>
      [...(await readText({ ...wanted[0], format: 'greenbutton' })).matchAll(/<id>(urn:uuid:[^<]*)<\/id>/g)]
        .map(([, id]) => id)
        .slice(1);
    const first = await ids();
    expect(first.length).toBeGreaterThan(4);
    expect(await ids()).toEqual(first);
    expect(new Set(first).size).toBe(first.length);
  });
});

test('days of water have the prices that their months show, of whichever months the file is', async () => {
  const accountNo = '8934540017';
  const own = sql`account_id = (select account_id from account where account_no = ${accountNo})`;
  await sql`update usage_day set value = array_fill(208, array[48]), total = 9984
    where ${own} and utility = 'water' and (day = '2026-10-14' or day between '2026-09-25' and '2026-09-30')`.execute(
    world.db,
  );
  const range = { from: '2026-08-01', to: '2026-10-31' };
  const body = { accountNo, accountNos: [accountNo], consumptionBy: 'daily', utility: 'water', ...range };
  const [, ...rows] = await readRows(body, 'chitra');
  const inFile = rows.map(([, , day, , , , cost]) => [day, cost]);
  const shown = await Promise.all(
    ['2026-08', '2026-09', '2026-10'].map(async (month) => {
      const input = { accountNos: [accountNo], month };
      const reply = await world.call('chitra@example.com', { 'consumption:daily': input });
      return (
        getData(reply, 'consumption:daily').series.find(({ utility }) => utility === 'water')?.consumption ??
        []
      );
    }),
  );
  expect(shown.flat()).toHaveLength(92);
  expect(inFile).toEqual(shown.flat().map(({ period, cost }) => [period, ((cost ?? 0) / 100).toFixed(2)]));
});

describe('a file that is not there', () => {
  test('is refused: foreign accounts and premises, dates without data, dates the wrong way round', async () => {
    const daily = { consumptionBy: 'daily' };
    expect(await refusal(daily, 'chitra')).toBe('SK_ACCESS_1001');
    expect(await refusal({ ...daily, accountNos: [MEI_LIN, '8934540017'] })).toBe('SK_ACCESS_1001');
    expect(await refusal({ ...daily, ebsPremiseNo: '6199999999' })).toBe('SK_ACCESS_1001');
    expect(await refusal({ ...daily, from: '2019-01-01', to: '2019-02-01' })).toBe('SK_USAGE_1001');
    expect(await refusal({ ...daily, from: '2026-11-21' })).toBe('SK_USAGE_1001');
    expect(await refusal({ ...daily, from: '2026-11-20', to: '2026-11-01' })).toBe('SK_INPUT_1001');
    expect(await refusal({ consumptionBy: 'yearly' })).toBe('SK_INPUT_1001');
    expect(await refusal({ consumptionBy: 'hourly', utility: 'water' })).toBe('SK_USAGE_1001');
  });

  test('is looked for no further when its time is over', async () => {
    let reads = 0;
    const isLate = () => {
      reads += 1;
      return wait(400);
    };
    const slow = await openTestWorld({
      wrapDatabase: (db) => db.withPlugin(answeringLate('usage_day', isLate)),
      deadlines: { readMilliseconds: 10_000, writeMilliseconds: 600 },
    });
    const reply = await slow.app.inject({
      method: 'POST',
      url: '/skalbox/private/consumption/download',
      headers: { authorization: `Bearer ${await slow.tokenFor('meilin@example.com')}` },
      payload: {
        accountNo: MEI_LIN,
        accountNos: [MEI_LIN],
        consumptionBy: 'daily',
        from: '2019-01-01',
        to: '2019-02-01',
      },
    });
    expect(reply.json().error.code).toBe('SK_TIMEOUT_1001');
    const readInTime = reads;
    await wait(1_000);
    expect([readInTime, reads]).toEqual([2, 2]);
    await slow.close();
  });
});
