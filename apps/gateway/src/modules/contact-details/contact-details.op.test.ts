/** @engines both */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

let world: TestWorld;
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(() => world.close());

const required = async (person: string) =>
  getData(await world.call(`${person}@example.com`, { 'cusConsent:retrieve': {} }), 'cusConsent:retrieve')
    .isCusConsentReq;
const submit = (person: string, input: unknown = { source: 'W' }, headers?: Record<string, string>) =>
  world.call(`${person}@example.com`, { 'cusConsent:create': input }, headers);

async function traces() {
  const kinds = await world.db
    .selectFrom('outbox')
    .select(['kind', 'payload'])
    .where('kind', '=', 'export')
    .execute();
  const audit = await world.db
    .selectFrom('auditEvent')
    .select(['actor', 'action', 'object'])
    .where('action', '=', 'cusConsent:create')
    .execute();
  return { kinds, audit };
}

describe('verifying contact details', () => {
  test('one customer must verify, and no longer after doing so', async () => {
    expect(await required('dewi')).toBe(true);
    expect(getData(await submit('dewi'), 'cusConsent:create')).toEqual({ isCusConsentReq: false });
    expect(await required('dewi')).toBe(false);
  });

  test('other customers need not verify, but may submit', async () => {
    expect(await required('meilin')).toBe(false);
    expect(getData(await submit('meilin'), 'cusConsent:create')).toEqual({ isCusConsentReq: false });
  });

  test('a verification leaves other customers as they were', async () => {
    await world.db
      .updateTable('customer')
      .set({ contactConsentRequired: true })
      .where('customerId', '=', 1001)
      .execute();
    await submit('dewi');
    expect(await required('meilin')).toBe(true);
  });

  test('a verification is announced and recorded once with its source, also when replayed', async () => {
    const key = { 'idempotency-key': 'one-press' };
    const first = await submit('dewi', { source: 'M' }, key);
    expect((await submit('dewi', { source: 'M' }, key)).text).toBe(first.text);
    const { kinds, audit } = await traces();
    expect(kinds).toEqual([
      {
        kind: 'export',
        payload: {
          action: 'cusConsent:create',
          at: expect.any(String),
          actor: 'customer:1004',
          input: { source: 'M' },
          output: { isCusConsentReq: false },
        },
      },
    ]);
    expect(audit).toEqual([{ actor: 'customer:1004', action: 'cusConsent:create', object: 'customer:1004' }]);
  });

  test('the source is kept where no export receives it', async () => {
    await world.close();
    world = await openTestWorld({ settings: { EXPORT_URL: undefined } });
    await submit('dewi', { source: 'M' });
    const { contactConfirmedFrom } = await world.db
      .selectFrom('customer')
      .select('contactConfirmedFrom')
      .where('customerId', '=', 1004)
      .executeTakeFirstOrThrow();
    expect(contactConfirmedFrom).toBe('M');
  });

  test('a used key with another source is refused', async () => {
    const key = { 'idempotency-key': 'one-press' };
    await submit('dewi', { source: 'W' }, key);
    expect(getCode(await submit('dewi', { source: 'M' }, key), 'cusConsent:create')).toBe('SK_IDEM_1001');
  });

  test('another source, or none, is refused and changes nothing', async () => {
    for (const input of [{ source: 'K' }, { source: 'Z' }, { source: 'w' }, {}, { source: 'W', email: 'x' }])
      expect(getCode(await submit('dewi', input), 'cusConsent:create')).toBe('SK_INPUT_1001');
    expect(await required('dewi')).toBe(true);
    expect((await traces()).kinds).toEqual([]);
  });
});
