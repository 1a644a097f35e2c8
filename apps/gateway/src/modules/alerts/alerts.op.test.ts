/** @engines both */
import { type SgDay, sgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../../db/transaction.ts';
import { deliverBatch } from '../../jobs/outbox-worker.ts';
import { createMailer } from '../../ports/mail/create-mailer.ts';
import { devMailbox } from '../../ports/mail/dev-mailbox.store.ts';
import type { Mailer } from '../../ports/mail/port.ts';
import { MailUnconfirmed } from '../../ports/mail/port.ts';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { hostNow } from '../../wire/host-now.ts';
import { watchForLeaks } from '../leaks/watch.ts';
import { DayBatch, mergeDays } from '../usage/public.ts';
import { findLikelyBill } from './likely-bill.ts';
import { alertMailHandlers } from './mails.ts';
import { sweepAlerts } from './sweep.ts';

const CHITRA = 'chitra@example.com';
const DANIEL = 'daniel.tan@example.com';
const ACCOUNT = '8934540017';
const YESTERDAY = sgDay('2026-11-19');
const HOUR = 3_600_000;
const quiet = { warn() {}, error() {}, info() {} };
const allOn = { accountNo: ACCOUNT, revision: 0, billAbove: 10_000, leak: true, highDay: true };

let world: TestWorld;
let likely: number | null;
let forecasts: number;
beforeEach(async () => {
  likely = null;
  forecasts = 0;
  world = await openTestWorld();
  await watchForLeaks({ db: world.db, clock: world.clock, log: quiet });
});
afterEach(() => world.close());

const choose = (input: object = {}, email = CHITRA) =>
  world.call(email, { 'insights:setAlerts': { ...allOn, ...input } });
const read = async () =>
  getData(await world.call(CHITRA, { 'insights:alerts': { accountNo: ACCOUNT } }), 'insights:alerts');
const sweep = () =>
  sweepAlerts({ db: world.db, clock: world.clock, log: quiet }, async () => {
    forecasts += 1;
    return likely;
  });

async function mails(wrapMailer = (mailer: Mailer): Mailer => mailer, admin = world.identity.admin) {
  const { config, db, clock } = world;
  const mailer = wrapMailer(createMailer(config, db, clock));
  const deps = { config, db, clock, mailer, log: quiet };
  const handlers = alertMailHandlers(deps, admin, async () => likely);
  while ((await deliverBatch({ db, clock, log: quiet, handlers })) > 0);
  const mailbox = devMailbox(db, clock);
  const all = await Promise.all((await mailbox.list()).map(({ id }) => mailbox.get(id)));
  return all.flatMap((mail) => (mail?.recipient === CHITRA ? [mail] : []));
}

async function readToken(): Promise<string> {
  const [mail] = await mails();
  const token = /alerts\/off#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('no mail with a link');
  return token;
}
const switchOff = (token: string) => world.call(null, { 'insights:switchOffAlert': { token } });

async function useOn(day: SgDay, wh: number, estimatedSlots = 0): Promise<void> {
  const batch = new DayBatch();
  const values = new Array<number>(48).fill(Math.round(wh / 48));
  batch.add({
    line: 1,
    digits: ACCOUNT,
    utility: 'electricity',
    day,
    values,
    estimatedSlots,
    receivedAt: world.clock.now(),
  });
  await withTransaction(world.db, (tx) => mergeDays(tx, batch));
}

describe('the choice of alerts', () => {
  it('is off at first, kept when it is chosen, and told in the activity', async () => {
    expect(await read()).toMatchObject({ billAbove: null, leak: false, highDay: false, revision: 0 });
    await choose();
    expect(await read()).toMatchObject({ billAbove: 10_000, leak: true, highDay: true, revision: 1 });
    const activity = await world.call(CHITRA, { 'user:activity': { page: 1, size: 10 } });
    expect(getData(activity, 'user:activity').rows[0]).toMatchObject({ kind: 'changedAlerts' });
  });

  it('is refused in a second tab that shows an older one', async () => {
    await choose();
    expect(getCode(await choose({ leak: false }), 'insights:setAlerts')).toBe('SK_PREF_1003');
    expect(getCode(await choose({ revision: 7 }), 'insights:setAlerts')).toBe('SK_PREF_1003');
  });

  it('is nobody else’s, nor of who may only look', async () => {
    expect(getCode(await choose({}, DANIEL), 'insights:setAlerts')).toBe('SK_ACCESS_1001');
    const own = { accountNo: '8934521670' };
    expect(getCode(await choose(own, DANIEL), 'insights:setAlerts')).toBe('SK_ACCESS_1001');
    const reply = await world.call(DANIEL, { 'insights:alerts': own });
    expect(getCode(reply, 'insights:alerts')).toBe('SK_ACCESS_1001');
  });
});

describe('an alert', () => {
  it('an alert that nobody chose is not sent', async () => {
    await sweep();
    expect(await mails()).toEqual([]);
  });

  it('an alert of a leak is sent once in a bill, also when two gateways look at once', async () => {
    await choose({ billAbove: null, highDay: false });
    await Promise.all([sweep(), sweep()]);
    await sweep();
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('Water has run through the nights since 16 Nov 2026');
    expect(sent[0]?.text).not.toContain('nothing to unsubscribe from');
    world.clock.shift(24 * HOUR);
    await sweep();
    expect(await mails()).toHaveLength(1);
  });

  it('an alert of the bill is sent when it is likely to pass the chosen amount, and not before', async () => {
    await choose({ leak: false, highDay: false });
    likely = 10_000;
    await sweep();
    expect(await mails()).toEqual([]);
    likely = 10_001;
    await useOn(YESTERDAY, 9_000);
    await sweep();
    const [mail] = await mails();
    expect(mail?.text).toContain('likely to end at about S$100.01, above the S$100.00 that you chose');
  });

  it('an alert of the bill goes by the forecast that the usage page shows', async () => {
    await world.close();
    world = await openTestWorld({ at: '2026-11-30T15:12:00+08:00' });
    const reply = await world.call('meilin@example.com', {
      'insights:forecast': { accountNo: '8934521670' },
    });
    const shown = getData(reply, 'insights:forecast').running?.outlook.likely?.total.middle;
    const { config, db, clock } = world;
    const switches = async () => (await hostNow({ config, db }, 'localhost')).switches;
    expect(shown).toBeGreaterThan(5_000);
    expect(await findLikelyBill({ db, clock, switches }, 100_101)).toBe(shown);
  });

  it('an alert of a high day is sent for a whole day that stands out', async () => {
    await choose({ billAbove: null, leak: false });
    await sweep();
    expect(await mails()).toEqual([]);
    await useOn(YESTERDAY, 60_000);
    await sweep();
    expect((await mails())[0]?.text).toContain('On 19 Nov 2026 the account ending with 0017 used 60.0 kWh');
  });

  it('an alert that is found at night waits until 8 AM', async () => {
    world.clock.shift(7 * HOUR);
    await choose({ billAbove: null, highDay: false });
    await sweep();
    expect(await mails()).toEqual([]);
    world.clock.shift(9 * HOUR);
    expect(await mails()).toEqual([]);
    world.clock.shift(0.5 * HOUR);
    expect(await mails()).toHaveLength(1);
  });

  it('an alert that was delayed into the night waits until 8 AM too', async () => {
    await choose({ billAbove: null, highDay: false });
    await sweep();
    world.clock.shift(8 * HOUR);
    expect(await mails()).toEqual([]);
    world.clock.shift(8.5 * HOUR);
    expect(await mails()).toHaveLength(1);
  });

  it('an alert that the mail server did not take in the evening is not tried again at night', async () => {
    world.clock.shift(5.4 * HOUR);
    await choose({ billAbove: null, highDay: false });
    await sweep();
    expect(await mails(() => ({ send: () => Promise.reject(new Error('away')) }))).toEqual([]);
    world.clock.shift(0.2 * HOUR);
    expect(await mails()).toEqual([]);
    world.clock.shift(11 * HOUR);
    expect(await mails()).toHaveLength(1);
  });

  it('an alert that was switched off before it left is not sent, and found again once it is chosen again', async () => {
    await choose({ billAbove: null, highDay: false });
    await sweep();
    await choose({ revision: 1, billAbove: null, leak: false, highDay: false });
    expect(await mails()).toEqual([]);
    await choose({ revision: 2, billAbove: null, highDay: false });
    await sweep();
    expect(await mails()).toHaveLength(1);
  });

  it('an alert of a leak that stopped in the night is not sent in the morning', async () => {
    world.clock.shift(7 * HOUR);
    await choose({ billAbove: null, highDay: false });
    await sweep();
    await world.db
      .updateTable('leakEpisode')
      .set((eb) => ({ endedAt: eb.ref('flowedTo') }))
      .where('endedAt', 'is', null)
      .execute();
    world.clock.shift(9.5 * HOUR);
    expect(await mails()).toEqual([]);
  });

  it('an alert of a bill that is likely to stay below the amount after all is not sent in the morning', async () => {
    world.clock.shift(7 * HOUR);
    await choose({ leak: false, highDay: false });
    likely = 10_001;
    await sweep();
    likely = 9_900;
    world.clock.shift(9.5 * HOUR);
    expect(await mails()).toEqual([]);
    likely = 10_500;
    await sweep();
    expect((await mails())[0]?.text).toContain('S$105.00');
  });

  it('an alert is not sent twice by a gateway that died after it had sent it', async () => {
    await choose({ billAbove: null, highDay: false });
    await sweep();
    expect(await mails()).toHaveLength(1);
    await world.db.updateTable('outbox').set({ doneAt: null, lockedUntil: null, attempts: 0 }).execute();
    expect(await mails()).toHaveLength(1);
  });

  it('an alert is not sent twice by two gateways that deliver at once', async () => {
    await choose();
    await sweep();
    await Promise.all([mails(), mails()]);
    expect(await mails()).toHaveLength(1);
  });

  it('an alert of a bill that was issued before it left comes for the next bill, and once', async () => {
    world.clock.shift(7 * HOUR);
    await choose({ billAbove: null, highDay: false });
    await sweep();
    await sql`insert into bill (account_id, bill_id, period_from, period_to, issued_on, due_on, total_cents)
      select account_id, bill_id || '-2', period_to + 1, date '2026-11-20', date '2026-11-20', due_on + 30, 9900
      from bill where account_id = (select account_id from account where account_no = ${ACCOUNT})
      order by period_to desc limit 1`.execute(world.db);
    world.clock.shift(9.5 * HOUR);
    expect(await mails()).toEqual([]);
    await sweep();
    await sweep();
    expect(await mails()).toHaveLength(1);
  });

  it('an alert that the mail server did not take is sent later', async () => {
    await choose({ billAbove: null, highDay: false });
    await sweep();
    expect(await mails(() => ({ send: () => Promise.reject(new Error('away')) }))).toEqual([]);
    world.clock.shift(0.1 * HOUR);
    expect(await mails()).toHaveLength(1);
  });

  it('an alert that the mail server may have taken is not sent again', async () => {
    await choose({ billAbove: null, highDay: false });
    await sweep();
    expect(await mails(() => ({ send: () => Promise.reject(new MailUnconfirmed('silent')) }))).toEqual([]);
    world.clock.shift(0.1 * HOUR);
    expect(await mails()).toEqual([]);
    await sweep();
    expect(await mails()).toEqual([]);
  });

  it('an alert to a login without an address is tried once a day, and comes when the address does', async () => {
    await choose({ billAbove: null, highDay: false });
    await sweep();
    let asked = 0;
    const unknown = {
      ...world.identity.admin,
      getUser: async () => {
        asked += 1;
        return null;
      },
    };
    for (let minute = 0; minute < 3; minute += 1) {
      expect(await mails(undefined, unknown)).toEqual([]);
      await sweep();
    }
    expect(asked).toBe(1);
    world.clock.shift(23.9 * HOUR);
    expect(await mails()).toEqual([]);
    world.clock.shift(0.2 * HOUR);
    expect(await mails()).toHaveLength(1);
  });

  it('an alert of a high day trusts no estimate, and comes when the half hours do, days later', async () => {
    await choose({ billAbove: null, leak: false });
    await useOn(YESTERDAY, 60_000, 1);
    await sweep();
    expect(await mails()).toEqual([]);
    world.clock.shift(72 * HOUR);
    await useOn(YESTERDAY, 60_000);
    await sweep();
    expect((await mails())[0]?.text).toContain('On 19 Nov 2026');
  });

  it('a bill is forecast again once a day, and when readings of a day that is over or the choice have changed', async () => {
    await choose({ leak: false, highDay: false });
    for (let minute = 0; minute < 5; minute += 1) await sweep();
    expect(forecasts).toBe(1);
    await useOn(sgDay('2026-11-20'), 7_000);
    await sweep();
    expect(forecasts).toBe(1);
    await useOn(YESTERDAY, 9_000);
    await sweep();
    await choose({ revision: 1, billAbove: 20_000, leak: false, highDay: false });
    await sweep();
    await sweep();
    expect(forecasts).toBe(3);
    world.clock.shift(24 * HOUR);
    await sweep();
    await sweep();
    expect(forecasts).toBe(4);
  });
});

describe('somebody who no longer has the account', () => {
  const unlink = () =>
    world.db
      .deleteFrom('customerAccount')
      .where(
        'accountId',
        '=',
        sql<number>`(
    select account_id from account where account_no = ${ACCOUNT})`,
      )
      .execute();

  it('is told nothing more, and nothing is judged for them', async () => {
    await choose();
    await unlink();
    await sweep();
    expect(await world.db.selectFrom('usageAlertSent').select('kind').execute()).toEqual([]);
  });

  it('gets no mail of what was found before', async () => {
    await choose({ billAbove: null });
    await sweep();
    await unlink();
    expect(await mails()).toEqual([]);
  });
});

describe('the link in an alert', () => {
  it('the link switches that alert off without a sign-in, once, and says so the second time', async () => {
    await choose({ billAbove: null });
    await sweep();
    const token = await readToken();
    expect(getData(await switchOff(token), 'insights:switchOffAlert')).toEqual({ kind: 'leak', isNew: true });
    expect(await read()).toMatchObject({ billAbove: null, leak: false, highDay: true, revision: 2 });
    await choose({ revision: 2, billAbove: null });
    expect(getData(await switchOff(token), 'insights:switchOffAlert')).toEqual({
      kind: 'leak',
      isNew: false,
    });
    expect(await read()).toMatchObject({ leak: true, revision: 3 });
    const activity = await world.call(CHITRA, { 'user:activity': { page: 1, size: 10 } });
    const kinds = getData(activity, 'user:activity').rows.map(({ kind }) => kind);
    expect(kinds).toContain('switchedAlertOff');
  });

  it('a link that was never sent switches nothing off', async () => {
    expect(getCode(await switchOff('made up'), 'insights:switchOffAlert')).toBe('SK_ALERT_1001');
  });
});
