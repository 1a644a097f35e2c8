import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MalwareScanner } from '../../ports/malware-scan/port.ts';
import { getCode } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { type LinkingCalls, linkingCalls } from './test/linking-calls.ts';
import { type ManualCalls, manualCalls, pdfFile } from './test/manual-calls.ts';

const IVAN = 'ivan@example.com';
let world: TestWorld;
let calls: ManualCalls;
let links: LinkingCalls;
/** Done while a form is scanned: after its sender was judged, before anything is written. */
let meanwhile: () => Promise<unknown> = async () => undefined;
const scanner: MalwareScanner = {
  async scan() {
    await meanwhile();
    return 'clean';
  },
};
beforeEach(async () => {
  meanwhile = async () => undefined;
  world = await openTestWorld({ scanner });
  calls = manualCalls(world);
  links = await linkingCalls(world);
});
afterEach(() => world.close());

const getApplications = async (email: string) =>
  world.db
    .selectFrom('linkApplication as app')
    .innerJoin('customer', 'customer.customerId', 'app.customerId')
    .innerJoin('idpAccount as who', 'who.subject', 'customer.subject')
    .select('app.status')
    .where('who.email', '=', email)
    .execute();

describe('while a signed form is on its way', () => {
  test('its person may link their home: the form is refused, and they keep what they have', async () => {
    await calls.validate(IVAN);
    const files = (await calls.leftBehind()).files;
    meanwhile = () => links.individual(IVAN);
    expect((await calls.send(IVAN)).code).toBe('SK_LINK_1002');
    expect(await links.customerOf(IVAN)).toMatchObject({
      kind: 'I',
      linkStatus: 'active',
      idFragment: '845P',
    });
    expect(await links.linkedTo(IVAN)).toEqual(['8934601011']);
    expect(await calls.visit(IVAN)).toBe('active');
    expect(await getApplications(IVAN)).toEqual([]);
    expect((await calls.leftBehind()).files).toBe(files);
    const [other = ''] = await links.signUp(1);
    expect((await links.individual(other)).code).toBe('SK_LINK_1002');
  });

  test.each([
    ['not_found', 'account_not_found'],
    ['in_progress', 'SK_LINK_1001'],
    ['pending_document', 'SK_LINK_1001'],
  ] as const)(
    'its person may come to be "%s": the form is refused and changes nothing',
    async (status, code) => {
      const person = await calls.newPerson();
      await calls.validate(person);
      meanwhile = () =>
        world.db
          .updateTable('customer')
          .set({ kind: 'C', linkStatus: status })
          .where('customerId', '=', (eb) =>
            eb
              .selectFrom('customer as mine')
              .innerJoin('idpAccount as account', 'account.subject', 'mine.subject')
              .select('mine.customerId')
              .where('account.email', '=', person),
          )
          .execute();
      expect((await calls.send(person)).code).toBe(code);
      expect(await links.customerOf(person)).toMatchObject({ kind: 'C', linkStatus: status });
      expect(await getApplications(person)).toEqual([{ status: 'validated' }]);
    },
  );
});

test('a customer who links by another method ends step 1 of the application', async () => {
  await calls.validate(IVAN);
  await links.individual(IVAN);
  expect(await getApplications(IVAN)).toEqual([]);
  expect(await calls.application(IVAN)).toBeNull();
});

test('a link that fails leaves step 1 of the other way as it was', async () => {
  await calls.validate(IVAN);
  const meiLins = { accountNo: '8934521670', postal: '310145', nric: '567D' };
  expect((await links.individual(IVAN, meiLins)).code).toBe('SK_LINK_1002');
  expect(await getApplications(IVAN)).toEqual([{ status: 'validated' }]);
});

test('somebody whose home is under review may apply for a company beside it', async () => {
  const indra = 'indra@example.com';
  expect(getCode(await calls.validate(indra), 'reg:validateCustomerDetails')).toBeUndefined();
  expect((await calls.send(indra, { file: pdfFile() })).status).toBe(200);
});
