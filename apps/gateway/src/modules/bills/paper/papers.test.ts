import { buffer } from 'node:stream/consumers';
import { cents } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { expect, test } from 'vitest';
import { readPdf } from '../../../pdf/test/read-pdf.ts';
import type { EntryBetween } from '../bill.store.ts';
import { billPaper } from './bill-paper.ts';
import { receiptPaper } from './receipt-paper.ts';
import { sampleBill, sampleLine, sampleReceipt, sampleRecord, sampleStored } from './sample-papers.ts';

type Bill = ReturnType<typeof sampleBill>;
const readBytes = async (bill: Bill) => new Uint8Array(await buffer(billPaper(bill)));
const readPaper = async (bill: Bill) => readPdf(await readBytes(bill));

/** Seventy charges, some with a name that needs two lines. */
const many = Array.from({ length: 70 }, (_, index) =>
  sampleLine(index + 1, {
    utility: 'electricity',
    item: index % 4 === 3 ? 'a-charge-with-a-name-that-goes-on-and-on-to-a-second-line' : 'energy',
    quantityMilli: (index + 1) * 1_000,
    unit: 'kWh',
    rateE4: 10_000,
    amountCents: (index + 1) * 100,
    gstCents: (index + 1) * 9,
    usedFrom: sgDay('2026-01-01'),
    usedTo: sgDay('2026-01-28'),
  }),
);

test('a company’s bill of seventy lines has them all, over as many pages as it says, its head on each', async () => {
  const bill = sampleBill({ bill: { ...sampleRecord.bill, lines: many, totalCents: 270_865 } });
  const { pages, texts } = await readPaper(bill);
  const amounts = texts.filter((text) => /^\d+\.00$/.test(text));
  for (let index = 1; index <= 70; index += 1) expect(amounts).toContain(`${index}.00`);
  const withCharges = pages.filter((page) => page.texts.includes('Quantity × rate'));
  expect(withCharges.length).toBeGreaterThan(1);
  expect(pages.length).toBeLessThan(8);
  pages.forEach((page, index) => {
    expect(page.texts).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(page.texts.length).toBeGreaterThan(5);
  });
});

test('nothing is written over the foot of a page, nor over the payment slip', async () => {
  const bill = sampleBill({ bill: { ...sampleRecord.bill, lines: many, totalCents: 270_865 } });
  const { pages } = await readPaper({
    ...bill,
    holder: 'The Very Long Name of a Company That Makes Everything and More Private Limited',
    address: ['Blk 1234 Upper Nature Reserve Viaduct Avenue 12 #123-12345 The Long Building Residences'],
  });
  for (const { places } of pages)
    for (const { text, bottom } of places)
      if (!text.startsWith('Helpline') && !text.startsWith('Page ')) expect(bottom, text).toBeGreaterThan(40);
  const slip = pages[0]?.places.find(({ text }) => text === 'Payment slip')?.bottom ?? 0;
  const charges = pages[0]?.places.filter(({ text }) => /^\d+\.00$/.test(text)) ?? [];
  expect(charges.length).toBeGreaterThan(10);
  for (const { bottom } of charges) expect(bottom).toBeGreaterThan(slip);
});

test('a reader of tables knows for each cell which row and column it is of', async () => {
  const raw = Buffer.from(await readBytes(sampleBill())).toString('latin1');
  const heads = raw.match(/\/S \/TH\b[\s\S]*?endobj/g) ?? [];
  expect(heads.length).toBeGreaterThan(15);
  for (const head of heads) expect(head).toMatch(/\/O \/Table\s+\/Scope \/(Row|Column)/);
  // A sum without arithmetic stands under the totals, not under the quantities.
  expect(raw).toMatch(/\/Scope \/Row\s+\/ColSpan 4/);
  expect(raw).toContain('/DisplayDocTitle true');
  expect(raw).toMatch(/\/Tabs \/S/);
});

test('a line whose arithmetic is wrong keeps its name, with a mark that is explained', async () => {
  const [first, ...others] = sampleRecord.bill.lines;
  const wrong = { ...first, amountCents: 1, gstCents: 0 };
  const { texts } = await readPaper(
    sampleBill({ bill: { ...sampleRecord.bill, lines: [{ ...sampleLine(1, {}), ...wrong }, ...others] } }),
  );
  expect(texts).toContain('Usage #');
  expect(texts.join(' ')).toContain('A line marked # does not add up as shown.');
});

test('a credit has no day to pay by and no code; nor has a bill of nothing', async () => {
  for (const [totalCents, words] of [
    [-22_263, 'You have a credit. Nothing to pay.'],
    [0, 'Nothing to pay.'],
  ] as const) {
    const { texts, pages } = await readPaper(
      sampleBill({
        bill: { ...sampleStored('2026-01', 0), lines: [], totalCents },
        earlier: [],
        readings: [],
      }),
    );
    expect(texts).toContain(words);
    expect(texts.filter((text) => text === 'Due' || text === 'Due date')).toEqual([]);
    expect(texts).toContain('This bill has no meter readings.');
    expect(pages[0]?.roles).not.toContain('Figure');
  }
});

test('the bill says beside the star and beside the meters until when readings may be sent', async () => {
  const window = {
    from: Date.parse('2026-02-18T08:00:00+08:00'),
    to: Date.parse('2026-02-25T23:00:00+08:00'),
    utilities: ['gas'] as const,
  };
  const readWords = async (phase: 'open' | 'ahead') =>
    (await readPaper({ ...sampleBill(), sendReadings: { ...window, phase } })).pages.map(({ texts }) =>
      texts.join(' '),
    );
  for (const words of await readWords('open')) expect(words).toContain('Send yours by 25 Feb 2026.');
  for (const words of await readWords('ahead'))
    expect(words).toContain('Send yours from 18 Feb 2026 to 25 Feb 2026.');
  expect((await readPaper(sampleBill())).texts.join(' ')).not.toContain('Send yours');
});

test('entries behind the earlier balance are listed by kind, charges and credits apart, where they add up to it', async () => {
  const last = sampleStored('2025-12', 100_000);
  const entry = (kind: EntryBetween['kind'], amountCents: number): EntryBetween => ({
    kind,
    on: sgDay('2026-01-02'),
    amountCents,
    channel: null,
  });
  const between = [
    entry('late-charge', 300),
    entry('payment', -20_000),
    entry('late-charge', 1_090),
    entry('waiver', -1_090),
    entry('refund', 500),
    entry('adjustment', -700),
    entry('rebate', -200),
    entry('payment', 100),
  ];
  const readText = async (earlierCents: number) => {
    const bill = { ...sampleRecord.bill, earlierCents };
    return (await readPaper(sampleBill({ bill, between }))).texts.join(' ').replace(/ +/g, ' ');
  };
  const before = last.totalCents;
  expect(before).toBe(29_927);
  expect(await readText(before - 20_000)).toContain(
    'Last bill 299.27 + 13.90 late charges − 200.00 paid since − 10.90 waived + 5.00 refunded − 7.00 credited − 2.00 rebate + 1.00 paid back 99.27',
  );
  const unexplained = await readText(before);
  expect(unexplained).toContain('From earlier bills 299.27');
  expect(unexplained).not.toContain('Last bill');
});

test('a note of a deduction stands on the slip, with its code and without', async () => {
  const bill = sampleBill();
  const amount = cents(bill.facts.payable);
  const deduction = { way: 'giro', on: sgDay('2026-01-28'), amount } as const;
  for (const paynow of [bill.payee.paynow, null]) {
    const { pages } = await readPaper({ ...bill, deduction, payee: { ...bill.payee, paynow } });
    const [first] = pages;
    expect(first?.texts.join(' ').replace(/ +/g, ' ')).toContain(
      'This amount will be deducted on 28 Jan 2026. Paying now may charge you twice.',
    );
    for (const { text, bottom } of first?.places ?? [])
      if (!text.startsWith('Helpline') && !text.startsWith('Page ')) expect(bottom, text).toBeGreaterThan(40);
  }
});

test('a receipt of many accounts tells each of them, and the total once', async () => {
  const parts = Array.from({ length: 70 }, (_, index) => ({
    account: `89345${String(index).padStart(5, '0')}`,
    amount: cents(100 + index),
  }));
  const amount = cents(parts.reduce((sum, part) => sum + part.amount, 0));
  const bytes = new Uint8Array(await buffer(receiptPaper({ ...sampleReceipt, amount, parts })));
  const { pages, texts } = await readPdf(bytes);
  expect(pages).toHaveLength(3);
  for (const { account } of parts) expect(texts).toContain(account);
  expect(texts.filter((text) => text === 'Total paid')).toHaveLength(1);
  expect(pages.map((page) => page.texts.includes('Account number'))).toEqual([true, true, true]);
  expect(texts).toContain('Page 3 of 3');
});

test('a receipt prints the time of a payment under the Singapore day of that time alone', async () => {
  const paidAt = Date.parse('2026-11-02T00:07:00+08:00');
  const paidOnRow = async (paidOn: string) => {
    const receipt = receiptPaper({ ...sampleReceipt, paidOn: sgDay(paidOn), paidAt });
    const { texts } = await readPdf(new Uint8Array(await buffer(receipt)));
    return texts.join(' ').replace(/ +/g, ' ');
  };
  expect(await paidOnRow('2026-11-02')).toContain('Paid on 02 Nov 2026, 12:07 AM');
  const dayBefore = await paidOnRow('2026-11-01');
  expect(dayBefore).toContain('Paid on 01 Nov 2026');
  expect(dayBefore).not.toContain('12:07 AM');
});
