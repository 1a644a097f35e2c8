/** @engines both */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTransaction } from '../../db/transaction.ts';
import { readCsvCells } from '../../imports/test/read-csv-file.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { mergeSubAccounts } from './merge.store.ts';

const MASTER = '8920014410';
const MASTER_ID = 210_001;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const download = async (masterAccount: unknown, person = 'estate') =>
  world.app.inject({
    method: 'POST',
    url: '/skalbox/private/sub-accounts/download',
    headers: { authorization: `Bearer ${await world.tokenFor(`${person}@example.com`)}` },
    payload: { masterAccount } as object,
  });

const folder = mkdtempSync(join(tmpdir(), 'sub-accounts-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function parse(text: string): Promise<(readonly string[])[]> {
  expect(text.endsWith('\r\n')).toBe(true);
  const path = join(folder, 'file.csv');
  writeFileSync(path, text);
  return readCsvCells(path);
}

const TRIGGER = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
/** Of the identifiers here: a number that a spreadsheet would shorten or round. */
const CHANGED = /^0\d|^\d{16,}$|^\d+E\d+$/;

async function expectFileAsStored(): Promise<(readonly string[])[]> {
  const { body } = await download(MASTER);
  const [head, ...rows] = await parse(body);
  expect(head).toEqual(['Sub-account number', 'Device number', 'Premises address', 'Utility type', 'Status']);
  const stored = await sql<{ cells: string[] }>`
    select array[sub_account_no, device_no, premise_address, initcap(utility), initcap(status)] as cells
    from sub_account where account_id = ${MASTER_ID} order by sub_account_no`.execute(world.db);
  expect(rows.length).toBe(stored.rows.length);
  rows.forEach((cells, index) => {
    const original = stored.rows[index]?.cells ?? [];
    cells.forEach((cell, at) => {
      const text = original[at] ?? '';
      const isChanged = at < 2 && CHANGED.test(text);
      expect(cell).toBe(isChanged || (TRIGGER.test(text) && !NUMBER.test(text)) ? `'${text}` : text);
      expect(TRIGGER.test(cell) && !NUMBER.test(cell), cell).toBe(false);
    });
  });
  return rows;
}

describe('the file of sub-accounts', () => {
  test('the file is named after the master account and the day in Singapore, and is to be saved', async () => {
    const { headers, body } = await download('008920014410');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain(
      'attachment; filename="AccountNo-8920014410-20-Nov-2026.csv"',
    );
    expect(headers['cache-control']).toContain('no-store');
    expect(body.startsWith('\uFEFF')).toBe(true);
  });

  test('the name has the day in Singapore, which may be one further than in UTC', async () => {
    world.clock.shift(9 * 3_600_000);
    expect((await download(MASTER)).headers['content-disposition']).toContain('21-Nov-2026');
    world.clock.shift(-9 * 3_600_000);
  });

  test('the file has the rows of the database in the order of their numbers, and no cell that is a formula', async () => {
    const rows = await expectFileAsStored();
    expect(rows).toHaveLength(240);
    const addresses = rows.map((cells) => cells[2] ?? '');
    expect(addresses).toContain(`'=Unit 3, "Annex B", 5 Bedok South Road #01-40 Singapore 469270`);
    expect(addresses).toContain(`'＝Level 2, 15 Kaki Bukit Crescent #03-04 Singapore 416248`);
    expect(addresses.filter((each) => each.includes('\n'))).toHaveLength(1);
  });

  test('a file that is read in several portions has every row', async () => {
    const added = Array.from({ length: 2_005 }, (_, n) => ({
      line: n,
      masterDigits: MASTER,
      subAccountNo: String(8_700_000_000 + n),
      deviceNo: `W${n}`,
      deviceOrder: `W${n}`,
      premiseAddress: `${n % 2 === 0 ? '=' : ''}${n} Haig Road`,
      utility: 'water',
      status: 'active',
    }));
    await withTransaction(world.db, (tx) => mergeSubAccounts(tx, added));
    expect(await expectFileAsStored()).toHaveLength(2_245);
  });

  test('numbers that a spreadsheet would shorten, round or read as an exponent are there in full', async () => {
    const numbers = ['0000000042', '8700009001', '8700009002'];
    const devices = ['0071', '12345678901234567890', '12E5'];
    const added = numbers.map((subAccountNo, n) => ({
      line: n,
      masterDigits: MASTER,
      subAccountNo,
      deviceNo: devices[n] ?? '',
      deviceOrder: `Z${n}`,
      premiseAddress: 'Haig Road',
      utility: 'water',
      status: 'active',
    }));
    await withTransaction(world.db, (tx) => mergeSubAccounts(tx, added));
    const rows = await expectFileAsStored();
    expect(rows[0]?.slice(0, 2)).toEqual([`'0000000042`, `'0071`]);
    const deviceOf = new Map(rows.map(([subAccountNo, deviceNo]) => [subAccountNo, deviceNo]));
    expect(deviceOf.get('8700009001')).toBe(`'12345678901234567890`);
    expect(deviceOf.get('8700009002')).toBe(`'12E5`);
  });

  test('nobody but the holder of the master account gets the file', async () => {
    const refused = async (masterAccount: unknown, person?: string) => {
      const response = await download(masterAccount, person);
      expect(response.headers['content-disposition']).toBeUndefined();
      return response.json().error.code;
    };
    expect(await refused(MASTER, 'kopi')).toBe('SK_ACCESS_1001');
    expect(await refused(MASTER, 'meilin')).toBe('SK_ACCESS_1001');
    expect(await refused('8934521670')).toBe('SK_ACCESS_1001');
    expect(await refused('8920105000')).toBe('SK_ACCESS_1001');
    expect(await refused('=1+1')).toBe('SK_INPUT_1001');
    expect(await refused(null)).toBe('SK_INPUT_1001');
  });

  test('another file can be had once one has been sent', async () => {
    expect((await download(MASTER)).statusCode).toBe(200);
    expect((await download(MASTER)).statusCode).toBe(200);
  });
});
