/** @engines both */
import { restPaths } from '@portal/contract/http';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findViolations } from '../../db/invariants.ts';
import { forgetPhotos, sweepUploads } from '../../jobs/housekeeping.ts';
import { databaseFileStore } from '../../ports/file-store/database-file-store.ts';
import { getCode } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { multipart, multipartType, pdfFile } from '../linking/test/manual-calls.ts';
import { jpeg, png } from '../uploads/test/pictures.ts';
import { MEI_LIN, meterCalls, typed } from './test/meter-calls.ts';
import { photoWithPlace, readSegments } from './test/photo-metadata.ts';

let world: TestWorld;
let meiLin: ReturnType<typeof meterCalls>;
beforeEach(async () => {
  world = await openTestWorld();
  meiLin = meterCalls(world);
});
afterEach(() => world.close());

const { accountNo, water, gas, electricity } = MEI_LIN;

interface Sent {
  readonly person?: string;
  readonly account?: string;
  readonly device?: string;
  readonly name?: string;
  readonly key?: string;
}

async function sendPhoto(
  bytes: Buffer | null,
  { person = 'meilin', account = accountNo, device = water, name = 'meter.jpg', key }: Sent = {},
) {
  const reply = await world.app.inject({
    method: 'POST',
    url: restPaths.readingPhoto,
    headers: {
      authorization: `Bearer ${await world.tokenFor(`${person}@example.com`)}`,
      'content-type': multipartType,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload: multipart({ accountNo: account, deviceNo: device }, bytes && { name, bytes }),
  });
  return reply.json<{ photoAt?: string; error?: { code: string; message: string } }>();
}

const remove = async (device = water) =>
  world.call('meilin@example.com', { 'meter:removePhoto': { accountNo, deviceNo: device } });

const files = () =>
  world.db
    .selectFrom('meterPhoto as photo')
    .innerJoin('storedFile as file', (join) =>
      join.onRef('file.customerId', '=', 'photo.customerId').onRef('file.fileId', '=', 'photo.fileId'),
    )
    .select(['photo.deviceNo', 'file.type', 'file.state', 'file.bytes'])
    .execute();
const countFiles = async () => (await world.db.selectFrom('storedFile').select('fileId').execute()).length;
const getPhotoAt = async () => (await meiLin.outlook()).find(({ deviceNo }) => deviceNo === water)?.photoAt;

describe('a photo of a meter', () => {
  test('is kept at once, and a later one takes its place', async () => {
    const before = await countFiles();
    expect(await sendPhoto(jpeg())).toEqual({ photoAt: '2026-11-20T07:30:00.000Z' });
    expect(await getPhotoAt()).toBe('2026-11-20T07:30:00.000Z');
    world.clock.shift(60_000);
    await sendPhoto(png(), { name: 'meter.png' });
    expect(await files()).toMatchObject([{ deviceNo: water, type: 'image/png', state: 'kept' }]);
    expect(await getPhotoAt()).toBe('2026-11-20T07:31:00.000Z');
    // The earlier file is gone.
    expect(await countFiles()).toBe(before + 1);
    expect(await findViolations(world.db)).toEqual([]);
  });

  test('loses where it was taken, by every way in which a file can say so', async () => {
    const taken = photoWithPlace();
    expect(readSegments(taken)).toEqual(['APP1', 'APP1', 'COM', 'APP0', 'APP2']);
    await sendPhoto(taken);
    const [stored] = await files();
    const kept = Buffer.from(stored?.bytes ?? []);
    // Size of the dots and colours: nothing else stands beside the picture.
    expect(readSegments(kept)).toEqual(['APP0', 'APP2']);
    for (const trace of ['Exif', 'GPS', 'xmp', '103.8561']) expect(kept.includes(trace), trace).toBe(false);
    expect(kept.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });

  test('comes once under its key', async () => {
    await sendPhoto(jpeg(), { key: 'photo-1' });
    world.clock.shift(60_000);
    expect(await sendPhoto(jpeg(), { key: 'photo-1' })).toEqual({ photoAt: '2026-11-20T07:30:00.000Z' });
    expect(await sendPhoto(png(), { key: 'photo-1', name: 'other.png' })).toMatchObject({
      error: { code: 'SK_IDEM_1001' },
    });
    expect(await files()).toHaveLength(1);
  });

  test('can be removed while the window is open, and sent again', async () => {
    await sendPhoto(jpeg());
    expect(getCode(await remove(), 'meter:removePhoto')).toBeUndefined();
    expect(await files()).toEqual([]);
    expect(await getPhotoAt()).toBeNull();
    const left = await sql`select 1 from stored_file where state = 'kept' and type like 'image/%'`.execute(
      world.db,
    );
    expect(left.rows).toEqual([]);
    // Without one nothing happens.
    for (const device of [water, 'W99999999'])
      expect(getCode(await remove(device), 'meter:removePhoto')).toBeUndefined();
    expect(await sendPhoto(jpeg())).toHaveProperty('photoAt');
  });

  test('stays when its reading is sent, and when another takes its place', async () => {
    await sendPhoto(jpeg());
    await meiLin.send(typed(water, '1231.4'));
    await meiLin.send(typed(water, '1232.4'));
    expect(await files()).toHaveLength(1);
  });
});

describe('a photo that is not taken', () => {
  test.each([
    [
      'a document',
      () => pdfFile().bytes,
      'meter.pdf',
      'SK_FILE_1001',
      'The photo must be a .jpg, .jpeg or .png',
    ],
    [
      'a document called a picture',
      () => pdfFile().bytes,
      'meter.jpg',
      'SK_FILE_1001',
      'The photo must be a .jpg, .jpeg or .png',
    ],
    [
      'half a picture',
      () => png().subarray(0, 60),
      'meter.png',
      'SK_FILE_1003',
      'The file cannot be accepted. Please choose another file.',
    ],
    [
      'nothing',
      () => Buffer.alloc(0),
      'meter.jpg',
      'SK_FILE_1004',
      'The file is empty. Please choose another file.',
    ],
  ])('%s is refused, and nothing is left of it', async (_what, make, name, code, message) => {
    const before = await countFiles();
    expect(await sendPhoto(make(), { name })).toMatchObject({ error: { code, message } });
    expect(await countFiles()).toBe(before);
  });

  test('a form without a photo says so', async () => {
    expect(await sendPhoto(null)).toMatchObject({
      error: { code: 'SK_INPUT_1001', message: 'Please choose a photo' },
    });
  });

  test('a meter that sends its own readings takes none, nor does an unknown one', async () => {
    const codeOf = async (device: string) => (await sendPhoto(jpeg(), { device })).error?.code;
    expect(await codeOf(electricity)).toBe('SK_METER_1003');
    expect(await codeOf('W99999999')).toBe('SK_ACCESS_1001');
  });

  test('an account of somebody else is neither confirmed nor denied', async () => {
    for (const account of [accountNo, '8999999990'])
      expect(await sendPhoto(jpeg(), { person: 'chitra', account })).toMatchObject({
        error: { code: 'SK_ACCESS_1001' },
      });
  });

  test('a master user is refused as when reading', async () => {
    expect(await sendPhoto(jpeg(), { person: 'estate', account: '8920105008' })).toMatchObject({
      error: { code: 'SERVICE_FAILURE' },
    });
  });

  test.each([
    ['2026-11-18T07:59:59.999', 'SK_METER_1002'],
    ['2026-11-18T08:00:00.000', undefined],
    ['2026-11-25T23:00:00.000', undefined],
    ['2026-11-25T23:00:00.001', 'SK_METER_1002'],
  ])('at %s the answer is %s', async (time, code) => {
    await meiLin.moveTo(time);
    expect((await sendPhoto(jpeg(), { device: gas })).error?.code).toBe(code);
    expect(getCode(await remove(gas), 'meter:removePhoto')).toBe(code);
  });
});

describe('a photo that has done its work', () => {
  const DAY = 86_400_000;
  const cleanUp = async () => {
    const { db, clock } = world;
    const parts = { db, clock, files: databaseFileStore(db, clock), log: { error() {} } };
    const forgotten = await forgetPhotos(parts);
    await sweepUploads(parts);
    expect(await findViolations(world.db, ['a photo of a meter is a file that is kept'])).toEqual([]);
    return forgotten;
  };

  test('goes an hour after a window without a reading', async () => {
    const before = await countFiles();
    await sendPhoto(jpeg());
    await meiLin.moveTo('2026-11-26T00:00:00.000');
    expect(await cleanUp()).toBe(0);
    world.clock.shift(1);
    expect(await cleanUp()).toBe(1);
    expect(await countFiles()).toBe(before);
  });

  test('stays for twelve months with its reading', async () => {
    const before = await countFiles();
    await sendPhoto(jpeg());
    await meiLin.send(typed(water, '1231.4'));
    world.clock.shift(365 * DAY);
    expect(await cleanUp()).toBe(0);
    world.clock.shift(1);
    expect(await cleanUp()).toBe(1);
    expect(await files()).toEqual([]);
    expect(await countFiles()).toBe(before);
  });
});
