import { setTimeout as wait } from 'node:timers/promises';
import { readPaynow } from '@portal/domain/paynow-qr/read';
import { sgDay } from '@portal/domain/sg-time';
import jsqr from 'jsqr';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf, readPicture } from '../../pdf/test/read-pdf.ts';
import { getCode, getData } from '../../test/answers.ts';
import { answeringLate } from '../../test/query-taps.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { getEmail, present, readAccounts } from './test/bills-calls.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

async function readBills(person: string, of = world) {
  const accounts = await readAccounts(of, person);
  const reply = await of.call(getEmail(person), { 'bills:billHistory': { accounts } });
  return present(getData(reply, 'bills:billHistory').bills_history.data).bills;
}

const post = async (person: string, url: string, payload: Record<string, unknown>, of = world) =>
  of.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${await of.tokenFor(getEmail(person))}` },
    payload,
  });
const download = (person: string, payload: Record<string, unknown>, of = world) =>
  post(person, '/skalbox/private/bills/download', payload, of);

async function readPaper(person: string, index = 0, of = world) {
  const bill = present((await readBills(person, of))[index]);
  const { encryptedUrl, period, accountNo } = bill;
  const response = await download(person, { encryptedUrl, period, accountNo }, of);
  expect(response.statusCode, response.body.slice(0, 200)).toBe(200);
  return { bill, response, bytes: new Uint8Array(response.rawPayload) };
}

describe('the bill of November as a PDF', () => {
  test('has every line and every total as text', async () => {
    const { bytes, response } = await readPaper('meilin');
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toContain('filename="8934521670-Nov-2026.pdf"');
    expect(response.headers['cache-control']).toBe('private, no-store');
    const text = (await readPdf(bytes)).texts.join(' ').replace(/ +/g, ' ');
    for (const words of [
      'Demo Utilities UEN 202400001N',
      'Account number 8934521670 Tan Mei Lin Blk 145 Lorong 2 Toa Payoh #08-21 Singapore 310145',
      'Issued 18 Nov 2026 Period 19 Oct to 17 Nov 2026, 30 days',
      'Total amount payable S$128.45 Due date 03 Dec 2026 Since October S$1.65 more.',
      'Charges Quantity × rate Amount GST 9% Total',
      'Electricity , actual, 47,826 to 48,178 kWh Usage 352 kWh × S$0.2859 100.64 9.06 109.70',
      'Water * , estimated, 1,219.5 to 1,234.1 Cu M Usage 14.6 Cu M × S$1.4300 20.88 1.88 22.76',
      'Water conservation tax 50% of 20.88 10.44 0.94 11.38',
      'Waterborne tax 14.6 Cu M × S$1.0900 15.91 1.43 17.34',
      'Gas * , estimated, 02,318 to 02,372 kWh Usage 54 kWh × S$0.2330 12.58 1.13 13.71',
      'Charges 160.45 14.44 174.89 U-Save rebate −46.44',
      'Last bill 126.80, paid 28 Oct 2026 by PayNow 0.00 Total amount payable S$128.45',
      'Your use, June to November 2026',
      'puts it right. Send yours by 25 Nov 2026.',
      'Check: Demo Utilities, UEN 202400001N.',
      'Reference 008934521670B2611',
      'Helpline 1800-2222-333 Page 1 of 2',
    ])
      expect(text).toContain(words);
  });

  test('is tagged, in English, with its title, and carries its faces', async () => {
    const { info, marks, faces, pages } = await readPdf((await readPaper('meilin')).bytes);
    expect([info.get('Title'), info.get('Language')]).toEqual([
      'Bill November 2026, account 8934521670',
      'en-SG',
    ]);
    expect(marks).toMatchObject({ Marked: true });
    expect(faces.map((face) => face?.replace(/^[A-Z]{6}\+/, '')).sort()).toEqual([
      'HankenGrotesk-Regular',
      'HankenGrotesk-SemiBold',
      'InstrumentSans-SemiBold',
      // Of the Chinese and the Tamil help.
      'NotoSansSCThin-Regular',
      'NotoSansTamil-Regular',
    ]);
    expect(faces.every((face) => /^[A-Z]{6}\+/.test(face ?? ''))).toBe(true);
    const [first, second] = pages;
    expect(first?.roles.filter((role) => role === 'Figure')).toHaveLength(4);
    expect(first?.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD', 'L', 'LBody']));
    expect(second?.roles.filter((role) => role === 'H2')).toHaveLength(4);
    expect(second?.texts).toContain('Send yours by 25 Nov 2026.');
    expect(second?.texts).toContain('19 Oct to 17 Nov 2026');
  });

  test('has a code that a camera reads: this amount, to this payee, with its reference, until the due day', async () => {
    const context = await readPicture((await readPaper('meilin')).bytes, 3);
    const { width, height } = context.canvas;
    const { data } = context.getImageData(0, 0, width, height);
    const found = jsqr.default(new Uint8ClampedArray(data), width, height);
    const { code, fault } = readPaynow(present(found).data);
    expect(fault).toBeNull();
    expect(code).toMatchObject({
      amount: 12_845,
      proxyValue: '202400001N',
      reference: expect.stringMatching(/^008934521670B2611$/),
      isAmountEditable: false,
      validUntil: Date.parse('2026-12-03T23:59:59+08:00'),
    });
  });

  test('is the same by the keyed call, under either name of the reference', async () => {
    const { bill, response } = await readPaper('meilin');
    const { encryptedUrl, accountNo, period } = bill;
    for (const reference of [{ encryptedUrl }, { encPdf: encryptedUrl }]) {
      const reply = await world.call(getEmail('meilin'), {
        'bills:download': { ...reference, accountNo, period },
      });
      const { name, type, content } = getData(reply, 'bills:download');
      expect([name, type]).toEqual(['8934521670-Nov-2026.pdf', 'application/pdf']);
      expect(Buffer.from(content, 'base64').equals(response.rawPayload)).toBe(true);
    }
    for (const wrong of [{}, { encPdf: encryptedUrl, encryptedUrl }])
      expect((await download('meilin', { ...wrong, accountNo, period })).statusCode).toBe(400);
  });
});

test('the balance of earlier bills is printed with every entry that led to it', async () => {
  const { bytes } = await readPaper('chitra');
  const text = (await readPdf(bytes)).texts.join(' ').replace(/ +/g, ' ');
  expect(text).toContain('Last bill 588.24 + 12.64 late charges − 204.30 paid since 396.58');
});

test('a GIRO deduction is announced on the bill before its day, not after', async () => {
  const early = await openTestWorld({ at: '2026-11-10T09:00:00+08:00' });
  const { bill, bytes } = await readPaper('bernard', 0, early);
  const text = (await readPdf(bytes)).texts.join(' ').replace(/ +/g, ' ');
  const day = `${Number(bill.due.slice(8))} Nov 2026`;
  expect(text).toContain(`This amount will be deducted on ${day}. Paying now may charge you twice.`);
  await early.close();
  for (const person of ['bernard', 'chitra', 'meilin'])
    expect((await readPdf((await readPaper(person)).bytes)).texts.join(' ')).not.toContain('deducted');
});

test('bills of everybody, of all years, become documents with their totals', async () => {
  for (const person of ['meilin', 'bernard', 'chitra', 'dewi', 'grace', 'farid', 'kopi', 'iobr']) {
    const bills = await readBills(person);
    for (let index = 0; index < bills.length; index += 11) {
      const { bill, bytes } = await readPaper(person, index);
      const detail = getData(
        await world.call(getEmail(person), {
          'bills:detail': { accountNo: bill.accountNo, billId: bill.billId },
        }),
        'bills:detail',
      );
      const { texts } = await readPdf(bytes);
      const total = (Math.abs(detail.payable) / 100).toLocaleString('en-SG', { minimumFractionDigits: 2 });
      expect(
        texts.filter((text) => text.endsWith(`S$${total}`)).length,
        `${person} ${bill.period}`,
      ).toBeGreaterThanOrEqual(3);
    }
  }
}, 60_000);

test('a person’s bills are read one after another, however many are asked for at once', async () => {
  let reading = 0;
  let most = 0;
  const noteReading = async () => {
    reading += 1;
    most = Math.max(most, reading);
    await wait(50);
    reading -= 1;
  };
  const busy = await openTestWorld({
    wrapDatabase: (db) => db.withPlugin(answeringLate('from bill_line line', noteReading)),
  });
  const bills = (await readBills('meilin', busy)).slice(0, 5);
  most = 0;
  const statuses = await Promise.all(
    bills.map(async ({ encryptedUrl, period, accountNo }) => {
      const { statusCode } = await download('meilin', { encryptedUrl, period, accountNo }, busy);
      return statusCode;
    }),
  );
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect(most).toBe(1);
  await busy.close();
});

test('where the utility takes no PayNow there is no code, and other ways are told', async () => {
  const without = await openTestWorld({
    settings: { HOSTS: JSON.stringify({ '*': { switches: { paynow: false } } }) },
  });
  const { bytes } = await readPaper('meilin', 0, without);
  const { texts, pages } = await readPdf(bytes);
  expect(texts).toContain('Ways to pay');
  expect(texts.join(' ')).not.toContain('PayNow QR');
  expect(pages[0]?.roles.filter((role) => role === 'Figure')).toHaveLength(3);
  await without.close();
});

describe('a reference', () => {
  test('a reference of another customer, or under another of the accounts, opens nothing: one answer for all', async () => {
    const [mine, theirs] = [present((await readBills('meilin'))[0]), present((await readBills('chitra'))[0])];
    const bernards = await readBills('bernard');
    const [one, other] = [
      present(bernards[0]),
      present(bernards.find(({ accountNo }) => accountNo !== bernards[0]?.accountNo)),
    ];
    const tries: [who: string, reference: string, accountNo: string][] = [
      ['meilin', theirs.encryptedUrl, mine.accountNo],
      ['meilin', theirs.encryptedUrl, theirs.accountNo],
      ['chitra', mine.encryptedUrl, theirs.accountNo],
      ['chitra', mine.encryptedUrl, mine.accountNo],
      ['bernard', one.encryptedUrl, other.accountNo],
      ['meilin', `${mine.encryptedUrl.slice(0, -1)}_`, mine.accountNo],
      ['meilin', 'nothing', mine.accountNo],
      ['meilin', mine.billId, mine.accountNo],
    ];
    const replies = [];
    for (const [person, encryptedUrl, accountNo] of tries) {
      const response = await download(person, { encryptedUrl, accountNo, period: 'Nov 2026' });
      expect(response.statusCode, person).toBe(404);
      replies.push(response.body);
      const keyed = await world.call(getEmail(person), {
        'bills:download': { encryptedUrl, accountNo, period: 'Nov 2026' },
      });
      expect(getCode(keyed, 'bills:download')).toBe('SK_ACCESS_1001');
    }
    expect(new Set(replies).size).toBe(1);
  });

  test('a reference of somebody who shares the account opens for them alone, and none opens another bill of that name', async () => {
    const shared = await openTestWorld();
    const { customerId } = await shared.db
      .selectFrom('customer')
      .innerJoin('idpAccount', 'idpAccount.subject', 'customer.subject')
      .select('customer.customerId')
      .where('idpAccount.email', '=', getEmail('chitra'))
      .executeTakeFirstOrThrow();
    await shared.db
      .insertInto('customerAccount')
      .values({ customerId, accountId: 100_101, linkedAt: new Date(shared.clock.now()) })
      .execute();
    // Chitra's own account gets a bill under the name of Mei Lin's.
    await shared.db
      .insertInto('bill')
      .values({
        accountId: 100_301,
        billId: 'B2611-100101',
        periodFrom: sgDay('2026-10-06'),
        periodTo: sgDay('2026-11-05'),
        issuedOn: sgDay('2026-11-06'),
        dueOn: sgDay('2026-11-21'),
        totalCents: 0,
      })
      .execute();
    const ofMeiLin = present((await readBills('meilin', shared))[0]);
    const ofChitra = present(
      (await readBills('chitra', shared)).find(
        ({ billId, accountNo }) => billId === ofMeiLin.billId && accountNo === ofMeiLin.accountNo,
      ),
    );
    const asked = { accountNo: ofMeiLin.accountNo, period: ofMeiLin.period };
    const status = async (encryptedUrl: string, accountNo = asked.accountNo) =>
      (await download('chitra', { ...asked, accountNo, encryptedUrl }, shared)).statusCode;
    expect(await status(ofChitra.encryptedUrl)).toBe(200);
    expect(await status(ofMeiLin.encryptedUrl)).toBe(404);
    expect(await status(ofChitra.encryptedUrl, '8934540017')).toBe(404);
    await shared.close();
  });

  test('swapped references of two customers are refused as nonsense is, by either call and under either name', async () => {
    const [mine, theirs] = [present((await readBills('meilin'))[0]), present((await readBills('chitra'))[0])];
    const swapped = [
      ['meilin', mine.accountNo, theirs.encryptedUrl],
      ['chitra', theirs.accountNo, mine.encryptedUrl],
    ] as const;
    for (const name of ['encPdf', 'encryptedUrl']) {
      for (const [person, accountNo, reference] of swapped) {
        const asked = { accountNo, period: mine.period };
        const [other, nonsense] = [
          { ...asked, [name]: reference },
          { ...asked, [name]: 'nothing' },
        ];
        const replies = [await download(person, other), await download(person, nonsense)];
        expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
        expect(replies[0]?.body).toBe(replies[1]?.body);
        const keyed = [
          await world.call(getEmail(person), { 'bills:download': other }),
          await world.call(getEmail(person), { 'bills:download': nonsense }),
        ];
        expect(keyed[0]?.text).toBe(keyed[1]?.text);
        expect(keyed[0]?.text).toContain('SK_ACCESS_1001');
      }
    }
  });

  test('ends: after two hours it opens nothing, and a new one does', async () => {
    const before = present((await readBills('meilin'))[0]);
    world.clock.shift(2 * 3_600_000);
    const asked = { accountNo: before.accountNo, period: before.period };
    const ended = await download('meilin', { ...asked, encryptedUrl: before.encryptedUrl });
    const nonsense = await download('meilin', { ...asked, encPdf: 'nothing' });
    expect([ended.statusCode, ended.body]).toEqual([404, nonsense.body]);
    const keyed = await world.call(getEmail('meilin'), {
      'bills:download': { ...asked, encPdf: before.encryptedUrl },
    });
    expect(getCode(keyed, 'bills:download')).toBe('SK_ACCESS_1001');
    const after = present((await readBills('meilin'))[0]);
    expect((await download('meilin', { ...asked, encryptedUrl: after.encryptedUrl })).statusCode).toBe(200);
    world.clock.shift(-2 * 3_600_000);
  });

  test('is of no use to who is not signed in', async () => {
    const { encryptedUrl, accountNo, period } = present((await readBills('meilin'))[0]);
    const response = await world.app.inject({
      method: 'POST',
      url: '/skalbox/private/bills/download',
      payload: { encryptedUrl, accountNo, period },
    });
    expect(response.statusCode).toBe(401);
  });
});

describe('the receipt of a payment', () => {
  const orderId = 'PN-2610-10100101';

  test('says the whole, the parts and the reference', async () => {
    const reply = await world.call(getEmail('meilin'), { 'bills:receipt': { orderId } });
    expect(getData(reply, 'bills:receipt').receipt).toMatchObject({
      amount: 12_680,
      channel: 'PPMS_PAYNOW',
      paid_on: '2026-10-28',
      reference_id: '008934521670P261010100101',
      parts: [{ account_number: '8934521670', amount: 12_680 }],
    });
  });

  test('comes as a PDF under its name', async () => {
    const response = await post('meilin', '/skalbox/private/receipts/download', { orderId });
    expect(response.headers['content-disposition']).toContain('filename="Receipt-PN-2610-10100101.pdf"');
    const { texts, marks } = await readPdf(new Uint8Array(response.rawPayload));
    expect(marks).toMatchObject({ Marked: true });
    for (const text of [
      'S$126.80',
      orderId,
      '28 Oct 2026, 8:14 PM',
      'by PayNow',
      '008934521670P261010100101',
      '8934521670',
      'Tan Mei Lin',
      'Blk 145 Lorong 2 Toa Payoh #08-21, Singapore 310145',
    ])
      expect(texts).toContain(text);
  });

  test('the receipt of another customer and one that does not exist get the same refusal', async () => {
    const replies = [];
    for (const order of [orderId, 'PN-2610-999999', '../../etc/passwd', 'PN-2610-10100101 ']) {
      const keyed = await world.call(getEmail('chitra'), { 'bills:receipt': { orderId: order } });
      const file = await post('chitra', '/skalbox/private/receipts/download', { orderId: order });
      expect(file.statusCode).toBe(404);
      replies.push(keyed.text, `${file.body}`);
    }
    expect(new Set(replies).size).toBe(2);
  });
});
