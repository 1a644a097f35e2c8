import { sgDay } from '@portal/domain/sg-time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { ivansHome, type LinkingCalls, linkingCalls } from './test/linking-calls.ts';

const IVAN = 'ivan@example.com';
const success = { status: 200, text: '{"status":"Success"}', code: undefined };

let world: TestWorld;
let calls: LinkingCalls;
beforeAll(async () => {
  world = await openTestWorld();
  calls = await linkingCalls(world);
});
afterAll(() => world.close());
beforeEach(() => calls.beginAnew());

const accountsOf = async (email: string) => world.call(email, { 'user:getAccounts': {} });

describe('somebody who says the details of their own account', () => {
  test('has it at once, also in a kiosk and without saying where', async () => {
    expect(await calls.individual(IVAN, { ...ivansHome, source: 'K' })).toEqual(success);
    const { status, linkType, nric, premises } = getData(await accountsOf(IVAN), 'user:getAccounts');
    expect([status, linkType, nric]).toEqual(['active', 'I', '845P']);
    expect(premises.map(({ accounts }) => accounts)).toEqual([['8934601011']]);
    const { source: _, ...bare } = ivansHome;
    const [somebody = ''] = await calls.signUp(1);
    expect(
      await calls.individual(somebody, { ...bare, accountNo: '8934601029', postal: '550254', nric: '230g' }),
    ).toEqual(success);
  });

  test('is told so with a header that lets nothing be kept', async () => {
    const reply = await world.app.inject({
      method: 'POST',
      url: '/yd-api/linkIndividual',
      headers: { authorization: `Bearer ${await world.tokenFor(IVAN)}` },
      payload: ivansHome,
    });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  test('gets every account of that holder, the one they named first', async () => {
    // Bernard's three accounts without Bernard.
    await world.db.deleteFrom('customerAccount').where('customerId', '=', 1002).execute();
    const [first = ''] = await calls.signUp(1);
    const own = await world.db
      .selectFrom('account')
      .innerJoin('premises', (join) =>
        join
          .onRef('premises.bpNo', '=', 'account.bpNo')
          .onRef('premises.premiseNo', '=', 'account.premiseNo'),
      )
      .select(['accountNo', 'postalCode'])
      .where('accountNo', '=', '8934530034')
      .executeTakeFirstOrThrow();
    const submitted = { accountNo: own.accountNo, postal: own.postalCode, nric: '284J' };
    expect(await calls.individual(first, submitted)).toEqual(success);
    expect(await calls.linkedTo(first)).toEqual(['8934530034', '8934530018', '8934530026']);
  });

  test('a person who has just signed up becomes a customer without further details', async () => {
    const [somebody = ''] = await calls.signUp(1);
    expect(await calls.individual(somebody)).toEqual(success);
    expect(await calls.customerOf(somebody)).toMatchObject({
      kind: 'I',
      linkStatus: 'active',
      isMaster: false,
      isStaff: false,
      dataVersion: 'v1',
      uen: null,
      idFragment: '845P',
    });
  });

  test('leaves a row in the record, with ids and nothing else', async () => {
    await calls.individual(IVAN);
    expect(await calls.audit('linkIndividual')).toEqual([
      { actor: 'customer:1011', object: 'account:110101', outcome: 'done' },
    ]);
    const stored = JSON.stringify([
      await world.db.selectFrom('outbox').selectAll().where('kind', '=', 'export').execute(),
      await world.db
        .selectFrom('idempotency')
        .selectAll()
        .where('operation', '=', 'linkIndividual')
        .execute(),
    ]);
    expect(stored).toContain('Success');
    for (const word of ['8934601011', '845P', '141088']) expect(stored).not.toContain(word);
  });

  test('may do so while an application of their own is open, and after a rejected one', async () => {
    expect(await calls.individual('omar@example.com')).toEqual(success);
    const indra = { accountNo: '8934601037', postal: '598735', nric: '518M' };
    expect(await calls.individual('indra@example.com', indra)).toEqual(success);
  });
});

describe('somebody who sends the same twice', () => {
  test('is linked once and hears the same', async () => {
    const [somebody = ''] = await calls.signUp(1);
    expect(await calls.individual(somebody, ivansHome, { key: 'one' })).toEqual(success);
    expect(await calls.individual(somebody, ivansHome, { key: 'one' })).toEqual(success);
    expect(await calls.audit('linkIndividual')).toHaveLength(1);
    expect((await calls.individual(somebody, ivansHome, { key: 'two' })).code).toBe('SK_LINK_1002');
  });

  test('hears the same also when the number was locked by others since', async () => {
    await calls.individual(IVAN, ivansHome, { key: 'one' });
    const others = await calls.signUp(5);
    for (const email of others) await calls.individual(email, { ...ivansHome, nric: '000A' });
    expect((await calls.individual(IVAN, ivansHome, { key: 'two' })).code).toBe('SK_LIMIT_1001');
    expect(await calls.individual(IVAN, ivansHome, { key: 'one' })).toEqual(success);
  });

  test('other details under the same key are refused without an attempt counted', async () => {
    await calls.individual(IVAN, ivansHome, { key: 'one' });
    const other = { ...ivansHome, nric: '000A' };
    expect((await calls.individual(IVAN, other, { key: 'one' })).code).toBe('SK_IDEM_1001');
    expect(await calls.wrongTriesAt('8934601011')).toBeUndefined();
  });

  test('twenty times at once is linked once; every answer is that, or that it is under way', async () => {
    const [somebody = ''] = await calls.signUp(1);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => calls.individual(somebody, ivansHome, { key: 'one' })),
    );
    expect(new Set(replies.map(({ code }) => code ?? 'Success')).size).toBeLessThanOrEqual(2);
    for (const { code } of replies) expect([undefined, 'SK_BUSY_1001']).toContain(code);
    expect(replies.filter(({ code }) => code === undefined).length).toBeGreaterThan(0);
    expect(await calls.linkedTo(somebody)).toEqual(['8934601011']);
    expect(await calls.audit('linkIndividual')).toHaveLength(1);
  });

  test('sending from twenty windows under keys of their own makes one customer with one link', async () => {
    const [somebody = ''] = await calls.signUp(1);
    const replies = await Promise.all(Array.from({ length: 20 }, () => calls.individual(somebody)));
    expect(replies.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 'SK_LINK_1002')).toHaveLength(19);
    expect(await calls.linkedTo(somebody)).toEqual(['8934601011']);
  });

  test('may try again under the same key after they were wrong', async () => {
    expect((await calls.individual(IVAN, { ...ivansHome, nric: '000A' }, { key: 'one' })).code).toBe(
      'SK_LINK_1001',
    );
    expect(await calls.individual(IVAN, ivansHome, { key: 'one' })).toEqual(success);
  });
});

describe('somebody who knows the details of an account that is another’s', () => {
  const meiLins = { accountNo: '8934521670', postal: '310145', nric: '567D', source: 'W' };

  test('is refused, and its holder is told once a day by mail', async () => {
    expect((await calls.individual(IVAN, meiLins)).code).toBe('SK_LINK_1002');
    expect((await calls.individual(IVAN, meiLins)).code).toBe('SK_LINK_1002');
    const at = world.clock.now();
    expect(await calls.notices()).toEqual([{ customerId: 1001, accountId: 100101, what: 'tried', at }]);
    expect(await calls.audit('linkIndividual')).toEqual(
      Array.from({ length: 2 }, () => ({
        actor: 'customer:1011',
        object: 'account:100101',
        outcome: 'SK_LINK_1002',
      })),
    );
    expect(await calls.linkedTo(IVAN)).toEqual([]);
    world.clock.shift(24 * 3_600_000);
    await calls.individual(IVAN, meiLins);
    expect(await calls.notices()).toHaveLength(2);
  });

  test('hears nothing of it while one detail is wrong, and nobody is told', async () => {
    expect((await calls.individual(IVAN, { ...meiLins, nric: '568D' })).code).toBe('SK_LINK_1001');
    expect(await calls.notices()).toEqual([]);
  });

  test('is refused for any account of that holder, and when they have one of their own', async () => {
    await calls.individual(IVAN);
    expect((await calls.individual('chitra@example.com')).code).toBe('SK_LINK_1002');
    expect((await calls.individual(IVAN, meiLins)).code).toBe('SK_LINK_1002');
    expect(await calls.notices()).toHaveLength(2);
  });

  test('one of twelve people who link it at once gets it, and is told of the others', async () => {
    const people = await calls.signUp(12);
    const replies = await Promise.all(people.map((email) => calls.individual(email)));
    expect(replies.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 'SK_LINK_1002')).toHaveLength(11);
    expect(await calls.notices()).toHaveLength(11);
  });
});

describe('somebody who is linked', () => {
  test('hears that only after right details, and wrong ones count', async () => {
    const submitted = { ...ivansHome, nric: '000A' };
    expect((await calls.individual('meilin@example.com', submitted)).code).toBe('SK_LINK_1001');
    expect(await calls.wrongTriesAt('8934601011')).toBe(1);
    expect((await calls.individual('meilin@example.com')).code).toBe('SK_LINK_1002');
    expect(await calls.linkedTo('meilin@example.com')).toEqual(['8934521670']);
  });
});

describe('somebody who may not link now', () => {
  test.each([
    ['a company under review', 'kumar@example.com', 'account_in_progress'],
    ['a company that is asked for another form', 'jaya@example.com', 'account_in_progress'],
    ['a person whose registration is under review', 'lena@example.com', 'account_not_found'],
  ])('%s hears that, and nothing is judged', async (_who, email, code) => {
    expect((await calls.individual(email, { ...ivansHome, nric: '000A' })).code).toBe(code);
    expect((await calls.individual(email)).code).toBe(code);
    expect(await calls.wrongTriesAt('8934601011')).toBeUndefined();
    expect(await calls.linkedTo(email)).toEqual([]);
  });

  test('a customer who moves in next week gets the code for an account that has not begun, and no failed attempt', async () => {
    await world.db
      .updateTable('account')
      .set({ openedOn: sgDay('2026-11-21') })
      .where('accountId', '=', 110101)
      .execute();
    expect((await calls.individual(IVAN)).code).toBe('no_active_utilities_account');
    expect(await calls.wrongTriesAt('8934601011')).toBeUndefined();
    world.clock.shift(12 * 3_600_000);
    expect(await calls.individual(IVAN)).toEqual(success);
  });

  test('nobody, and somebody whose e-mail is not verified, is let in', async () => {
    expect(await calls.individual(null)).toMatchObject({ status: 401, code: 'SK_SEC_1000' });
    expect(await calls.individual('hui@example.com')).toMatchObject({
      status: 403,
      code: 'email_not_verified',
    });
  });
});

describe('what is typed', () => {
  test.each([
    [{ accountNo: '1234-567890' }, 'accountNo', 'Utilities Account Number must be 10 digits'],
    [{ accountNo: '893460101A' }, 'accountNo', 'Please enter a valid account number'],
    [{ postal: '14108' }, 'postal', 'Postal Code must be 6 digits'],
    [{ postal: '14108a' }, 'postal', 'Postal Code must be numeric'],
    [
      { nric: '45P' },
      'nric',
      'Please enter the last 3 digits + last alphabet of your NRIC/FIN/Malaysian ID/Passport',
    ],
  ])('%j is refused in the words of its field', async (typed, field, message) => {
    const { text } = await calls.individual(IVAN, { ...ivansHome, ...typed });
    expect(JSON.parse(text)).toEqual({
      error: { code: 'SK_INPUT_1001', message, details: [{ field, message }] },
    });
  });

  test.each([[{ source: 'Z' }], [{ userType: 'C' }], [{ customerId: 1001 }], [{ accountNo: undefined }]])(
    '%j beside the rest is refused',
    async (typed) => {
      expect((await calls.individual(IVAN, { ...ivansHome, ...typed })).code).toBe('SK_INPUT_1001');
    },
  );

  test('a body of more than 4 KB, or of another form, is not read', async () => {
    expect((await calls.individual(IVAN, { ...ivansHome, source: 'x'.repeat(5000) })).status).toBe(413);
    expect((await calls.individual(IVAN, [])).code).toBe('SK_INPUT_1001');
    expect((await calls.individual(IVAN, ivansHome, { key: 'a b' })).code).toBe('SK_INPUT_1001');
  });

  test('more than 120 times a minute from one address is not looked at', async () => {
    const from = '192.0.2.77';
    const codes = [];
    for (let n = 0; n < 121; n += 1) codes.push((await calls.individual(null, ivansHome, { from })).code);
    expect(new Set(codes.slice(0, 120))).toEqual(new Set(['SK_SEC_1000']));
    expect(codes.at(-1)).toBe('SK_LIMIT_1001');
  });
});

test('a linked account belongs to the customer in every other call at once', async () => {
  expect(getCode(await accountsOf(IVAN), 'user:getAccounts')).toBe('not_linked');
  await calls.individual(IVAN);
  const reply = await world.call(IVAN, { 'user:getAccount': { accountNo: '8934601011' } });
  expect(getCode(reply, 'user:getAccount')).toBeUndefined();
});
