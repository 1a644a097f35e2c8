/** @engines both */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WrongKindOfFile } from '../../../imports/import-csv.ts';
import { getData } from '../../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { importSubAccounts } from './import-sub-accounts.ts';
import { SUB_ACCOUNT_HEAD } from './sub-account-row.rules.ts';

const HEAD = SUB_ACCOUNT_HEAD.join(',');
/** Of the kitchen, which is no master user yet. */
const KITCHEN = '8920020017';
const KITCHEN_BP = '2000020017';

const folder = mkdtempSync(join(tmpdir(), 'sub-accounts-'));
let world: TestWorld;
let told: string[];
beforeAll(async () => {
  world = await openTestWorld();
});
beforeEach(() => {
  told = [];
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

const path = join(folder, 'file.csv');
function take(...rows: string[]) {
  writeFileSync(path, `\uFEFF${[HEAD, ...rows].join('\r\n')}\r\n`);
  return importSubAccounts({ db: world.db, tell: (text) => told.push(text) }, path);
}
const row = (n: number, over: Partial<Record<'master' | 'address' | 'utility' | 'status', string>> = {}) =>
  [
    over.master ?? KITCHEN,
    8_600_000_000 + n,
    `E${n}`,
    over.address ?? `${n} Haig Road`,
    over.utility ?? 'Water',
    over.status ?? 'Active',
  ].join(',');
const list = async (masterAccount = KITCHEN, person = 'kopi') =>
  getData(
    await world.call(`${person}@example.com`, {
      'subAccount:list': {
        masterAccount,
        utilityType: 'all',
        page: 1,
        size: 100,
        sortBy: 'deviceNo',
        direction: 'ASC',
      },
    }),
    'subAccount:list',
  );
const readVersions = async () =>
  (await sql`select xmin::text, * from sub_account order by sub_account_no`.execute(world.db)).rows;

describe('a file of sub-accounts', () => {
  test('the holder of the account becomes a master user, with rows in the order of their devices', async () => {
    expect(await take(row(10), row(9, { utility: 'gas', status: 'inactive' }))).toEqual({
      changed: 2,
      same: 0,
      refused: 0,
    });
    const { accounts, counts } = await list();
    expect(accounts.map(({ deviceNo }) => deviceNo)).toEqual(['E9', 'E10']);
    expect(counts).toEqual({ all: 2, electricity: 0, water: 1, gas: 1, active: 1 });
    const masters = await world.call('kopi@example.com', {
      'subAccount:masterAccounts': { bpNo: KITCHEN_BP },
    });
    expect(getData(masters, 'subAccount:masterAccounts').masterAccounts).toEqual([{ accountNo: KITCHEN }]);
  });

  test('a file that is imported again changes nothing, not even a version of a row', async () => {
    const before = await readVersions();
    expect(await take(row(10), row(9, { utility: 'gas', status: 'inactive' }))).toEqual({
      changed: 0,
      same: 2,
      refused: 0,
    });
    expect(await readVersions()).toEqual(before);
  });

  test('a later file corrects what has changed, and counts and order follow', async () => {
    await take(row(9, { utility: 'water', status: 'active' }), row(10, { address: '"12, Haig\nRoad"' }));
    const { accounts, counts } = await list();
    expect(counts).toEqual({ all: 2, electricity: 0, water: 2, gas: 0, active: 2 });
    expect(accounts[1]?.premiseAddress).toBe('12, Haig\nRoad');
  });

  test('refused rows come back as they were, and all others are imported', async () => {
    const bad = [
      row(11, { utility: 'steam' }),
      row(12, { master: '8999999990' }),
      row(13, { address: '"Blk\n"x"' }),
    ];
    expect(await take(row(14), ...bad, row(15))).toEqual({ changed: 2, same: 0, refused: 4 });
    expect(told).toEqual([
      'file.csv:3: utilityType: not electricity, water or gas',
      'file.csv:4: masterAccount: nobody has it',
      'file.csv:5: not 6 cells',
      'file.csv:6: not 6 cells',
    ]);
    expect(readFileSync(join(folder, 'file.refused.csv'), 'utf8')).toBe(`${[HEAD, ...bad].join('\n')}\n`);
    expect((await list()).counts.all).toBe(4);
  });

  test('the later one of two rows for a sub-account counts', async () => {
    expect(await take(row(20, { status: 'inactive' }), row(20))).toEqual({ changed: 1, same: 1, refused: 0 });
    expect((await list()).accounts.at(-1)?.status).toBe('active');
  });

  test('a sub-account moves to the master account that its row names now', async () => {
    const before = (await list('8920014410', 'estate')).totalItems;
    await take(row(20, { master: '8920014410' }));
    expect((await list()).counts.all).toBe(4);
    expect((await list('8920014410', 'estate')).totalItems).toBe(before + 1);
  });

  test('a file with another head is refused whole', async () => {
    writeFileSync(path, 'accountNo,day\n1,2\n');
    await expect(importSubAccounts({ db: world.db, tell: () => {} }, path)).rejects.toThrow(WrongKindOfFile);
  });
});
