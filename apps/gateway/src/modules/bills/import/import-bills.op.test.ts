/** @engines both */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock } from '@portal/domain/clock';
import { cents } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolations, moneyRules } from '../../../db/invariants.ts';
import { openWorldDatabase, type TestDatabase } from '../../../db/test/test-database.ts';
import { refusedPath } from '../../../imports/refused-file.ts';
import { loadBalances } from '../balance.store.ts';
import { importBills } from './import-bills.ts';

const at = '2026-11-20T15:30:00+08:00';
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openWorldDatabase(at);
  folder = await mkdtemp(join(tmpdir(), 'bills-'));
}, 180_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const line = (more: Record<string, unknown> = {}) => ({
  kind: 'charge',
  item: 'energy',
  utility: 'electricity',
  quantityMilli: 100_000,
  unit: 'kWh',
  rateE4: 2_859,
  amount: 2_859,
  gst: 257,
  from: '2026-10-19',
  to: '2026-11-17',
  ...more,
});
/** Lin Hui's account, which nobody has linked. */
const bill = (more: Record<string, unknown> = {}) => ({
  accountNo: '8934601029',
  billId: 'X-1',
  from: '2026-10-19',
  to: '2026-11-17',
  issued: '2026-11-19',
  due: '2026-12-04',
  total: 2_616,
  lines: [line(), { kind: 'rebate', item: 'u-save', amount: -500 }],
  ...more,
});
const getJson = (...bills: unknown[]) =>
  bills.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n');

async function take(name: string, text: string) {
  const path = join(folder, name);
  await writeFile(path, text);
  const messages: string[] = [];
  const parts = {
    db: database.db,
    clock: fixedClock(at),
    tell: (words: string) => void messages.push(words),
  };
  const imported = await importBills(parts, path);
  const refused = imported.refused > 0 ? await readFile(refusedPath(path), 'utf8') : '';
  return { ...imported, messages, refusedText: refused };
}

async function account(number: string): Promise<number> {
  const { accountId } = await database.db
    .selectFrom('account')
    .select('accountId')
    .where('accountNo', '=', number)
    .executeTakeFirstOrThrow();
  return accountId;
}
const owed = async (number: string) => {
  const id = await account(number);
  return (await loadBalances(database.db, [id], sgDay('2026-11-20'))).get(id)?.outstanding ?? cents(0);
};

describe('a file of bills', () => {
  test('is taken into the books, which agree; taken again, it changes nothing', async () => {
    const before = await owed('8934601029');
    const text = getJson(bill(), bill({ billId: 'X-2', accountNo: '008934601029', earlier: 2_616 }));
    expect(await take('first.jsonl', text)).toMatchObject({ added: 2, known: 0, refused: 0 });
    expect(await owed('8934601029')).toBe(before + 2 * 2_616);
    expect(await take('first.jsonl', `\uFEFF${text.replaceAll('\n', '\r\n')}\r\n\r\n`)).toMatchObject({
      added: 0,
      known: 2,
      refused: 0,
    });
    expect(await owed('8934601029')).toBe(before + 2 * 2_616);
    expect(await findViolations(database.db, moneyRules)).toEqual([]);
  });

  test('tells the months of use what it charged, taxes on water not counted a second time', async () => {
    const water = { utility: 'water', unit: 'Cu M', estimated: true, quantityMilli: 15_400, rateE4: 14_300 };
    const lines = [
      line(),
      line({ ...water, item: 'water-tariff', amount: 2_202, gst: 198 }),
      line({ ...water, item: 'waterborne-tax', rateE4: 10_900, amount: 1_679, gst: 151 }),
    ];
    const id = await account('8934601029');
    const months = () =>
      database.db
        .selectFrom('usageMonth')
        .select(['utility', 'total', 'days', 'estimatedDays'])
        .where('accountId', '=', id)
        .where('month', '=', sgDay('2026-12-01'))
        .orderBy('utility')
        .execute();
    const december = bill({
      billId: 'U-1',
      from: '2026-11-18',
      to: '2026-12-16',
      issued: '2026-12-17',
      due: '2027-01-02',
      total: 7_346,
      lines,
    });
    expect(await take('use.jsonl', getJson(december))).toMatchObject({ added: 1 });
    const expected = [
      { utility: 'electricity', total: 100_000, days: 29, estimatedDays: 0 },
      { utility: 'water', total: 15_400, days: 29, estimatedDays: 29 },
    ];
    expect(await months()).toEqual(expected);
    expect(await take('use.jsonl', getJson(december))).toMatchObject({ known: 1 });
    expect(await months()).toEqual(expected);
    const stale = await database.db.selectFrom('staleNeighbourMonth').selectAll().execute();
    expect(stale).toEqual([]);
  });

  test('does not charge an instalment of a payment arrangement a second time: it is printed with the earlier balance', async () => {
    const before = await owed('8934601029');
    const instalment = { kind: 'charge', item: 'instalment', amount: 17_329 };
    const text = getJson(
      bill({ billId: 'I-1', earlier: 500, total: 2_616 + 17_329, lines: [...bill().lines, instalment] }),
      bill({ billId: 'I-2', total: 17_329, lines: [instalment] }),
    );
    const taken = await take('instalment.jsonl', text);
    expect(taken).toMatchObject({ added: 1, known: 0, refused: 1 });
    expect(taken.messages).toEqual([expect.stringContaining('lines: nothing but instalments')]);
    expect(await owed('8934601029')).toBe(before + 2_616);
    const stored = database.db
      .selectFrom('bill')
      .select(['totalCents', 'earlierCents'])
      .where('billId', '=', 'I-1');
    expect(await stored.execute()).toEqual([{ totalCents: 2_616, earlierCents: 500 + 17_329 }]);
    expect(await take('instalment.jsonl', text)).toMatchObject({ added: 0, known: 1, refused: 1 });
    expect(await findViolations(database.db, moneyRules)).toEqual([]);
  });

  test('loses no bill to a bad one beside it: that one is reported by file and line, and given back as it came', async () => {
    const bad = [
      '{"accountNo": "8934601029", ',
      JSON.stringify(bill({ billId: 'Y-1', total: 2_617 })),
      JSON.stringify(bill({ billId: 'Y-2', accountNo: '8999999990' })),
      JSON.stringify(bill({ billId: 'Y-3', issued: '2026-02-30' })),
      JSON.stringify(bill({ billId: 'Y-4', lines: [line({ amount: 28.59 })] })),
      JSON.stringify(bill({ billId: 'Y-5', colour: 'red' })),
      JSON.stringify(bill({ billId: 'X-1', due: '2026-12-05' })),
      JSON.stringify(bill({ billId: 'Y-6', due: '2026-11-01' })),
      '[]',
      JSON.stringify(
        bill({ billId: 'Y-7', total: 3_117, lines: [line(), { kind: 'rebate', item: 'u-save', amount: 1 }] }),
      ),
    ];
    const good = Array.from({ length: 9 }, (_, index) => JSON.stringify(bill({ billId: `Z-${index}` })));
    const mixed = bad.flatMap((text, index) => [text, good[index] ?? '']);
    const { messages, refusedText, ...counts } = await take('mixed.jsonl', mixed.join('\n'));
    expect(counts).toEqual({ added: 9, known: 0, refused: 10 });
    expect(messages).toEqual([
      'mixed.jsonl:1: cannot be taken apart',
      'mixed.jsonl:3: total: not what the lines come to',
      'mixed.jsonl:5: accountNo: nobody has it',
      'mixed.jsonl:7: issued: custom',
      'mixed.jsonl:9: lines.0.amount: invalid_type',
      'mixed.jsonl:11: the bill: unrecognized_keys',
      'mixed.jsonl:13: billId: another bill has it',
      'mixed.jsonl:15: due: before issued',
      'mixed.jsonl:17: the bill: invalid_type',
      'mixed.jsonl:19: lines: rebates add to the bill',
    ]);
    expect(refusedText.trimEnd().split('\n')).toEqual(bad);
    expect(await findViolations(database.db, moneyRules)).toEqual([]);
  });

  test('brings no figure that the books could not add up, and no day of another century', async () => {
    const before = await owed('8934601029');
    const most = 10 ** 12;
    const of = (amount: number, more: Record<string, unknown> = {}) =>
      bill({ total: amount, lines: [line({ amount, gst: 0 })], ...more });
    const huge = [
      of(Number.MAX_SAFE_INTEGER),
      of(most + 1),
      bill({ earlier: -most - 1 }),
      bill({ lines: [line({ quantityMilli: most + 1 }), line({ gst: most + 1 })] }),
      bill({ lines: [line({ rateE4: 10 ** 6 + 1 })] }),
      bill({ lines: [line({ quantityMilli: most, rateE4: 10 ** 6 })] }),
      bill({ due: '9999-12-31' }),
      bill({ from: '1999-12-31' }),
      bill({ lines: [line({ to: '2100-01-01' })] }),
    ].map((each, index) => ({ ...each, billId: `H-${index}` }));
    const { messages, ...counts } = await take('huge.jsonl', getJson(...huge));
    expect(counts).toMatchObject({ added: 0, known: 0, refused: 9 });
    expect(messages).toEqual([
      'huge.jsonl:1: total: too_big; lines.0.amount: too_big',
      'huge.jsonl:2: total: too_big; lines.0.amount: too_big',
      'huge.jsonl:3: earlier: too_small',
      'huge.jsonl:4: lines.0.quantityMilli: too_big; lines.1.gst: too_big',
      'huge.jsonl:5: lines.0.rateE4: too_big',
      'huge.jsonl:6: lines: quantity times rate is too much',
      'huge.jsonl:7: due: custom',
      'huge.jsonl:8: from: custom',
      'huge.jsonl:9: lines.0.to: custom',
    ]);
    expect(await owed('8934601029')).toBe(before);
    expect(await take('most.jsonl', getJson(of(most, { billId: 'H-most' })))).toMatchObject({ added: 1 });
    expect(await owed('8934601029')).toBe(before + most);
  });

  test('may be a CSV with a row for each line; its refused rows come back under the same head', async () => {
    const head =
      'accountNo,billId,from,to,issued,due,earlier,total,kind,item,utility,quantityMilli,unit,rateE4,amount,gst,usedFrom,usedTo,estimated';
    const of = (id: string, total = 2_616) =>
      `8934601029,${id},2026-10-19,2026-11-17,2026-11-19,2026-12-04,0,${total}`;
    const rows = [
      head,
      `${of('C-1')},charge,energy,electricity,100000,kWh,2859,2859,257,2026-10-19,2026-11-17,false`,
      `${of('C-1')},rebate,u-save,,,,,-500,0,,,`,
      `${of('C-2', 1)},charge,energy,electricity,100000,kWh,2859,2859,257,2026-10-19,2026-11-17,true`,
      `${of('C-3')},charge,"energy`,
      `${of('C-4', 3_116)},charge,energy,electricity,100000,kWh,2859,2859,257,,,true`,
    ];
    const { messages, refusedText, ...counts } = await take('bills.csv', rows.join('\n'));
    expect(counts).toEqual({ added: 2, known: 0, refused: 2 });
    expect(messages).toEqual([
      'bills.csv:4: total: not what the lines come to',
      'bills.csv:5: cannot be taken apart',
    ]);
    expect(refusedText.trimEnd().split('\n')).toEqual([head, rows[3], rows[4]]);
    expect(await take('same.jsonl', getJson(bill({ billId: 'C-1' })))).toMatchObject({ added: 0, known: 1 });
  });

  test('an interrupted import is completed by the next run', async () => {
    const many = Array.from({ length: 250 }, (_, index) => bill({ billId: `M-${index}` }));
    const calls = { count: 0 };
    const clock = {
      now() {
        calls.count += 1;
        if (calls.count > 150) throw new Error('the power is cut');
        return Date.parse(at);
      },
    };
    const path = join(folder, 'many.jsonl');
    await writeFile(path, getJson(...many));
    await expect(importBills({ db: database.db, clock, tell() {} }, path)).rejects.toThrow(
      'the power is cut',
    );
    expect(await take('many.jsonl', getJson(...many))).toMatchObject({ added: 150, known: 100, refused: 0 });
    expect(await findViolations(database.db, moneyRules)).toEqual([]);
  });
});
