/** @engines both */
import type { OperationName } from '@portal/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let world: TestWorld;
/** Friday 20 November 2026, 3:30 PM in Singapore. */
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(() => world.close());

const ask = (person: string, name: OperationName, input: unknown = {}, headers?: Record<string, string>) =>
  world.call(`${person}@example.com`, { [name]: input }, headers);
const firstLogin = async (person: string) =>
  getData(await ask(person, 'user:checkFirstLogin'), 'user:checkFirstLogin');
const dismiss = async (person: string, notice: string) =>
  getData(await ask(person, 'user:dismissNotice', { notice }), 'user:dismissNotice').dismissed;
const slides = async (person: string) =>
  getData(await ask(person, 'onboarding:items'), 'onboarding:items').items;
const readTypes = async (person: string, ...accountNos: string[]) =>
  getData(await ask(person, 'banner:accountTypes', { accountNos }), 'banner:accountTypes').types;

describe('the first login', () => {
  test('the first login lasts until the onboarding is closed, also over a new login', async () => {
    expect(await firstLogin('grace')).toEqual({
      isFirstLogin: true,
      dismissed: { onboarding: null, egiroModal: null, scamAdvisory: null },
    });
    await dismiss('grace', 'onboarding');
    expect((await firstLogin('grace')).isFirstLogin).toBe(false);
    const later = await world.tokens.tokenFor('grace@example.com', { sid: 'another browser' });
    const reply = await world.callWith(later, { 'user:checkFirstLogin': {} });
    expect(getData(reply, 'user:checkFirstLogin')).toMatchObject({
      isFirstLogin: false,
      dismissed: { onboarding: '2026-11-20', egiroModal: null },
    });
  });

  test('the first login is over for returning customers; one has not seen the news of eGIRO', async () => {
    expect(await firstLogin('meilin')).toMatchObject({
      isFirstLogin: false,
      dismissed: { egiroModal: '2025-07-01', scamAdvisory: null },
    });
    expect(await firstLogin('iobr')).toMatchObject({ isFirstLogin: false, dismissed: { egiroModal: null } });
  });

  test('a dismissal belongs to the person: another person still sees the notice', async () => {
    await dismiss('grace', 'egiroModal');
    expect((await firstLogin('iobr')).dismissed.egiroModal).toBeNull();
  });
});

describe('closing a notice', () => {
  test('a dismissal counts for the day in Singapore by the clock of the gateway, to the minute', async () => {
    world.clock.shift(8 * HOUR + 29 * MINUTE); // 11:59 PM
    expect((await dismiss('meilin', 'scamAdvisory')).scamAdvisory).toBe('2026-11-20');
    world.clock.shift(MINUTE); // midnight; in London it is 4 PM of the day before
    expect((await firstLogin('meilin')).dismissed.scamAdvisory).toBe('2026-11-20');
    expect((await dismiss('meilin', 'scamAdvisory')).scamAdvisory).toBe('2026-11-21');
  });

  test('a repeated dismissal has no effect, nor has a clock that goes back', async () => {
    const first = await dismiss('meilin', 'scamAdvisory');
    expect(await dismiss('meilin', 'scamAdvisory')).toEqual(first);
    world.clock.shift(-24 * HOUR);
    expect((await dismiss('meilin', 'scamAdvisory')).scamAdvisory).toBe('2026-11-20');
    const rows = await world.db
      .selectFrom('customerDismissal')
      .selectAll()
      .where('customerId', '=', 1001)
      .where('notice', '=', 'scamAdvisory')
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('closing one notice leaves the others as they were', async () => {
    const before = (await firstLogin('meilin')).dismissed;
    expect(await dismiss('meilin', 'scamAdvisory')).toEqual({ ...before, scamAdvisory: '2026-11-20' });
  });

  test('a notice closed in two tabs at once is closed in both', async () => {
    const both = await Promise.all([dismiss('grace', 'onboarding'), dismiss('grace', 'onboarding')]);
    expect(both.map(({ onboarding }) => onboarding)).toEqual(['2026-11-20', '2026-11-20']);
  });

  test('an unknown notice, and a day sent by the browser, are refused', async () => {
    for (const input of [{ notice: 'terms' }, {}, { notice: 'onboarding', day: '2020-01-01' }])
      expect(getCode(await ask('meilin', 'user:dismissNotice', input), 'user:dismissNotice')).toBe(
        'SK_INPUT_1001',
      );
  });
});

describe('the onboarding', () => {
  test('the onboarding has five slides by default, the first about paper bills', async () => {
    const items = await slides('grace');
    expect(items.map(({ id }) => id)).toEqual(['welcome', 'premises', 'bills', 'services', 'giro']);
    expect(items[0]?.subtitle).toBe('You will no longer receive paper bills.');
  });

  test('the onboarding follows switches of staff at once', async () => {
    await world.db.insertInto('remoteToggle').values({ key: 'paperless', enabled: false }).execute();
    await world.db.insertInto('remoteToggle').values({ key: 'egiroBanner', enabled: false }).execute();
    const items = await slides('grace');
    expect(items).toHaveLength(4);
    expect(items[0]?.subtitle).toBe('You can now pay your bills by PayNow QR.');
  });
});

describe('account types for the non-domestic banner', () => {
  test('a household gets DOM', async () => {
    expect(await readTypes('meilin', '8934521670')).toEqual(['DOM']);
    expect(await readTypes('bernard', '8934530018', '8934530026')).toEqual(['DOM']);
  });

  test('a company gets NON, contestable or not', async () => {
    expect(await readTypes('kopi', '8920020017', '8920020025')).toEqual(['NON']);
    expect(await readTypes('estate', '8920014410')).toEqual(['NON']);
  });

  test('an EBS account of a company under a domestic type gets NON', async () => {
    await world.db
      .updateTable('account')
      .set({ type: 'DOM' })
      .where('accountNo', '=', '8920020033')
      .execute();
    expect(await readTypes('kopi', '8920020033')).toEqual(['NON']);
  });

  test('an account of an unknown type gets the empty type', async () => {
    await world.db.updateTable('account').set({ type: '' }).where('accountNo', '=', '8934521670').execute();
    expect(await readTypes('meilin', '8934521670')).toEqual(['']);
  });
});
