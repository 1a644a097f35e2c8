/** @engines both */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withTransaction } from '../../db/transaction.ts';
import { readPdf } from '../../pdf/test/read-pdf.ts';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { produceLetter } from './public.ts';

const HOUR = 3_600_000;
const MEI_LIN_BP = '1000145021';
const BERNARD_BP = '1000228104';

let world: TestWorld;
/** Friday 20 November 2026, 3:30 PM in Singapore. */
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(() => world.close());

const getEmail = (person: string) => `${person}@example.com`;
const ask = (person: string, name: string, input: object) => world.call(getEmail(person), { [name]: input });
const askFor = async (person: string, bpNo: string) => ask(person, 'eletter:list', { bpNo });
const list = async (person: string, bpNo: string) =>
  getData(await askFor(person, bpNo), 'eletter:list').eletters;
async function findNamed(person: string, bpNo: string, name: string) {
  const found = (await list(person, bpNo)).find(({ letterName }) => letterName === name);
  if (!found) throw new Error(`${person} has no letter ${name}`);
  return found;
}
const makeGiroOrder = (accountId: number) =>
  ({
    accountId,
    kind: 'giro-changed',
    data: { bank: 'Cempaka Bank', lastFour: '2208', from: '2026-11-20' },
    about: 'test',
    printedAt: world.clock.now(),
  }) as const;
const produceGiroLetter = (accountId: number) =>
  withTransaction(world.db, (tx) => produceLetter(tx, makeGiroOrder(accountId)));
const download = async (person: string, encryptedDocId: string) =>
  world.app.inject({
    method: 'POST',
    url: '/skalbox/private/eletters/download',
    headers: { authorization: `Bearer ${await world.tokenFor(getEmail(person))}` },
    payload: { encryptedDocId },
  });
const getRefused = async (person: string, encryptedDocId: string) => [
  getCode(await ask(person, 'eletter:detail', { encryptedDocId }), 'eletter:detail'),
  getCode(await ask(person, 'eletter:markOpened', { encryptedDocId }), 'eletter:markOpened'),
  (await download(person, encryptedDocId)).json().error.code,
];
const allRefusedWith = (code: string) => [code, code, code];

describe('the letters of a business partner', () => {
  test('the list is newest first, the letter of today new, the older ones opened', async () => {
    const letters = await list('meilin', MEI_LIN_BP);
    expect(letters.length).toBeGreaterThan(10);
    expect(letters[0]).toMatchObject({
      letterName: 'Meter reading reminder',
      printDate: '2026-11-20T01:40:00.000Z',
      accountNo: '8934521670',
      letterId: 'L100101-reading-reminder-next',
      isNew: true,
    });
    expect(letters.slice(1, 3).map(({ letterName, isNew }) => [letterName, isNew])).toEqual([
      ['U-Save credited', false],
      ['Regulated tariff from 1 Oct', false],
    ]);
    const dates = letters.map(({ printDate }) => printDate);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test('the list has only letters of the caller’s own accounts', async () => {
    expect(getCode(await askFor('chitra', MEI_LIN_BP), 'eletter:list')).toBe('SK_ACCESS_1001');
    expect(getCode(await askFor('meilin', '1000000000'), 'eletter:list')).toBe('SK_ACCESS_1001');
    expect(new Set((await list('samuel', '1000902113')).map(({ accountNo }) => accountNo))).toEqual(
      new Set(['8934595011']),
    );
    expect(new Set((await list('samuel', '1000902210')).map(({ accountNo }) => accountNo))).toEqual(
      new Set(['8934595029']),
    );
  });

  test('a customer who never got a letter has an empty list', async () => {
    expect(await list('grace', '1000512306')).toEqual([]);
  });

  test('an account without the feature is left out, and the call refused when no account has it', async () => {
    for (const accountId of [100201, 100202]) await produceGiroLetter(accountId);
    expect(new Set((await list('bernard', BERNARD_BP)).map(({ accountNo }) => accountNo))).toEqual(
      new Set(['8934530026', '8934530034']),
    );
    const flag = world.db.updateTable('accountFeature').set({ state: false }).where('key', '=', 'eLetter');
    await flag.where('accountId', '=', 100101).execute();
    expect(getCode(await askFor('meilin', MEI_LIN_BP), 'eletter:list')).toBe('SK_FEATURE_1001');
  });

  test('a premises without an account in EBS is left out, one with both systems is not', async () => {
    await world.db
      .updateTable('account')
      .set({ system: 'MSSL' })
      .where('accountNo', '=', '8934530034')
      .execute();
    await world.db
      .updateTable('accountFeature')
      .set({ state: true })
      .where('key', '=', 'eLetter')
      .where('accountId', '=', 100201)
      .execute();
    for (const accountId of [100201, 100202]) await produceGiroLetter(accountId);
    expect(new Set((await list('bernard', BERNARD_BP)).map(({ accountNo }) => accountNo))).toEqual(
      new Set(['8934530018', '8934530026']),
    );
  });

  test('every call is refused while letters are switched off', async () => {
    const { encryptedDocId } = await findNamed('meilin', MEI_LIN_BP, 'Meter reading reminder');
    await world.db.insertInto('remoteToggle').values({ key: 'e-letters', enabled: false }).execute();
    world.clock.shift(HOUR / 2);
    expect(getCode(await askFor('meilin', MEI_LIN_BP), 'eletter:list')).toBe('SK_FEATURE_1001');
    expect(await getRefused('meilin', encryptedDocId)).toEqual(allRefusedWith('SK_FEATURE_1001'));
  });

  test('the user of a master account sees its letters, and none of sub-accounts without the feature', async () => {
    expect(await list('estate', '2000014410')).toEqual([]);
    const accounts = await world.db
      .selectFrom('account')
      .select(['accountId', 'accountNo', 'masterAccountId'])
      .where('bpNo', '=', '2000014410')
      .orderBy('accountId')
      .execute();
    const master = accounts.find(({ masterAccountId }) => masterAccountId === null);
    const sub = accounts.find(({ masterAccountId }) => masterAccountId !== null);
    for (const account of [master, sub]) if (account) await produceGiroLetter(account.accountId);
    expect((await list('estate', '2000014410')).map(({ accountNo }) => accountNo)).toEqual(['8920014410']);
  });
});

describe('a letter', () => {
  test('the text has the name and address as they were', async () => {
    const { encryptedDocId } = await findNamed('meilin', MEI_LIN_BP, 'Meter reading reminder');
    await world.db
      .updateTable('businessPartner')
      .set({ name: 'Someone Else' })
      .where('bpNo', '=', MEI_LIN_BP)
      .execute();
    const letter = getData(await ask('meilin', 'eletter:detail', { encryptedDocId }), 'eletter:detail');
    expect(letter).toMatchObject({
      provider: 'Demo Utilities',
      recipient: ['Tan Mei Lin', 'Blk 145 Lorong 2 Toa Payoh #08-21', 'Singapore 310145'],
      heading: 'Meter reading reminder, account 8934521670',
      salutation: 'Dear Tan Mei Lin',
      closing: ['Yours sincerely', 'Demo Utilities', 'Helpline 1800-2222-333'],
    });
    expect(letter.paragraphs[0]).toEqual([
      {
        text: 'We have not yet received your water and gas readings for the December 2026 bill. You can send them until ',
        isStrong: false,
      },
      { text: '25 Nov 2026, 11PM', isStrong: true },
      { text: ', in the portal under Meter Readings.', isStrong: false },
    ]);
  });

  test('the PDF is tagged, has the same text, and is the same to the byte at each download', async () => {
    const { encryptedDocId } = await findNamed('chitra', '1000354117', 'Pink Notice');
    const letter = getData(await ask('chitra', 'eletter:detail', { encryptedDocId }), 'eletter:detail');
    const response = await download('chitra', encryptedDocId);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toMatch(
      /filename="Pink-Notice-8934540017-\d\d-[A-Z][a-z]{2}-2026.pdf"/,
    );
    const { texts, pages, info, marks, faces } = await readPdf(new Uint8Array(response.rawPayload));
    expect([info.get('Title'), info.get('Language')]).toEqual([letter.heading, 'en-SG']);
    expect(marks).toMatchObject({ Marked: true });
    expect(pages[0]?.roles).toEqual(expect.arrayContaining(['H1', 'P']));
    const squeeze = (text: string) => text.replace(/\s+/g, '');
    const printed = squeeze(texts.join(''));
    for (const words of [
      ...letter.recipient,
      letter.heading,
      letter.salutation,
      ...letter.paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join('')),
      ...letter.closing,
    ])
      expect(printed).toContain(squeeze(words));
    expect(faces.map((face) => face?.replace(/^[A-Z]{6}\+/, '')).sort()).toEqual([
      'HankenGrotesk-Regular',
      'HankenGrotesk-SemiBold',
      'InstrumentSans-SemiBold',
    ]);
    expect((await download('chitra', encryptedDocId)).rawPayload.equals(response.rawPayload)).toBe(true);
  });

  test('letters of every kind are written and drawn', async () => {
    const people = [
      ['meilin', MEI_LIN_BP],
      ['bernard', BERNARD_BP],
      ['chitra', '1000354117'],
    ] as const;
    const names = new Set<string>();
    for (const [person, bpNo] of people) {
      for (const { letterName, encryptedDocId } of await list(person, bpNo)) {
        const name = letterName.replace(/ from .*/, '');
        if (names.has(name)) continue;
        names.add(name);
        expect((await download(person, encryptedDocId)).statusCode, letterName).toBe(200);
      }
    }
    expect([...names].sort()).toEqual([
      'Bill reminder',
      'Meter reading reminder',
      'Pink Notice',
      'Regulated tariff',
      'U-Save credited',
    ]);
  });

  test('letters about requests are read in the portal and on paper', async () => {
    const order = { accountId: 100101, about: 'RF-2611-1183-3', printedAt: world.clock.now() } as const;
    const refund = {
      amount: 21_240,
      reference: 'RF-2611-1183',
      method: 'bank account, Cempaka Bank ending 2208',
    };
    const payment = (amount: number, due: string) => ({ amount, due });
    await withTransaction(world.db, async (tx) => {
      const overdue = 28_640;
      const partial = payment(8_640, '2026-11-27');
      const instalments = [payment(10_000, '2027-01-07'), payment(10_000, '2027-02-07')];
      const waiver = {
        charge: 'LATE_PAYMENT',
        chargedOn: '2026-10-12',
        invoiceNo: '2610-1245',
        amount: 109,
      } as const;
      await produceLetter(tx, {
        ...order,
        kind: 'arrangement-agreed',
        data: { overdue, partial, instalments },
      });
      await produceLetter(tx, {
        ...order,
        kind: 'arrangement-ended',
        data: { overdue, agreedOn: '2026-11-20' },
      });
      await produceLetter(tx, { ...order, kind: 'waiver-granted', data: waiver });
      await produceLetter(tx, { ...order, kind: 'refund-paid', data: refund });
      await produceLetter(tx, { ...order, kind: 'refund-not-paid', data: refund });
      const { method: _, ...waiting } = refund;
      await produceLetter(tx, { ...order, kind: 'refund-method-needed', data: waiting });
    });
    const read = async (name: string) => {
      const { encryptedDocId } = await findNamed('meilin', MEI_LIN_BP, name);
      expect((await download('meilin', encryptedDocId)).statusCode, name).toBe(200);
      const letter = getData(await ask('meilin', 'eletter:detail', { encryptedDocId }), 'eletter:detail');
      return letter.paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join(''));
    };
    expect(await read('Payment arrangement')).toEqual([
      'As you asked, you can pay your overdue amount of S$286.40 in parts. Please pay S$86.40 by 27 Nov 2026.',
      'Then please pay S$100.00 by 07 Jan 2027 and S$100.00 by 07 Feb 2027, in addition to your bills of those months.',
      'If a payment is not with us by its date, the arrangement ends, and what is left of the overdue amount is due at once.',
    ]);
    expect((await read('Payment arrangement ended'))[0]).toBe(
      'A payment of your arrangement of 20 Nov 2026, for an overdue amount of S$286.40, was not with us by its date. The arrangement has ended, and what is left of the overdue amount is due now.',
    );
    expect((await read('Charge waived'))[0]).toBe(
      'As you asked, we have waived the late payment charge of S$1.09 dated 12 Oct 2026 (invoice number 2610-1245).',
    );
    expect((await read('Refund paid'))[0]).toBe(
      'We have paid your refund of S$212.40 by bank account, Cempaka Bank ending 2208.',
    );
    expect((await read('Refund not paid'))[0]).toBe(
      'Your refund of S$212.40 by bank account, Cempaka Bank ending 2208 could not be paid. The money is a credit on your account again.',
    );
    expect((await read('Refund method needed'))[0]).toBe(
      'Your refund of S$212.40 cannot be paid by the method that you chose, as it is no longer possible. Please choose another one in the portal, under Services.',
    );
  });

  test('one cause brings one letter, however often it is produced', async () => {
    const produce = () => produceGiroLetter(100101);
    const produced = await Promise.all([produce(), produce(), produce()]);
    expect(produced.filter(Boolean)).toHaveLength(1);
    expect(await produce()).toBe(false);
    expect((await findNamed('meilin', MEI_LIN_BP, 'Change of GIRO account')).isNew).toBe(true);
  });

  test('a letter is not there when the transaction of its cause is undone', async () => {
    const undone = withTransaction(world.db, async (tx) => {
      await produceLetter(tx, makeGiroOrder(100101));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await list('meilin', MEI_LIN_BP)).map(({ letterName }) => letterName)).not.toContain(
      'Change of GIRO account',
    );
  });

  test('a letter is new for each person until that person opens it, also after a new login', async () => {
    await world.db
      .insertInto('customerAccount')
      .values({ customerId: 1003, accountId: 100101, linkedAt: world.clock.now() })
      .execute();
    const isNew = async (person: string) =>
      (await findNamed(person, MEI_LIN_BP, 'Meter reading reminder')).isNew;
    const { encryptedDocId } = await findNamed('meilin', MEI_LIN_BP, 'Meter reading reminder');
    await ask('meilin', 'eletter:detail', { encryptedDocId });
    expect(await isNew('meilin')).toBe(true);
    for (const turn of [1, 2]) {
      const reply = await ask('meilin', 'eletter:markOpened', { encryptedDocId });
      expect(getData(reply, 'eletter:markOpened'), String(turn)).toEqual({ isNew: false });
    }
    expect([await isNew('meilin'), await isNew('chitra')]).toEqual([false, true]);
    const later = await world.tokens.tokenFor(getEmail('meilin'), { sid: 'another browser' });
    const reply = await world.callWith(later, { 'eletter:list': { bpNo: MEI_LIN_BP } });
    expect(getData(reply, 'eletter:list').eletters[0]?.isNew).toBe(false);
  });
});

describe('the reference of a letter', () => {
  test('a reference opens for its own person only', async () => {
    const { encryptedDocId } = await findNamed('meilin', MEI_LIN_BP, 'Meter reading reminder');
    expect(await getRefused('chitra', encryptedDocId)).toEqual(allRefusedWith('SK_ACCESS_1001'));
  });

  test('the reference of a bill opens no letter, and that of a letter opens no bill', async () => {
    const accounts = [{ bpNo: MEI_LIN_BP, accountNo: '8934521670', system: 'EBS', premiseNo: '6100145021' }];
    const bills = getData(await ask('meilin', 'bills:billHistory', { accounts }), 'bills:billHistory');
    const bill = bills.bills_history.data?.bills[0];
    expect(await getRefused('meilin', bill?.encryptedUrl ?? '')).toEqual(allRefusedWith('SK_ACCESS_1001'));
    const { encryptedDocId } = await findNamed('meilin', MEI_LIN_BP, 'Meter reading reminder');
    const reply = await ask('meilin', 'bills:download', {
      encryptedUrl: encryptedDocId,
      period: 'Nov 2026',
      accountNo: '8934521670',
    });
    expect(getCode(reply, 'bills:download')).toBe('SK_ACCESS_1001');
  });

  test('a changed reference does not open, nor one of an account that is linked no more', async () => {
    const { encryptedDocId } = await findNamed('meilin', MEI_LIN_BP, 'Meter reading reminder');
    const last = encryptedDocId.endsWith('A') ? 'B' : 'A';
    for (const other of [`${encryptedDocId.slice(0, -1)}${last}`, encryptedDocId.slice(0, -1), 'a.b'])
      expect(await getRefused('meilin', other), other).toEqual(allRefusedWith('SK_ACCESS_1001'));
    await world.db.deleteFrom('customerAccount').where('customerId', '=', 1001).execute();
    await world.db
      .insertInto('customerAccount')
      .values({ customerId: 1001, accountId: 100501, linkedAt: world.clock.now() })
      .execute();
    expect(await getRefused('meilin', encryptedDocId)).toEqual(allRefusedWith('SK_ACCESS_1001'));
  });

  test('a reference ends within two hours', async () => {
    const { encryptedDocId } = await findNamed('meilin', MEI_LIN_BP, 'Meter reading reminder');
    world.clock.shift(HOUR - 1);
    expect((await download('meilin', encryptedDocId)).statusCode).toBe(200);
    world.clock.shift(HOUR);
    expect(await getRefused('meilin', encryptedDocId)).toEqual(allRefusedWith('SK_ACCESS_1001'));
  });
});
