/** @engines both */
import { createHash } from 'node:crypto';
import { restPaths } from '@portal/contract/http';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findViolations } from '../../db/invariants.ts';
import { deliverBatch } from '../../jobs/outbox-worker.ts';
import { createMailer } from '../../ports/mail/create-mailer.ts';
import { devMailbox } from '../../ports/mail/dev-mailbox.store.ts';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { multipart, multipartType } from '../linking/test/manual-calls.ts';
import { readingMailHandlers } from '../meter-readings/mails/mails.ts';
import { MEI_LIN, meterCalls, typed } from '../meter-readings/test/meter-calls.ts';
import { photoWithPlace } from '../meter-readings/test/photo-metadata.ts';

let world: TestWorld;
let meiLin: ReturnType<typeof meterCalls>;
beforeEach(async () => {
  world = await openTestWorld();
  meiLin = meterCalls(world);
});
afterEach(() => world.close());

const STAFF = 'staff@example.com';
const { accountNo, water, gas } = MEI_LIN;

async function loadQueue(search?: string) {
  const asked = { name: 'meterReadings', ...(search === undefined ? {} : { search }) };
  const queue = getData(await world.call(STAFF, { 'staff:queue': asked }), 'staff:queue');
  if (queue.name !== 'meterReadings') throw new Error('another queue came');
  return queue;
}
const open = (itemId: string, person = STAFF) => world.call(person, { 'staff:meterReading': { itemId } });
const openData = async (itemId: string) => getData(await open(itemId), 'staff:meterReading');
const decide = async (itemId: string, decision: string, note?: string, person = STAFF) => {
  const input = { queue: 'meterReadings', itemId, decision, ...(note === undefined ? {} : { note }) };
  const reply = await world.call(person, { 'staff:decide': input });
  return getCode(reply, 'staff:decide') ?? getData(reply, 'staff:decide').status;
};

async function sendPhoto(device = water, bytes = photoWithPlace()): Promise<string | undefined> {
  const reply = await world.app.inject({
    method: 'POST',
    url: restPaths.readingPhoto,
    headers: {
      authorization: `Bearer ${await world.tokenFor('meilin@example.com')}`,
      'content-type': multipartType,
    },
    payload: multipart({ accountNo, deviceNo: device }, { name: 'meter.jpg', bytes }),
  });
  return reply.json<{ error?: { code: string } }>().error?.code;
}
const removePhoto = async () =>
  getCode(
    await world.call('meilin@example.com', { 'meter:removePhoto': { accountNo, deviceNo: water } }),
    'meter:removePhoto',
  );
const fetchPhoto = async (itemId: string, person = STAFF) =>
  world.app.inject({
    method: 'POST',
    url: restPaths.staffReadingPhoto,
    headers: { authorization: `Bearer ${await world.tokenFor(person)}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ itemId }),
  });

/** @returns the item of a reading far above the usual use */
async function sendUnusual(): Promise<string> {
  await meiLin.send(typed(water, '1258.9'));
  const [waiting] = (await loadQueue()).waiting;
  if (!waiting) throw new Error('nothing waits');
  return waiting.itemId;
}

describe('the queue of readings', () => {
  test('has unusual ones and those with a photo, the oldest last, and no others', async () => {
    expect(await loadQueue()).toMatchObject({
      waiting: [],
      waitingCount: 0,
      oldestAt: null,
      decidedCount: 0,
    });
    await meiLin.send(typed(water, '1258.9'), typed(gas, '2380'));
    expect((await loadQueue()).waiting).toEqual([
      {
        itemId: expect.stringMatching(/^MR-\d+$/),
        accountNo,
        utilityType: 'water',
        deviceNo: water,
        reading: '1258.9',
        receivedAt: '2026-11-20T07:30:00.000Z',
        unusual: 'muchMore',
        hasPhoto: false,
      },
    ]);
    world.clock.shift(60_000);
    await meiLin.send(typed(gas, '2381'));
    await sendPhoto(gas);
    const { waiting, waitingCount, oldestAt } = await loadQueue();
    expect(waiting.map(({ deviceNo, unusual, hasPhoto }) => [deviceNo, unusual, hasPhoto])).toEqual([
      [gas, null, true],
      [water, 'muchMore', false],
    ]);
    expect([waitingCount, oldestAt]).toEqual([2, '2026-11-20T07:30:00.000Z']);
    const { queues } = getData(await world.call(STAFF, { 'staff:queues': {} }), 'staff:queues');
    expect(queues).toContainEqual({ name: 'meterReadings', waiting: 2 });
  });

  test('is searched by account number, in any spelling, and by meter', async () => {
    await sendUnusual();
    for (const search of [accountNo, '00 8934 521670', 'w2041', water])
      expect((await loadQueue(search)).waiting, search).toHaveLength(1);
    for (const search of ['8934530034', '8999999990', 'W9'])
      expect((await loadQueue(search)).waiting, search).toEqual([]);
  });

  test('lets a reading go when its window closes, and when another takes its place', async () => {
    await sendUnusual();
    await meiLin.send(typed(water, '1231.4'));
    expect((await loadQueue()).waiting).toEqual([]);
    await sendUnusual();
    await meiLin.moveTo('2026-11-25T23:00:00.000');
    expect((await loadQueue()).waiting).toHaveLength(1);
    world.clock.shift(1);
    expect((await loadQueue()).waiting).toEqual([]);
  });
});

describe('an open reading', () => {
  test('stands beside those before it and the usual use of its home', async () => {
    await sendPhoto();
    const item = await openData(await sendUnusual());
    expect(item).toMatchObject({
      accountNo,
      deviceNo: water,
      reading: '1258.9',
      status: 'waiting',
      source: 'Web',
      holder: 'Tan Mei Lin',
      unusual: 'muchMore',
      window: { from: '2026-11-18T00:00:00.000Z', to: '2026-11-25T15:00:00.000Z' },
      use: { milli: 39_400, days: 33 },
      photo: { type: 'image/jpeg', cameAt: '2026-11-20T07:30:00.000Z' },
      decision: null,
      isOwn: false,
    });
    expect(item.usual?.mean).toBeGreaterThan(400);
    expect(item.earlier.slice(0, 2)).toEqual([
      { date: '2026-11-17', reading: expect.any(String), kind: 'estimated' },
      { date: '2026-10-18', reading: '1219.5', kind: 'actual' },
    ]);
  });

  test('is recorded, and so is a look at its photo', async () => {
    await sendPhoto();
    const itemId = await sendUnusual();
    await open(itemId);
    const photo = await fetchPhoto(itemId);
    expect(photo.statusCode).toBe(200);
    expect(photo.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
    });
    expect(photo.rawPayload.includes('GPS')).toBe(false);
    const rows = await world.db
      .selectFrom('auditEvent')
      .select(['action', 'object'])
      .where('action', 'like', 'reading:%')
      .orderBy('seq')
      .execute();
    const object = itemId.replace('MR-', 'reading:');
    expect(rows).toEqual([
      { action: 'reading:opened', object },
      { action: 'reading:photoViewed', object },
    ]);
  });

  test('is found by staff alone, and only by its own number', async () => {
    const itemId = await sendUnusual();
    expect(getCode(await open(itemId, 'meilin@example.com'), 'staff:meterReading')).toBe('SK_ACCESS_1001');
    for (const other of ['MR-1', 'MR-', 'LC-2611-0418', "MR-1' or 1=1"])
      expect(getCode(await open(other), 'staff:meterReading'), other).toBe('SK_ACCESS_1001');
    expect((await fetchPhoto(itemId)).json()).toMatchObject({ error: { code: 'SK_ACCESS_1001' } });
    expect((await fetchPhoto(itemId, 'meilin@example.com')).json()).toMatchObject({
      error: { code: 'SK_ACCESS_1001' },
    });
  });
});

describe('a decision on a reading', () => {
  test('accepts it: it stays the customer’s reading, and is listed as decided today', async () => {
    const itemId = await sendUnusual();
    await open(itemId);
    expect(await decide(itemId, 'accept')).toBe('accepted');
    expect(await loadQueue()).toMatchObject({
      waitingCount: 0,
      decided: [{ itemId, reading: '1258.9', decision: 'accept' }],
      decidedCount: 1,
    });
    expect((await meiLin.meters()).find(({ deviceNo }) => deviceNo === water)?.lastSelfSubmitted).toBe(
      '1258.9',
    );
    expect(await openData(itemId)).toMatchObject({
      status: 'accepted',
      decision: { decision: 'accept', isOwn: true, note: null },
    });
    expect(await decide(itemId, 'setAside', 'Too late')).toBe('SK_STAFF_1001');
    expect(await findViolations(world.db)).toEqual([]);
  });

  test('sets it aside: it no longer counts, the customer is told why and may send another', async () => {
    const itemId = await sendUnusual();
    await open(itemId);
    expect(await decide(itemId, 'setAside', '<b>The photo</b> shows 1238.9.')).toBe('setAside');
    expect((await meiLin.meters()).find(({ deviceNo }) => deviceNo === water)?.lastSelfSubmitted).toBeNull();

    const { config, db, clock } = world;
    const log = { warn() {}, error() {} };
    const mailer = createMailer(config, db, clock);
    const handlers = readingMailHandlers({ config, db, mailer, log, clock }, world.identity.admin);
    while ((await deliverBatch({ db, clock, log, handlers })) > 0);
    const mailbox = devMailbox(db, clock);
    const [head] = await mailbox.list();
    const mail = await mailbox.get(head?.id ?? 0);
    expect(mail).toMatchObject({
      recipient: 'meilin@example.com',
      subject: 'Please check your meter reading',
    });
    expect(mail?.text).toContain('We could not use the reading 1258.9 that you sent for meter W20418837');
    expect(mail?.text).toContain('You can send another reading until Wed 25 Nov 2026, 11:00 PM.');
    expect(mail?.text).toContain('<b>The photo</b> shows 1238.9.');
    expect(mail?.text).toContain('Submit Meter Reading: http://localhost:4000/meter-readings');

    expect((await meiLin.send(typed(water, '1238.9'))).success).toMatchObject([{ replaced: null }]);
    expect(await findViolations(world.db)).toEqual([]);
  });

  test('needs a note to set it aside, and the look of the same officer', async () => {
    const itemId = await sendUnusual();
    expect(await decide(itemId, 'accept')).toBe('SK_STAFF_1011');
    await open(itemId, 'finance@example.com');
    expect(await decide(itemId, 'accept')).toBe('SK_STAFF_1011');
    await open(itemId);
    expect(await decide(itemId, 'setAside')).toBe('SK_INPUT_1001');
    expect(await decide(itemId, 'setAside', '   ')).toBe('SK_INPUT_1001');
    expect(await decide('MR-1', 'accept')).toBe('SK_ACCESS_1001');
    expect((await loadQueue()).waitingCount).toBe(1);
  });

  test('is made once: the second of two at a time is told', async () => {
    const itemId = await sendUnusual();
    await open(itemId);
    await open(itemId, 'finance@example.com');
    const both = [decide(itemId, 'accept'), decide(itemId, 'setAside', 'Not legible', 'finance@example.com')];
    const answers = (await Promise.all(both)).toSorted();
    expect(answers[0]).toBe('SK_STAFF_1001');
    expect(['accepted', 'setAside']).toContain(answers[1]);
  });

  test('comes too late when the customer has sent another, or the window is closed', async () => {
    const itemId = await sendUnusual();
    await open(itemId);
    await meiLin.send(typed(water, '1258.8'));
    expect(await decide(itemId, 'accept')).toBe('SK_STAFF_1012');
    const [next] = (await loadQueue()).waiting;
    await open(next?.itemId ?? '');
    await meiLin.moveTo('2026-11-25T23:00:00.001');
    expect(await decide(next?.itemId ?? '', 'setAside', 'Too late')).toBe('SK_METER_1002');
  });

  test('is not for an officer who holds the account', async () => {
    const itemId = await sendUnusual();
    await sql`insert into customer_account (customer_id, account_id, linked_at)
      select customer_id, 100101, now() from customer join idp_account using (subject)
      where email = ${STAFF}`.execute(world.db);
    expect(await openData(itemId)).toMatchObject({ isOwn: true });
    expect(await decide(itemId, 'accept')).toBe('SK_STAFF_1010');
  });
});

describe('a decision on a reading with a photo', () => {
  const look = async (itemId: string) => {
    await open(itemId);
    return fetchPhoto(itemId);
  };
  const other = () => photoWithPlace(80, 40);

  test('is on the photo that the officer was shown, and keeps its hash', async () => {
    await sendPhoto();
    const itemId = await sendUnusual();
    await open(itemId);
    expect(await decide(itemId, 'accept'), 'the photo was not shown').toBe('SK_STAFF_1011');
    const photo = await fetchPhoto(itemId);
    await open(itemId);
    expect(await decide(itemId, 'accept')).toBe('accepted');
    const [decision] = await world.db.selectFrom('meterReadingDecision').select('photoSha256').execute();
    expect(decision?.photoSha256).toBe(createHash('sha256').update(photo.rawPayload).digest('hex'));
  });

  test('comes too late when the customer has sent, replaced or removed the photo', async () => {
    const itemId = await sendUnusual();
    await open(itemId);
    await sendPhoto();
    expect(await decide(itemId, 'accept')).toBe('SK_STAFF_1012');
    await look(itemId);
    await sendPhoto(water, other());
    expect(await decide(itemId, 'accept')).toBe('SK_STAFF_1012');
    await open(itemId);
    expect(await decide(itemId, 'accept'), 'the earlier photo was shown').toBe('SK_STAFF_1011');
    await look(itemId);
    await removePhoto();
    expect(await decide(itemId, 'accept')).toBe('SK_STAFF_1012');
    await open(itemId);
    expect(await decide(itemId, 'accept')).toBe('accepted');
  });

  test('keeps the photo of an accepted reading as it is, until the customer sends another reading', async () => {
    await sendPhoto();
    const itemId = await sendUnusual();
    await look(itemId);
    await decide(itemId, 'accept');
    expect(await sendPhoto(water, other())).toBe('SK_METER_1005');
    expect(await removePhoto()).toBe('SK_METER_1005');
    expect((await openData(itemId)).photo).toMatchObject({ type: 'image/jpeg' });
    await meiLin.send(typed(water, '1231.4'));
    expect(await sendPhoto(water, other())).toBeUndefined();
    expect(await removePhoto()).toBeUndefined();
  });

  test('lets the customer send a better photo when it is set aside', async () => {
    await sendPhoto();
    const itemId = await sendUnusual();
    await look(itemId);
    await decide(itemId, 'setAside', 'The photo cannot be read.');
    expect(await sendPhoto(water, other())).toBeUndefined();
  });
});
