/** @engines both */
import { sgDay } from '@portal/domain/sg-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../pdf/test/read-pdf.ts';
import { getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

const MEI_LIN = 'meilin@example.com';
const DANIEL = 'daniel.tan@example.com';
const accountNo = '8934521670';
const named = { accountNo, bpNo: '1000145021', premiseNo: '6100145021', system: 'EBS' };

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await world.db
    .insertInto('mailingAddress')
    .values({
      accountId: 100101,
      addressNo: 77,
      block: '102',
      streetName: 'Bedok North Avenue 4',
      floor: '07',
      unit: '55',
      building: null,
      postalCode: '460102',
      effectiveOn: sgDay('2025-01-01'),
      recordedAt: Date.parse('2024-12-20T00:00:00Z'),
      source: 'W',
    })
    .execute();
});
afterAll(() => world.close());

async function readPaper(email: string): Promise<string> {
  const history = getData(
    await world.call(email, { 'bills:billHistory': { accounts: [named] } }),
    'bills:billHistory',
  ).bills_history;
  const bill = history.data?.bills[0];
  const input = { encryptedUrl: bill?.encryptedUrl, period: bill?.period, accountNo };
  const file = getData(await world.call(email, { 'bills:download': input }), 'bills:download');
  const { texts } = await readPdf(new Uint8Array(Buffer.from(file.content, 'base64')));
  return texts.join(' ').replace(/ +/g, ' ');
}

const readDetail = async (email: string) =>
  getData(await world.call(email, { 'bills:detail': { accountNo, billId: 'B2611-100101' } }), 'bills:detail');

describe('a bill of a shared home', () => {
  test('names the address of the home on its PDF, not where the holder has post sent', async () => {
    expect(await readPaper(MEI_LIN)).toContain('Blk 102 Bedok North Avenue 4 #07-55 Singapore 460102');
    const seen = await readPaper(DANIEL);
    expect(seen).toContain('Blk 145 Lorong 2 Toa Payoh #08-21 Singapore 310145');
    expect(seen).not.toContain('Bedok');
  });

  test('does not tell what the holder has left of U-Save', async () => {
    expect((await readDetail(MEI_LIN)).uSaveLeft).toBe(4_503);
    expect((await readDetail(DANIEL)).uSaveLeft).toBeNull();
  });
});

describe('the features of a shared home', () => {
  test('are those that a person has who may only look', async () => {
    const read = async (email: string) =>
      getData(await world.call(email, { 'features:list': { accountNos: [accountNo] } }), 'features:list')
        .features.filter(({ state }) => state)
        .map(({ key }) => key);
    expect(await read(MEI_LIN)).toContain('giro');
    expect(['scamWarning']).toEqual(expect.arrayContaining(await read(DANIEL)));
  });
});
