import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MalwareScanner, ScanFailed } from '../../../ports/malware-scan/port.ts';
import { getCode, getData } from '../../../test/answers.ts';
import { openTestWorld, type TestWorld, type TestWorldOptions } from '../../../test/test-world.ts';
import { type ManualCalls, manualCalls, multipart, pdfFile, sinMing } from '../test/manual-calls.ts';
import { VALIDATED_MS } from './application.rules.ts';

const AISYAH = 'aisyah@sinmingbaking.example';
let world: TestWorld;
let calls: ManualCalls;
const open = async (options: TestWorldOptions = {}) => {
  world = await openTestWorld(options);
  calls = manualCalls(world);
};

/** Stored files and applications of all customers. */
const before = () => calls.leftBehind();

describe('a company by hand, from its details to its accounts', () => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    return open({ logTo: { write: (line: string) => void lines.push(line) } });
  });
  afterEach(() => world.close());

  test('is validated, signed, sent, looked at and approved; then its person sees its accounts', async () => {
    const validated = await calls.validate(AISYAH, { uen: ' 201900042h ', accountNo: '00 8920 031174' });
    expect(getData(validated, 'reg:validateCustomerDetails')).toEqual({
      accountNo: '8920031174',
      postalCode: '573968',
      uen: '201900042H',
      companyName: 'Sin Ming Baking Supplies Pte Ltd',
    });
    expect(await calls.application(AISYAH)).toMatchObject({
      status: 'validated',
      name: expect.stringContaining('Aisyah'),
      email: AISYAH,
      reference: null,
      fileName: null,
    });
    expect(await calls.visit(AISYAH)).toBe('not_linked');

    const form = await calls.form(AISYAH);
    expect(form.statusCode).toBe(200);
    expect(form.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    });
    expect(form.headers['content-disposition']).toContain('attachment; filename="link-form-201900042H.pdf"');
    expect(form.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

    const sent = await calls.send(AISYAH);
    expect(sent.status).toBe(200);
    expect(JSON.parse(sent.text)).toEqual({ status: 'Success', reference: 'LC-2611-1000' });
    expect(await calls.visit(AISYAH)).toBe('account_in_progress');
    expect(await calls.application(AISYAH)).toMatchObject({
      status: 'in_progress',
      reference: 'LC-2611-1000',
      fileName: 'link-form-signed.pdf',
      receivedAt: '2026-11-20T07:30:00.000Z',
      note: null,
    });

    expect((await calls.queue('sin ming')).waiting).toMatchObject([
      { itemId: 'LC-2611-1000', uen: '201900042H', differing: 1, documentNo: 1 },
    ]);
    const opened = await calls.open('LC-2611-1000');
    expect(opened).toMatchObject({
      status: 'in_progress',
      document: { name: 'link-form-signed.pdf', type: 'application/pdf', pages: 1, documentNo: 1 },
      applicant: { email: AISYAH, emailVerified: true },
      isOwn: false,
      decision: null,
    });
    expect(opened.records.filter(({ isSame }) => !isSame).map(({ field }) => field)).toEqual(['mobile']);
    const document = await calls.document('staff@example.com', 'LC-2611-1000');
    expect(document.rawPayload.equals(pdfFile().bytes)).toBe(true);

    expect(getData(await calls.decide('LC-2611-1000', 'approve'), 'staff:decide')).toEqual({
      status: 'approved',
    });
    const accounts = getData(await world.call(AISYAH, { 'user:getAccounts': {} }), 'user:getAccounts');
    expect(accounts).toMatchObject({ status: 'active', linkType: 'C', uen: '201900042H' });
    expect(accounts.accounts.map(({ accountNo }) => accountNo)).toEqual(['8920031174']);
    expect(await calls.application(AISYAH)).toBeNull();
    expect((await calls.queue('sin ming')).decided).toMatchObject([{ decision: 'approve' }]);
  });

  test('leaves a row in the record for every step, by ids alone, and no name in the log', async () => {
    const reference = await calls.apply(AISYAH);
    await calls.open(reference);
    await calls.document('staff@example.com', reference);
    await calls.decide(reference, 'approve');
    const rows = await calls.audit();
    for (const step of [
      'customer:1020 application:validated application:1000 done',
      'customer:1020 linkCompanyManual application:1000 done',
      'staff:1017 application:opened application:1000 done',
      'staff:1017 application:documentViewed application:1000 done',
      'staff:1017 application:approved application:1000 done',
    ])
      expect(rows).toContain(step);
    const text = lines.join('\n');
    expect(text).toContain('/yd-api/linkCompanyManual');
    const personal = [AISYAH, 'Aisyah', 'Sin Ming', '201900042H', '8920031174', '573968', 'signed.pdf'];
    for (const word of personal) {
      expect(rows.join('\n')).not.toContain(word);
      expect(text).not.toContain(word);
    }
  });

  test('a rejected application leaves its person without links and free to begin again', async () => {
    const reference = await calls.apply(AISYAH);
    await calls.decide(reference, 'reject', 'The person who signed is not a director.');
    expect(await calls.visit(AISYAH)).toBe('not_linked');
    expect(await calls.application(AISYAH)).toBeNull();
    expect(await calls.apply(AISYAH)).toBe('LC-2611-1001');
  });

  test('a bad document is requested again, and the new one replaces it', async () => {
    const reference = await calls.apply(AISYAH);
    const files = (await before()).files;
    await calls.decide(reference, 'newDocument', 'Page 2 is missing.\nSend both pages.');
    expect(await calls.visit(AISYAH)).toBe('pending_document');
    expect(await calls.application(AISYAH)).toMatchObject({
      status: 'pending_document',
      note: 'Page 2 is missing.\nSend both pages.',
      fileName: 'link-form-signed.pdf',
    });
    expect((await calls.form(AISYAH)).statusCode).toBe(200);
    // The values of the application count, whatever is said now.
    const submitted = { accountNo: '8934521670', postal: '000000', uen: 'SOMETHING' };
    const again = await calls.send(AISYAH, {
      details: submitted,
      file: pdfFile('both pages.pdf', 'Both pages'),
    });
    expect(JSON.parse(again.text)).toEqual({ status: 'Success', reference });
    expect(await calls.application(AISYAH)).toMatchObject({
      status: 'in_progress',
      fileName: 'both pages.pdf',
    });
    expect((await calls.queue('sin ming')).waiting).toMatchObject([{ itemId: reference, documentNo: 2 }]);
    const document = await calls.document('staff@example.com', reference);
    expect(document.rawPayload.equals(pdfFile('', 'Both pages').bytes)).toBe(true);
    expect((await before()).files).toBe(files);
    expect(getData(await calls.decide(reference, 'approve'), 'staff:decide').status).toBe('approved');
  });
});

/** Many at one company: each test has a person of its own, who has just signed up. */
let person = '';
const newPerson = async () => {
  person = await calls.newPerson();
};

describe('step 1 of a company', () => {
  beforeAll(() => open());
  beforeEach(newPerson);
  afterAll(() => world.close());

  test.each([
    ['another postal code', { postal: '573969' }],
    ['another UEN', { uen: '53312345X' }],
    ['a number that is nobody’s', { accountNo: '8999999990' }],
    ['the account of a person', { accountNo: '8934601011', postal: '141088' }],
  ])(
    'step 1 with %s is refused like every other mistake, and nothing is stored',
    async (_what, submitted) => {
      expect(getCode(await calls.validate(person, submitted), 'reg:validateCustomerDetails')).toBe(
        'SK_LINK_1001',
      );
      expect(await calls.application(person)).toBeNull();
      expect((await calls.form(person)).statusCode).toBe(404);
    },
  );

  test('is remembered for a day, and replaced by the next one', async () => {
    await calls.validate(person);
    await calls.validate(person);
    world.clock.shift(VALIDATED_MS - 1000);
    expect(await calls.application(person)).toMatchObject({ status: 'validated' });
    world.clock.shift(1000);
    expect(await calls.application(person)).toBeNull();
    expect((await calls.send(person)).code).toBe('SK_LINK_1001');
    world.clock.shift(-VALIDATED_MS);
  });

  test('is refused while an application is open, before anything is judged', async () => {
    await calls.apply(person);
    expect(getCode(await calls.validate(person, { postal: '000000' }), 'reg:validateCustomerDetails')).toBe(
      'account_in_progress',
    );
  });

  test('is refused to somebody who is linked already, once the details are right', async () => {
    expect(getCode(await calls.validate('kopi@example.com'), 'reg:validateCustomerDetails')).toBe(
      'SK_LINK_1002',
    );
    expect(
      getCode(
        await calls.validate('kopi@example.com', { postal: `1${'0'.repeat(5)}` }),
        'reg:validateCustomerDetails',
      ),
    ).toBe('SK_LINK_1001');
  });
});

/** Finds nothing, unless a test says otherwise. */
const scanner: { scan: MalwareScanner['scan'] } = { scan: async () => 'clean' };

describe('a signed form', () => {
  beforeAll(() => open({ scanner: { scan: (bytes) => scanner.scan(bytes) } }));
  beforeEach(newPerson);
  afterAll(() => world.close());

  const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

  test.each([
    ['that is not there', { file: null }, 'SK_INPUT_1001'],
    ['of another type', { file: { name: 'form.docx', bytes: Buffer.from('PK') } }, 'SK_FILE_1001'],
    [
      'that is not what its name says',
      { file: { name: 'form.pdf', bytes: Buffer.from(eicar) } },
      'SK_FILE_1001',
    ],
    ['that is empty', { file: { name: 'form.pdf', bytes: Buffer.alloc(0) } }, 'SK_FILE_1004'],
    [
      'that is one byte too large',
      {
        file: {
          name: 'form.pdf',
          bytes: Buffer.concat([pdfFile().bytes, Buffer.alloc(4_000_001 - pdfFile().bytes.length, 32)]),
        },
      },
      'SK_FILE_1002',
    ],
    [
      'that is cut off',
      { body: multipart({ params: JSON.stringify(sinMing) }, pdfFile()).subarray(0, 400) },
      'SK_FILE_1003',
    ],
    ['with details that are no JSON', { body: multipart({ params: '{' }, pdfFile()) }, 'SK_BODY_1001'],
    ['without details', { body: multipart({}, pdfFile()) }, 'SK_INPUT_1001'],
    ['with other details than were validated', { details: { ...sinMing, postal: '573969' } }, 'SK_LINK_1001'],
    [
      'a form for another company than was validated is refused',
      { details: { accountNo: '8920601016', postal: '417840', uen: '200711223E' } },
      'SK_LINK_1001',
    ],
    ['with a user type that is no company', { details: { ...sinMing, userType: 'I' } }, 'SK_INPUT_1001'],
  ])('%s leaves nothing behind', async (_what, options, code) => {
    await calls.validate(person);
    const empty = await before();
    const sent = await calls.send(person, options);
    expect(sent.code).toBe(code);
    expect(await before()).toEqual(empty);
    expect(await calls.application(person)).toMatchObject({ status: 'validated' });
    // And what was typed can be sent rightly.
    expect((await calls.send(person)).status).toBe(200);
  });

  test('is taken with four plain fields instead of params, and with the earlier user type', async () => {
    await calls.validate(person);
    const body = multipart({ ...sinMing, source: 'M', userType: 'C' }, pdfFile());
    expect((await calls.send(person, { body })).status).toBe(200);
    const application = await calls.application(person);
    expect((await calls.open(application?.reference ?? '')).source).toBe('M');
  });

  test('a missing form is asked for, before step 1 too', async () => {
    const text = 'Please upload the signed form';
    expect((await calls.send(person, { file: null })).text).toContain(text);
    await calls.validate(person);
    expect((await calls.send(person, { file: null })).text).toContain(text);
  });

  test('a customer who is linked already is told so', async () => {
    expect((await calls.send('kopi@example.com')).text).toContain('This account is already linked.');
  });

  test('is not taken before step 1', async () => {
    expect((await calls.send(person)).code).toBe('SK_LINK_1001');
  });

  test('is not even read from somebody who cannot send one, unless it repeats what was done', async () => {
    // Read, it would be no form at all.
    const body = Buffer.from('--nothing');
    expect((await calls.send(person, { body })).code).toBe('SK_LINK_1001');
    expect((await calls.send('kopi@example.com', { body })).code).toBe('SK_LINK_1002');
    await calls.validate(person);
    expect((await calls.send(person, { body })).code).toBe('SK_BODY_1001');
    const first = await calls.send(person, { key: 'one-press' });
    expect((await calls.send(person, { body })).code).toBe('account_in_progress');
    expect((await calls.send(person, { body, key: 'another-press' })).code).toBe('account_in_progress');
    expect((await calls.send(person, { key: 'one-press' })).text).toBe(first.text);
  });

  test('a form that the scanner rejects or cannot scan is refused and deleted', async () => {
    await calls.validate(person);
    const empty = await before();
    for (const scan of [async () => 'infected' as const, () => Promise.reject(new ScanFailed('slow'))]) {
      scanner.scan = scan;
      expect((await calls.send(person)).code).toBe('SK_FILE_1003');
      expect(await before()).toEqual(empty);
    }
    scanner.scan = async () => 'clean';
  });

  test('a form that is sent again under its key is answered the same, byte for byte, and is one application', async () => {
    await calls.validate(person);
    const { files, applications } = await before();
    const first = await calls.send(person, { key: 'one-press' });
    expect((await calls.send(person, { key: 'one-press' })).text).toBe(first.text);
    expect(await before()).toEqual({ files: files + 1, applications });
  });

  test('a form under a used key with other bytes is refused', async () => {
    await calls.validate(person);
    await calls.send(person, { key: 'one-press' });
    const other = await calls.send(person, { key: 'one-press', file: pdfFile('other.pdf', 'Other') });
    expect(other.code).toBe('SK_IDEM_1001');
  });

  test('a form that is sent twenty times at once, under one key or twenty, is one application with one file', async () => {
    await calls.validate(person);
    const { files } = await before();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        calls.send(person, { from: '10.0.0.20', ...(n < 10 && { key: 'one-press' }) }),
      ),
    );
    const codes = new Set(replies.map(({ code }) => code ?? 'ok'));
    expect(codes.has('ok')).toBe(true);
    expect(
      [...codes].filter((code) => !['ok', 'SK_BUSY_1001', 'account_in_progress'].includes(code)),
    ).toEqual([]);
    expect(await before()).toMatchObject({ files: files + 1 });
    const application = await calls.application(person);
    expect((await calls.open(application?.reference ?? '')).document.documentNo).toBe(1);
  });
});
